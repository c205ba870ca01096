/** What the home page shows, in the order in which it shows it: small views of what the catalogue has. */
import type { Event, HighlightItem, MediaItem, WrestlerItem } from "../../../server/product-api/contract";
import type { PayPerView, PremiumPlan } from "../../../server/services/catalogue/pay-per-view";
import { HIGHLIGHTS_LIMIT } from "../limits";
import { type FeedFilter, feedView } from "../media/media-feed";
import { highlightView } from "../media/media-views";
import { postsView } from "../media/picture-feed";
import { asBill, asPoster, asRow, type NightPoster } from "../shows/night-summaries";
import { type EventView, eventView } from "../shows/night-view";
import { championViews, faceViews } from "./champions-and-faces";
import { broadcastView, premiumView, watchOf } from "./watch-offers";

/** Enough for five rows and five different posters. */
export const NIGHTS_READ = 20;
/** Enough faces beside the champions. */
export const WRESTLERS_READ = 16;
const NIGHTS_SHOWN = 5;
const POSTERS_SHOWN = 5;
const BOUTS_SHOWN = 3;

/** As the catalogue gives it; `coming` in order of date. */
export type HomeSource = {
  first: Event | undefined;
  coming: { events: Event[]; total: number };
  champions: WrestlerItem[];
  roster: WrestlerItem[];
  main: HighlightItem | undefined;
  highlights: HighlightItem[];
  filter: FeedFilter;
  stories: { dataItems: MediaItem[]; total: number };
  posts: Parameters<typeof postsView>[0];
  cursor: string | undefined;
  broadcasts: PayPerView[];
  plans: PremiumPlan[];
};
export type HomeContent = ReturnType<typeof homeContent>;

export function homeContent(source: HomeSource, view: { locale: string; now: Date }) {
  const nights = source.coming.events.map((event) => eventView(event, view));
  const first = firstNight(source.first, source.coming.events);
  const next = first && eventView(first, view);
  return {
    next: next && asBill(next, BOUTS_SHOWN),
    matches: next?.card.length ?? 0,
    watch: next && watchOf(next.id, source.broadcasts, view.locale),
    nights: nights.slice(0, NIGHTS_SHOWN).map(asRow),
    total: source.coming.total,
    wall: wallOf(nights, next?.id),
    champions: championViews(source.champions),
    faces: faceViews(source.roster, source.champions),
    main: source.main && highlightView(source.main, view),
    highlights: source.highlights
      .filter(({ id }) => id !== source.main?.id)
      .slice(0, HIGHLIGHTS_LIMIT)
      .map((item) => highlightView(item, view)),
    feed: feedView(source.filter, source.stories, view),
    posts: postsView(source.posts, source.cursor, view),
    broadcast: broadcastView(source.broadcasts, view),
    premium: premiumView(source.plans, view.locale),
  };
}

/** The next night with a date; while every date is open, the first night that takes place at all. */
export const firstNight = (next: Event | undefined, coming: Event[]): Event | undefined =>
  next ?? coming.find(({ status }) => status !== "CANCELED");

/** Posters beside the night `but`: one a hall, since a run of nights in one hall would fill the wall with itself. */
export function wallOf(coming: EventView[], but: string | undefined): NightPoster[] {
  const halls = new Set<string>();
  const wall = coming.filter(({ id, place }) => {
    if (id === but || halls.has(place)) return false;
    halls.add(place);
    return true;
  });
  return wall.slice(0, POSTERS_SHOWN).map(asPoster);
}
