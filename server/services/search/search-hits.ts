/** What a result says: its record's words, from the content that may be shown. */
import { RESIDENCY } from "../../../app/domain/shows/residency-view";
import type { SearchHit } from "../../product-api/contract";
import type { CatalogueNight } from "../catalogue/catalogue-content";
import { isPast, townOf } from "../catalogue/catalogue-event";
import type { ContentNow } from "../catalogue/content-as-of-now";
import { agendaOf, nightById } from "../catalogue/night-agenda";
import type { Translated } from "../catalogue/translated-content";

type Kind = SearchHit["kind"];
type Draft = Pick<SearchHit, "path" | "title"> & {
  [F in "about" | "at" | "timeZoneId" | "state" | "language"]?: SearchHit[F] | undefined;
};
/** Undefined if the record is gone, or may not be shown. */
type WriteHit = (record: string, content: ContentNow) => Draft | undefined;

const WRITERS: Record<Kind, WriteHit> = {
  night(record, { programme, now }) {
    const night = nightById(agendaOf(programme, now).shown, record);
    if (!night) return undefined;
    const { id, title, language, startAt, scheduleTbd, timeZoneId } = night.event;
    return {
      path: `/events/${id}`,
      title,
      about: [night.venue?.name, townOf(night)].filter(Boolean).join(", "),
      at: scheduleTbd ? null : startAt.toISOString(),
      timeZoneId,
      state: stateOf(night, now),
      language,
    };
  },

  town(record, { programme }) {
    if (!programme.nights.some((night) => townOf(night) === record)) return undefined;
    return { path: `/tickets?city=${encodeURIComponent(record)}`, title: record };
  },

  show(record, { programme }) {
    const show = programme.shows.find((one) => one.show.slug === record)?.show;
    if (!show) return undefined;
    const section = show.categoryId && programme.categories.has(show.categoryId) ? show.categoryId : undefined;
    const path = record === RESIDENCY ? `/shows/${record}` : section ? `/shows/section/${section}` : "/shows";
    return { path, title: show.title, about: show.tagline, language: show.language };
  },

  wrestler(record, { programme }) {
    const one = programme.wrestlers.get(record);
    if (!one) return undefined;
    return { path: `/wrestlers/${one.id}`, title: one.ringName, about: one.nickname, language: one.language };
  },

  goods(record, { shop }) {
    const product = shop.find((one) => one.product.slug === record)?.product;
    if (!product) return undefined;
    const { slug, name: title, description: about, language } = product;
    return { path: `/shop/${slug}`, title, about, language };
  },

  broadcast(record, { payPerViews, programme, now }) {
    const one: Translated<ContentNow["payPerViews"][number]> | undefined = payPerViews.find(({ id }) => id === record);
    if (!one) return undefined;
    const night = one.eventId ? nightById(agendaOf(programme, now).shown, one.eventId) : undefined;
    const { id, title, description: about, language, liveStart, liveEnd } = one;
    const { status, scheduleTbd: undated } = night?.event ?? {};
    const state = status === "CANCELED" ? "canceled" : undated ? "undated" : liveEnd <= now ? "over" : null;
    const at = undated ? null : liveStart.toISOString();
    return {
      path: `/pay-per-view/event/${id}`,
      title,
      about,
      at,
      timeZoneId: night?.event.timeZoneId,
      state,
      language,
    };
  },

  news(record, { media, now }) {
    const one: Translated<ContentNow["media"][number]> | undefined = media.find(({ id }) => id === record);
    if (!one || one.publishedAt > now) return undefined;
    const { id, title, excerpt: about, publishedAt, language } = one;
    return { path: `/news/${id}`, title, about, at: publishedAt.toISOString(), language };
  },
};

function stateOf(night: CatalogueNight, now: Date): SearchHit["state"] {
  if (night.event.status === "CANCELED") return "canceled";
  if (night.event.scheduleTbd) return "undated";
  return isPast(night, now) ? "over" : null;
}

export function searchHit(kind: Kind, record: string, content: ContentNow): SearchHit | undefined {
  const draft = WRITERS[kind](record, content);
  if (!draft) return undefined;
  const { about = "", at = null, timeZoneId = null, state = null, language, path, title } = draft;
  return { kind, id: record, path, title, about, at, timeZoneId, state, ...(language && { language }) };
}
