/** Shows and sections as pages list them. */
import type { Category } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { Show } from "../../../server/services/catalogue/catalogue-shows";
import { type Worded, wordsOf } from "../format/content-language";
import type { RenderContext } from "../format/render-context";
import { type Photo, photoIn } from "../media/photo";
import { nightView } from "./night-view";
import { RESIDENCY } from "./residency-view";

export type ShowView = Worded &
  Pick<Show, "slug" | "title" | "tagline" | "description" | "upcoming" | "isResidency"> & {
    href: string;
    art: { seed: string; ink: string | undefined; scene: string | undefined };
    /** Replaces the drawing. */
    photo?: Photo | undefined;
    next: { date: string; dateTime: string; city: string; from: string | undefined } | undefined;
  };

/** `next` is the show's next night. */
export function showView(show: Show, next: CatalogueEvent | undefined, view: RenderContext): ShowView {
  const { slug, title, tagline, description, upcoming, isResidency } = show;
  const night = next && nightView(next, view);
  return {
    ...wordsOf(show),
    ...{ slug, title, tagline, description, upcoming, isResidency },
    href: hrefOf(show),
    art: { seed: show.art.seed || show.slug, ink: show.art.ink, scene: show.art.scene },
    photo: photoIn(show.art),
    next:
      night?.date && night.dateTime
        ? { date: night.date.short, dateTime: night.dateTime, city: night.city, from: night.from }
        : undefined,
  };
}

/** The show's own page, else the page of its section, else the list of all nights. */
export function hrefOf({ slug, categoryId }: Pick<Show, "slug" | "categoryId">): string {
  if (slug === RESIDENCY) return `/shows/${RESIDENCY}`;
  return categoryId ? sectionHref(categoryId) : "/tickets";
}

const sectionHref = (categoryId: string) => `/shows/section/${categoryId}`;

export type SectionView = Pick<Category["data"], "name" | "kind" | "description" | "upcoming"> & {
  id: string;
  href: string;
};

export function sectionView({ data: { _id, name, kind, description, upcoming } }: Category): SectionView {
  return { id: _id, name, kind, description, upcoming, href: sectionHref(_id) };
}

/** Link to a show or section that a night belongs to. */
export type SectionLink = Worded & { href: string; title: string };

/** The night's sections, and the residency if one of them is its section. */
export function sectionLinks(
  event: Pick<CatalogueEvent, "categoryIds">,
  categories: Category[],
  shows: Show[],
): SectionLink[] {
  const mine = new Set(event.categoryIds);
  const sections = categories.filter(({ data }) => mine.has(data._id)).map(sectionView);
  const residency = shows.find(({ slug, categoryId }) => slug === RESIDENCY && categoryId && mine.has(categoryId));
  return [
    ...(residency ? [{ ...wordsOf(residency), href: hrefOf(residency), title: residency.title }] : []),
    ...sections.map(({ href, name }) => ({ href, title: name })),
  ];
}
