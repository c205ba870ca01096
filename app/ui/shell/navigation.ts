/** The main navigation: one line per page. */

/** `text` is a key under `nav` of the site's table. */
export const NAVIGATION = [
  { to: "/home", text: "home" },
  { to: "/tickets", text: "tickets" },
  { to: "/shows", text: "shows" },
  { to: "/wrestlers", text: "wrestlers" },
  { to: "/pay-per-view", text: "payPerView" },
  { to: "/premium", text: "premium" },
  { to: "/shop", text: "shop" },
] as const;
