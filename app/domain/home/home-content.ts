/** The content of the home page, in page order. */
import type { HighlightItem, MediaItem, WrestlerItem } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { PayPerView, PremiumPlan } from "../../../server/services/catalogue/pay-per-view";
import type { RenderContext } from "../format/render-context";
import { HIGHLIGHTS_LIMIT } from "../limits";
import { type FeedFilter, feedView } from "../media/media-feed";
import { highlightView, storyView } from "../media/media-views";
import { postsView } from "../media/picture-feed";
import { asHero } from "../shows/night-summaries";
import { nightView } from "../shows/night-view";
import { posterWall } from "../shows/poster-wall";
import type { TourRow } from "../shows/tour-rows";
import { peopleViews } from "./people-views";
import { broadcastView, premiumView, watchOffer } from "./watch-offers";

/**
 * How many upcoming nights to load: enough for the rows (including weeks of a residency) and posters from five halls.
 */
export const NIGHTS_READ = 30;
/** How many wrestlers to load. The row of people shows fewer, champions first. */
export const WRESTLERS_READ = 12;
const ROWS_SHOWN = 4;
const BOUTS_SHOWN = 3;
const STORIES_SHOWN = 4;

/** Data as the catalogue returns it; `coming` is in date order, and `rows` are its first rows. */
export type HomeSource = {
  first: CatalogueEvent | undefined;
  coming: { events: CatalogueEvent[]; total: number };
  rows: TourRow[];
  champions: WrestlerItem[];
  roster: WrestlerItem[];
  main: HighlightItem | undefined;
  filter: FeedFilter;
  stories: { dataItems: MediaItem[]; total: number };
  /** Undefined on the short page, which has only the newest film and stories. */
  all: { highlights: HighlightItem[]; posts: Parameters<typeof postsView>[0]; cursor: string | undefined } | undefined;
  broadcasts: PayPerView[];
  plans: PremiumPlan[];
  signedIn: boolean;
};
export type HomeContent = ReturnType<typeof homeContent>;
export type NewsOfHome = NonNullable<HomeContent["news"]>;

export function homeContent(source: HomeSource, view: RenderContext) {
  const nights = source.coming.events.map((event) => nightView(event, view));
  const first = firstNight(source.first, source.coming.events);
  const next = first && nightView(first, view);
  const watch = next && watchOffer(next.id, source.broadcasts, view.locale);
  const broadcast = broadcastView(source.broadcasts, view);
  return {
    next: next && asHero(next, BOUTS_SHOWN),
    matches: next?.card.length ?? 0,
    watch,
    rows: source.rows.slice(0, ROWS_SHOWN),
    total: source.coming.total,
    wall: posterWall(nights, next?.id),
    people: peopleViews(source.champions, source.roster),
    news: source.all ? undefined : newsOf(source, view),
    media: source.all && mediaOf(source, source.all, view),
    // The hero already sells the next night's own broadcast.
    broadcast: broadcast?.href === watch?.href && broadcast?.state !== "live" ? undefined : broadcast,
    premium: premiumView(source.plans, source, view.locale),
  };
}

function newsOf({ main, stories }: HomeSource, view: RenderContext) {
  return {
    film: main && highlightView(main, view),
    stories: stories.dataItems.slice(0, STORIES_SHOWN).map((item) => {
      const { id, lang, href, type, title } = storyView(item, view);
      return { id, lang, href, type, title };
    }),
  };
}

function mediaOf({ main, filter, stories }: HomeSource, all: NonNullable<HomeSource["all"]>, view: RenderContext) {
  return {
    main: main && highlightView(main, view),
    highlights: all.highlights
      .filter(({ id }) => id !== main?.id)
      .slice(0, HIGHLIGHTS_LIMIT)
      .map((item) => highlightView(item, view)),
    feed: feedView(filter, stories, view),
    posts: postsView(all.posts, all.cursor, view),
  };
}

/** The next night with a date. If no night has a date yet, the first one that isn't canceled. */
export const firstNight = (next: CatalogueEvent | undefined, coming: CatalogueEvent[]): CatalogueEvent | undefined =>
  next ?? coming.find(({ status }) => status !== "CANCELED");
