/** An address of every page, on a seeded site, for benchmarks that go through all of them. */

/** Reads from a site's product API what the addresses need. */
export async function pageAddresses({ url }) {
  const read = async (path) => (await fetch(`${url}/api/v1/${path}`)).json();
  const [
    { events },
    { dataItems: categories },
    { dataItems: wrestlers },
    { dataItems: news },
    { payPerViews },
    { products },
  ] = await Promise.all(
    ["events", "events/category/search", "wrestlers", "media/feed", "pay-per-view", "products"].map(read),
  );
  const [night] = events.filter(({ registration }) => registration.status === "OPEN_TICKETS");
  const [category, wrestler, article] = [categories[0], wrestlers[0], news[0]].map(({ id }) => id);
  const broadcast = payPerViews[0].id;
  return {
    night: night.id,
    guest: [
      ...["/", "/home", "/shows", "/shows/pigeon-forge", `/shows/section/${category}`, "/tickets"],
      ...[`/events/${night.id}`, `/tickets/event/${night.id}`, "/wrestlers", `/wrestlers/${wrestler}`],
      ...[`/news/${article}`, "/pay-per-view", `/pay-per-view/event/${broadcast}`, `/watch/${broadcast}`, "/premium"],
      ...["/check-in", "/tickets/lost", "/shop", `/shop/${products[0].slug}`, "/billing-assistance", "/privacypolicy"],
      ...["/accessibility", "/tickets/auth/sign-in", "/home/auth/sign-up", "/no-such-page"],
    ],
    fan: [
      ...["/home", "/tickets", "/profile", "/profile/orders", "/profile/billing", "/profile/security"],
      ...["/profile/details", "/profile/privacy", "/profile/privacy/data"],
    ],
  };
}
