/**
 * A CSV file of one collection. Parts of an item have columns of their own (`tiers.name`): the first part is in the
 * item's row, the others in rows below it whose other cells are empty.
 */
import { createReadStream } from "node:fs";
import { CsvError, parse } from "csv-parse";
import type { z } from "zod";
import { fromCell } from "./cells";
import { type Collection, collections, type Name, names } from "./collections";
import { article } from "./fault-sentences";
import type { Fault, Item, Path, Source } from "./items";

type Column = { field: string; part: boolean; schema: z.core.$ZodType };
type CsvRow = { cells: string[]; line: number };

/** A collection's columns, with those of its parts last. */
export function columnsOf({ item, child }: Collection): Column[] {
  const own = Object.entries(item.shape).filter(([field]) => field !== child?.field);
  const parts = Object.entries(child?.item.shape ?? {});
  return [
    ...own.map(([field, schema]) => ({ field, part: false, schema })),
    ...parts.map(([field, schema]) => ({ field, part: true, schema })),
  ];
}

export const headingOf = ({ child }: Collection, { field, part }: Column) =>
  part ? `${child?.field}.${field}` : field;

/** `only` names the collection. Without it the heading decides. */
export async function csvSource(file: string, only?: Name): Promise<Source> {
  const faults: Fault[] = [];
  let heading: string[] = [];
  let collection: Name | undefined = only;
  let count = 0;
  let broken = false;
  try {
    for await (const { cells, line } of rows(file)) {
      if (heading.length === 0) {
        heading = cells.map((cell) => cell.trim());
        collection ??= fitting(heading);
        if (!collection) faults.push({ line, field: "", says: "The heading fits no part of content." });
        else faults.push(...headingFaults(heading, collections[collection], line));
      } else if (cells.length > heading.length) {
        faults.push({ line, field: "", says: `This row has ${cells.length} cells under ${heading.length} columns.` });
      } else count += 1;
    }
    if (heading.length === 0) faults.push({ line: 1, field: "", says: "The file is empty." });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    broken = true;
    faults.push({
      line: Number(error.lines) || 1,
      field: "",
      says: `The file is not valid CSV here: ${error.message}.`,
    });
  }
  return {
    faults,
    unreadable: broken || !collection || heading.length === 0,
    collections: collection ? [collection] : [],
    count,
    async *items(wanted) {
      if (wanted === collection) yield* itemsOf(file, wanted);
    },
  };
}

/** The collection that most columns belong to. */
function fitting(heading: string[]): Name | undefined {
  const known = (name: Name) => {
    const columns = columnsOf(collections[name]).map((column) => headingOf(collections[name], column));
    return heading.filter((one) => columns.includes(one)).length;
  };
  const [best] = names.filter((name) => !collections[name].document).sort((a, b) => known(b) - known(a));
  return best && known(best) > 1 ? best : undefined;
}

function headingFaults(heading: string[], collection: Collection, line: number): Fault[] {
  const known = columnsOf(collection).map((column) => headingOf(collection, column));
  return heading.flatMap((name, index) => {
    if (!known.includes(name)) return [{ line, field: name, says: `is not a column of ${article(collection.one)}` }];
    return heading.indexOf(name) < index ? [{ line, field: name, says: "is a column twice" }] : [];
  });
}

async function* itemsOf(file: string, name: Name): AsyncIterable<Item> {
  const collection = collections[name];
  let columns: (Column | undefined)[] | undefined;
  let open: { value: Record<string, unknown>; parts: number[]; line: number } | undefined;

  const finished = ({ value, parts, line }: NonNullable<typeof open>): Item => ({
    collection: name,
    value,
    lineOf: (path: Path) =>
      (path[0] === collection.child?.field && typeof path[1] === "number" && parts[path[1]]) || line,
  });

  for await (const { cells, line } of rows(file)) {
    if (!columns) {
      const known = columnsOf(collection);
      columns = cells.map((cell) => known.find((one) => headingOf(collection, one) === cell.trim()));
      continue;
    }
    const own = filledIn(columns, cells, false);
    const part = filledIn(columns, cells, true);
    if (own.filled || !open) {
      if (open) yield finished(open);
      open = { value: own.value, parts: [], line };
      if (collection.child) open.value[collection.child.field] = [];
    }
    if (part.filled && collection.child) {
      (open.value[collection.child.field] as unknown[]).push(part.value);
      open.parts.push(line);
    }
  }
  if (open) yield finished(open);
}

function filledIn(columns: (Column | undefined)[], cells: string[], part: boolean) {
  const value: Record<string, unknown> = {};
  let filled = false;
  for (const [index, column] of columns.entries()) {
    if (!column || column.part !== part) continue;
    const cell = cells[index] ?? "";
    filled ||= cell !== "";
    const read = fromCell(column.schema, cell);
    if (read !== undefined) value[column.field] = read;
  }
  return { value, filled };
}

/** Non-empty rows, with the line where each starts. */
async function* rows(file: string): AsyncIterable<CsvRow> {
  const parser = createReadStream(file).pipe(parse({ bom: true, info: true, relax_column_count: true }));
  let before = 0;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    const line = before + 1;
    before = info.lines;
    if (record.some((cell) => cell !== "")) yield { cells: record, line };
  }
}
