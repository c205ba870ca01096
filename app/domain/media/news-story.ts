/** One story as its page shows it, and which stories stand around it. */
import type { MediaItem } from "../../../server/product-api/contract";
import { type StoryView, storyView } from "./media-views";
import { longStamp, type Stamp } from "./publication-dates";

const RELATED_SHOWN = 3;

/** Where a story goes on: a file plays here, anything else is a page, elsewhere where it has a host. */
export type StoryLink = { href: string; plays: "audio" | "video" | undefined; host: string | undefined };
export type Neighbour = { href: string; title: string };
export type StoryPageView = {
  story: StoryView;
  published: Stamp;
  author: string;
  paragraphs: string[];
  tags: string[];
  link: StoryLink | undefined;
  related: StoryView[];
  newer: Neighbour | undefined;
  older: Neighbour | undefined;
};

/** `feed` is the whole feed, newest first; the story need not be in it. */
export function storyPageView(
  item: MediaItem,
  feed: MediaItem[],
  { locale, now }: { locale: string; now: Date },
): StoryPageView {
  const { data } = item;
  const place = feed.findIndex(({ data: { _id } }) => _id === data._id);
  return {
    story: storyView(item, { locale }),
    published: longStamp(data.publishedAt, locale),
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

/** Those that share most tags with it first, then those of its kind; among equals the newest. */
function relatedTo({ data }: MediaItem, feed: MediaItem[]): MediaItem[] {
  const nearness = (other: MediaItem) =>
    2 * other.data.tags.filter((tag) => data.tags.includes(tag)).length + (other.data.type === data.type ? 1 : 0);
  return feed
    .filter((other) => other.data._id !== data._id && nearness(other) > 0)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED_SHOWN);
}

const neighbour = (item: MediaItem | undefined): Neighbour | undefined =>
  item && { href: `/news/${item.data._id}`, title: item.data.title };

const FILES = { audio: /\.(mp3|m4a|ogg|opus|wav)$/i, video: /\.(mp4|webm|m4v)$/i };

/** Undefined for what is neither a path of ours nor a web address, so that no other scheme gets into a link. */
export function linkOf(link: string): StoryLink | undefined {
  const here = /^\/(?![/\\])/.test(link);
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!here && url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  const path = url?.pathname ?? link.replace(/[?#].*$/, "");
  const plays = FILES.audio.test(path) ? "audio" : FILES.video.test(path) ? "video" : undefined;
  return { href: link, plays, host: url?.host };
}
