/** The page of one change in the history: what changed, and undoing it. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { leave } from "../../backend.server";
import { writtenAt } from "../../domain/office/content/content-sections";
import { inWords, kindsOf } from "../../domain/office/history-view";
import type { PastChangeView } from "../../domain/office/past-change-view";
import { instantKey } from "../../domain/office/views/utc-text";
import { notFound } from "../not-found-response";
import type { AtOffice } from "./office";

type ChangeArgs = { request: Request; params: { auditId?: string | undefined } };
/** Why nothing was undone. */
type Refusal = { again?: true; outdated?: true; says?: string[] };

const KINDS = ["created", "saved", "removed"] as const;

async function changeAt({ desk, staff }: AtOffice, { request, params }: ChangeArgs) {
  const kinds = kindsOf(staff.roles);
  const mine = kinds === undefined || kinds.includes("content");
  const change = mine ? await desk.content.pastChange(params.auditId ?? "") : undefined;
  const kind = KINDS.find((one) => change?.action === `content.${one}`);
  if (!change || !kind) throw notFound(request);
  return { change, kind };
}

/** Throws a 404 if it isn't a content change that this role may see. */
export async function pastChangeView(office: AtOffice, args: ChangeArgs): Promise<PastChangeView> {
  const { change, kind } = await changeAt(office, args);
  const said = ({ actor, at }: { actor: string; at: Date }) => ({ actor, at: `${instantKey(at)} UTC` });
  return {
    id: args.params.auditId ?? "",
    ...{ kind, itemName: change.itemName, revision: change.revision },
    itemHref: change.revision ? writtenAt(change.collection, change.key)?.item : undefined,
    by: said(change.by),
    since: change.since && said(change.since),
    fields: change.fields.map(({ field, before, after, now, again }) => ({
      ...{ field, again, before: inWords(before), after: inWords(after), now: inWords(now) },
    })),
  };
}

type TakingBack = {
  deed: "undo" | "putBack";
  form: Record<string, string>;
  fields: readonly (readonly [string, string])[];
};

export async function takeBack(office: AtOffice & TakingBack, args: ActionFunctionArgs) {
  const { desk, staff, deed, form, fields } = office;
  const { change } = await changeAt(office, args);
  const auditId = args.params.auditId ?? "";
  const by = { actor: staff.actor, deedId: randomUUID() };
  const chosen = fields.flatMap(([name, value]) => (name === "field" ? [value] : []));
  const outcome =
    deed === "undo"
      ? await desk.content.undo(auditId, by)
      : await desk.content.putBack(auditId, { ...by, fields: chosen, seen: form.seen ?? "" });
  const pages = writtenAt(change.collection, change.key);
  const back = `/office/history?${new URLSearchParams({ entity: change.key })}`;
  switch (outcome.kind) {
    case "saved":
      return leave(args.context, pages ? `${pages.item}?undone=1` : back);
    case "removed":
      return leave(args.context, pages ? `${pages.list}?undone=1` : back);
    case "missing":
      throw notFound(args.request);
    case "outdated":
      return data<Refusal>({ outdated: true }, { status: 409 });
    case "conflict":
      return data<Refusal>({ again: true }, { status: 409 });
    case "faults":
      return data<Refusal>({ says: outcome.faults.map(({ field, says }) => `${field} ${says}`) }, { status: 400 });
    case "used":
      return data<Refusal>({ says: [...outcome.by.map(({ name }) => name), ...outcome.says] }, { status: 400 });
  }
}
