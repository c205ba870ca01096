/** Nights of the catalogue: lists, single nights, and the values that their filters offer. */
import { zonedDates } from "../../../app/domain/format/zoned-dates";
import type { EventsQuery, TicketDefinition } from "../../product-api/contract";
import type { Db } from "../../store/db";
import type { CatalogueNight, Programme } from "./catalogue-content";
import type { CatalogueEvent } from "./catalogue-event";
import { catalogueEvent, isDecided, LANGUAGE, takesPlace, townOf } from "./catalogue-event";
import type { ContentNow } from "./content-as-of-now";
import { definitionAnswer } from "./definition-answer";
import { memoizedBy } from "./memoized-by-object";
import {
  type Agenda,
  agendaOf,
  nightByCode,
  nightById,
  nightsInCategory,
  nightsOfShow,
  nightsWith,
} from "./night-agenda";
import { containsWordsOf, searchText } from "./plain-text";
import { type Definition, readDefinitions } from "./read-definitions";
import { within } from "./snapshot";
import type { Tiers } from "./stock";

/** The maximum on a wrestler's page, for upcoming and for past nights. */
const MOST_OF_A_WRESTLER = 10;

type EventsPage = { events: CatalogueEvent[]; total: number; offset: number; limit: number };
export type Answers = (nights: CatalogueNight[], now: ContentNow) => Promise<CatalogueEvent[]>;

/** Nights in the API's shape, with the price tiers that `tiers` returns for them. */
export const answering =
  (tiers: Tiers): Answers =>
  async (nights, now) => {
    const definitionsOf = await tiers(nights.map(({ event }) => event.id));
    return nights.map((night) => catalogueEvent(night, definitionsOf(night.event.id), now));
  };

/** A page that only shows seats waits no longer than this for the current numbers. */
const THIS_MOMENT_MS = 1_000;

export function nights(current: () => Promise<ContentNow>, answers: Answers, { db, tiers }: { db: Db; tiers: Tiers }) {
  async function found(which: (agenda: Agenda) => CatalogueNight | undefined): Promise<CatalogueEvent | undefined> {
    const now = await current();
    const night = which(agendaOf(now.programme, now.now));
    return night && (await answers([night], now))[0];
  }
  const ahead = async () => {
    const { programme, now } = await current();
    return agendaOf(programme, now).ahead;
  };

  async function definitionsOf(
    eventId: string,
    read: (id: string, now: Date) => Promise<Definition[]>,
  ): Promise<TicketDefinition[]> {
    const { programme, now } = await current();
    const night = nightById(agendaOf(programme, now).shown, eventId);
    if (!night) return [];
    const rows = await read(night.event.id, now);
    return rows.map((one) => definitionAnswer(one, night.event, now));
  }

  return {
    /**
     * Nights by date. Without `past`, or with "false", upcoming ones; with "true", past ones too; with "only", past
     * ones, latest first. All filters have to match; `total` counts before paging.
     */
    async events(query: EventsQuery): Promise<EventsPage> {
      const now = await current();
      const agenda = agendaOf(now.programme, now.now);
      const asked = { true: agenda.shown, false: agenda.ahead, only: latestFirst(agenda.past) }[query.past];
      const among = narrowed(asked, query, now.programme);
      const fits = among.filter(matching(query, now.programme));
      const events = await answers(fits.slice(query.offset, query.offset + query.limit), now);
      return { events, total: fits.length, offset: query.offset, limit: query.limit };
    },

    /** One night by GUID, also if it is past or canceled; undefined if it may not be shown. */
    event: (id: string) => found(({ shown }) => nightById(shown, id)),

    /** One night by its short code. */
    eventByCode: (code: string) => found(({ shown }) => nightByCode(shown, code)),

    /**
     * Every night that may be shown, with the time of its last change. Without prices, so thousands of nights are
     * cheap.
     */
    async nightsChanged(): Promise<{ id: string; modified: string }[]> {
      const { programme, now } = await current();
      return agendaOf(programme, now).shown.map(({ event }) => ({
        id: event.id,
        modified: event.updatedAt.toISOString(),
      }));
    },

    /** Nights by GUID, sorted by date. Nights that may not be shown are left out. */
    async eventsById(ids: readonly string[]): Promise<CatalogueEvent[]> {
      const now = await current();
      const { shown } = agendaOf(now.programme, now.now);
      const mine = [...new Set(ids)].flatMap((id) => nightById(shown, id) ?? []);
      return answers(mine.sort(byDate), now);
    },

    /** The visible price tiers of a night with the seats left right now; none if the night may not be shown. */
    definitions: (eventId: string) => definitionsOf(eventId, (id, now) => readDefinitions(db, now, [id])),

    /** The same for a page that only shows them: while the database is away, the tiers as they were last read. */
    definitionsToShow: (eventId: string) =>
      definitionsOf(eventId, async (id, now) => {
        const newest = await within(THIS_MOMENT_MS, readDefinitions(db, now, [id]), undefined);
        return newest ?? (await tiers([id]))(id);
      }),

    /** The same as they were last read, for what doesn't change with the seats: names, colors, descriptions. */
    definitionsAsRead: (eventId: string) => definitionsOf(eventId, async (id) => (await tiers([id]))(id)),

    /**
     * The first upcoming night that has a date and is not canceled. A night that has begun counts only if no other
     * follows.
     */
    async nextNight(): Promise<CatalogueEvent | undefined> {
      const { now } = await current();
      const canBeReached = (night: CatalogueNight) => isDecided(night) && night.event.startAt > now;
      return found(({ ahead }) => ahead.find(canBeReached) ?? ahead.find(isDecided));
    },

    /** A wrestler's next ten and last ten nights. Each list starts with the night closest to now. */
    async nightsOf(wrestlerId: string): Promise<{ ahead: CatalogueEvent[]; past: CatalogueEvent[] }> {
      const now = await current();
      const agenda = agendaOf(now.programme, now.now);
      const id = wrestlerId.toLowerCase();
      const [coming, gone] = await Promise.all([
        answers(nightsWith(agenda.ahead, id).slice(0, MOST_OF_A_WRESTLER), now),
        answers(nightsWith(agenda.past, id).slice(-MOST_OF_A_WRESTLER).reverse(), now),
      ]);
      return { ahead: coming, past: gone };
    },

    /** Towns of upcoming nights ("Norfolk, VA"), sorted by name. The filter accepts the town or just its city. */
    cities: async () => townsOf(await ahead()),

    /** A town that has or had a night, as it is written here; undefined if there is none. */
    async townOf(text: string): Promise<string | undefined> {
      const { programme, now } = await current();
      const wanted = searchText(text);
      const { shown } = agendaOf(programme, now);
      return shown.map(townOf).find((town) => town !== undefined && searchText(town) === wanted);
    },

    /** Every upcoming night that will take place, with the subjects that fans can follow. */
    async followedNights(): Promise<{ id: string; subjects: string[] }[]> {
      const { programme, now } = await current();
      const slugs = new Map(programme.shows.map(({ show }) => [show.id, show.slug]));
      const nights = agendaOf(programme, now).ahead.filter(({ event }) => takesPlace(event));
      return nights.map((night) => ({ id: night.event.id, subjects: subjectsOf(night, slugs) }));
    },

    /** Months of upcoming nights in local time ("2026-03"), in order. */
    months: async () => monthsOf(await ahead()),
  };
}

/** A night's subjects, written as `kind:subject` like those of a follow. */
function subjectsOf(night: CatalogueNight, slugs: Map<string, string>): string[] {
  const { card, showId } = night.event;
  const [town, slug] = [townOf(night), showId && slugs.get(showId)];
  const people = card.flatMap(({ participants }) => participants.flat());
  return [
    ...new Set([...people.map((id) => `wrestler:${id}`), town && `town:${town}`, slug && `show:${slug}`]),
  ].flatMap((one) => one || []);
}

const latestFirst = memoizedBy((past: CatalogueNight[]) => [...past].reverse());
const byDate = (a: CatalogueNight, b: CatalogueNight) => a.event.startAt.getTime() - b.event.startAt.getTime();

/** The nights of the requested category and show, found by index. The other filters check each night. */
function narrowed(among: CatalogueNight[], { category, show }: EventsQuery, programme: Programme): CatalogueNight[] {
  if (category && !programme.categories.has(category.toLowerCase())) return [];
  const inCategory = category ? nightsInCategory(among, category) : among;
  if (!show) return inCategory;
  const id = programme.shows.find((one) => one.show.slug === show)?.show.id;
  return category ? inCategory.filter(({ event }) => event.showId === id) : id ? nightsOfShow(among, id) : [];
}

function matching({ city, month, text }: EventsQuery, programme: Programme): (night: CatalogueNight) => boolean {
  const place = city && searchText(city);
  const hasWords = containsWordsOf(text);
  return (night) =>
    (!place || placesOf(night).includes(place)) &&
    (!month || monthOf(night) === month) &&
    (!text || hasWords(wordsOf(night, programme)));
}

const placesOf = memoizedBy((night: CatalogueNight) => [night.venue?.city ?? "", townOf(night) ?? ""].map(searchText));

const monthOf = memoizedBy(({ event }: CatalogueNight) =>
  event.scheduleTbd ? undefined : zonedDates(event.startAt, event.timeZoneId, LANGUAGE).monthKey,
);

/** All text that a search looks through. */
const wordsOf = memoizedBy((night: CatalogueNight, { wrestlers }: Programme) => {
  const { title, description, card } = night.event;
  const names = card.flatMap((bout) => bout.participants.flat()).map((id) => wrestlers.get(id)?.ringName ?? "");
  return searchText([title, description, night.venue?.name, townOf(night), ...names].join(" "));
});

const townsOf = memoizedBy((among: CatalogueNight[]) => {
  const towns = new Set(among.flatMap((night) => townOf(night) ?? []));
  return [...towns].sort((a, b) => a.localeCompare(b, LANGUAGE));
});

const monthsOf = memoizedBy((among: CatalogueNight[]) =>
  [...new Set(among.flatMap((night) => monthOf(night) ?? []))].sort(),
);
