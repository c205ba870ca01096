/** URLs of previews, which must never be cached or indexed. */

/** The parameter that makes a page a preview. */
export const PREVIEW = "preview";

/** Keeps previews out of every cache and search engine. */
export const PREVIEW_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export const isPreview = (address: string): boolean => /[?&]preview=/.test(address);
