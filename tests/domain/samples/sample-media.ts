/** A sample film, story and post of the product API. Tests override what they need. */
import type { HighlightItem, InstagramItem, MediaItem } from "../../../server/product-api/contract";

const GUID = "5b1f6a54-0000-4000-8000-000000000000";
/** A well-formed id for each number. */
export const mediaId = (n: number): string => GUID.slice(0, -String(n).length) + n;

export function sampleFilm(changes: Partial<HighlightItem["data"]> = {}): HighlightItem {
  const data = {
    _id: mediaId(1),
    title: "Vane signs with a broken thumb",
    description: "Contract night in Norfolk.",
    videoUrl: "/media/contract.mp4",
    captionsUrl: "/media/contract.vtt",
    thumbnail: { seed: "contract", ink: "flare" },
    durationSec: 252,
    publishedAt: "2026-11-18T12:00:00.000Z",
    eventId: null,
    wrestlerIds: [],
    isMain: false,
    ...changes,
  };
  return { id: data._id, dataCollectionId: "Highlights", data };
}

export function sampleStory(changes: Partial<MediaItem["data"]> = {}): MediaItem {
  const data = {
    _id: mediaId(2),
    type: "news" as const,
    title: "Third man at ringside",
    excerpt: "Who paid for seat 1A?",
    body: "Nobody saw him come.\n\nEverybody saw him go.",
    image: { seed: "third man", ink: "neon" },
    imageAlt: "An empty chair",
    link: null,
    author: "Ines Falk",
    tags: ["Norfolk"],
    publishedAt: "2026-11-19T12:00:00.000Z",
    ...changes,
  };
  return { id: data._id, dataCollectionId: "Media", data };
}

const picture = (n: number) => ({
  id: `shot-${n}`,
  media_type: "IMAGE" as const,
  media_url: `https://ringside.example/art/show/shot-${n}.svg`,
  alt_text: `The ring, corner ${n}`,
  picture: { seed: `shot-${n}` },
});

/** Two or more `shots` make a carousel. */
export function samplePost({ shots = 1, ...changes }: Partial<InstagramItem> & { shots?: number } = {}): InstagramItem {
  const pictures = Array.from({ length: shots }, (_, i) => picture(i + 1));
  return {
    ...picture(1),
    id: "post-1",
    media_type: shots > 1 ? "CAROUSEL_ALBUM" : "IMAGE",
    permalink: "https://pictures.example/p/1",
    caption: "Taped up 🩹",
    timestamp: "2026-11-19T12:00:00.000Z",
    username: "ringside",
    like_count: 12,
    comments_count: 3,
    ...(shots > 1 && { children: { data: pictures } }),
    ...changes,
  };
}
