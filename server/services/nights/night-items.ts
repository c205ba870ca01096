/** Nights as content items: a new one, and copies on other dates. What has sold is never part of them. */
import type { CopiedPart } from "../../../app/domain/office/nights/copied-parts";
import type { ItemRow } from "../content/rows";
import { shiftedWall, wallMs, wallOf } from "./wall-times";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type Beginning = {
  title: string;
  slug: string;
  shortCode: string;
  startAt: string;
  timeZoneId: string;
  venueId: string;
  /** Minutes from the bell to the end. */
  minutes: number;
  show?: { id: string; tagline: string; description: string; categoryId: string | null } | undefined;
  now: Date;
};

/** A draft with nothing but a name, a place and a date. `startAt` is a wall time. */
export function newNight(o: Beginning): ItemRow {
  const { title, slug, shortCode, startAt, timeZoneId, venueId, show } = o;
  return {
    ...{ title, slug, shortCode, timeZoneId, venueId, startAt },
    description: show?.tagline ?? "",
    about: show?.description ?? "",
    status: "DRAFT",
    showId: show?.id ?? null,
    categoryIds: show?.categoryId ? [show.categoryId] : [],
    doorsAt: shiftedWall(startAt, -HOUR_MS),
    endAt: shiftedWall(startAt, o.minutes * MINUTE_MS),
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
  const by = wallMs(startAt) - wallMs(String(was));
  const shifted = (text: unknown) => shiftedWall(wallOf(String(text)), by);
  const has = (part: CopiedPart) => parts.has(part);
  return {
    ...rest,
    ...(has("texts") ? {} : { description: "", about: "", translations: null }),
    ...(has("poster") ? {} : { poster: { seed: String(item.title) } }),
    ...(has("plan") ? {} : { seatingPlanId: null }),
    startAt,
    doorsAt: shifted(item.doorsAt),
    endAt: shifted(item.endAt),
    publishedAt: now.toISOString(),
    card: has("card") ? listOf(item.card).map(({ result: ___, ...bout }) => bout) : [],
    tiers: has("tiers") ? tiersOn(listOf(item.tiers), String(was), startAt, now, { seats: has("plan") }) : [],
  };
}

/** The tiers for another night. `seats`: tiers that are sold by seat stay so; `sections`: tiers keep their sections. */
export function tiersOn(
  tiers: ItemRow[],
  was: string,
  startAt: string,
  now: Date,
  { seats, sections = true }: { seats: boolean; sections?: boolean },
): ItemRow[] {
  const by = wallMs(startAt) - wallMs(was);
  return tiers.map(({ id: _, seated, sectionId, saleStart, saleEnd, ...tier }) => ({
    ...tier,
    ...(sections && sectionId !== undefined && { sectionId }),
    ...(seats && seated !== undefined && { seated }),
    // A sale that has begun begins at once; others come with their night.
    saleStart: new Date(String(saleStart)) <= now ? String(saleStart) : shiftedWall(wallOf(String(saleStart)), by),
    saleEnd: shiftedWall(wallOf(String(saleEnd)), by),
  }));
}

export const listOf = (value: unknown): ItemRow[] => (Array.isArray(value) ? (value as ItemRow[]) : []);
