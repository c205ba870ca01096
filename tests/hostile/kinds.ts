/** One request of every kind that the site answers, with addresses found on the running site. */

import { eventId, fillIn, GOOD_CARD, signIn } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import type { WatchedSite } from "./watched-site";
import type { Asked } from "./wire";

export const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
/** Data that nobody but this fan may ever read. */
export const FANS_OWN = [FAN[0], "Frankie Fan"];

export type Kind = {
  name: string;
  /** Builds the request, with a different address for each `n` where only a new one makes the server work. */
  make(n: number): Asked;
};

const form = (fields: Record<string, string>, origin: string): Pick<Asked, "method" | "headers" | "body"> => ({
  method: "POST",
  headers: [
    ["content-type", "application/x-www-form-urlencoded"],
    ["origin", origin],
  ],
  body: new URLSearchParams(fields).toString(),
});
const json = (body: unknown): Pick<Asked, "method" | "headers" | "body"> => ({
  method: "POST",
  headers: [["content-type", "application/json"]],
  body: JSON.stringify(body),
});

export async function kindsOf(site: WatchedSite): Promise<{ kinds: Kind[]; night: string; cookie: string }> {
  const night = await eventId(site, "Iron Harvest");
  const html = (await fan(site).get("/home")).html;
  const found = (pattern: RegExp) => {
    const [, address = ""] = pattern.exec(html) ?? [];
    if (!address) throw new Error(`The home page has nothing like ${pattern}`);
    return new URL(address.replaceAll("&amp;", "&"), site.url).pathname;
  };
  const { cookie, film } = await fanWithFilm(site);
  const signedIn = { headers: [["cookie", cookie]] } as const;

  const kinds: Kind[] = [
    { name: "guest page from memory", make: () => ({ path: "/home" }) },
    { name: "uncached page", make: (n) => ({ path: `/tickets?q=${n}` }) },
    { name: "signed-in page", make: (n) => ({ path: `/profile?n=${n}`, ...signedIn }) },
    { name: "signed-in public page", make: (n) => ({ path: `/wrestlers?n=${n}`, ...signedIn }) },
    { name: "overlay", make: () => ({ path: "/home/auth/sign-in" }) },
    { name: "purchase", make: () => ({ path: `/tickets/event/${night}` }) },
    { name: "page data", make: (n) => ({ path: `/tickets.data?q=${n}` }) },
    { name: "signed-in data", make: () => ({ path: "/profile.data", ...signedIn }) },
    { name: "missing page", make: (n) => ({ path: `/no/such/page/${n}` }) },
    { name: "missing name", make: (n) => ({ path: `/n${n}.y` }) },
    { name: "API list", make: () => ({ path: "/api/v1/events?limit=100" }) },
    { name: "API refusal", make: () => ({ path: "/api/v1/tickets/orders" }) },
    { name: "API document", make: () => ({ path: "/api/openapi.json" }) },
    { name: "API message", make: () => ({ path: "/api/v1/contacts", ...json({ info: {} }) }) },
    { name: "webhook", make: () => ({ path: "/api/v1/billing/webhook", ...json({ id: "evt_1", type: "x" }) }) },
    {
      name: "film",
      make: () => ({
        path: film,
        headers: [
          ["cookie", cookie],
          ["range", "bytes=0-"],
        ],
      }),
    },
    { name: "link picture", make: () => ({ path: found(/property="og:image" content="([^"]+)"/) }) },
    { name: "drawn picture", make: () => ({ path: found(/src="(\/art\/[^"]+)"/) }) },
    { name: "public file", make: () => ({ path: "/highlights/bell.mp4" }) },
    { name: "asset", make: () => ({ path: found(/href="(\/assets\/[^"]+)"/) }) },
    { name: "feed", make: () => ({ path: "/news.rss" }) },
    { name: "calendar", make: () => ({ path: `/events/${night}.ics` }) },
    { name: "sitemap", make: () => ({ path: "/sitemap.xml" }) },
    { name: "build", make: () => ({ path: "/builds/latest.json" }) },
    { name: "language", make: () => ({ path: "/language?lng=de&from=/home" }) },
    { name: "form", make: () => ({ path: "/tickets/lost", ...form({ email: "nobody" }, site.url) }) },
    { name: "sign-in", make: () => ({ path: "/home/auth/sign-in", ...form({ intent: "SUBMIT" }, site.url) }) },
    { name: "guest credentials", make: () => ({ path: "/guest-credentials", ...form({}, site.url) }) },
  ];
  return { kinds, night, cookie };
}

/** A fan who has bought the live night: the browser's Cookie header and the film's address. */
async function fanWithFilm(site: WatchedSite): Promise<{ cookie: string; film: string }> {
  const maya = fan(site);
  const list = await maya.get("/pay-per-view");
  const [page = "", ppvId = ""] = /\/pay-per-view\/event\/([0-9a-f-]{36})/.exec(list.html) ?? [];
  await signIn(maya, page, ...FAN);
  const checkout = await maya.post(page, { intent: "buy" });
  const back = new URL((await fillIn(checkout.path, GOOD_CARD)) ?? "");
  await maya.get(back.pathname + back.search);
  const { html } = await maya.post(`/watch/${ppvId}`, { intent: "watch" });
  const film = /src="([^"]*film\.mp4[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  if (!film) throw new Error("The fan who paid has no film");
  return { cookie: [...maya.cookies].map(([name, value]) => `${name}=${value}`).join("; "), film };
}
