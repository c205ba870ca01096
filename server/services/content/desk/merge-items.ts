/** Three versions of an item become one: what only one side changed is taken, what both changed is a conflict. */
import type { Collection } from "../collections";
import type { Path } from "../items";
import { canonical, type ItemRow } from "../rows";

export type FieldConflict = { path: Path; base: unknown; yours: unknown; theirs: unknown };
/** `item` has yours where there is a conflict. */
type Merged = { item: ItemRow; conflicts: FieldConflict[] };
type Sides<T> = { base: T; yours: T; theirs: T };

const same = (a: unknown, b: unknown) => canonical(a ?? null) === canonical(b ?? null);
const isRow = (value: unknown): value is ItemRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Merges field by field. Translations are merged language by language and field by field, an item's parts part by part;
 * any other list or object is one field. All three items are in one notation.
 */
export function mergeItems(sides: Sides<ItemRow>, { child }: Collection): Merged {
  const merged: Merged = { item: {}, conflicts: [] };
  for (const field of fieldsOf(sides)) {
    const own = at(sides, field);
    const value =
      child?.field === field
        ? mergeParts(own, [field], merged.conflicts, child.counts)
        : mergeValue(own, [field], merged.conflicts, field === "translations" ? 2 : 0);
    if (value !== undefined) merged.item[field] = value;
  }
  return merged;
}

const fieldsOf = ({ base, yours, theirs }: Sides<ItemRow>) =>
  new Set([...Object.keys(theirs), ...Object.keys(yours), ...Object.keys(base)]);

const at = ({ base, yours, theirs }: Sides<ItemRow>, field: string): Sides<unknown> => ({
  base: base[field],
  yours: yours[field],
  theirs: theirs[field],
});

/** `depth`: how many levels of objects are merged field by field. */
function mergeValue(
  { base, yours, theirs }: Sides<unknown>,
  path: Path,
  conflicts: FieldConflict[],
  depth = 0,
): unknown {
  if (same(yours, theirs) || same(base, yours)) return theirs;
  if (same(base, theirs)) return yours;
  if (depth > 0 && isRow(yours) && isRow(theirs)) {
    const sides = { base: isRow(base) ? base : {}, yours, theirs };
    const value: ItemRow = {};
    for (const field of fieldsOf(sides)) {
      const one = mergeValue(at(sides, field), [...path, field], conflicts, depth - 1);
      if (one !== undefined) value[field] = one;
    }
    return value;
  }
  conflicts.push({ path, base, yours, theirs });
  return yours;
}

/** Parts are the same if their ids are; one without an id is new. The order is yours if you changed it. */
function mergeParts(sides: Sides<unknown>, path: Path, conflicts: FieldConflict[], counts: string[] = []): ItemRow[] {
  const [base, yours, theirs] = [sides.base, sides.yours, sides.theirs].map(partsIn) as [Parts, Parts, Parts];
  const reordered = !same([...base.byId.keys()], [...yours.byId.keys()]);
  const [first, second] = reordered ? [yours, theirs] : [theirs, yours];
  const ids = [...new Set([...first.byId.keys(), ...second.byId.keys()])];
  const parts = ids.flatMap((id) => {
    const [b, y, t] = [base.byId.get(id), yours.byId.get(id), theirs.byId.get(id)];
    const own = [...path, id];
    if (y && t) return [mergeFields({ base: b ?? {}, yours: y, theirs: t }, own, conflicts, counts)];
    const kept = mergeValue({ base: b, yours: y, theirs: t }, own, conflicts);
    return isRow(kept) ? [kept] : [];
  });
  return [...parts, ...yours.fresh];
}

function mergeFields(sides: Sides<ItemRow>, path: Path, conflicts: FieldConflict[], counts: string[]): ItemRow {
  const value: ItemRow = {};
  for (const field of fieldsOf(sides)) {
    const own = at(sides, field);
    const one =
      (counts.includes(field) ? sumOfChanges(own) : undefined) ?? mergeValue(own, [...path, field], conflicts);
    if (one !== undefined) value[field] = one;
  }
  return value;
}

/** Two people who each add ten seats add twenty. */
function sumOfChanges({ base, yours, theirs }: Sides<unknown>): number | undefined {
  const [before, mine, now] = [base ?? 0, yours ?? 0, theirs ?? 0].map(Number) as [number, number, number];
  return Number.isFinite(before + mine + now) ? Math.max(0, now + mine - before) : undefined;
}

type Parts = { byId: Map<string, ItemRow>; fresh: ItemRow[] };

function partsIn(list: unknown): Parts {
  const rows = Array.isArray(list) ? list.filter(isRow) : [];
  return {
    byId: new Map(rows.filter(({ id }) => typeof id === "string").map((row) => [String(row.id), row])),
    fresh: rows.filter(({ id }) => typeof id !== "string"),
  };
}
