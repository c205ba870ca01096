/** The office's forms for content: what they show of an item, and the item that a submitted form describes. */
import { eq, inArray, sql } from "drizzle-orm";
import type { ContentField, ContentTree } from "../../../../app/domain/office/content/content-form";
import type { Store } from "../../../store/db";
import { event, venue } from "../../../store/schema";
import { collections, type Name } from "../collections";
import type { ItemRow } from "../rows";
import { column, storedItems } from "../stored";
import { contentPage } from "./content-list";
import { blankItem, formFields } from "./form-fields";
import { itemFrom, valuesOf } from "./form-values";
import { nameOf } from "./one-item";
import { photoChoices, photoFields, photoIn } from "./photographs";

export type ContentForms = ReturnType<typeof contentForms>;

/** The most items to choose from. */
const MOST_CHOICES = 1_000;

export function contentForms({ store: { db } }: { store: Pick<Store, "db"> }) {
  /** The items that a reference may name, up to `MOST_CHOICES`, and in any case those that it names now. */
  async function choices(name: Name, named: unknown): Promise<{ value: string; label: string }[]> {
    const found: { value: string; label: string }[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await contentPage(db, name, {}, after);
      found.push(...items.map(({ key, name: label }) => ({ value: key, label })));
      after = next;
    } while (after && found.length < MOST_CHOICES);
    const isUnlisted = (key: unknown): key is string =>
      typeof key === "string" && key !== "" && !found.some(({ value }) => value === key);
    // Without them, saving the form would replace them by the first choice.
    return [...found, ...(await namedItems(name, [named].flat().filter(isUnlisted)))];
  }

  /** A draft may name what there is not. */
  async function namedItems(name: Name, keys: string[]): Promise<{ value: string; label: string }[]> {
    if (keys.length === 0) return [];
    const id = column(collections[name].table, collections[name].key);
    const there = await db
      .select({ id })
      .from(collections[name].table)
      .where(inArray(sql`${id}::text`, keys));
    const ids = there.map((row) => String(row.id));
    const stored = await storedItems(db, collections[name], ids);
    return [...stored].map(([value, { row }]) => ({ value, label: nameOf(row, name) }));
  }

  async function photosOf(tree: ContentTree): Promise<Map<string, ItemRow>> {
    const keys = Object.entries(tree).flatMap(([name, value]) =>
      name.endsWith(".photo") && typeof value === "string" && value ? [value] : [],
    );
    return photoFields(db, keys);
  }

  return {
    /** The fields of an item's form, with what can be chosen. */
    async fields(name: Name, item: ItemRow): Promise<ContentField[]> {
      const { refers } = collections[name];
      return Promise.all(
        formFields(name).map(async (field) => {
          const to = refers[field.name];
          if (to) return { ...field, options: await choices(to, item[field.name]) };
          return field.kind === "picture"
            ? { ...field, options: await photoChoices(db, photoIn(item[field.name])) }
            : field;
        }),
      );
    },

    /** The time zone of a form's times: that of the item's night, else that of the first venue. */
    async zoneOf({ eventId }: ItemRow): Promise<string> {
      const night = typeof eventId === "string" ? eventId : undefined;
      const [of] = night ? await db.select({ zone: event.timeZoneId }).from(event).where(eq(event.id, night)) : [];
      if (of) return of.zone;
      const [home] = await db.select({ zone: venue.timeZoneId }).from(venue).orderBy(venue.name, venue.id).limit(1);
      return home?.zone ?? "UTC";
    },

    /** What a new item's form begins with. */
    blank: blankItem,

    /** The values in an item's form. */
    values: valuesOf,

    /** The item that a form describes, and what can't be read in it. */
    async read(name: Name, tree: ContentTree, o: { base: ItemRow; zone: string }) {
      const known = await photosOf(tree);
      return itemFrom(name, tree, { ...o, photo: (key) => known.get(key) });
    },
  };
}
