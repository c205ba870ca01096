/**
 * Which nights may be shown and which of them are upcoming. Recomputed only when a night appears, disappears or ends.
 */
import { endsOnItsDate } from "../nights/over";
import type { CatalogueNight, Programme } from "./catalogue-content";
import { isPast, isPublished } from "./catalogue-event";
import { grouped } from "./grouped";
import { memoizedBy } from "./memoized-by-object";

export type Agenda = { shown: CatalogueNight[]; ahead: CatalogueNight[]; past: CatalogueNight[] };
type Valid = Agenda & { from: Date; until: number };

const newest = new WeakMap<Programme, Valid>();

/** The agenda as of `now`; the same object while nothing in it changes. */
export function agendaOf(programme: Programme, now: Date): Agenda {
  const known = newest.get(programme);
  if (known && known.from <= now && now.getTime() < known.until) return known;

  const agenda: Valid = { shown: [], ahead: [], past: [], from: now, until: Number.POSITIVE_INFINITY };
  for (const night of programme.nights) {
    const { publishedAt, endAt } = night.event;
    if (!isPublished(night, now)) agenda.until = Math.min(agenda.until, publishedAt.getTime());
    else {
      const past = isPast(night, now);
      agenda.shown.push(night);
      agenda[past ? "past" : "ahead"].push(night);
      if (!past && endsOnItsDate(night.event)) agenda.until = Math.min(agenda.until, endAt.getTime());
    }
  }
  newest.set(programme, agenda);
  return agenda;
}

const byId = memoizedBy((nights: CatalogueNight[]) => new Map(nights.map((night) => [night.event.id, night])));
const byCode = memoizedBy((nights: CatalogueNight[]) => new Map(nights.map((night) => [night.event.shortCode, night])));
const byCategory = memoizedBy((nights: CatalogueNight[]) => grouped(nights, ({ event }) => event.categoryIds));
const byShow = memoizedBy((nights: CatalogueNight[]) =>
  grouped(nights, ({ event }) => (event.showId ? [event.showId] : [])),
);
const byWrestler = memoizedBy((nights: CatalogueNight[]) =>
  grouped(nights, ({ event }) => event.card.flatMap((bout) => bout.participants.flat())),
);

export const nightById = (nights: CatalogueNight[], id: string) => byId(nights).get(id.toLowerCase());
export const nightByCode = (nights: CatalogueNight[], code: string) => byCode(nights).get(code.toUpperCase());
export const nightsInCategory = (nights: CatalogueNight[], id: string) =>
  byCategory(nights).get(id.toLowerCase()) ?? [];
export const nightsOfShow = (nights: CatalogueNight[], showId: string) => byShow(nights).get(showId) ?? [];
export const nightsWith = (nights: CatalogueNight[], wrestlerId: string) => byWrestler(nights).get(wrestlerId) ?? [];
