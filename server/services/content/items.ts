/** A file's items, each with the lines of its fields. */
import type { Name } from "./collections";

/** Field names and indexes, starting from the item. */
export type Path = PropertyKey[];
/** A `notice` is shown but doesn't stop the import. */
export type Fault = {
  line: number;
  field: string;
  says: string;
  notice?: true;
  /** The field, from its item. */
  path?: Path;
  /** The item that refers to the one that can't be removed. */
  by?: { collection: Name; key: string };
};
export type Item = { collection: Name; value: unknown; lineOf(path: Path): number };

/** A file. It can be read repeatedly, with one item in memory at a time. */
export type Source = {
  /** What is wrong with the file's form. */
  faults: Fault[];
  /** True if the file is so broken that its items can't be trusted. */
  unreadable: boolean;
  /** Collections that the file mentions, even if it has none of their items. */
  collections: Name[];
  count: number;
  items(collection: Name): AsyncIterable<Item>;
};

export const fieldName = (path: Path): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : String(part)))
    .join(".")
    .replaceAll(".[", "[");
