/** Shows, and the categories that group nights. */
import type { Category } from "../../product-api/contract";
import type { Picture } from "../../store/schema";
import type { CategoryRow, Programme, ShowRow, Venue } from "./catalogue-content";
import type { CatalogueEvent } from "./catalogue-event";
import { isDecided, locationOf } from "./catalogue-event";
import type { ReadContentNow } from "./content-as-of-now";
import { dataItem, dataPage, type PageRange } from "./data-items";
import { type Agenda, agendaOf, nightsInCategory, nightsOfShow } from "./night-agenda";
import { containsWordsOf, searchText } from "./plain-text";

export type Show = {
  id: string;
  slug: string;
  title: string;
  tagline: string;
  description: string;
  /** Null if its category is hidden or missing. */
  categoryId: string | null;
  isResidency: boolean;
  runtimeMinutes: number;
  ageNote: string;
  faq: { question: string; answer: string }[];
  art: Picture;
  /** The venue of a residency. */
  venue?: CatalogueEvent["location"] & { timeZoneId: string };
  /** Of title, tagline and description, if they were translated. */
  language?: string;
  /** The number of upcoming nights, including canceled ones: as many as `events` lists. */
  upcoming: number;
  /** Start of the next night that has a date and is not canceled. */
  nextDate?: string;
};

export function shows(current: ReadContentNow) {
  return {
    /** Categories in the operator's order, without hidden ones. */
    async categories({ text, ...cut }: PageRange & { text?: string | undefined }) {
      const { programme, now } = await current();
      const agenda = agendaOf(programme, now);
      const hasWords = containsWordsOf(text);
      const fits = [...programme.categories.values()].filter((one) =>
        hasWords(searchText([one.name, one.slug, one.description].join(" "))),
      );
      return dataPage(fits, cut, (one) => categoryItem(one, agenda));
    },

    /** One category by GUID; undefined if it is hidden. */
    async category(id: string): Promise<Category | undefined> {
      const { programme, now } = await current();
      const one = programme.categories.get(id.toLowerCase());
      return one && categoryItem(one, agendaOf(programme, now));
    },

    /** All shows, in the order of their categories. */
    async shows(): Promise<Show[]> {
      const { programme, now } = await current();
      const agenda = agendaOf(programme, now);
      const place = (one: ShowRow) =>
        programme.categories.get(one.categoryId ?? "")?.sortIndex ?? Number.POSITIVE_INFINITY;
      return [...programme.shows]
        .sort((a, b) => Math.sign(place(a.show) - place(b.show)) || 0)
        .map((one) => showOf(one, programme, agenda));
    },

    /** One show by its slug. */
    async show(slug: string): Promise<Show | undefined> {
      const { programme, now } = await current();
      const one = programme.shows.find(({ show }) => show.slug === slug);
      return one && showOf(one, programme, agendaOf(programme, now));
    },
  };
}

function categoryItem(one: CategoryRow, { ahead }: Agenda): Category {
  const { id, name, slug, kind, description, sortIndex } = one;
  const upcoming = nightsInCategory(ahead, id).length;
  return dataItem("Categories", id, { name, slug, kind, description, sortIndex, upcoming });
}

function showOf(
  { show, venue }: { show: ShowRow; venue: Venue | null },
  { categories }: Programme,
  { ahead }: Agenda,
): Show {
  const { id, slug, title, tagline, description, isResidency, runtimeMinutes, ageNote, faq, art } = show;
  const coming = nightsOfShow(ahead, id);
  const next = coming.find(isDecided);
  return {
    ...{ id, slug, title, tagline, description, isResidency, runtimeMinutes, ageNote, faq, art },
    ...(show.language && { language: show.language }),
    categoryId: show.categoryId && categories.has(show.categoryId) ? show.categoryId : null,
    ...(venue && { venue: { ...locationOf(venue), timeZoneId: venue.timeZoneId } }),
    upcoming: coming.length,
    ...(next && { nextDate: next.event.startAt.toISOString() }),
  };
}
