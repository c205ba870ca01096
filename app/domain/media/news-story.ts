/** One news story as its page shows it, with related and adjacent stories. */
import type { MediaItem } from "../../../server/product-api/contract";
import { type Worded, wordsOf } from "../format/content-language";
import type { RenderContext } from "../format/render-context";
import { type StoryView, storyView } from "./media-views";
import { longPublishedDate, type PublishedDate } from "./publication-dates";

const RELATED_SHOWN = 3;

/** The link of a story. A media file has `plays` and plays on our page; an external link has `host`. */
export type StoryLink = { href: string; plays: "audio" | "video" | undefined; host: string | undefined };
export type AdjacentStory = Worded & { href: string; title: string };
export type StoryPageView = {
  story: StoryView;
  published: PublishedDate;
  author: string;
  paragraphs: string[];
  tags: string[];
  link: StoryLink | undefined;
  related: StoryView[];
  newer: AdjacentStory | undefined;
  older: AdjacentStory | undefined;
};

/** `feed` is the whole feed, newest first. The story may be missing from it. */
export function storyPageView(item: MediaItem, feed: MediaItem[], { locale, now }: RenderContext): StoryPageView {
  const { data } = item;
  const place = feed.findIndex(({ data: { _id } }) => _id === data._id);
  return {
    story: storyView(item, { locale }),
    published: longPublishedDate(data.publishedAt, locale),
    author: data.author,
    paragraphs: data.body
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    tags: data.tags,
    link: data.link ? linkOf(data.link) : undefined,
    related: relatedTo(item, feed).map((other) => storyView(other, { locale, now })),
    newer: place > 0 ? neighbour(feed[place - 1]) : undefined,
    older: place >= 0 ? neighbour(feed[place + 1]) : undefined,
  };
}

/** Ranked by shared tags, then by same type. Ties keep the newest first. */
function relatedTo({ data }: MediaItem, feed: MediaItem[]): MediaItem[] {
  const nearness = (other: MediaItem) =>
    2 * other.data.tags.filter((tag) => data.tags.includes(tag)).length + (other.data.type === data.type ? 1 : 0);
  return feed
    .filter((other) => other.data._id !== data._id && nearness(other) > 0)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED_SHOWN);
}

const neighbour = (item: MediaItem | undefined): AdjacentStory | undefined =>
  item && { ...wordsOf(item.data), href: `/news/${item.data._id}`, title: item.data.title };

const FILES = { audio: /\.(mp3|m4a|ogg|opus|wav)$/i, video: /\.(mp4|webm|m4v)$/i };

/** Undefined for anything but a path on this site or an http(s) URL, so that no other scheme gets into a link. */
export function linkOf(link: string): StoryLink | undefined {
  const here = /^\/(?![/\\])/.test(link);
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!here && url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  const path = url?.pathname ?? link.replace(/[?#].*$/, "");
  const plays = FILES.audio.test(path) ? "audio" : FILES.video.test(path) ? "video" : undefined;
  return { href: link, plays, host: url?.host };
}
