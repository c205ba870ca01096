/** Addresses that belong to the site's own pages. A test holds both lists against the route table. */

/** First parts of addresses of pages: a wrestler whose slug is one of these has no page at /{slug}. */
export const reservedNames = [
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

/** The page that a path belongs to: without an open overlay (`/auth/…`), a slash at the end, and needless escapes. */
export function pagePath(path: string): string {
  const page = path.replace(/\/auth\/[^/]*\/?$/, "").replace(/\/+$/, "");
  return decoded(page) || "/";
}

/** One writing for "/café" and "/caf%C3%A9". */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
