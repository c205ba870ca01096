/** Remix behind the front: a foreign write gets our clear 403 before Remix's own empty 500, and Host is SITE_URL's. */
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { foreignWrite, outsideTheDoor, refuseForeign } from "../origin";

/** Answers a page's request; `address` is the client's. */
export function pages(build: ServerBuild, mode: string, siteUrl: string | undefined) {
  const remix = createRequestHandler(build, mode);
  const site = siteUrl ? new URL(siteUrl) : undefined;
  return async (request: Request, address: string): Promise<Response> => {
    const foreign = foreignWrite(request.method, request.headers, siteUrl);
    if (foreign && !outsideTheDoor(new URL(request.url).pathname)) return refuseForeign();
    return remix(asTheSiteSeesIt(request, site), { address });
  };
}

/**
 * Behind a proxy that rewrites Host, Remix would refuse our own forms: it compares Origin with Host. The site's
 * address comes from SITE_URL alone, and a forwarded host is nobody's to claim.
 */
function asTheSiteSeesIt(request: Request, site: URL | undefined): Request {
  if (!site) return request;
  const url = new URL(request.url);
  url.protocol = site.protocol;
  url.host = site.host;
  const headers = new Headers(request.headers);
  headers.set("host", site.host);
  headers.delete("x-forwarded-host");
  return new Request(url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: "half" } : {}),
  });
}
