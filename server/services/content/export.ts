/** Exports the store's content to a file, item by item. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import { expandPlan } from "../../../app/domain/seating/expand-plan";
import type { SeatingPlan } from "../../../app/domain/seating/seating-plan";
import type { Db } from "../../store/db";
import { withLines } from "../../store/upkeep/line-source";
import { writeWhole } from "../../store/upkeep/whole-file";
import { toCell } from "./cells";
import { type Collection, collections, type Name } from "./collections";
import { columnsOf, headingOf } from "./csv-items";
import { type ItemRow, itemOf } from "./rows";
import { allItems } from "./stored";

/**
 * Writes `wanted` as one document, or the first of them as CSV. Returns the number of items, all as of one moment.
 * Throws a Refused if the file can't be written.
 */
export async function exportContent(
  db: Db,
  o: { file: string; wanted: Name[]; csv: boolean; expanded: boolean; progress(done: number, of: number): void },
): Promise<number> {
  let count = 0;
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const of = await sumOf(tx, o.wanted);
      const exported = async function* (name: Name) {
        for await (const { row, parts } of allItems(tx, collections[name])) {
          const item = itemOf(row, parts, collections[name]);
          yield o.expanded && name === "seatingPlans" ? expandPlan(item as ItemRow & SeatingPlan) : item;
          count += 1;
          o.progress(count, of);
        }
      };
      const [first = "events"] = o.wanted;
      const text = o.csv ? csvOf(collections[first], exported(first)) : jsonOf(o.wanted, exported);
      await writeWhole(o.file, (aside) => withLines(text, (source) => pipeline(source, createWriteStream(aside))));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return count;
}

async function* jsonOf(wanted: Name[], items: (name: Name) => AsyncIterable<ItemRow>): AsyncGenerator<string> {
  let before = "{\n";
  for (const name of wanted) {
    yield `${before}  "${name}": [`;
    let comma = "\n";
    for await (const item of items(name)) {
      yield `${comma}${JSON.stringify(item, null, 2).replace(/^/gm, "    ")}`;
      comma = ",\n";
    }
    yield comma === "\n" ? "]" : "\n  ]";
    before = ",\n";
  }
  yield "\n}\n";
}

async function* csvOf(collection: Collection, items: AsyncIterable<ItemRow>): AsyncGenerator<string> {
  const columns = columnsOf(collection);
  const line = (cells: string[]) => stringify([cells], { record_delimiter: "\r\n" });
  yield `\uFEFF${line(columns.map((column) => headingOf(collection, column)))}`;
  for await (const item of items) {
    const [first = {}, ...rest] = (collection.child ? (item[collection.child.field] as ItemRow[]) : []) ?? [];
    const cells = (own: ItemRow, part: ItemRow) =>
      columns.map((column) => toCell(column.schema, (column.part ? part : own)[column.field]));
    yield line(cells(item, first));
    for (const part of rest) yield line(cells({}, part));
  }
}

async function sumOf(tx: Db, wanted: Name[]): Promise<number> {
  let sum = 0;
  // A transaction is one connection, and a connection takes one statement at a time.
  for (const name of wanted) sum += await tx.$count(collections[name].table);
  return sum;
}
