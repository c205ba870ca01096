/** The nights as the office lists them: drafts and planned ones as well, in pages by key. */
import { and, asc, desc, eq, gt, ilike, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { NightFilter } from "../../../app/domain/office/nights/night-filter";
import type { NightState } from "../../../app/domain/office/nights/night-state";
import type { Cursor } from "../../../app/domain/office/page-cursor";
import type { Db } from "../../store/db";
import { event, show, venue } from "../../store/schema";
import { NO_SEATS, sumsOf, type Tally, tierTallies } from "./night-tallies";
import { notOverAt, overAt } from "./over";

type ListedNight = {
  id: string;
  revision: number;
  title: string;
  shortCode: string;
  status: string;
  startAt: Date;
  endAt: Date;
  publishedAt: Date;
  timeZoneId: string;
  scheduleTbd: boolean;
  showTitle: string | null;
  venueName: string | null;
  city: string | null;
  seats: Tally;
};

export const NIGHTS_A_PAGE = 50;
/** The most nights in a CSV file. */
export const MOST_NIGHTS = 10_000;

/** A page of nights after `after`. Upcoming nights begin with the next one, all other lists with the last one. */
export async function listNights(
  db: Db,
  filter: NightFilter,
  { now, after, limit }: { now: Date; after?: Cursor | undefined; limit: number },
): Promise<{ rows: ListedNight[]; more: boolean }> {
  const back = filter.when !== "coming";
  const key = sql`(${event.startAt}, ${event.id})`;
  const from = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const found = await db
    .select({
      id: event.id,
      revision: event.revision,
      title: event.title,
      shortCode: event.shortCode,
      status: event.status,
      startAt: event.startAt,
      endAt: event.endAt,
      publishedAt: event.publishedAt,
      timeZoneId: event.timeZoneId,
      scheduleTbd: event.scheduleTbd,
      showTitle: show.title,
      venueName: venue.name,
      city: venue.city,
    })
    .from(event)
    .leftJoin(show, eq(show.id, event.showId))
    .leftJoin(venue, eq(venue.id, event.venueId))
    .where(and(matching(filter, now), from && (back ? sql`${key} < ${from}` : sql`${key} > ${from}`)))
    .orderBy(back ? desc(event.startAt) : asc(event.startAt), back ? desc(event.id) : asc(event.id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const tiers = await tierTallies(
    db,
    page.map(({ id }) => id),
    now,
  );
  const seats = sumsOf(tiers);
  return {
    rows: page.map((row) => ({ ...row, seats: seats.get(row.id) ?? NO_SEATS })),
    more: found.length > limit,
  };
}

/** How many nights match the filter. */
export const countNights = (db: Db, filter: NightFilter, now: Date): Promise<number> =>
  db.$count(event, matching(filter, now));

function matching({ when, state, showId, venueId, text }: NightFilter, now: Date): SQL | undefined {
  const part = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    when === "coming" ? notOverAt(now) : when === "past" ? overAt(now) : undefined,
    state && inState(state, now),
    showId ? eq(event.showId, showId) : undefined,
    venueId ? eq(event.venueId, venueId) : undefined,
    text ? or(ilike(event.title, part), ilike(event.slug, part), ilike(event.shortCode, part)) : undefined,
  );
}

/** The same as `nightState`, for the database. */
function inState(state: NightState, now: Date): SQL | undefined {
  const out = lte(event.publishedAt, now);
  switch (state) {
    case "off":
      return eq(event.status, "CANCELED");
    case "draft":
      return eq(event.status, "DRAFT");
    case "planned":
      return and(ne(event.status, "CANCELED"), ne(event.status, "DRAFT"), gt(event.publishedAt, now));
    case "moved":
      return and(eq(event.status, "POSTPONED"), out);
    case "public":
      return and(eq(event.status, "SCHEDULED"), out);
  }
}

/** The shows and places that a list can be filtered by. */
export async function nightChoices(db: Db) {
  const [shows, places] = await Promise.all([
    db.select({ id: show.id, title: show.title }).from(show).orderBy(show.title),
    db
      .select({ id: venue.id, name: venue.name, city: venue.city, timeZoneId: venue.timeZoneId })
      .from(venue)
      .orderBy(venue.name),
  ]);
  return { shows, places };
}
