/** Fields of an item from elsewhere that the office's items don't have. Items from the desk's forms never have any. */
import { collections, type Name } from "../collections";
import type { Path } from "../items";
import type { ItemRow } from "../rows";

/** The paths of unknown fields, and of parts that are no list of objects. The desk would leave them out. */
export function unknownFields(name: Name, item: ItemRow): Path[] {
  const { item: schema, child } = collections[name];
  const others = (fields: ItemRow, known: object, at: Path): Path[] =>
    Object.keys(fields).flatMap((field) => (Object.hasOwn(known, field) ? [] : [[...at, field]]));
  const parts = child && item[child.field];
  if (!child || parts === undefined) return others(item, schema.shape, []);
  if (!Array.isArray(parts)) return [...others(item, schema.shape, []), [child.field]];
  return [
    ...others(item, schema.shape, []),
    ...parts.flatMap((part: unknown, index) =>
      typeof part === "object" && part !== null
        ? others(part as ItemRow, child.item.shape, [child.field, index])
        : [[child.field, index]],
    ),
  ];
}
