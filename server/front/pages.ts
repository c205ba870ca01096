/** Remix behind the front: a foreign write gets our clear 403 before Remix's own empty 500, and Host is SITE_URL's. */
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { legible } from "../legible-address";
import { foreignWrite, outsideTheDoor, refuseForeign } from "../origin";
import { resourceRoutes } from "../resource-routes";

/** Answers a page's request; `address` is the client's. */
export function pages(build: ServerBuild, mode: string, siteUrl: string | undefined) {
  const remix = createRequestHandler(build, mode);
  const isResource = resourceRoutes(build);
  const site = siteUrl ? new URL(siteUrl) : undefined;
  return async (request: Request, address: string): Promise<Response> => {
    const foreign = foreignWrite(request.method, request.headers, siteUrl);
    if (foreign && !outsideTheDoor(new URL(request.url).pathname)) return refuseForeign();
    const url = legible(new URL(request.url));
    const dataOf = url.pathname.endsWith(".data") && url.pathname.slice(0, -".data".length);
    // Single fetch would read a resource into a string, a film too. `_data` is what came before single fetch.
    if (url.searchParams.has("_data") || (dataOf && isResource(dataOf))) return noSuchData();
    return remix(asTheSiteSeesIt(request, url, site), { address });
  };
}

/**
 * Behind a proxy that rewrites Host, Remix would refuse our own forms: it compares Origin with Host. The site's
 * address comes from SITE_URL alone, and a forwarded host is nobody's to claim.
 */
function asTheSiteSeesIt(request: Request, url: URL, site: URL | undefined): Request {
  if (!site && url.href === request.url) return request;
  const headers = new Headers(request.headers);
  if (site) {
    url.protocol = site.protocol;
    url.host = site.host;
    headers.set("host", site.host);
  }
  headers.delete("x-forwarded-host");
  return new Request(url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: "half" } : {}),
  });
}

const noSuchData = () =>
  new Response("No page has this data.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
