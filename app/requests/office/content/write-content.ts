/** Handles a content item's form: saving, drafts, the buttons of its lists, and removing. */
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
type DraftOutcome = Awaited<ReturnType<AtOffice["desk"]["drafts"]["save"]>> | { kind: "illegible" };
type Writing = ReturnType<typeof writingOf>;

export async function writeContent(at: ContentAt, section: ContentSection, args: ActionFunctionArgs) {
  const writing = writingOf(at, section, args);
  switch (at.deed) {
    case "rows":
      return moveRow(writing);
    case "save":
      return save(writing);
    case "draft":
      return keepDraft(writing);
    case "publish":
      return publish(writing);
    case "discard":
      return discardDraft(writing);
    case "remove":
      return remove(writing);
    default:
      throw unknownIntent();
  }
}

function writingOf({ desk, staff, form }: ContentAt, section: ContentSection, args: ActionFunctionArgs) {
  const { key = NEW } = args.params;
  const { collection, path } = CONTENT_SECTIONS[section];
  const deedId = isDeedId(form.deedId) ? form.deedId : randomUUID();
  return { desk, form, key, collection, path, by: { actor: staff.actor, deedId }, args };
}

async function moveRow(writing: Writing) {
  const { shown } = await posted(writing);
  const moved = movedRow(shown.tree, writing.form.row ?? "");
  if (!moved) throw unknownIntent();
  return data<RejectedContent>({ ...shown, ...moved });
}

async function save(writing: Writing) {
  const { desk, collection, key, path, by, args } = writing;
  const sent = await posted(writing);
  if (sent.problems.length > 0) return refused({ ...sent.shown, problems: sent.problems });
  const saving = key === NEW ? by : { ...by, base: sent.base };
  const outcome = await desk.content.save(collection, key, sent.item, saving);
  if (outcome.kind !== "saved") return unsaved(writing, sent, outcome);
  return leave(args.context, `${path}/${outcome.key}?saved=${outcome.deedId ?? ""}`);
}

async function keepDraft(writing: Writing) {
  const sent = await posted(writing);
  const outcome = await saveDraft(writing, sent);
  if (outcome.kind !== "saved") return unsaved(writing, sent, outcome);
  const done = outcome.changed ? "kept" : "same";
  return leave(writing.args.context, `${writing.path}/${outcome.key}?draft&done=${done}`);
}

async function publish(writing: Writing) {
  const { desk, collection, path, form, by, args } = writing;
  const sent = await posted(writing);
  const kept = await saveDraft(writing, sent);
  if (kept.kind !== "saved") return unsaved(writing, sent, kept);
  const outcome = await desk.drafts.publish(collection, kept.key, { actor: by.actor, seen: form.seen });
  if (outcome.kind === "saved") {
    return leave(args.context, `${path}/${outcome.key}?done=published&saved=${outcome.deedId ?? ""}`);
  }
  if (outcome.kind === "missing") throw notFound(args.request);
  const draft = outcome.kind === "conflict" ? outcome.draft : (await desk.drafts.find(collection, kept.key))?.item;
  const shown = { ...sent.shown, base: JSON.stringify(draft ?? sent.item), deedId: randomUUID(), kept: true };
  if (outcome.kind === "faults") return refused({ ...shown, problems: outcome.faults.map(problemOf) });
  const tree = desk.contentForms.values(collection, outcome.item, shown.zone);
  return inConflict({ ...shown, ...conflicting(outcome), seen: outcome.seen, tree });
}

async function discardDraft({ desk, collection, key, path, form, by, args }: Writing) {
  const outcome = await desk.drafts.discard(collection, key, { ...by, seen: form.seen });
  if (outcome.kind === "changed") return leave(args.context, `${path}/${key}?draft&done=changed`);
  const stored = await desk.content.get(collection, key);
  return leave(args.context, `${stored ? `${path}/${key}` : path}?done=discarded`);
}

async function remove({ desk, collection, key, path, by, args }: Writing) {
  const outcome = await desk.content.remove(collection, key, by);
  if (outcome.kind === "missing") throw notFound(args.request);
  if (outcome.kind === "removed") {
    return leave(args.context, `${path}?${new URLSearchParams({ removed: by.deedId })}`);
  }
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

/** The posted form. Throws a 404 if neither the item nor a draft of it exists. */
async function posted({ desk, collection, key, form, by, args }: Writing): Promise<PostedItem> {
  const exists = key === NEW || (await desk.content.get(collection, key)) || (await desk.drafts.find(collection, key));
  if (!exists) throw notFound(args.request);
  return postedItem(desk, collection, { form, deedId: by.deedId });
}

/** A draft may break its collection's rules, but its fields must be readable. */
async function saveDraft({ desk, collection, key, by }: Writing, sent: PostedItem): Promise<DraftOutcome> {
  if (sent.problems.length > 0) return { kind: "illegible" };
  return desk.drafts.save(collection, key, sent.item, key === NEW ? by : { ...by, base: sent.base });
}

function unsaved(
  { desk, collection, args }: Writing,
  { shown, problems }: PostedItem,
  outcome: Exclude<DraftOutcome, { kind: "saved" }>,
) {
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
      return inConflict({ ...shown, tree, base, deedId: randomUUID(), ...conflicting(outcome) });
    }
  }
}

const refused = (rejected: RejectedContent) => data<RejectedContent>(rejected, { status: 400 });
const inConflict = (rejected: RejectedContent) => data<RejectedContent>(rejected, { status: 409 });
