/** What the form of an item of content does: saving, its draft, its lists' buttons, and removing. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { leave } from "../../../backend.server";
import { movedRow } from "../../../domain/office/content/content-form";
import { CONTENT_SECTIONS, type ContentSection } from "../../../domain/office/content/content-sections";
import { notFound } from "../../not-found-response";
import { unknownIntent } from "../../unknown-intent";
import type { AtOffice } from "../office";
import { NEW } from "./open-content";
import { conflicting, isDeedId, type PostedItem, postedItem, problemOf, type RejectedContent } from "./posted-item";

type ContentDeed = "save" | "rows" | "draft" | "publish" | "discard" | "remove";
type ContentAt = AtOffice & { deed: ContentDeed; form: Record<string, string> };
type Kept = Awaited<ReturnType<AtOffice["desk"]["drafts"]["save"]>>;

export async function writeContent(at: ContentAt, section: ContentSection, args: ActionFunctionArgs) {
  const { desk, staff, form, deed } = at;
  const { key = NEW } = args.params;
  const { collection, path } = CONTENT_SECTIONS[section];
  const deedId = isDeedId(form.deedId) ? form.deedId : randomUUID();
  const by = { actor: staff.actor, deedId };

  switch (deed) {
    case "rows": {
      const { shown } = await opened();
      const moved = movedRow(shown.tree, form.row ?? "");
      if (!moved) throw unknownIntent();
      return data<RejectedContent>({ ...shown, ...moved });
    }
    case "save": {
      const posted = await opened();
      if (posted.problems.length > 0) return refused({ ...posted.shown, problems: posted.problems });
      const saving = key === NEW ? by : { ...by, base: posted.base };
      const outcome = await desk.content.save(collection, key, posted.item, saving);
      if (outcome.kind === "saved") {
        return leave(args.context, `${path}/${outcome.key}?saved=${outcome.deedId ?? ""}`);
      }
      return unsaved(outcome, posted);
    }
    case "draft": {
      const posted = await opened();
      const outcome = await keptDraft(posted);
      if (outcome.kind !== "saved") return unsaved(outcome, posted);
      return leave(args.context, `${path}/${outcome.key}?draft&done=${outcome.changed ? "kept" : "same"}`);
    }
    case "publish": {
      const posted = await opened();
      const kept = await keptDraft(posted);
      if (kept.kind !== "saved") return unsaved(kept, posted);
      const outcome = await desk.drafts.publish(collection, kept.key, { actor: staff.actor, seen: form.seen });
      if (outcome.kind === "saved") {
        return leave(args.context, `${path}/${outcome.key}?done=published&saved=${outcome.deedId ?? ""}`);
      }
      if (outcome.kind === "missing") throw notFound(args.request);
      const draft = outcome.kind === "conflict" ? outcome.draft : (await desk.drafts.find(collection, kept.key))?.item;
      const shown = { ...posted.shown, base: JSON.stringify(draft ?? posted.item), deedId: randomUUID(), kept: true };
      if (outcome.kind === "faults") return refused({ ...shown, problems: outcome.faults.map(problemOf) });
      const answer = { ...shown, ...conflicting(outcome), seen: outcome.seen };
      const tree = desk.contentForms.values(collection, outcome.item, shown.zone);
      return data<RejectedContent>({ ...answer, tree }, { status: 409 });
    }
    case "discard": {
      const outcome = await desk.drafts.discard(collection, key, { ...by, seen: form.seen });
      if (outcome.kind === "changed") return leave(args.context, `${path}/${key}?draft&done=changed`);
      const stored = await desk.content.get(collection, key);
      return leave(args.context, `${stored ? `${path}/${key}` : path}?done=discarded`);
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
    default:
      throw unknownIntent();
  }

  async function opened(): Promise<PostedItem> {
    const isThere =
      key === NEW || (await desk.content.get(collection, key)) || (await desk.drafts.find(collection, key));
    if (!isThere) throw notFound(args.request);
    return postedItem(desk, collection, { form, deedId });
  }

  /** A draft needs not be right, but it must be legible. */
  async function keptDraft({ item, base, problems }: PostedItem): Promise<Kept | { kind: "illegible" }> {
    if (problems.length > 0) return { kind: "illegible" };
    return desk.drafts.save(collection, key, item, key === NEW ? by : { ...by, base });
  }

  function unsaved(outcome: Exclude<Kept, { kind: "saved" }> | { kind: "illegible" }, { shown, problems }: PostedItem) {
    switch (outcome.kind) {
      case "missing":
        throw notFound(args.request);
      case "illegible":
        return refused({ ...shown, problems });
      case "faults":
        return refused({ ...shown, problems: outcome.faults.map(problemOf) });
      case "conflict": {
        const tree = desk.contentForms.values(collection, outcome.item, shown.zone);
        const base = JSON.stringify(outcome.theirs);
        const answer = { ...shown, tree, base, deedId: randomUUID(), ...conflicting(outcome) };
        return data<RejectedContent>(answer, { status: 409 });
      }
    }
  }
}

const refused = (rejected: RejectedContent) => data<RejectedContent>(rejected, { status: 400 });
