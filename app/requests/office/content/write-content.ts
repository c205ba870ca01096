/** What the form of an item of content does: saving, its lists' buttons, removing, and taking a change back. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { leave } from "../../../backend.server";
import { type ContentTree, controlName, movedRow, treeOf } from "../../../domain/office/content/content-form";
import { CONTENT_SECTIONS, type ContentSection } from "../../../domain/office/content/content-sections";
import { notFound } from "../../not-found-response";
import { unknownIntent } from "../../unknown-intent";
import type { AtOffice } from "../office";
import { NEW } from "./open-content";

type ContentAt = AtOffice & { deed: "save" | "rows" | "remove" | "undo"; form: Record<string, string> };
type ItemFields = Record<string, unknown>;
type Problem = { control: string; says: string };
type Theirs = { control: string; label: string; theirs: string; yours: string };

/** The form as it was sent, and what is wrong with it. */
type RejectedContent = {
  tree: ContentTree;
  base: string;
  zone: string;
  deedId: string;
  problems: Problem[];
  conflicts: Theirs[];
  by?: { actor: string; at: string } | undefined;
  /** Where the focus goes. */
  focus?: string;
  usedBy?: string[];
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export async function writeContent(at: ContentAt, section: ContentSection, args: ActionFunctionArgs) {
  const { desk, staff, form, deed } = at;
  const { key = NEW } = args.params;
  const { collection, path } = CONTENT_SECTIONS[section];
  const deedId = UUID.test(form.deedId ?? "") ? (form.deedId as string) : randomUUID();
  const by = { actor: staff.actor, deedId };

  switch (deed) {
    case "save":
    case "rows": {
      const base = itemIn(form.base);
      if (key !== NEW && !(await desk.content.get(collection, key))) throw notFound(args.request);
      // Without it, the form would overwrite what others wrote meanwhile.
      if (!base) throw new Response("The form is incomplete", { status: 400, statusText: "Bad Request" });
      const fields = await desk.contentForms.fields(collection);
      const zone = form.zone ?? "UTC";
      const tree = treeOf(fields, form);
      const shown = { tree, base: form.base ?? "{}", zone, deedId, problems: [], conflicts: [] };
      if (deed === "rows") {
        const moved = movedRow(tree, form.row ?? "");
        if (!moved) throw unknownIntent();
        return data<RejectedContent>({ ...shown, ...moved });
      }
      const read = await desk.contentForms.read(collection, tree, { base, zone });
      if (read.faults.length > 0) return refused({ ...shown, problems: read.faults.map(problemOf) });
      const saving = key === NEW ? by : { ...by, base };
      const outcome = await desk.content.save(collection, key, read.item, saving);
      switch (outcome.kind) {
        case "saved":
          return leave(args.context, `${path}/${outcome.key}?saved=${outcome.deedId ?? ""}`);
        case "faults":
          return refused({ ...shown, problems: outcome.faults.map(problemOf) });
        case "missing":
          throw notFound(args.request);
        default: {
          const { conflicts, item, theirs, by: last } = outcome;
          return data<RejectedContent>(
            {
              ...shown,
              tree: desk.contentForms.values(collection, item, zone),
              base: JSON.stringify(theirs),
              deedId: randomUUID(),
              conflicts: conflicts.map((one) => theirsOf(one, item)),
              by: last && { actor: last.actor, at: `${last.at.toISOString().slice(0, 16).replace("T", " ")} UTC` },
            },
            { status: 409 },
          );
        }
      }
    }
    case "remove": {
      const outcome = await desk.content.remove(collection, key, by);
      if (outcome.kind === "missing") throw notFound(args.request);
      if (outcome.kind === "removed") return leave(args.context, `${path}?${new URLSearchParams({ removed: deedId })}`);
      const item = (await desk.content.get(collection, key))?.item ?? {};
      const zone = await desk.contentForms.zoneOf(item);
      return refused({
        tree: desk.contentForms.values(collection, item, zone),
        base: JSON.stringify(item),
        zone,
        deedId: randomUUID(),
        problems: outcome.says.map((says) => ({ control: "", says })),
        conflicts: [],
        usedBy: outcome.by.map(({ name }) => name),
      });
    }
    case "undo": {
      const outcome = await desk.content.undo(form.undoes ?? "", by);
      if (outcome.kind === "missing") throw notFound(args.request);
      if (outcome.kind === "removed") return leave(args.context, `${path}?undone=1`);
      if (outcome.kind === "saved") return leave(args.context, `${path}/${outcome.key}?undone=1`);
      throw new Response("It was changed again since, so it can’t be taken back.", {
        status: 409,
        statusText: "Conflict",
      });
    }
    default:
      throw unknownIntent();
  }
}

const refused = (shown: RejectedContent) => data(shown, { status: 400 });

const problemOf = ({ path = [], field, says }: { path?: PropertyKey[]; field: string; says: string }): Problem => ({
  control: path.length > 0 ? controlName(path) : field,
  says,
});

function itemIn(text: string | undefined): ItemFields | undefined {
  try {
    const item: unknown = JSON.parse(text ?? "");
    return typeof item === "object" && item !== null && !Array.isArray(item) ? (item as ItemFields) : undefined;
  } catch {
    return undefined;
  }
}

/** A conflict at its control. A part's id in the path becomes its place in the list. */
function theirsOf(
  { path, yours, theirs }: { path: PropertyKey[]; yours: unknown; theirs: unknown },
  item: ItemFields,
): Theirs {
  const [first = "", second, ...rest] = path;
  const parts = item[String(first)];
  const index = Array.isArray(parts) ? parts.findIndex((part: ItemFields) => part.id === second) : -1;
  const control = controlName(index >= 0 ? [first, index, ...rest] : path);
  return { control, label: String(rest.at(-1) ?? first), theirs: inWords(theirs), yours: inWords(yours) };
}

const inWords = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);
