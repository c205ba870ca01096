/** A copy of an item that can be saved as a new one. */
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { collections, type Name } from "../collections";
import type { ItemRow } from "../rows";
import { column } from "../stored";

/** The letters of short codes: none that is mistaken for another. */
const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 6;
const SLUG_LENGTH = 80;

/** The copy has no ids. Its slug gets the next free number, and a night is a draft with a short code of its own. */
export async function copyOf(db: Db, name: Name, { id: _, ...item }: ItemRow): Promise<ItemRow> {
  const { child, unique } = collections[name];
  const copy: ItemRow = { ...item };
  if (child && Array.isArray(item[child.field])) {
    copy[child.field] = (item[child.field] as ItemRow[]).map(({ id: __, ...part }) => part);
  }
  if (unique.includes("slug")) copy.slug = await freeSlug(db, name, String(item.slug));
  if (name === "events") Object.assign(copy, { shortCode: await freeCode(db), status: "DRAFT" });
  return copy;
}

/** The slug, or if it is taken, with the next free number. */
export async function freeSlug(db: Db, name: Name, slug: string): Promise<string> {
  if (await isFree(db, name, "slug", slug)) return slug;
  // A date at the end is a part of the name.
  const stem = slug.replace(/(?<!-\d\d)-\d{1,3}$/, "");
  for (let n = 2; ; n++) {
    const text = `${stem.slice(0, SLUG_LENGTH - String(n).length - 1)}-${n}`;
    if (await isFree(db, name, "slug", text)) return text;
  }
}

export async function freeCode(db: Db): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    if (await isFree(db, "events", "shortCode", letters.join(""))) return letters.join("");
  }
}

async function isFree(db: Db, name: Name, field: string, value: string): Promise<boolean> {
  const { table } = collections[name];
  return (await db.$count(table, eq(column(table, field), value))) === 0;
}
