/** A list of content in the office: search, rows and the link to the next page. */
import { CONTENT_SECTIONS, type ContentSection } from "../../../domain/office/content/content-sections";
import type { AtOffice } from "../office";
import { factsOf } from "./item-facts";

const LONGEST_SEARCH = 100;

export async function listContent(desk: AtOffice["desk"], section: ContentSection, request: Request) {
  const query = new URL(request.url).searchParams;
  const text = query.get("text")?.trim().slice(0, LONGEST_SEARCH) ?? "";
  const after = query.get("older") ?? undefined;
  const { collection } = CONTENT_SECTIONS[section];
  const [{ items, next }, drafts] = await Promise.all([
    desk.content.list(collection, { text: text || undefined }, after),
    desk.drafts.list(collection),
  ]);
  const drafted = new Set(drafts.map(({ key }) => key));
  return {
    section,
    text,
    rows: items.map(({ key, name, row, parts }) => ({
      key,
      name,
      facts: factsOf(section, row, parts),
      drafted: drafted.has(key),
    })),
    /** Drafts of items that fans have never seen. */
    fresh: drafts.flatMap(({ key, name, isNew, author }) => (isNew ? [{ key, name, author }] : [])),
    discarded: query.get("done") === "discarded",
    next,
    first: after === undefined,
    /** Id of the deed that removed an item, which can be undone. */
    removed: query.get("removed") ?? undefined,
  };
}
