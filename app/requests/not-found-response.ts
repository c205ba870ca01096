/** What a page throws when there is nothing to show: the same for what is absent and for what is somebody else's. */
import { pageUnder } from "../ui/overlay/overlay-path";

/** 404 for an id that nothing has, or nothing of hers. `headers` go with the page that tells it. */
export function notFound(request: Request, headers: HeadersInit = {}): Response {
  const { pathname, searchParams, search } = new URL(request.url);
  // A wrong key is still somebody's secret in the making, so it is not repeated.
  const told = searchParams.has("key") ? "" : search;
  return new Response(`Page not found: ${pageUnder(pathname)}${told}`, {
    status: 404,
    statusText: "Not Found",
    headers,
  });
}

/** 404 for an id of the wrong form: the route's validation failed. */
export function malformedId(request: Request, headers: HeadersInit = {}): Response {
  const { pathname } = new URL(request.url);
  return new Response(`Page Not Found: ${pageUnder(pathname)}`, { status: 404, statusText: "Not Found", headers });
}
