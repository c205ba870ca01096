/** A home page with everything on it; tests remove what they are about. */

import type { HomeContent } from "../../../app/domain/home/home-content";
import { highlightView, postView, storyView } from "../../../app/domain/media/media-views";
import { asRow } from "../../../app/domain/shows/night-summaries";
import type { NightView } from "../../../app/domain/shows/night-view";
import { nightView } from "../../../app/domain/shows/night-view";
import { sampleEvent } from "../../domain/samples/sample-event";
import { mediaId, sampleFilm, samplePost, sampleStory } from "../../domain/samples/sample-media";

export const view = { locale: "en", now: new Date("2026-11-20T12:00:00Z") };
export const sampleNight = (changes: Parameters<typeof sampleEvent>[0] = {}): NightView =>
  nightView(sampleEvent(changes), view);

const night = sampleNight();
const champion = {
  id: mediaId(20),
  name: "Calder Vane",
  portrait: { seed: "v", build: undefined, look: undefined, ink: undefined },
};

export const home: HomeContent = {
  next: night,
  matches: night.card.length,
  watch: { href: `/pay-per-view/event/${mediaId(30)}`, price: "$9.99" },
  rows: [asRow(night)],
  total: 38,
  wall: [night],
  people: [
    { ...champion, belts: ["World Championship"] },
    { ...champion, id: mediaId(21), name: "גולן", belts: [] },
  ],
  news: {
    film: highlightView(sampleFilm(), view),
    stories: [{ ...storyView(sampleStory(), view), lang: undefined }],
  },
  media: undefined,
  broadcast: {
    href: `/pay-per-view/event/${mediaId(30)}`,
    title: "The Long Bell",
    description: "A day and a night.",
    state: "live",
    date: { onPoster: "Nov 21", long: "Saturday, November 21, 2026", time: "2:45 PM", zone: "PST" },
    dateTime: "2026-11-29T00:30:00.000Z",
    city: "Portland, OR",
    cast: [],
    poster: night.poster,
    price: "$9.99",
    premiumIncluded: true,
  },
  premium: { month: "$9.99", year: "$99.90", trialDays: 7 },
};

/** What the home page shows in place of `news` when all stories are asked for. */
export const allMedia: NonNullable<HomeContent["media"]> = {
  main: highlightView(sampleFilm(), view),
  highlights: [highlightView(sampleFilm({ _id: mediaId(3), title: "The eleventh rung", captionsUrl: "" }), view)],
  feed: { filter: { page: 1 }, stories: [storyView(sampleStory(), view)], pages: 6 },
  posts: { posts: [postView(samplePost(), view)], older: undefined, behind: false },
};

export const emptyHome: HomeContent = {
  ...{ next: undefined, matches: 0, watch: undefined, rows: [], total: 0, wall: [], people: [] },
  ...{ news: { film: undefined, stories: [] }, media: undefined, broadcast: undefined, premium: undefined },
};

export const noMedia: NonNullable<HomeContent["media"]> = {
  ...{ main: undefined, highlights: [] },
  feed: { filter: { page: 1 }, stories: [], pages: 1 },
  posts: { posts: [], older: undefined, behind: false },
};
