/** Films, the media feed and the Instagram-style feed, newest first. Items that are not published yet are left out. */
import type {
  HighlightItem,
  HighlightsQuery,
  InstagramItem,
  InstagramQuery,
  MediaItem,
  MediaQuery,
} from "../../product-api/contract";
import type { instagramItem, Picture } from "../../store/schema";
import type { Content } from "./catalogue-content";
import { type ContentNow, isOut, type ReadContentNow } from "./content-as-of-now";
import { dataItem, dataPage } from "./data-items";
import { memoizedBy } from "./memoized-by-object";
import { agendaOf, nightById } from "./night-agenda";
import { containsWordsOf, searchText } from "./plain-text";

type Highlight = Content["highlights"][number];
type Media = Content["media"][number];
type Instagram = typeof instagramItem.$inferSelect;

export function media(current: ReadContentNow) {
  return {
    /** Films of past nights, at most four per page. */
    async highlights({ wrestler, event, ...cut }: HighlightsQuery) {
      const now = await current();
      const [who, which] = [wrestler?.toLowerCase(), event?.toLowerCase()];
      const fits = filmsOut(now).filter(
        (one) => (!who || one.wrestlerIds.includes(who)) && (!which || one.eventId === which),
      );
      return dataPage(fits, cut, (one) => highlightItem(one, now));
    },

    /** The main film, or the newest one until the main one is published. */
    async mainHighlight(): Promise<HighlightItem | undefined> {
      const now = await current();
      const films = filmsOut(now);
      const main = films.find((one) => one.isMain) ?? films[0];
      return main && highlightItem(main, now);
    },

    /** News, photographs, videos and podcasts. */
    async mediaFeed({ type, text, ...cut }: MediaQuery) {
      const { media: all, now } = await current();
      const hasWords = containsWordsOf(text);
      const fits = all.filter(
        (one) => isOut(one, now) && (!type || one.type === type) && (!text || hasWords(wordsOf(one))),
      );
      return dataPage(fits, cut, mediaItem);
    },

    /** One item by GUID. */
    async mediaItem(id: string): Promise<MediaItem | undefined> {
      const { media: all, now } = await current();
      const one = mediaById(all).get(id.toLowerCase());
      return one && isOut(one, now) ? mediaItem(one) : undefined;
    },

    /** The page after a cursor, and the cursor of the next page; none on the last page. */
    async instagramFeed({
      limit,
      after,
    }: InstagramQuery): Promise<{ data: InstagramItem[]; paging: { cursors: { after?: string } } }> {
      const { instagram, now, siteUrl } = await current();
      const out = instagram.filter((one) => one.timestamp <= now);
      const begun = after === undefined ? 0 : out.findIndex((one) => isBehind(one, after));
      const page = begun < 0 ? [] : out.slice(begun, begun + limit);
      const last = page.at(-1);
      const more = last && last !== out.at(-1);
      const data = page.map((one) => instagramAnswer(one, siteUrl));
      return { data, paging: { cursors: more ? { after: cursorOf(last) } : {} } };
    },
  };
}

/** A film without captions is never published, whatever its date. */
const filmsOut = ({ highlights, now }: ContentNow) =>
  highlights.filter((one) => isOut(one, now) && one.captionsUrl !== "");

function highlightItem(one: Highlight, { programme, now }: ContentNow): HighlightItem {
  const { id, eventId, wrestlerIds, publishedAt, ...fields } = one;
  const night = eventId ? nightById(agendaOf(programme, now).shown, eventId) : undefined;
  return dataItem("Highlights", id, {
    ...fields,
    publishedAt: publishedAt.toISOString(),
    eventId: night?.event.id ?? null,
    wrestlerIds: wrestlerIds.filter((each) => programme.wrestlers.has(each)),
  });
}

const mediaById = memoizedBy((all: Media[]) => new Map(all.map((one) => [one.id, one])));
const wordsOf = memoizedBy((one: Media) => searchText([one.title, one.excerpt, one.author, ...one.tags].join(" ")));
const mediaItem = memoizedBy((one: Media): MediaItem => {
  const { id, publishedAt, translations, ...fields } = one;
  return dataItem("Media", id, { ...fields, publishedAt: publishedAt.toISOString() });
});

/**
 * A cursor names an item's position in the order, not its index: it stays valid when newer items arrive or the item
 * itself is removed.
 */
const cursorOf = ({ timestamp, id }: Instagram) => `${timestamp.getTime()}_${id}`;

/** Whether the item comes after the cursor in the feed, which is sorted by time, then by id, both descending. */
function isBehind(one: Instagram, cursor: string): boolean {
  const [, at, id = ""] = /^(\d+)_(.+)$/.exec(cursor) ?? [];
  const time = one.timestamp.getTime();
  return time < Number(at) || (time === Number(at) && one.id < id);
}

const instagramAnswer = memoizedBy((one: Instagram, siteUrl: string): InstagramItem => {
  const pictures = one.pictures.map(({ alt, ...picture }, index) => ({
    id: `${one.id}_${index}`,
    media_type: "IMAGE" as const,
    media_url: pictureUrl(picture, siteUrl),
    alt_text: alt,
    picture,
  }));
  const [cover = { media_url: pictureUrl({ seed: one.id }, siteUrl), alt_text: "", picture: { seed: one.id } }] =
    pictures;
  return {
    ...cover,
    id: one.id,
    media_type: one.mediaType,
    ...(one.mediaType === "VIDEO" && { thumbnail_url: cover.media_url }),
    permalink: one.permalink,
    caption: one.caption,
    timestamp: one.timestamp.toISOString(),
    username: one.username,
    like_count: one.likeCount,
    comments_count: one.commentsCount,
    ...(one.mediaType === "CAROUSEL_ALBUM" && { children: { data: pictures } }),
  };
});

/** The URL of the drawn picture (routes/art draws it): a poster if a layout is named, otherwise the scene. */
function pictureUrl({ seed, ...look }: Picture, siteUrl: string): string {
  const url = new URL(`/art/${look.layout ? "poster" : "show"}/${encodeURIComponent(seed)}.svg`, siteUrl);
  for (const [name, value] of Object.entries(look)) if (value) url.searchParams.set(name, value);
  return url.href;
}
