/** Nights as content items: a new one, and copies on other dates. What has sold is never part of them. */
import type { CopiedPart } from "../../../app/domain/office/nights/copied-parts";
import { localText } from "../content/local-time";
import type { ItemRow } from "../content/rows";
import { instantNear, shiftedWall, timeFrom, wallMs } from "./wall-times";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type Beginning = {
  title: string;
  slug: string;
  shortCode: string;
  /** With its offset, or on the clock of the place. */
  startAt: string;
  timeZoneId: string;
  venueId: string;
  /** Minutes from the bell to the end. */
  minutes: number;
  show?: { id: string; tagline: string; description: string; categoryId: string | null } | undefined;
  now: Date;
};

/** A draft with nothing but a name, a place and a date. */
export function newNight(o: Beginning): ItemRow {
  const { title, slug, shortCode, startAt, timeZoneId, venueId, show } = o;
  return {
    ...{ title, slug, shortCode, timeZoneId, venueId, startAt },
    description: show?.tagline ?? "",
    about: show?.description ?? "",
    status: "DRAFT",
    showId: show?.id ?? null,
    categoryIds: show?.categoryId ? [show.categoryId] : [],
    doorsAt: timeFrom(startAt, -HOUR_MS, timeZoneId),
    endAt: timeFrom(startAt, o.minutes * MINUTE_MS, timeZoneId),
    card: [],
    poster: { seed: title },
    registrationType: "TICKETS",
    ticketLimitPerOrder: 8,
    currency: "USD",
    publishedAt: o.now.toISOString(),
    tiers: [],
  };
}

/** A copy of `item`, as `contentDesk.duplicate` makes it, on another date. */
export function nightOn(item: ItemRow, startAt: string, parts: ReadonlySet<CopiedPart>, now: Date): ItemRow {
  const { startAt: was, previousStartAt: _, scheduleTbd: __, ...rest } = item;
  const zone = String(item.timeZoneId);
  const moved = (at: unknown) => timeFrom(startAt, msBetween(was, at), zone);
  const has = (part: CopiedPart) => parts.has(part);
  return {
    ...rest,
    ...(has("texts") ? {} : { description: "", about: "", translations: null }),
    ...(has("poster") ? {} : { poster: { seed: String(item.title) } }),
    ...(has("plan") ? {} : { seatingPlanId: null }),
    startAt,
    doorsAt: moved(item.doorsAt),
    endAt: moved(item.endAt),
    publishedAt: now.toISOString(),
    card: has("card") ? listOf(item.card).map(({ result: ___, ...bout }) => bout) : [],
    tiers: has("tiers") ? tiersOn(listOf(item.tiers), String(was), { startAt, zone, now }, { seats: has("plan") }) : [],
  };
}

const msBetween = (from: unknown, to: unknown): number => Date.parse(String(to)) - Date.parse(String(from));

/**
 * The tiers for a night that begins at `startAt`, from one that began at `was`. Sales that end with the night keep their
 * distance from its beginning; the other times keep their hour. `seats`: tiers that are sold by seat stay so;
 * `sections`: tiers keep their sections.
 */
export function tiersOn(
  tiers: ItemRow[],
  was: string,
  { startAt, zone, now }: { startAt: string; zone: string; now: Date },
  { seats, sections = true }: { seats: boolean; sections?: boolean },
): ItemRow[] {
  const by = wallMs(startAt) - wallMs(was);
  const sameHour = (at: unknown) => localText(instantNear(shiftedWall(String(at), by), zone), zone);
  return tiers.map(({ id: _, seated, sectionId, saleStart, saleEnd, ...tier }) => ({
    ...tier,
    ...(sections && sectionId !== undefined && { sectionId }),
    ...(seats && seated !== undefined && { seated }),
    // A sale that has begun begins at once; others come with their night.
    saleStart: new Date(String(saleStart)) <= now ? String(saleStart) : sameHour(saleStart),
    saleEnd: msBetween(was, saleEnd) < 0 ? sameHour(saleEnd) : timeFrom(startAt, msBetween(was, saleEnd), zone),
  }));
}

export const listOf = (value: unknown): ItemRow[] => (Array.isArray(value) ? (value as ItemRow[]) : []);
