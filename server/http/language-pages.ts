/**
 * Remix's request handlers by language. Under `/es`, the build runs with that basename: routes match, and links, forms,
 * page data and redirects stay under it without knowing of it.
 */
import { type AppLoadContext, createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { FALLBACK_LANGUAGE } from "../../app/domain/languages";
import { languageInPath, withoutLanguage } from "../../app/domain/urls/language-address";
import { resourceRoutes } from "./resource-routes";
import { routeBranches } from "./route-branches";

/** English has no prefix, so these addresses only choose it. */
const ENGLISH = new RegExp(`^/${FALLBACK_LANGUAGE}(?=/|$)`);

export function languagePages(build: ServerBuild, mode: string): RequestHandler {
  const branchOf = routeBranches(build);
  const isResource = resourceRoutes(build, branchOf);
  const handlers = new Map<string, RequestHandler>();

  /** Made when first needed: a process may never see some pages in some languages. */
  function handlerOf(language: string | undefined, path: string): RequestHandler {
    const branch = branchOf(withoutData(path));
    const key = `${language ?? ""} ${branch.at(-1) ?? ""}`;
    let handler = handlers.get(key);
    if (!handler) {
      const own = ofBranch(build, branch);
      handler = createRequestHandler(language ? { ...own, basename: `/${language}` } : own, mode);
      handlers.set(key, handler);
    }
    return handler;
  }

  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const language = languageInPath(pathname);
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!language) {
      if (reads && ENGLISH.test(pathname)) return goTo(chooseEnglish(pathname.replace(ENGLISH, "") + search));
      return handlerOf(undefined, pathname)(request, context);
    }
    const path = withoutLanguage(pathname);
    // Files, feeds and endpoints have one address. A page's redirect may have named them under its language.
    if (isResource(path)) return reads ? goTo(path + search) : noSuchPage();
    return handlerOf(language, path)(request, inItsLanguage(context));
  };
}

const withoutData = (path: string) => path.replace(/\.data$/, "").replace(/^\/_root$/, "/");

/**
 * The build with only one branch's routes. Remix matches each request four times, compiling every route's pattern as it
 * does, and makes a router of all routes to render with: 2 ms for our hundred.
 */
function ofBranch(build: ServerBuild, branch: readonly string[]): ServerBuild {
  // The dev server's build is a function, which Remix calls to get the newest one.
  if (typeof build === "function" || branch.length === 0) return build;
  const only = <R>(routes: Record<string, R>): Record<string, R> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => branch.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** In the context of a request that the handler of its language has. */
export const IN_ITS_LANGUAGE = "inItsLanguage";
const inItsLanguage = (context: AppLoadContext = {}): AppLoadContext => ({ ...context, [IN_ITS_LANGUAGE]: true });

const chooseEnglish = (from: string) =>
  `/language?${new URLSearchParams({ lng: FALLBACK_LANGUAGE, from: from.startsWith("/") ? from : `/${from}` })}`;

const goTo = (location: string) =>
  new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });

const noSuchPage = () => new Response("No page is here.", { status: 404, headers: { "cache-control": "no-store" } });
