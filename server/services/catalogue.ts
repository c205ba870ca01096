/** What can be seen and bought: events and their price tiers, in the product API's shapes. Anyone may read it. */
import { eventDates } from "../../app/domain/event-dates";
import type { Clock } from "../clock";
import type { Event, EventsQuery, TicketDefinition } from "../product-api/contract";
import type { Store } from "../store/db";
import { type Content, type Night, readContent, readDefinitions } from "./catalogue/content";
import { definitionAnswer } from "./catalogue/definition-answer";
import { eventAnswer, isPast, isPublished, LANGUAGE, townOf } from "./catalogue/event-answer";
import { kept } from "./catalogue/kept";
import { snapshot } from "./catalogue/snapshot";
import { stock } from "./catalogue/stock";

export type EventsPage = { events: Event[]; total: number; offset: number; limit: number };
export type Catalogue = ReturnType<typeof catalogue>;

/**
 * The catalogue over a store. Content comes from the process, at most half a minute old on a busy site; the seats of
 * `definitions` come from the store each time. Drafts, unpublished nights and hidden tiers are never shown.
 */
export function catalogue({ store, clock, siteUrl }: { store: Store; clock: Clock; siteUrl: string }) {
  const content = snapshot<Content>(clock, (now, before) => readContent(store.db, now, before));
  const tiers = stock(clock, (eventIds, now) => readDefinitions(store.db, now, eventIds));

  const current = async () => ({ ...(await content()), now: clock.now(), siteUrl });
  type Current = Awaited<ReturnType<typeof current>>;

  async function answers(nights: Night[], all: Current): Promise<Event[]> {
    const definitionsOf = await tiers(nights.map(({ event }) => event.id));
    return nights.map((night) => eventAnswer(night, definitionsOf(night.event.id), all));
  }
  async function found(is: (night: Night, now: Date) => boolean): Promise<Event | undefined> {
    const all = await current();
    const night = all.nights.find((one) => isPublished(one, all.now) && is(one, all.now));
    return night && (await answers([night], all))[0];
  }
  async function ahead(): Promise<Night[]> {
    const { nights, now } = await current();
    return nights.filter((night) => isPublished(night, now) && !isPast(night, now));
  }

  return {
    /** Nights by date, those ahead unless `past` is "true". All filters must fit; `total` counts before paging. */
    async events(query: EventsQuery): Promise<EventsPage> {
      const all = await current();
      const fits = all.nights.filter(
        (night) =>
          isPublished(night, all.now) &&
          (query.past === "true" || !isPast(night, all.now)) &&
          matches(night, query, all.wrestlers),
      );
      const page = fits.slice(query.offset, query.offset + query.limit);
      return { events: await answers(page, all), total: fits.length, offset: query.offset, limit: query.limit };
    },

    /** One night by its GUID, past and cancelled ones too; undefined when there is none to be shown. */
    event: (id: string) => found(({ event }) => event.id === id.toLowerCase()),

    /** One night by its short code. */
    eventByCode: (code: string) => found(({ event }) => event.shortCode === code.toUpperCase()),

    /** The visible price tiers of a night with the seats left at this moment; none for a night that is not shown. */
    async definitions(eventId: string): Promise<TicketDefinition[]> {
      const id = eventId.toLowerCase();
      const { nights, now } = await current();
      const night = nights.find(({ event }) => event.id === id);
      if (!night || !isPublished(night, now)) return [];
      const rows = await readDefinitions(store.db, now, [id]);
      return rows.map((one) => definitionAnswer(one, night.event, now));
    },

    /** The first night ahead, or under way, that has a date and is not cancelled. */
    nextNight: () =>
      found((night, now) => !isPast(night, now) && !night.event.scheduleTbd && night.event.status !== "CANCELED"),

    /** Towns of the nights ahead, "Norfolk, VA", each once and by name. As a filter, the town or its city alone will do. */
    async cities(): Promise<string[]> {
      const towns = new Set((await ahead()).flatMap((night) => townOf(night) ?? []));
      return [...towns].sort((a, b) => a.localeCompare(b, LANGUAGE));
    },

    /** Local months of the nights ahead, "2026-03", each once and in order. */
    async months(): Promise<string[]> {
      return [...new Set((await ahead()).flatMap((night) => monthOf(night) ?? []))].sort();
    },
  };
}

function matches(night: Night, query: EventsQuery, wrestlers: Content["wrestlers"]): boolean {
  const { city, month, text } = query;
  if (city && ![night.venue?.city, townOf(night)].some((one) => one && plain(one) === plain(city))) return false;
  if (month && monthOf(night) !== month) return false;
  return (
    !text ||
    plain(text)
      .split(/\s+/)
      .every((word) => wordsOf(night, wrestlers).includes(word))
  );
}

const monthOf = kept(({ event }: Night) =>
  event.scheduleTbd ? undefined : eventDates(event.startAt, event.timeZoneId, LANGUAGE).monthKey,
);

/** All that a search looks through. */
const wordsOf = kept((night: Night, wrestlers: Content["wrestlers"]) => {
  const { title, description, card } = night.event;
  const names = card.flatMap((bout) => bout.participants.flat()).map((id) => wrestlers.get(id)?.ringName ?? "");
  return plain([title, description, night.venue?.name, townOf(night), ...names].join(" "));
});

/** Without case, marks and curly apostrophes: "toru" finds Tōru, "no man's" finds No Man’s Canvas. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();
}
