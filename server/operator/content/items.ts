/** Items of a file, each with the lines on which its fields stand. */
import type { Name } from "./collections";

/** Names of fields and numbers of elements, from the item down. */
export type Path = PropertyKey[];
/** A `notice` is told, and stops nothing. */
export type Fault = { line: number; field: string; says: string; notice?: true };
export type Item = { collection: Name; value: unknown; lineOf(path: Path): number };

/** A file: may be gone through as often as one likes; one item is in memory at a time. */
export type Source = {
  /** What is wrong with the form of the file. */
  faults: Fault[];
  /** The file is so broken that its items cannot be trusted. */
  unreadable: boolean;
  /** Collections that the file speaks of, though it may have no item of one. */
  collections: Name[];
  count: number;
  items(collection: Name): AsyncIterable<Item>;
};

export const fieldName = (path: Path): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : String(part)))
    .join(".")
    .replaceAll(".[", "[");
