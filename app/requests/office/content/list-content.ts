/** A list of content at the office: its search, its rows and the way to the next page. */
import { CONTENT_SECTIONS, type ContentSection } from "../../../domain/office/content/content-sections";
import type { AtOffice } from "../office";
import { factsOf } from "./item-facts";

const LONGEST_SEARCH = 100;

export async function listContent(desk: AtOffice["desk"], section: ContentSection, request: Request) {
  const query = new URL(request.url).searchParams;
  const text = query.get("text")?.trim().slice(0, LONGEST_SEARCH) ?? "";
  const after = query.get("older") ?? undefined;
  const { collection } = CONTENT_SECTIONS[section];
  const { items, next } = await desk.content.list(collection, { text: text || undefined }, after);
  return {
    section,
    text,
    rows: items.map(({ key, name, row, parts }) => ({ key, name, facts: factsOf(section, row, parts) })),
    next,
    first: after === undefined,
    /** The deed that removed an item, which can be undone. */
    removed: query.get("removed") ?? undefined,
  };
}
