/** Shows and sections as the pages list them. */
import type { Category, Event } from "../../server/product-api/contract";
import type { Show } from "../../server/services/catalogue/catalogue-shows";
import { eventView } from "./event-view";
import { RESIDENCY } from "./residency-view";

export type ShowView = Pick<Show, "slug" | "title" | "tagline" | "description" | "upcoming" | "isResidency"> & {
  href: string;
  art: { seed: string; ink: string | undefined; scene: string | undefined };
  next: { date: string; dateTime: string; city: string; from: string | undefined } | undefined;
};

/** `next` is the show's next night. */
export function showView(show: Show, next: Event | undefined, view: { locale: string; now: Date }): ShowView {
  const { slug, title, tagline, description, upcoming, isResidency } = show;
  const night = next && eventView(next, view);
  return {
    ...{ slug, title, tagline, description, upcoming, isResidency },
    href: hrefOf(show),
    art: { seed: show.art.seed || show.slug, ink: show.art.ink, scene: show.art.scene },
    next:
      night?.date && night.dateTime
        ? { date: night.date.short, dateTime: night.dateTime, city: night.city, from: night.from }
        : undefined,
  };
}

/** A show's own page, else the nights of its section, else all of them. */
export function hrefOf({ slug, categoryId }: Pick<Show, "slug" | "categoryId">): string {
  if (slug === RESIDENCY) return `/shows/${RESIDENCY}`;
  return categoryId ? sectionHref(categoryId) : "/tickets";
}

export const sectionHref = (categoryId: string) => `/shows/section/${categoryId}`;

export type SectionView = Pick<Category["data"], "name" | "kind" | "description" | "upcoming"> & {
  id: string;
  href: string;
};

export function sectionView({ data: { _id, name, kind, description, upcoming } }: Category): SectionView {
  return { id: _id, name, kind, description, upcoming, href: sectionHref(_id) };
}

/** A link to what a night belongs to. */
export type Belonging = { href: string; title: string };

/** The sections of a night, and the shows that live in them under another name. */
export function belongings(event: Pick<Event, "categoryIds">, categories: Category[], shows: Show[]): Belonging[] {
  const mine = new Set(event.categoryIds);
  const sections = categories.filter(({ data }) => mine.has(data._id)).map(sectionView);
  const residency = shows.find(({ slug, categoryId }) => slug === RESIDENCY && categoryId && mine.has(categoryId));
  return [
    ...(residency ? [{ href: hrefOf(residency), title: residency.title }] : []),
    ...sections.map(({ href, name }) => ({ href, title: name })),
  ];
}
