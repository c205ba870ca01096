/** A change of content in the history, beside what the item says now. */

export type PastChangeView = {
  id: string;
  kind: "created" | "saved" | "removed";
  itemName: string;
  /** The page that writes the item. */
  itemHref: string | undefined;
  by: { actor: string; at: string };
  since: { actor: string; at: string } | undefined;
  /** The item's revision that is shown. Undefined if it is gone. */
  revision: string | undefined;
  fields: { field: string; before: string; after: string; now: string; again: boolean }[];
};
