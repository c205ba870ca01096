/** One item as a source, so that the office's forms are checked and written like files. */
import { collections, type Name } from "../collections";
import type { Source } from "../items";
import type { ItemRow } from "../rows";

/** Without a value, the source mentions no collection: nothing is written, and what leaves the store can be checked. */
export const oneItem = (collection: Name, value: ItemRow | undefined): Source => ({
  faults: [],
  unreadable: false,
  collections: value ? [collection] : [],
  count: value ? 1 : 0,
  async *items(asked) {
    if (value && asked === collection) yield { collection, value, lineOf: () => 1 };
  },
});

/** What an item is called in lists and sentences. */
export const nameOf = (row: ItemRow, collection: Name): string => {
  const { key } = collections[collection];
  return String(row.title ?? row.ringName ?? row.name ?? row.caption ?? row[key] ?? "");
};
