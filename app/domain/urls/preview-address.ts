/** Addresses of previews. Nothing of them is ever kept for a second reader. */

/** The parameter that makes a page a preview. */
export const PREVIEW = "preview";

/** No cache stores a preview, and no search engine indexes it. */
export const PREVIEW_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export const isPreview = (address: string): boolean => /[?&]preview=/.test(address);
