/** The pages and API requests that a growing store must not slow down, on a seeded site with one more fan. */

/** `night` and the other ids are the seed's, so they are the same in both stores. */
export function requests({ night, wrestler, slug, category, news, broadcast, product }) {
  const guest = [
    ...["/", "/home", "/tickets", "/shows", "/shows/pigeon-forge", `/shows/section/${category}`, "/wrestlers"],
    ...["/tickets?when=past", "/tickets?text=norfolk", "/wrestlers?text=iron", "/pay-per-view", "/shop", "/premium"],
    ...[`/events/${night}`, `/tickets/event/${night}`, `/wrestlers/${wrestler}`, `/${slug}`, `/news/${news}`],
    ...[`/pay-per-view/event/${broadcast}`, `/shop/${product}`, "/no-such-page", "/es/tickets"],
    ...[
      "/sitemap.xml",
      "/sitemap.xml?language=es",
      "/news.rss",
      "/tour-dates.rss",
      "/tour-dates.ics",
      `/events/${night}.ics`,
    ],
  ];
  const fan = [
    ...["/profile", "/profile/orders", "/profile/billing", "/profile/details", "/profile/security", "/profile/privacy"],
    ...["/profile/privacy/data", `/tickets/details/${night}`, `/tickets/print?event=${night}`, "/billing-assistance"],
    ...["/premium", `/tickets/event/${night}`, `/pay-per-view/event/${broadcast}`, "/tickets/lost"],
  ];
  const api = [
    ...["/v1/events", "/v1/events?past=only", "/v1/events?text=norfolk", `/v1/events/${night}`],
    ...["/v1/events/category/search", `/v1/events/category/${category}`, `/v1/tickets/event/${night}`],
    ...["/v1/wrestlers", "/v1/wrestlers/search?text=iron", `/v1/wrestlers/${wrestler}`, "/v1/highlights"],
    ...["/v1/media/feed", "/v1/products", "/v1/shows", "/v1/pay-per-view", "/v1/premium"],
  ];
  const ownApi = ["/v1/events/user", "/v1/tickets/orders", `/v1/tickets/reservation?eventId=${night}`];
  return [
    ...guest.map((path) => ({ of: path, path, who: "guest" })),
    ...fan.map((path) => ({ of: `${path}, a fan`, path, who: "fan" })),
    ...api.map((path) => ({ of: `GET /api${path}`, path: `/api${path}`, who: "guest" })),
    ...ownApi.map((path) => ({ of: `GET /api${path}, a fan`, path: `/api${path}`, who: "bearer" })),
  ].map((one) => ({ ...one, of: shortened(one.of) }));
}

/** Ids in full would make the table unreadable. */
const shortened = (text) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "{id}");
