/**
 * The URL table of section 2. Every page has one child, `auth/:screen`: the authentication overlay on top of that page.
 * Opening, switching and closing it are plain navigations.
 */
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";

/** Id, path and module of each page. An alias is another row with the same module. */
const pages: [id: string, path: string, file: string][] = [
  ["index", "/", "routes/site/index.tsx"],
  ["home", "home", "routes/site/home.tsx"],
  ["shows", "shows", "routes/shows/shows.tsx"],
  ["pigeon-forge", "shows/pigeon-forge", "routes/shows/shows.pigeon-forge.tsx"],
  ["pigeon-forge-short", "pigeon-forge", "routes/shows/shows.pigeon-forge.tsx"],
  ["pigeon-forge-tickets", "tickets-pigeon-forge", "routes/shows/shows.pigeon-forge.tsx"],
  ["section", "shows/section/:categoryId", "routes/shows/shows.section.$categoryId.tsx"],
  ["tickets", "tickets", "routes/tickets/tickets.tsx"],
  ["tour-dates", "tour-dates", "routes/tickets/tickets.tsx"],
  ["event", "events/:eventId", "routes/shows/events.$eventId.tsx"],
  ["purchase", "tickets/event/:eventId", "routes/tickets/tickets.event.$eventId.tsx"],
  ["my-tickets", "tickets/details/:eventId", "routes/tickets/tickets.details.$eventId.tsx"],
  ["print", "tickets/print", "routes/tickets/tickets.print.tsx"],
  ["wrestlers", "wrestlers", "routes/roster/wrestlers.tsx"],
  ["wrestler", "wrestlers/:wrestlerId", "routes/roster/wrestlers.$wrestlerId.tsx"],
  ["wrestler-by-name", ":name", "routes/roster/$name.tsx"],
  ["news", "news/:mediaId", "routes/site/news.$mediaId.tsx"],
  ["pay-per-view", "pay-per-view", "routes/pay-per-view/pay-per-view.tsx"],
  ["payperview", "payperview", "routes/pay-per-view/pay-per-view.tsx"],
  ["pay-per-view-event", "pay-per-view/event/:ppvId", "routes/pay-per-view/pay-per-view.event.$ppvId.tsx"],
  ["watch", "watch/:ppvId", "routes/pay-per-view/watch.$ppvId.tsx"],
  ["premium", "premium", "routes/billing/premium.tsx"],
  ["check-in", "check-in", "routes/tickets/check-in.tsx"],
  ["check-in-ticket", "check-in/:ticketNumber", "routes/tickets/check-in.$ticketNumber.tsx"],
  ["lost-tickets", "tickets/lost", "routes/tickets/tickets.lost.tsx"],
  ["profile", "profile", "routes/profile/profile.tsx"],
  ["profile-orders", "profile/orders", "routes/profile/profile.orders.tsx"],
  ["profile-billing", "profile/billing", "routes/profile/profile.billing.tsx"],
  ["profile-security", "profile/security", "routes/profile/profile.security.tsx"],
  ["profile-details", "profile/details", "routes/profile/profile.details.tsx"],
  ["profile-privacy", "profile/privacy", "routes/profile/profile.privacy.tsx"],
  ["profile-data", "profile/privacy/data", "routes/profile/profile.privacy.data.tsx"],
  ["shop", "shop", "routes/shop/shop.tsx"],
  ["product", "shop/:slug", "routes/shop/shop.$slug.tsx"],
  ["goods-order", "shop/order/:orderId", "routes/shop/shop.order.$orderId.tsx"],
  ["billing-assistance", "billing-assistance", "routes/billing/billing-assistance.tsx"],
  ["privacy", "privacypolicy", "routes/site/privacypolicy.tsx"],
];

/** Paths on which a fan becomes a customer at Stripe; see routes/billing/billing-guard.tsx. */
const GUARDED = /^(profile|premium)(\/|$)|(^|\/)pay-?per-?view(\/|$)/;
const isGuarded = ([, path]: (typeof pages)[number]) => GUARDED.test(path);

const page = ([id, path, file]: (typeof pages)[number]): RouteConfigEntry =>
  route(path, file, { id }, [route("auth/:screen", "routes/sign-in/auth-overlay.tsx", { id: `${id}~auth` })]);

/**
 * A route without an overlay. Its id is `routes/` and the file name: ids appear in URLs (`?_data=`) and in logs, so they
 * do not change when a file moves to another folder.
 */
const resource = (path: string, file: string): RouteConfigEntry =>
  route(path, file, { id: `routes/${file.slice(file.lastIndexOf("/") + 1).replace(/\.tsx?$/, "")}` });

export default [
  ...pages.filter((row) => !isGuarded(row)).map(page),
  layout("routes/billing/billing-guard.tsx", { id: "billing-guard" }, pages.filter(isGuarded).map(page)),
  resource("shop/order/:orderId/receipt", "routes/shop/shop.order.$orderId.receipt.ts"),
  resource("profile/privacy/data.json", "routes/profile/profile.privacy.data-json.ts"),
  resource("watch/:ppvId/:file", "routes/pay-per-view/watch.$ppvId.$file.ts"),
  resource("art/:kind/:seed", "routes/files/art.$kind.$seed.ts"),
  resource("og/:kind/:file", "routes/files/og.$kind.$file.ts"),
  resource("sitemap.xml", "routes/files/sitemap.ts"),
  resource("robots.txt", "routes/files/robots.ts"),
  resource("news.rss", "routes/files/news-rss.ts"),
  resource("tour-dates.rss", "routes/files/tour-dates-rss.ts"),
  resource("tour-dates.ics", "routes/files/tour-dates-ics.ts"),
  resource("events/:eventId.ics", "routes/files/events.$eventId-ics.ts"),
  resource("builds/latest.json", "routes/files/builds-latest.ts"),
  resource("builds/meta/:file", "routes/files/builds-meta.$file.ts"),
  resource("door/:key", "routes/tickets/door.$key.ts"),
  resource("consent", "routes/site/consent.ts"),
  resource("continue", "routes/sign-in/continue.ts"),
  resource("guest-credentials", "routes/sign-in/guest-credentials.ts"),
  resource("language", "routes/site/language.ts"),
  resource("oauth/start/:provider", "routes/sign-in/oauth.start.$provider.ts"),
  resource("oauth/callback", "routes/sign-in/oauth.callback.ts"),
  resource("oauth/signed-out", "routes/sign-in/oauth.signed-out.ts"),
  resource("api/*", "routes/site/api.ts"),
  resource("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
