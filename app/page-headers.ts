/** Headers of page responses. Remix drops a loader's or action's headers unless a route's `headers` passes them on. */
import type { HeadersFunction } from "@remix-run/node";

/** For private pages: no cache stores them, and no search engine indexes them. */
export const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** For a route's `headers`: `own`, overridden by the headers of its loader and action, or of the thrown response. */
export const pageHeaders =
  (own: Record<string, string> = {}): HeadersFunction =>
  ({ loaderHeaders, actionHeaders, errorHeaders }) => {
    if (errorHeaders) return errorHeaders;
    const headers = new Headers(own);
    for (const said of [loaderHeaders, actionHeaders]) for (const [name, value] of said) headers.set(name, value);
    return headers;
  };

/** The same for a route inside a page. It keeps the page's own headers. */
export const innerHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const said of [loaderHeaders, actionHeaders, errorHeaders ?? new Headers()])
    for (const [name, value] of said) if (name !== "set-cookie") headers.set(name, value);
  return headers;
};
