/**
 * The content that the catalogue reads from the store, in parts. A part is reloaded only when one of its tables has
 * changed.
 */
import { asc, desc, eq, ne, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../store/db";
import {
  event,
  eventCategory,
  highlight,
  instagramItem,
  mediaItem,
  ppvEvent,
  premiumPlan,
  product,
  productVariant,
  show,
  venue,
  wrestler,
} from "../../store/schema";
import { grouped } from "./grouped";
import type { Translated } from "./translated-content";

export type Venue = typeof venue.$inferSelect;
export type CatalogueNight = { event: Translated<typeof event.$inferSelect>; venue: Venue | null };
export type Wrestler = Translated<typeof wrestler.$inferSelect>;
export type CategoryRow = typeof eventCategory.$inferSelect;
export type ShowRow = Translated<typeof show.$inferSelect>;

/**
 * Nights by date, with their wrestlers, categories and shows. They refer to each other, so they are read together.
 */
export type Programme = {
  nights: CatalogueNight[];
  wrestlers: Map<string, Wrestler>;
  /** Without hidden ones. */
  categories: Map<string, CategoryRow>;
  shows: { show: ShowRow; venue: Venue | null }[];
};
export type Stocked = {
  product: Translated<typeof product.$inferSelect>;
  variants: (typeof productVariant.$inferSelect)[];
};

const readers = {
  programme: { tables: [event, venue, wrestler, show, eventCategory], read: readProgramme },
  highlights: {
    tables: [highlight],
    read: (db: Db) => db.select().from(highlight).orderBy(desc(highlight.publishedAt), highlight.id),
  },
  media: {
    tables: [mediaItem],
    read: (db: Db) => db.select().from(mediaItem).orderBy(desc(mediaItem.publishedAt), mediaItem.id),
  },
  instagram: {
    tables: [instagramItem],
    read: (db: Db) => db.select().from(instagramItem).orderBy(desc(instagramItem.timestamp), desc(instagramItem.id)),
  },
  shop: { tables: [product, productVariant], read: readShop },
  payPerViews: {
    tables: [ppvEvent],
    read: (db: Db) => db.select().from(ppvEvent).orderBy(asc(ppvEvent.liveStart), ppvEvent.id),
  },
  plans: {
    tables: [premiumPlan],
    read: (db: Db) => db.select().from(premiumPlan).orderBy(premiumPlan.sortIndex, premiumPlan.id),
  },
} satisfies Record<string, { tables: PgTable[]; read: (db: Db) => Promise<unknown> }>;

type ContentPart = keyof typeof readers;
type ContentParts = { [P in ContentPart]: Awaited<ReturnType<(typeof readers)[P]["read"]>> };
export type Content = ContentParts & {
  readAt: Date;
  /** A part's stamp changes with every change of a table that the part is read from. */
  stamps: Record<ContentPart, string>;
};

/** All content except drafts. Parts that have not changed since `before` are the very same objects. */
export async function readContent(db: Db, now: Date, before?: Content): Promise<Content> {
  const stamps = await readStamps(db);
  const parts = await Promise.all(
    (Object.keys(readers) as ContentPart[]).map(async (part) => [
      part,
      before?.stamps[part] === stamps[part] ? before[part] : await readers[part].read(db),
    ]),
  );
  return { ...(Object.fromEntries(parts) as ContentParts), readAt: now, stamps };
}

/** PostgreSQL records in each row which transaction wrote it, so we also notice changes made by hand. */
async function readStamps(db: Db): Promise<Record<ContentPart, string>> {
  const of = (table: PgTable) => sql`(select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) from ${table})`;
  const columns = Object.entries(readers).map(
    ([part, { tables }]) => sql`concat_ws(' ', ${sql.join(tables.map(of), sql`, `)}) as ${sql.identifier(part)}`,
  );
  const { rows } = await db.execute<Record<ContentPart, string>>(sql`select ${sql.join(columns, sql`, `)}`);
  const [stamps] = rows;
  if (!stamps) throw new Error("The stamp query returned no rows");
  return stamps;
}

async function readProgramme(db: Db): Promise<Programme> {
  const [nights, wrestlers, categories, shows] = await Promise.all([
    db
      .select()
      .from(event)
      .leftJoin(venue, eq(venue.id, event.venueId))
      .where(ne(event.status, "DRAFT"))
      .orderBy(asc(event.startAt), event.id),
    db.select().from(wrestler).orderBy(wrestler.sortIndex, wrestler.id),
    db.select().from(eventCategory).where(eq(eventCategory.hidden, false)).orderBy(eventCategory.sortIndex),
    db.select().from(show).leftJoin(venue, eq(venue.id, show.venueId)).orderBy(show.title),
  ]);
  return {
    nights,
    wrestlers: new Map(wrestlers.map((one) => [one.id, one])),
    categories: new Map(categories.map((one) => [one.id, one])),
    shows,
  };
}

async function readShop(db: Db): Promise<Stocked[]> {
  const [products, variants] = await Promise.all([
    db.select().from(product).where(eq(product.visible, true)).orderBy(product.sortIndex, product.id),
    db.select().from(productVariant).orderBy(productVariant.sku),
  ]);
  const byProduct = grouped(variants, (one) => [one.productId]);
  return products.map((one) => ({ product: one, variants: byProduct.get(one.id) ?? [] }));
}
