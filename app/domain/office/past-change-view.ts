/** A content change from the history, beside the item's current values. */

export type PastChangeView = {
  id: string;
  kind: "created" | "saved" | "removed";
  itemName: string;
  /** The page that edits the item. */
  itemHref: string | undefined;
  by: { actor: string; at: string };
  since: { actor: string; at: string } | undefined;
  /** The item's current revision; undefined if it was removed. */
  revision: string | undefined;
  fields: { field: string; before: string; after: string; now: string; again: boolean }[];
};
