/** One item as a source, so that the office's forms are checked and written like files. */
import { collections, type Name } from "../collections";
import type { Source } from "../items";
import type { ItemRow } from "../rows";

/** Without a value, the source mentions no collection: nothing is written, and what leaves the store can be checked. */
export const oneItem = (collection: Name, value: ItemRow | undefined): Source =>
  value ? itemsSource(collection, [value]) : { ...itemsSource(collection, []), collections: [] };

/** Items as a source. Each is on the line of its place in the list. */
export const itemsSource = (collection: Name, values: ItemRow[]): Source => ({
  faults: [],
  unreadable: false,
  collections: [collection],
  count: values.length,
  async *items(asked) {
    if (asked !== collection) return;
    for (const [index, value] of values.entries()) yield { collection, value, lineOf: () => index + 1 };
  },
});

/** What an item is called in lists and sentences. */
export const nameOf = (row: ItemRow, collection: Name): string => {
  const { key } = collections[collection];
  return String(row.title ?? row.ringName ?? row.name ?? row.caption ?? row[key] ?? "");
};
