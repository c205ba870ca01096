/** The content of the home page, in the order of the page. */
import type { HighlightItem, MediaItem, WrestlerItem } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { PayPerView, PremiumPlan } from "../../../server/services/catalogue/pay-per-view";
import type { RenderContext } from "../format/render-context";
import { HIGHLIGHTS_LIMIT } from "../limits";
import { type FeedFilter, feedView } from "../media/media-feed";
import { highlightView } from "../media/media-views";
import { postsView } from "../media/picture-feed";
import { asHero, asRow } from "../shows/night-summaries";
import { nightView } from "../shows/night-view";
import { posterWall } from "../shows/poster-wall";
import { championViews, faceViews } from "./champions-and-faces";
import { broadcastView, premiumView, watchOffer } from "./watch-offers";

/** How many upcoming nights to load: enough for five rows and posters from five different halls. */
export const NIGHTS_READ = 20;
/** How many wrestlers to load: enough for the row of faces beside the champions. */
export const WRESTLERS_READ = 16;
const NIGHTS_SHOWN = 5;

const BOUTS_SHOWN = 3;

/** Data as the catalogue returns it; `coming` is in date order. */
export type HomeSource = {
  first: CatalogueEvent | undefined;
  coming: { events: CatalogueEvent[]; total: number };
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

export function homeContent(source: HomeSource, view: RenderContext) {
  const nights = source.coming.events.map((event) => nightView(event, view));
  const first = firstNight(source.first, source.coming.events);
  const next = first && nightView(first, view);
  return {
    next: next && asHero(next, BOUTS_SHOWN),
    matches: next?.card.length ?? 0,
    watch: next && watchOffer(next.id, source.broadcasts, view.locale),
    nights: nights.slice(0, NIGHTS_SHOWN).map(asRow),
    total: source.coming.total,
    wall: posterWall(nights, next?.id),
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

/** The next night with a date. If no night has a date yet, the first one that isn't canceled. */
export const firstNight = (next: CatalogueEvent | undefined, coming: CatalogueEvent[]): CatalogueEvent | undefined =>
  next ?? coming.find(({ status }) => status !== "CANCELED");
