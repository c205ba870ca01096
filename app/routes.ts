/**
 * The URL table of section 2. Every page has one child, `auth/:screen`, which is the authentication overlay on top of
 * that very page: opening, switching and closing it are plain navigations.
 */
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";

/** Id, path and module of a page; aliases are further rows of the same module. */
const pages: [id: string, path: string, file: string][] = [
  ["index", "/", "routes/index.tsx"],
  ["home", "home", "routes/home.tsx"],
  ["shows", "shows", "routes/shows.tsx"],
  ["pigeon-forge", "shows/pigeon-forge", "routes/shows.pigeon-forge.tsx"],
  ["pigeon-forge-short", "pigeon-forge", "routes/shows.pigeon-forge.tsx"],
  ["pigeon-forge-tickets", "tickets-pigeon-forge", "routes/shows.pigeon-forge.tsx"],
  ["section", "shows/section/:categoryId", "routes/shows.section.$categoryId.tsx"],
  ["tickets", "tickets", "routes/tickets.tsx"],
  ["tour-dates", "tour-dates", "routes/tickets.tsx"],
  ["event", "events/:eventId", "routes/events.$eventId.tsx"],
  ["purchase", "tickets/event/:eventId", "routes/tickets.event.$eventId.tsx"],
  ["my-tickets", "tickets/details/:eventId", "routes/tickets.details.$eventId.tsx"],
  ["print", "tickets/print", "routes/tickets.print.tsx"],
  ["wrestlers", "wrestlers", "routes/wrestlers.tsx"],
  ["wrestler", "wrestlers/:wrestlerId", "routes/wrestlers.$wrestlerId.tsx"],
  ["wrestler-by-name", ":name", "routes/$name.tsx"],
  ["news", "news/:mediaId", "routes/news.$mediaId.tsx"],
  ["pay-per-view", "pay-per-view", "routes/pay-per-view.tsx"],
  ["payperview", "payperview", "routes/pay-per-view.tsx"],
  ["pay-per-view-event", "pay-per-view/event/:ppvId", "routes/pay-per-view.event.$ppvId.tsx"],
  ["watch", "watch/:ppvId", "routes/watch.$ppvId.tsx"],
  ["premium", "premium", "routes/premium.tsx"],
  ["check-in", "check-in", "routes/check-in.tsx"],
  ["check-in-ticket", "check-in/:ticketNumber", "routes/check-in.$ticketNumber.tsx"],
  ["lost-tickets", "tickets/lost", "routes/tickets.lost.tsx"],
  ["profile", "profile", "routes/profile.tsx"],
  ["profile-orders", "profile/orders", "routes/profile.orders.tsx"],
  ["profile-billing", "profile/billing", "routes/profile.billing.tsx"],
  ["profile-security", "profile/security", "routes/profile.security.tsx"],
  ["profile-details", "profile/details", "routes/profile.details.tsx"],
  ["profile-privacy", "profile/privacy", "routes/profile.privacy.tsx"],
  ["profile-data", "profile/privacy/data", "routes/profile.privacy.data.tsx"],
  ["shop", "shop", "routes/shop.tsx"],
  ["product", "shop/:slug", "routes/shop.$slug.tsx"],
  ["goods-order", "shop/order/:orderId", "routes/shop.order.$orderId.tsx"],
  ["billing-assistance", "billing-assistance", "routes/billing-assistance.tsx"],
  ["privacy", "privacypolicy", "routes/privacypolicy.tsx"],
];

/** Where a fan is looked up as a customer, or made one; see routes/billing-guard.tsx. */
const GUARDED = /^(profile|premium|pay-?per-?view)\b/;
const isGuarded = ([, path]: (typeof pages)[number]) => GUARDED.test(path);

const page = ([id, path, file]: (typeof pages)[number]): RouteConfigEntry =>
  route(path, file, { id }, [route("auth/:screen", "routes/auth-overlay.tsx", { id: `${id}~auth` })]);

export default [
  ...pages.filter((row) => !isGuarded(row)).map(page),
  layout("routes/billing-guard.tsx", { id: "billing-guard" }, pages.filter(isGuarded).map(page)),
  route("shop/order/:orderId/receipt", "routes/shop.order.$orderId.receipt.ts"),
  route("profile/privacy/data.json", "routes/profile.privacy.data-json.ts"),
  route("watch/:ppvId/:file", "routes/watch.$ppvId.$file.ts"),
  route("art/:kind/:seed", "routes/art.$kind.$seed.ts"),
  route("og/:kind/:file", "routes/og.$kind.$file.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("news.rss", "routes/news-rss.ts"),
  route("tour-dates.rss", "routes/tour-dates-rss.ts"),
  route("tour-dates.ics", "routes/tour-dates-ics.ts"),
  route("events/:eventId.ics", "routes/events.$eventId-ics.ts"),
  route("builds/latest.json", "routes/builds-latest.ts"),
  route("builds/meta/:file", "routes/builds-meta.$file.ts"),
  route("door/:key", "routes/door.$key.ts"),
  route("consent", "routes/consent.ts"),
  route("continue", "routes/continue.ts"),
  route("guest-credentials", "routes/guest-credentials.ts"),
  route("language", "routes/language.ts"),
  route("oauth/start/:provider", "routes/oauth.start.$provider.ts"),
  route("oauth/callback", "routes/oauth.callback.ts"),
  route("oauth/signed-out", "routes/oauth.signed-out.ts"),
  route("api/*", "routes/api.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
