/** Paths of the preview pictures shown with shared links. */

import type { PhotoFields } from "../media/photo";

/** 1.91 to 1, the ratio that all link previews use. */
export const OG_WIDTH = 1200;
export const OG_HEIGHT = 630;

export const OG_KINDS = ["event", "wrestler", "show", "ppv", "product", "news", "site"] as const;
export type OgKind = (typeof OG_KINDS)[number];

/** Increment when the drawing changes, because link previews cache a picture for weeks. */
const DRAWING = 1;

/** Path of a page's picture. `id` is the one in the page's URL; `version` must change when the content does. */
export function ogImage(kind: OgKind, id: string, version: string | number = 0): string {
  return `/og/${kind}/${encodeURIComponent(id)}.png?v=${DRAWING}.${version}`;
}

/** A version that also changes with the photograph in the picture. */
export const photoVersion = ({ photo }: PhotoFields, version: string | number = 0): string =>
  photo ? `${version}.${photo.slice(0, 8)}` : String(version);

/** The picture for pages without their own. */
export const SITE_IMAGE = ogImage("site", "ringside");
