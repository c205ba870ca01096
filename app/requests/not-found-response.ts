/** The 404 responses that routes throw. "Doesn't exist" and "belongs to someone else" look the same. */
import { pageUnder } from "../ui/overlay/overlay-path";

/** 404 if the id doesn't exist or belongs to someone else. `headers` are added to the response. */
export function notFound(request: Request, headers: HeadersInit = {}): Response {
  const { pathname, searchParams, search } = new URL(request.url);
  // A wrong key may be a mistyped secret, so it isn't repeated in the response.
  const query = searchParams.has("key") ? "" : search;
  return new Response(`Page not found: ${pageUnder(pathname)}${query}`, {
    status: 404,
    statusText: "Not Found",
    headers,
  });
}

/** 404 for an id that failed validation. */
export function malformedId(request: Request, headers: HeadersInit = {}): Response {
  const { pathname } = new URL(request.url);
  return new Response(`Page Not Found: ${pageUnder(pathname)}`, { status: 404, statusText: "Not Found", headers });
}
