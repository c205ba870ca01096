/**
 * Every route of the site for every kind of visitor: nobody, a guest, the fan who owns the data, another fan, and
 * expired or forged cookies. A route without an entry here fails.
 */
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addresses, type BuiltRoute, builtRoutes, withoutMostOverlays } from "../hostile/route-table";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "../routes/buying/purchase";
import { fan as newBrowser } from "../routes/fan";
import { type Site, testSite } from "../routes/site";
import { type Browser, guestWithHold, signedIn, worthless } from "./identities";
import { FAN, RIVAL } from "./sandbox-tokens";

type Who = "nobody" | "guest" | "fan" | "other";
type Statuses = Record<Who, number>;
/** Everyone gets the same content, except for the fan's name in the page's header. */
const OPEN = [
  ...["index", "home", "shows", "pigeon-forge", "pigeon-forge-short", "pigeon-forge-tickets", "section", "tickets"],
  ...["tour-dates", "event", "purchase", "wrestlers", "wrestler", "news", "watch", "check-in", "check-in-ticket"],
  // Without a pass it says so.
  "routes/door",
  ...[
    "lost-tickets",
    "waiting-list",
    "shop",
    "basket",
    "product",
    "billing-assistance",
    "privacy",
    "accessibility",
    "pay-per-view",
    "payperview",
    "search",
  ],
  ...["premium", "pay-per-view-event", "routes/sitemap", "routes/robots", "routes/news-rss", "routes/tour-dates-rss"],
  ...["routes/tour-dates-ics", "routes/events.$eventId-ics", "routes/builds-latest"],
];
/** Invites a guest to sign in, and shows each fan their own. */
const INVITING = [
  ...[
    "profile",
    "profile-orders",
    "profile-following",
    "profile-billing",
    "profile-security",
    "profile-details",
    "profile-privacy",
  ],
  "profile-data",
];
/** Absent for everyone but the fan. */
const OWNED = ["my-tickets", "print", "goods-order", "paid"];
const NOWHERE = [
  // The table's night has no numbered seats.
  "seats",
  "wait-entry",
  ...[
    "wrestler-by-name",
    "routes/art.$kind.$seed",
    "routes/og.$kind.$file",
    "routes/builds-meta.$file",
    "routes/media.$sha.$size",
  ],
  "routes/door.scan",
  ...["routes/door.$key", "routes/continue", "routes/api", "routes/not-found"],
  // Without a subject there is nothing to follow, and the key is a stranger's.
  ...["follow", "following", "routes/calendar.$file"],
  // The table's night is already on sale.
  "routes/events.$eventId.on-sale-ics",
];
const each = (ids: string[], statuses: Statuses) => Object.fromEntries(ids.map((id) => [id, statuses]));
const all = (status: number): Statuses => ({ nobody: status, guest: status, fan: status, other: status });

const TABLE: Record<string, Statuses> = {
  ...each([...OPEN, ...INVITING], all(200)),
  ...each(OWNED, { ...all(404), fan: 200 }),
  ...each(NOWHERE, all(404)),
  "routes/shop.order.$orderId.receipt": { ...all(404), fan: 303 },
  "routes/tickets.wallet.$eventId.apple.$file": { ...all(404), fan: 200 },
  "routes/tickets.wallet.$eventId.google.$ticketNumber": { ...all(404), fan: 303 },
  "routes/profile.privacy.data-json": { nobody: 303, guest: 303, fan: 200, other: 200 },
  // For phones with a pass.
  "routes/door.list": all(403),
  "routes/watch.$ppvId.$file": { ...all(403), fan: 200 },
  // No night of the table has a line, so its address leads to the night.
  "routes/line.$": all(404),
  "routes/waiting-list.entry.$entryId.leave": all(303),
  "routes/consent": all(303),
  "routes/language": all(303),
  "routes/guest-credentials": all(400),
  "routes/oauth.start.$provider": all(303),
  "routes/oauth.callback": all(303),
  "routes/oauth.signed-out": all(303),
};
/** The overlay opens over the guest's version of a page; a signed-in fan is redirected to the page. */
const overlay = ({ nobody, guest }: Statuses): Statuses => ({ nobody, guest, fan: 303, other: 303 });
/** Its page needs the night, which the overlay's address does not contain. */
const OVERLAY_OF_PRINT: Statuses = all(404);

function statusesOf(id: string): Statuses | undefined {
  if (id === "print~auth") return OVERLAY_OF_PRINT;
  const page = TABLE[id.replace(/~auth$/, "")];
  return page && id.endsWith("~auth") ? overlay(page) : page;
}

const routes = await builtRoutes();
let site: Site;
let addressOf: (route: BuiltRoute) => string;
let browsers: Record<Who, Browser>;
let useless: Record<string, Browser>;
/** Data that only the fan may read. */
let secrets: string[];

beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "silent" });
  const night = await eventId(site, "Iron Harvest");
  const fan = await signedIn(site, FAN);
  const owned = await buyOneOfEach(fan, night);
  const found = await addresses(site);
  addressOf = (route) => {
    const of = route.pattern.replace("/auth/:screen", "");
    const theirs = owned.addresses[of];
    return theirs === undefined ? found(route) : theirs + (of === route.pattern ? "" : "/auth/sign-in");
  };
  secrets = [...FAN.slice(0, 1), "Frankie Fan", ...owned.secrets];
  browsers = {
    nobody: newBrowser(site),
    guest: await guestWithHold(site, night),
    fan,
    other: await signedIn(site, RIVAL),
  };
  useless = await worthless(site, fan, night);
}, 180_000);
afterAll(() => site?.stop());

/** Seats, a broadcast, goods: addresses that only the fan may open, and their content. */
async function buyOneOfEach(fan: Browser, night: string) {
  await hold(fan, night, "Upper", 1);
  const tickets = await fan.get(pathOf(await fillIn(await pay(fan, night), GOOD_CARD)));
  const [, broadcast = ""] = /\/pay-per-view\/event\/([0-9a-f-]{36})/.exec((await fan.get("/pay-per-view")).html) ?? [];
  const checkout = await fan.post(`/pay-per-view/event/${broadcast}`, { intent: "buy" });
  await fan.get(pathOf(await fillIn(checkout.path, GOOD_CARD)));
  const { html } = await fan.post(`/watch/${broadcast}`, { intent: "watch" });
  const film = /src="([^"]*film\.mp4[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const bought = await fan.post("/shop/digital-programme", { intent: "buy" });
  const arrival = await fan.get(pathOf(await fillIn(bought.path, GOOD_CARD)));
  const order = arrival.path.replace("/paid/shop", "/shop/order");
  return {
    secrets: [...ticketNumbers(tickets), /[?&]by=([^&]+)/.exec(film)?.[1] ?? ""],
    addresses: {
      "/watch/:ppvId/:file": film,
      "/shop/order/:orderId": order,
      "/shop/order/:orderId/receipt": `${order}/receipt`,
      "/paid/:sale/:purchaseId": arrival.path,
      "/check-in/:ticketNumber": `/check-in/${ticketNumbers(tickets)[0]}`,
      "/tickets/print": `/tickets/print?event=${night}`,
      "/tickets/wallet/:eventId/apple/:file": `/tickets/wallet/${night}/apple/${ticketNumbers(tickets)[0]}.pkpass`,
      "/tickets/wallet/:eventId/google/:ticketNumber": `/tickets/wallet/${night}/google/${ticketNumbers(tickets)[0]}`,
    } as Record<string, string>,
  };
}

test("the table has an entry for every route of the build", () => {
  const unknown = routes.filter(({ id }) => !statusesOf(id)).map(({ id }) => id);
  expect(unknown, "tests/access/pages.test.ts has to say who may open these").toEqual([]);
  expect(Object.keys(TABLE).filter((id) => !routes.some((route) => route.id === id))).toEqual([]);
});

/** The response may show no more than the address itself already did. */
async function ask(browser: Browser, path: string, about: string): Promise<{ status: number; text: string }> {
  const response = await browser.once(path);
  const text = await response.text();
  const shown = secrets.filter((secret) => text.includes(secret) && !path.includes(secret));
  expect(shown, `${about} at ${path}`).toEqual([]);
  for (const value of response.headers.values()) {
    expect(
      secrets.some((secret) => value.includes(secret) && !path.includes(secret)),
      `${about}: ${value}`,
    ).toBe(false);
  }
  return { status: response.status, text };
}

const SOAK = process.env.SOAK === "on";
const asked = SOAK ? routes : withoutMostOverlays(routes);
/** Usually each route gets every third kind of cookie, and each kind is tried at every third route. */
const TURNS = SOAK ? 1 : 3;
describe.each(asked.map((route) => [route.id, route] as const))("%s", (id, route) => {
  const statuses = statusesOf(id) as Statuses;
  const path = () => addressOf(route);

  it("answers everyone as listed and shows the fan's data to nobody else", async () => {
    const seen: Partial<Statuses> = { fan: (await browsers.fan.once(path())).status };
    for (const who of ["nobody", "guest", "other"] as const) {
      seen[who] = (await ask(browsers[who], path(), who)).status;
      if (route.page) await ask(browsers[who], `${path().replace(/(\?|$)/, ".data$1")}`, who);
    }
    expect(seen).toEqual(statuses);
  });

  it("does not accept expired or forged cookies of the fan", async () => {
    const turn = asked.indexOf(route) % TURNS;
    for (const [kind, browser] of Object.entries(useless).filter((_, n) => n % TURNS === turn)) {
      const { status } = await ask(browser, path(), `cookies ${kind}`);
      expect([kind, status]).toEqual([kind, statuses.nobody]);
    }
  });
});

/** The same address with an id that does not exist. */
const ABSENT = "00000000-0000-4000-8000-00000000dead";
const THEIRS = [
  ...OWNED,
  "routes/shop.order.$orderId.receipt",
  "routes/watch.$ppvId.$file",
  "routes/tickets.wallet.$eventId.apple.$file",
  "routes/tickets.wallet.$eventId.google.$ticketNumber",
];

describe.each(THEIRS)("%s", (id) => {
  it("looks absent to another fan and to strangers", async () => {
    const route = routes.find((one) => one.id === id) as BuiltRoute;
    const foreign = addressOf(route);
    const absent = foreign.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ABSENT);
    const bare = (text: string) =>
      text
        .replace(/nonce="[^"]*"/g, "")
        .replaceAll(foreign.replaceAll("&", "&amp;"), "HERE")
        .replaceAll(absent.replaceAll("&", "&amp;"), "HERE")
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
    for (const who of ["nobody", "guest", "other"] as const) {
      const [one, none] = [await ask(browsers[who], foreign, who), await ask(browsers[who], absent, who)];
      expect([who, one.status, bare(one.text)]).toEqual([who, none.status, bare(none.text)]);
    }
  });
});
