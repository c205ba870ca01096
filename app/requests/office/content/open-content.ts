/** The page of one content item: its form with the current values, or an empty one. */
import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { CONTENT_SECTIONS, type ContentSection } from "../../../domain/office/content/content-sections";
import { instantKey } from "../../../domain/office/views/utc-text";
import { notFound } from "../../not-found-response";
import type { AtOffice } from "../office";
import { draftAt, draftNote } from "./open-draft";

/** Used instead of a key for an item that isn't stored yet. */
export const NEW = "new";

type OpeningAt = Pick<AtOffice, "desk" | "previewLink">;

export async function openContent(office: OpeningAt, section: ContentSection, args: LoaderFunctionArgs) {
  const { desk } = office;
  const { key = NEW } = args.params;
  const query = new URL(args.request.url).searchParams;
  const { collection, site } = CONTENT_SECTIONS[section];
  const from = query.get("from");
  const stored = key === NEW ? undefined : (await desk.content.get(collection, key))?.item;
  const drafted = key === NEW ? undefined : await desk.drafts.find(collection, key);
  const onDraft = drafted && (query.has("draft") || !stored);
  const begun = async () =>
    (from && (await desk.content.duplicate(collection, from))) || desk.contentForms.blank(collection);
  const item = key === NEW ? await begun() : onDraft ? drafted.item : stored;
  if (!item || typeof item === "string") throw notFound(args.request);
  const [fields, zone, last, draft] = await Promise.all([
    desk.contentForms.fields(collection, item),
    desk.contentForms.zoneOf(item),
    stored ? desk.content.lastChange(key) : undefined,
    drafted && draftAt(office, { name: collection, key, open: onDraft === true }),
  ]);
  return {
    section,
    itemKey: key,
    /** Whether the item was ever public. */
    stored: stored !== undefined,
    draft,
    note: draftNote(query),
    name: String(item.title ?? item.ringName ?? item.name ?? ""),
    fields,
    zone,
    tree: desk.contentForms.values(collection, item, zone),
    /** The item as it was when the form was opened, to detect changes by other editors. */
    base: JSON.stringify(item),
    deedId: randomUUID(),
    removeDeedId: randomUUID(),
    last: last && { actor: last.actor, at: `${instantKey(last.at)} UTC` },
    siteHref: stored && site && isShown(stored) ? site(key, String(item.slug)) : undefined,
    saved: query.get("saved") ?? undefined,
    undone: query.has("undone"),
    stream: section === "broadcasts" && stored ? await desk.streams.check(String(item.streamKey)) : undefined,
  };
}

/** Hidden categories and articles have no page. */
const isShown = ({ hidden, visible }: Record<string, unknown>) => hidden !== true && visible !== false;
