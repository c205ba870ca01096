/**
 * The URL table of section 2. Every page has one child, `auth/:screen`: the authentication overlay on top of that page.
 * Opening, switching and closing it are plain navigations.
 */
import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";
import { OFFICE_ID, OFFICE_PAGES } from "./domain/office/office-pages";

/** Id, path and module of each page. An alias is another row with the same module. */
export const pages: [id: string, path: string, file: string][] = [
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
  ["seats", "tickets/event/:eventId/seats/:section", "routes/tickets/tickets.event.$eventId.seats.$section.tsx"],
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
  ["waiting-list", "waiting-list/:eventId", "routes/waiting/waiting-list.$eventId.tsx"],
  ["wait-entry", "waiting-list/entry/:entryId", "routes/waiting/waiting-list.entry.$entryId.tsx"],
  ["lost-tickets", "tickets/lost", "routes/tickets/tickets.lost.tsx"],
  ["profile", "profile", "routes/profile/profile.tsx"],
  ["profile-orders", "profile/orders", "routes/profile/profile.orders.tsx"],
  ["profile-following", "profile/following", "routes/profile/profile.following.tsx"],
  ["profile-billing", "profile/billing", "routes/profile/profile.billing.tsx"],
  ["profile-security", "profile/security", "routes/profile/profile.security.tsx"],
  ["profile-details", "profile/details", "routes/profile/profile.details.tsx"],
  ["profile-privacy", "profile/privacy", "routes/profile/profile.privacy.tsx"],
  ["profile-data", "profile/privacy/data", "routes/profile/profile.privacy.data.tsx"],
  ["shop", "shop", "routes/shop/shop.tsx"],
  ["basket", "shop/basket", "routes/shop/shop.basket.tsx"],
  ["product", "shop/:slug", "routes/shop/shop.$slug.tsx"],
  ["goods-order", "shop/order/:orderId", "routes/shop/shop.order.$orderId.tsx"],
  ["paid", "paid/:sale/:purchaseId", "routes/paid/paid.$sale.$purchaseId.tsx"],
  ["search", "search", "routes/site/search.tsx"],
  ["follow", "follow", "routes/following/follow.tsx"],
  ["following", "following/:key", "routes/following/following.$key.tsx"],
  ["billing-assistance", "billing-assistance", "routes/billing/billing-assistance.tsx"],
  ["privacy", "privacypolicy", "routes/site/privacypolicy.tsx"],
  ["accessibility", "accessibility", "routes/site/accessibility.tsx"],
];

/** Path and module of each route without an overlay: files, redirects, and what a page fetches. */
export const resources: [path: string, file: string][] = [
  ["shop/order/:orderId/receipt", "routes/shop/shop.order.$orderId.receipt.ts"],
  ["profile/privacy/data.json", "routes/profile/profile.privacy.data-json.ts"],
  ["watch/:ppvId/:file", "routes/pay-per-view/watch.$ppvId.$file.ts"],
  ["art/:kind/:seed", "routes/files/art.$kind.$seed.ts"],
  ["media/:sha/:size", "routes/files/media.$sha.$size.ts"],
  ["og/:kind/:file", "routes/files/og.$kind.$file.ts"],
  ["sitemap.xml", "routes/files/sitemap.ts"],
  ["robots.txt", "routes/files/robots.ts"],
  ["news.rss", "routes/files/news-rss.ts"],
  ["tour-dates.rss", "routes/files/tour-dates-rss.ts"],
  ["tour-dates.ics", "routes/files/tour-dates-ics.ts"],
  ["events/:eventId.ics", "routes/files/events.$eventId-ics.ts"],
  ["events/:eventId/on-sale.ics", "routes/files/events.$eventId.on-sale-ics.ts"],
  ["calendar/:file", "routes/files/calendar.$file.ts"],
  ["builds/latest.json", "routes/files/builds-latest.ts"],
  ["builds/meta/:file", "routes/files/builds-meta.$file.ts"],
  ["tickets/wallet/:eventId/apple/:file", "routes/tickets/tickets.wallet.$eventId.apple.$file.ts"],
  ["tickets/wallet/:eventId/google/:ticketNumber", "routes/tickets/tickets.wallet.$eventId.google.$ticketNumber.ts"],
  ["line/*", "routes/tickets/line.$.ts"],
  ["waiting-list/entry/:entryId/leave", "routes/waiting/waiting-list.entry.$entryId.leave.ts"],
  ["door", "routes/door/door.tsx"],
  ["door/scan", "routes/door/door.scan.ts"],
  ["door/list", "routes/door/door.list.ts"],
  ["door/:key", "routes/door/door.$key.ts"],
  ["consent", "routes/site/consent.ts"],
  ["continue", "routes/sign-in/continue.ts"],
  ["guest-credentials", "routes/sign-in/guest-credentials.ts"],
  ["language", "routes/site/language.ts"],
  ["oauth/start/:provider", "routes/sign-in/oauth.start.$provider.ts"],
  ["oauth/callback", "routes/sign-in/oauth.callback.ts"],
  ["oauth/signed-out", "routes/sign-in/oauth.signed-out.ts"],
  ["api/*", "routes/site/api.ts"],
  ["*", "routes/site/not-found.tsx"],
];

/** Paths on which a fan becomes a customer at Stripe; see routes/billing/billing-guard.tsx. */
const GUARDED = /^(profile|premium)(\/|$)|(^|\/)pay-?per-?view(\/|$)/;
const isGuarded = ([, path]: (typeof pages)[number]) => GUARDED.test(path);

const overlay = (id: string): RouteConfigEntry => ({
  id: `${id}~auth`,
  path: "auth/:screen",
  file: "routes/sign-in/auth-overlay.tsx",
});

const page = ([id, path, file]: (typeof pages)[number]): RouteConfigEntry => ({
  id,
  path,
  file,
  children: [overlay(id)],
});

/**
 * A route's id is `routes/` plus the file name. Ids appear in URLs (`?_data=`) and logs, so they stay when a file
 * moves.
 */
const resource = ([path, file]: (typeof resources)[number]): RouteConfigEntry => ({
  id: `routes/${file.slice(file.lastIndexOf("/") + 1).replace(/\.tsx?$/, "")}`,
  path,
  file,
});

/** The office has no overlay, except where its staff confirm who they are. */
const office: RouteConfigEntry = {
  id: OFFICE_ID,
  path: "office",
  file: "routes/office/office.tsx",
  children: Object.entries(OFFICE_PAGES).map(([name, { path, file }]) => ({
    id: `${OFFICE_ID}-${name}`,
    file: `routes/office/${file}`,
    ...(path === "" ? { index: true } : { path }),
    ...(name === "again" && { children: [overlay(`${OFFICE_ID}-again`)] }),
  })),
};

export default [
  ...pages.filter((row) => !isGuarded(row)).map(page),
  { id: "billing-guard", file: "routes/billing/billing-guard.tsx", children: pages.filter(isGuarded).map(page) },
  office,
  ...resources.map(resource),
] satisfies RouteConfig;
