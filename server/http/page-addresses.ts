/** Addresses of the site's own pages. A test compares both lists with the route table. */

import { LANGUAGES } from "../../app/domain/languages";

/** First segments of our pages' paths. A wrestler with one of these as a slug has no page at /{slug}. */
export const reservedNames = [
  ...LANGUAGES,
  "api",
  "art",
  "assets",
  "auth",
  "billing-assistance",
  "builds",
  "check-in",
  "consent",
  "continue",
  "door",
  "events",
  "guest-credentials",
  "healthz",
  "home",
  "language",
  "news",
  "oauth",
  "og",
  "pay-per-view",
  "payperview",
  "pigeon-forge",
  "premium",
  "privacypolicy",
  "profile",
  "readyz",
  "shop",
  "shows",
  "tickets",
  "tickets-pigeon-forge",
  "tour-dates",
  "watch",
  "wrestlers",
];

/** Pages that every site has, whatever its content. */
export const fixedPages: ReadonlySet<string> = new Set([
  "/",
  "/billing-assistance",
  "/check-in",
  "/home",
  "/pay-per-view",
  "/payperview",
  "/pigeon-forge",
  "/premium",
  "/privacypolicy",
  "/profile",
  "/profile/billing",
  "/profile/details",
  "/profile/orders",
  "/profile/privacy",
  "/profile/privacy/data",
  "/profile/security",
  "/shop",
  "/shows",
  "/shows/pigeon-forge",
  "/tickets",
  "/tickets-pigeon-forge",
  "/tickets/lost",
  "/tickets/print",
  "/tour-dates",
  "/wrestlers",
]);

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
