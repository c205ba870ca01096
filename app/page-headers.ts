/** What a page's answer says of itself. Remix sends nothing of what loader or action said that is not passed on here. */
import type { HeadersFunction } from "@remix-run/node";

/** Hers alone: kept nowhere, found by no search. */
export const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** For a route's `headers`: `own`, and over it what its loader and its action said; of an error what was thrown. */
export const pageHeaders =
  (own: Record<string, string> = {}): HeadersFunction =>
  ({ loaderHeaders, actionHeaders, errorHeaders }) =>
    errorHeaders ?? new Headers({ ...own, ...Object.fromEntries([...loaderHeaders, ...actionHeaders]) });

/** The same for a route inside a page: what the page says of itself stays. */
export const innerHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const said of [loaderHeaders, actionHeaders, errorHeaders ?? new Headers()])
    for (const [name, value] of said) if (name !== "set-cookie") headers.set(name, value);
  return headers;
};
