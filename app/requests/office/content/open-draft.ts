/** An item's draft in the office: what its editors see of it, and the result of the last form. */
import { DRAFT_NOTES, type DraftNote, type DraftView } from "../../../domain/office/content/draft-view";
import { instantKey } from "../../../domain/office/views/utc-text";
import type { AtOffice } from "../office";

type DraftedName = Parameters<AtOffice["desk"]["drafts"]["find"]>[0];

export async function draftAt(
  { desk, previewLink }: Pick<AtOffice, "desk" | "previewLink">,
  { name, key, open }: { name: DraftedName; key: string; open: boolean },
): Promise<DraftView | undefined> {
  const [row, prospect] = await Promise.all([desk.drafts.find(name, key), desk.drafts.prospect(name, key)]);
  if (!row || !prospect) return undefined;
  const link = prospect.page === undefined ? undefined : previewLink({ name, key, path: prospect.page });
  return {
    author: row.author,
    at: utcTime(row.at),
    revision: row.revision,
    open,
    faults: prospect.faults.map(({ field, says }) => `${field} ${says}`),
    preview: link && { href: link.href, until: utcTime(link.until) },
  };
}

export const draftNote = (query: URLSearchParams): DraftNote | undefined =>
  DRAFT_NOTES.find((note) => note === query.get("done"));

const utcTime = (at: Date) => `${instantKey(at)} UTC`;
