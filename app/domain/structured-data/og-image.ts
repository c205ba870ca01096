/** Addresses of the pictures that stand beside a shared link. */

/** What link previews of all kinds ask for: 1.91 to 1. */
export const OG_WIDTH = 1200;
export const OG_HEIGHT = 630;

export const OG_KINDS = ["event", "wrestler", "show", "ppv", "product", "news", "site"] as const;
export type OgKind = (typeof OG_KINDS)[number];

/** Counted up when the drawing changes: whoever shares a page asks for a picture once and keeps it for weeks. */
const DRAWING = 1;

/** The path of a page's picture; `id` is the one in the page's own address, `version` what changes with its content. */
export function ogImage(kind: OgKind, id: string, version: string | number = 0): string {
  return `/og/${kind}/${encodeURIComponent(id)}.png?v=${DRAWING}.${version}`;
}

/** The picture of every page that has none of its own. */
export const SITE_IMAGE = ogImage("site", "ringside");
