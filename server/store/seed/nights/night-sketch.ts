/** How a night of the seed is written down, and the rows made from it. */
import { CURRENCY } from "../../../../app/domain/limits";
import type { event, ticketDefinition } from "../../schema";
import { cardOf } from "../cards";
import { daysFrom, localInstant, minutesFrom } from "../dates";
import { seedId, shortCode } from "../ids";
import { type SeededPlan, seededPlan } from "../seating/seed-plans";
import { definitionsOf, type TierPlan, takenSeats } from "../tiers";
import { townOf, zoneOf } from "../venues";

type EventRow = typeof event.$inferInsert;
/** `blocked`: seats that are taken from the start, on a night with a seating plan. */
export type NightSketch = {
  event: EventRow;
  definitions: (typeof ticketDefinition.$inferInsert)[];
  seating?: SeededPlan;
  blocked?: number[];
};

export type Sketch = Pick<EventRow, "title" | "description" | "about"> & {
  slug: string;
  venue: string;
  /** Days from today, and the bell on the venue's clock. */
  days: number;
  bell: string;
  /** An instant instead of these two, for a night whose bell depends on the current time. */
  startAt?: Date;
  /** Minutes from doors to bell; an hour by default. */
  doors?: number;
  minutes?: number;
  show?: string;
  categories: string[];
  poster: Partial<EventRow["poster"]>;
  /** Price tiers; without them nothing is sold here. */
  tiers?: TierPlan;
  /** Its seats. Without a plan, all tiers are sold by quantity. */
  seating?: SeededPlan;
  /** Share of each tier that is sold. */
  taken?: number;
  /** What is left of single tiers, in place of `taken`. */
  left?: Record<string, number>;
  /** Prices in place of the plan's, by tier. */
  cents?: Record<string, number>;
  /** By default, since the night was published. */
  saleStart?: Date;
  card?: EventRow["card"];
  row?: Partial<EventRow>;
};

const RUNTIME_MINUTES = 165;
const DOORS_MINUTES = 60;

/** The night and its tiers, dated from `now`. */
export function night(now: Date, sketch: Sketch): NightSketch {
  const { slug, title, description, about, tiers, seating } = sketch;
  const zone = zoneOf(sketch.venue);
  const startAt = sketch.startAt ?? localInstant(now, sketch.days, sketch.bell, zone);
  const publishedAt = daysFrom(now, Math.min(sketch.days, 0) - 30);
  const row: EventRow = {
    id: seedId("event", slug),
    shortCode: shortCode(slug),
    slug,
    title,
    description,
    about,
    status: "SCHEDULED",
    showId: seedId("show", sketch.show ?? showOf(sketch.categories)),
    venueId: seedId("venue", sketch.venue),
    seatingPlanId: seating ? seededPlan(seating).id : null,
    categoryIds: sketch.categories.map((one) => seedId("category", one)),
    startAt,
    endAt: minutesFrom(startAt, sketch.minutes ?? RUNTIME_MINUTES),
    doorsAt: minutesFrom(startAt, -(sketch.doors ?? DOORS_MINUTES)),
    timeZoneId: zone,
    card: sketch.card ?? cardOf(slug, sketch.days),
    poster: { seed: `${title}${townOf(sketch.venue)}`, ...sketch.poster },
    registrationType: tiers ? "TICKETS" : "NO_REGISTRATION",
    ticketLimitPerOrder: 8,
    currency: CURRENCY.toUpperCase(),
    publishedAt,
    updatedAt: publishedAt,
    ...sketch.row,
  };
  if (!tiers) return { event: row, definitions: [] };
  const { taken = 0.4, left, cents, saleStart = publishedAt } = sketch;
  const sale = { event: slug, venue: sketch.venue, now, saleStart, saleEnd: row.startAt, taken };
  const wanted = { ...sale, ...(left && { left }), ...(cents && { cents }), ...(seating && { seating }) };
  return {
    event: row,
    definitions: definitionsOf(tiers, wanted),
    ...(seating && { seating, blocked: takenSeats(tiers, seating, wanted) }),
  };
}

function showOf(categories: string[]): string {
  if (categories.includes("pay-per-view-nights")) return "the-twelve";
  return categories.includes("fan-fest") ? "fan-fest" : "road-tour";
}
