/**
 * The content with one draft in it, for a preview. The catalogue memoizes by record, so a preview has records of its
 * own: nothing made from a draft can reach a fan.
 */
import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { event, eventCategory, mediaItem, ppvEvent, product, show, venue, wrestler } from "../../../store/schema";
import type { Content, Programme } from "../../catalogue/catalogue-content";

type StoredRow = Record<string, unknown>;
/** A checked item of a collection, as it would be stored, and the venue that it names. */
export type Overlay = {
  collection: string;
  row: StoredRow;
  parts: StoredRow[];
  venue: typeof venue.$inferSelect | undefined;
};

export function overlaid(content: Content, overlay: Overlay): Content {
  const own = copied(content);
  overlays[overlay.collection]?.(own, overlay, content.readAt);
  return own;
}

const overlays: Record<string, (content: Content, overlay: Overlay, now: Date) => void> = {
  wrestlers({ programme }, { row }) {
    programme.wrestlers.set(String(row.id), columnsOf(wrestler, row));
  },
  categories({ programme }, { row }) {
    programme.categories.set(String(row.id), { ...columnsOf(eventCategory, row), hidden: false });
  },
  shows({ programme }, { row, venue: place }) {
    put(programme.shows, { show: columnsOf(show, row), venue: place ?? null }, (one) => one.show.id);
  },
  venues({ programme }, { row }) {
    const place = columnsOf(venue, row);
    for (const one of [...programme.nights, ...programme.shows]) if (one.venue?.id === place.id) one.venue = place;
  },
  events({ programme }, { row, venue: place }, now) {
    const night = columnsOf(event, row);
    if (night.status === "DRAFT") night.status = "SCHEDULED";
    night.publishedAt = earlier(night.publishedAt, now);
    put(programme.nights, { event: night, venue: place ?? null }, (one) => one.event.id);
    programme.nights.sort((a, b) => a.event.startAt.getTime() - b.event.startAt.getTime());
  },
  media(content, { row }, now) {
    const item = columnsOf(mediaItem, row);
    item.publishedAt = earlier(item.publishedAt, now);
    put(content.media, item, (one) => one.id);
  },
  payPerViews(content, { row }) {
    put(content.payPerViews, columnsOf(ppvEvent, row), (one) => one.id);
  },
  products(content, { row, parts }) {
    const goods = { ...columnsOf(product, row), visible: true };
    put(
      content.shop,
      { product: goods, variants: parts as Content["shop"][number]["variants"] },
      (one) => one.product.id,
    );
  },
};

const earlier = (at: Date, now: Date) => (at < now ? at : now);

/** A table's columns of a row; those that it doesn't have are null. */
const columnsOf = <T extends PgTable>(table: T, row: StoredRow): T["$inferSelect"] =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, row[name] ?? null]));

/** In place of the record with its id, or before all others. */
function put<R>(records: R[], record: R, idOf: (one: R) => string): void {
  const at = records.findIndex((one) => idOf(one) === idOf(record));
  if (at < 0) records.unshift(record);
  else records[at] = record;
}

/** The content with new lists of new records. */
function copied({ programme, ...content }: Content): Content {
  return {
    ...content,
    programme: copiedProgramme(programme),
    media: content.media.map((one) => ({ ...one })),
    shop: content.shop.map((one) => ({ ...one, product: { ...one.product } })),
    payPerViews: content.payPerViews.map((one) => ({ ...one })),
  };
}

function copiedProgramme({ nights, wrestlers, categories, shows }: Programme): Programme {
  return {
    nights: nights.map((one) => ({ event: { ...one.event }, venue: one.venue })),
    wrestlers: new Map([...wrestlers].map(([id, one]) => [id, { ...one }])),
    categories: new Map([...categories].map(([id, one]) => [id, { ...one }])),
    shows: shows.map((one) => ({ show: { ...one.show }, venue: one.venue })),
  };
}
