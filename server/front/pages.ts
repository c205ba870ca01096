/** Remix behind the front: a foreign write gets our clear 403 before Remix's own empty 500. */
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { foreignWrite, outsideTheDoor, refuseForeign } from "../origin";

/** What a page's request carries besides itself; loaders and the renderer get it as their context. */
export type PageContext = {
  /** The client's address. */
  address: string;
  /** Aborted once the client has left: nothing that only the response needs is worth computing then. */
  gone?: AbortSignal;
};

/** Answers a request that says of itself what SITE_URL says (Host, Origin, address). */
export function pages(build: ServerBuild, mode: string) {
  const remix = createRequestHandler(build, mode);
  return async (request: Request, context: PageContext): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    if (foreignWrite(request.method, request.headers, origin) && !outsideTheDoor(pathname)) return refuseForeign();
    return remix(request, context);
  };
}
