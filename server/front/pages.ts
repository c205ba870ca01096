/** Remix behind the front. A write from another site gets our clear 403 instead of Remix's empty 500. */
import type { ServerBuild } from "@remix-run/node";
import { FALLBACK_LANGUAGE } from "../../app/domain/languages";
import { isOfficePath, isOfficeRoute } from "../../app/domain/office/office-pages";
import { inLanguage, languageInPath, withoutLanguage } from "../../app/domain/urls/language-address";
import { languagePages } from "../http/language-pages";
import { legible } from "../http/legible-address";
import { foreignWrite, outsideTheDoor, refuseForeign } from "../http/request-origin";
import { resourceRoutes } from "../http/resource-routes";
import { routeBranches } from "../http/route-branches";
import type { EveryFan } from "../session/every-fan";
import { ownSpelling } from "./own-spelling";

/** Travels with a page's request. Loaders and the renderer get it as their context. */
export type PageContext = {
  /** The client's address. */
  address: string;
  /** Renders a page that all signed-in fans share. */
  everyFan?: EveryFan;
  /** True for a page's document, false for its data. */
  isDocument?: boolean;
  /** The front takes a document as a string (`rendered-text.ts`). */
  takesStrings?: boolean;
  /** Aborted when the client disconnects. Nothing that only the response needs is computed after that. */
  gone?: AbortSignal;
};

/**
 * Answers a request whose Host, Origin and address match SITE_URL. `isStaff` recognizes the office's staff by the
 * Cookie header; for everybody else the build has no office, so its addresses are like any that leads nowhere.
 */
export function pages(build: ServerBuild, mode: string, siteName: string, isStaff: (cookies: string) => boolean) {
  const office = languagePages(build, mode);
  const open = languagePages(withoutOffice(build), mode);
  const methods = methodsOf(build);
  const openMethods = methodsOf(withoutOffice(build));
  const spelling = ownSpelling(build);
  const openSpelling = ownSpelling(withoutOffice(build));
  const isResource = resourceRoutes(build);
  const isOpenResource = resourceRoutes(withoutOffice(build));
  return async (request: Request, context: PageContext): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    if (foreignWrite(request.method, request.headers, origin) && !outsideTheDoor(pathname))
      return refuseForeign(request, siteName);
    if (pathname.includes("//") && (request.method === "GET" || request.method === "HEAD"))
      return oneSlash(request.url);
    const url = legible(new URL(request.url));
    url.pathname = url.pathname.replace(/\/+/g, "/");
    const path = withoutLanguage(url.pathname);
    const hidden = isOfficePath(path) && !isStaff(request.headers.get("cookie") ?? "");
    const remix = hidden ? open : office;
    const own = (hidden ? openSpelling : spelling)(path);
    if (own !== path && (request.method === "GET" || request.method === "HEAD"))
      return inOwnSpelling(inLanguage(own, languageInPath(url.pathname) ?? FALLBACK_LANGUAGE) + url.search);
    const dataOf = url.pathname.endsWith(".data") && url.pathname.slice(0, -".data".length);
    // Single fetch would read a whole resource, even a film, into a string. `_data` is the older protocol.
    if (url.searchParams.has("_data") || (dataOf && (hidden ? isOpenResource : isResource)(withoutLanguage(dataOf))))
      return noSuchData();
    const allowed = hidden ? openMethods : methods;
    // Remix runs a resource's loader for it, and knows no other answer for a page than 405.
    if (request.method === "OPTIONS") {
      const allow = allowed(path);
      if (allow) return new Response(null, { status: 204, headers: { allow, "cache-control": "no-store" } });
    }
    // Single fetch treats every method but GET as an action's.
    if (dataOf && request.method === "HEAD") return remix(at(url, request, "GET"), context);
    const answer = await remix(url.href === request.url ? request : at(url, request), {
      ...context,
      isDocument: !dataOf,
      takesStrings: true,
    });
    if (answer.status === 405 && !answer.headers.has("allow")) answer.headers.set("allow", allowed(path) ?? READS);
    return answer;
  };
}

const READS = "GET, HEAD, OPTIONS";

/** The methods of the page or resource at a path, as the Allow header lists them. Undefined if there is none. */
function methodsOf({ routes }: ServerBuild): (path: string) => string | undefined {
  if (!routes) return () => READS;
  const branchOf = routeBranches({ routes });
  return (path) => {
    const leaf = routes[branchOf(path.replace(/\.data$/, "")).at(-1) ?? ""];
    if (!leaf || leaf.path === "*") return undefined;
    return leaf.module.action ? `${READS}, POST` : READS;
  };
}

/** The guard of each office page still decides who may enter. This hides that the pages exist. */
export function withoutOffice(build: ServerBuild): ServerBuild {
  // The dev server's build is a function, which Remix calls to get the newest one.
  if (typeof build === "function") return build;
  const rest = <R>(routes: Record<string, R>): Record<string, R> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !isOfficeRoute(id)));
  return { ...build, routes: rest(build.routes), assets: { ...build.assets, routes: rest(build.assets.routes) } };
}

const at = (url: URL, { method, headers, signal, body }: Request, as = method) =>
  new Request(url, { method: as, headers, signal, ...(body && { body, duplex: "half" }) });

/** Doubled slashes name the same page, but the router warns about every link on it. */
function oneSlash(address: string): Response {
  const { pathname, search } = new URL(address);
  return new Response(null, { status: 301, headers: { location: pathname.replace(/\/+/g, "/") + search } });
}

/** The address may have a key in it. */
const inOwnSpelling = (location: string) =>
  new Response(null, { status: 301, headers: { location, "cache-control": "no-store" } });

const noSuchData = () =>
  new Response("No page has this data.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
