/** What a page's answer says of itself. Remix sends nothing of what loader or action said that is not passed on here. */
import type { HeadersFunction } from "@remix-run/node";

/** Hers alone: kept nowhere, found by no search. */
export const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** For a route's `headers`: `own`, and over it what its loader and its action said; of an error what was thrown. */
export const pageHeaders =
  (own: Record<string, string> = {}): HeadersFunction =>
  ({ loaderHeaders, actionHeaders, errorHeaders }) =>
    errorHeaders ?? new Headers({ ...own, ...Object.fromEntries([...loaderHeaders, ...actionHeaders]) });
