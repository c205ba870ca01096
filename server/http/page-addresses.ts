/** Addresses of the site's own pages, from the route table. */
import { matchRoutes } from "@remix-run/react";
import { OFFICE_ID } from "../../app/domain/office/office-pages";
import { pages, resources } from "../../app/routes";

/** Served by the front, before Remix. */
const SERVED_BEFORE_ROUTES = ["assets/*", "healthz", "readyz"];
/** `auth` is the overlay on the home page. */
const NO_ROUTES = ["assets", "auth", "healthz", "readyz", OFFICE_ID];
const paths = [...pages.map(([, path]) => path), ...resources.map(([path]) => path)];
const isFixed = (path: string) => !/[:*]/.test(path);

/** First segments of the site's paths. A wrestler with one of these as a slug has no page at /{slug}. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...NO_ROUTES,
  ...paths.map((path) => path.split("/")[0] ?? "").filter((name) => name && isFixed(name)),
]);

/** Pages that every site has, whatever its content. */
export const fixedPages: ReadonlySet<string> = new Set(
  pages.filter(([, path]) => isFixed(path)).map(([, path]) => (path.startsWith("/") ? path : `/${path}`)),
);

/** Capital letters make no difference to routes. */
export const isFixedPage = (path: string): boolean => fixedPages.has(path.toLowerCase());

/** Files, forms and the API: unlike a page, none of them looks for a redirect. */
const noPages = [...resources.map(([path]) => path).filter((path) => path !== "*"), ...SERVED_BEFORE_ROUTES];

export const isNoPage = (path: string): boolean =>
  matchRoutes(
    noPages.map((one) => ({ path: one })),
    path,
  ) !== null;

/** Addresses of the staff. Nothing may lead away from them. */
export const isStaffAddress = (path: string): boolean => /^\/(office|door)(\/|$)/.test(path);

/** The page a path belongs to, without an open overlay (`/auth/…`), a trailing slash or needless escapes. */
export function pagePath(path: string): string {
  const page = path.replace(/\/auth\/[^/]*\/?$/, "").replace(/\/+$/, "");
  return decoded(page) || "/";
}

/** One form for "/café" and "/caf%C3%A9". */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
