/** Cards for films, stories and posts. Every string is made on the server. */
import type { HighlightItem, InstagramItem, MediaItem } from "../../../server/product-api/contract";
import { type Worded, wordsOf } from "../format/content-language";
import type { PhotoFields } from "./photo";
import { type PublicationContext, type PublishedDate, publishedDate } from "./publication-dates";

/** Parameters of a generated picture. */
export type PictureView = PhotoFields & {
  seed: string;
  ink?: string | undefined;
  layout?: string | undefined;
  scene?: string | undefined;
  cast?: string | undefined;
};

export type HighlightView = {
  id: string;
  title: string;
  description: string;
  /** URL of the film; empty if there is none. */
  film: string;
  /** URL of its WebVTT captions; empty if there are none. */
  captions: string;
  picture: PictureView;
  /** "4:12". */
  length: string;
  published: PublishedDate;
};

export type StoryType = MediaItem["data"]["type"];
export type StoryView = Worded & {
  id: string;
  href: string;
  type: StoryType;
  title: string;
  excerpt: string;
  picture: PictureView | null;
  /** Alternative text of the picture. */
  alt: string;
  published: PublishedDate;
};

export type PostView = {
  id: string;
  film: boolean;
  /** One picture, or several for a carousel. */
  pictures: { id: string; alt: string; picture: PictureView }[];
  caption: string;
  /** Permalink of the post. */
  href: string;
  by: string;
  published: PublishedDate;
};

export function highlightView({ data }: HighlightItem, view: PublicationContext): HighlightView {
  return {
    id: data._id,
    title: data.title,
    description: data.description,
    film: data.videoUrl,
    captions: data.captionsUrl,
    picture: data.thumbnail,
    length: lengthOf(data.durationSec),
    published: publishedDate(data.publishedAt, view),
  };
}

export function storyView({ data }: MediaItem, view: PublicationContext): StoryView {
  return {
    ...wordsOf(data),
    id: data._id,
    href: `/news/${data._id}`,
    type: data.type,
    title: data.title,
    excerpt: data.excerpt,
    picture: data.image,
    alt: data.imageAlt,
    published: publishedDate(data.publishedAt, view),
  };
}

export function postView(item: InstagramItem, view: PublicationContext): PostView {
  const pictures = item.children?.data.length ? item.children.data : [item];
  return {
    id: item.id,
    film: item.media_type === "VIDEO",
    pictures: pictures.map(({ id, alt_text, picture }) => ({ id, alt: alt_text, picture })),
    caption: item.caption,
    href: item.permalink,
    by: item.username,
    published: publishedDate(item.timestamp, view),
  };
}

/** Seconds as a player shows them: 252 is "4:12". */
export function lengthOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
