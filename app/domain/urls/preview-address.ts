/** URLs of previews, which must never be cached or indexed. */

/** The parameter that makes a page a preview. */
export const PREVIEW = "preview";

/** Keeps previews out of every cache and search engine. */
export const PREVIEW_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** Also if the parameter's name is percent-encoded. */
export function isPreview(address: string): boolean {
  const start = address.indexOf("?");
  return start >= 0 && new URLSearchParams(address.slice(start + 1)).has(PREVIEW);
}
