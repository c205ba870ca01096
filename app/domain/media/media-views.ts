/** Films, stories and pictures as a page shows them: small, with every string made on the server. */
import type { HighlightItem, InstagramItem, MediaItem } from "../../../server/product-api/contract";
import { type MediaView, type Stamp, stampOf } from "./publication-dates";

/** What a generated picture is made from. */
export type PictureView = {
  seed: string;
  ink?: string | undefined;
  layout?: string | undefined;
  scene?: string | undefined;
};

export type HighlightView = {
  id: string;
  title: string;
  description: string;
  /** Address of the film; empty while there is none. */
  film: string;
  /** Address of its WebVTT captions; empty where there are none. */
  captions: string;
  picture: PictureView;
  /** "4:12". */
  length: string;
  published: Stamp;
};

export type StoryType = MediaItem["data"]["type"];
export type StoryView = {
  id: string;
  href: string;
  type: StoryType;
  title: string;
  excerpt: string;
  picture: PictureView | null;
  /** Alternative text of the picture. */
  alt: string;
  published: Stamp;
};

export type PostView = {
  id: string;
  film: boolean;
  /** One, or those of a carousel. */
  pictures: { id: string; alt: string; picture: PictureView }[];
  caption: string;
  /** Where the post stands. */
  href: string;
  by: string;
  published: Stamp;
};

/** A film's card. */
export function highlightView({ data }: HighlightItem, view: MediaView): HighlightView {
  return {
    id: data._id,
    title: data.title,
    description: data.description,
    film: data.videoUrl,
    captions: data.captionsUrl,
    picture: data.thumbnail,
    length: lengthOf(data.durationSec),
    published: stampOf(data.publishedAt, view),
  };
}

/** A story's card. */
export function storyView({ data }: MediaItem, view: MediaView): StoryView {
  return {
    id: data._id,
    href: `/news/${data._id}`,
    type: data.type,
    title: data.title,
    excerpt: data.excerpt,
    picture: data.image,
    alt: data.imageAlt,
    published: stampOf(data.publishedAt, view),
  };
}

/** A post of the picture feed. */
export function postView(item: InstagramItem, view: MediaView): PostView {
  const pictures = item.children?.data.length ? item.children.data : [item];
  return {
    id: item.id,
    film: item.media_type === "VIDEO",
    pictures: pictures.map(({ id, alt_text, picture }) => ({ id, alt: alt_text, picture })),
    caption: item.caption,
    href: item.permalink,
    by: item.username,
    published: stampOf(item.timestamp, view),
  };
}

/** Seconds as a player writes them: 252 is "4:12". */
export function lengthOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
