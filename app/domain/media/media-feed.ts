/** The media feed: which stories to show, read from the URL. Invalid values are ignored. */
import type { MediaItem, MediaQuery } from "../../../server/product-api/contract";
import { type StoryType, type StoryView, storyView } from "./media-views";
import type { PublicationContext } from "./publication-dates";

/** One large tile and four small ones. */
export const STORIES_A_PAGE = 5;
export const STORY_TYPES: readonly StoryType[] = ["news", "photo", "video", "podcast"];
/** The value of `feed` for stories of all types. */
const ALL = "all";
const LAST_PAGE = 1000;
const LONGEST_TAG = 40;

/** Filters by a type of story or by a tag, never both. `page` counts from 1. */
export type FeedFilter = { type?: StoryType; tag?: string; page: number };
export type FeedView = { filter: FeedFilter; stories: StoryView[]; pages: number };

/** Reads `?feed=` (a type or a tag) and `?stories=` (a page number). */
export function feedFilter(query: URLSearchParams): FeedFilter {
  const feed = (query.get("feed") ?? "").trim().slice(0, LONGEST_TAG);
  const type = STORY_TYPES.find((known) => known === feed);
  const page = /^\d{1,4}$/.exec(query.get("stories") ?? "")?.[0] ?? "1";
  return {
    page: Math.min(LAST_PAGE, Math.max(1, Number(page))),
    ...(type ? { type } : feed && feed !== ALL && { tag: feed }),
  };
}

/** Whether the home page shows all films, stories and pictures, and not only the newest few. */
export const showsAllMedia = (query: URLSearchParams): boolean =>
  ["feed", "stories", "pictures"].some((name) => query.has(name));

/** Link to the filtered feed on the home page. */
export function feedHref({ type, tag, page = 1 }: Partial<FeedFilter>): string {
  const query = new URLSearchParams({ feed: type ?? tag ?? ALL });
  if (page > 1) query.set("stories", String(page));
  return `/home?${query}#feed`;
}

/** The filter as a catalogue query. */
export const feedQuery = ({ type, tag, page }: FeedFilter): MediaQuery => ({
  type,
  text: tag,
  limit: STORIES_A_PAGE,
  offset: (page - 1) * STORIES_A_PAGE,
});

export const feedView = (
  filter: FeedFilter,
  { dataItems, total }: { dataItems: MediaItem[]; total: number },
  view: PublicationContext,
): FeedView => ({
  filter,
  stories: dataItems.map((item) => storyView(item, view)),
  pages: Math.max(1, Math.ceil(total / STORIES_A_PAGE)),
});
