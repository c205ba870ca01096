/** Every action is a closed switch over its page's buttons: anything else is refused and changes nothing. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOfficeRoute } from "../../app/domain/office/office-pages";
import { addressOf, builtRoutes } from "./built-routes";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, ticketNumbers } from "./buying/purchase";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

const MAYA = ["fan@ringside.example", "Headlock-4-Ever"] as const;

/** 303 redirects a guest to sign-in; without a door pass a phone gets 403 whatever it sends. */
type Statuses = { guest: 303 | 400 | 403 | 404; fan: 400 | 403 | 404 };
const BOTH_400: Statuses = { guest: 400, fan: 400 };
const FANS_ONLY: Statuses = { guest: 303, fan: 400 };

const expected: Record<string, Statuses> = {
  purchase: BOTH_400,
  seats: BOTH_400,
  "my-tickets": BOTH_400,
  watch: BOTH_400,
  "check-in": BOTH_400,
  "check-in-ticket": { guest: 403, fan: 403 },
  "routes/door": { guest: 403, fan: 403 },
  "routes/door.scan": { guest: 403, fan: 403 },
  "lost-tickets": BOTH_400,
  product: BOTH_400,
  basket: BOTH_400,
  // The night has no line.
  "routes/line.$": { guest: 404, fan: 404 },
  "waiting-list": BOTH_400,
  "wait-entry": BOTH_400,
  // A mail program's request, which its key opens.
  "routes/waiting-list.entry.$entryId.leave": { guest: 404, fan: 404 },
  "billing-assistance": BOTH_400,
  "pay-per-view-event": FANS_ONLY,
  premium: FANS_ONLY,
  profile: BOTH_400,
  follow: BOTH_400,
  following: BOTH_400,
  "profile-following": FANS_ONLY,
  "profile-billing": FANS_ONLY,
  "profile-security": FANS_ONLY,
  "profile-details": FANS_ONLY,
  "profile-privacy": FANS_ONLY,
  "routes/consent": BOTH_400,
  // The product API has no intents; the contract's own suites send it invalid values.
  "routes/api": { guest: 404, fan: 404 },
};
/** Does one thing, which a page's script requests with an empty body, so there is no switch to close. */
const WITHOUT_INTENT = ["routes/guest-credentials"];

// tests/access/office.test.ts sends unknown intents to every page of the office.
const routes = (await builtRoutes()).filter(({ id, hasAction }) => hasAction && !isOfficeRoute(id));
const overlays = routes.filter(({ id }) => id.endsWith("~auth"));
const others = routes.filter((route) => !overlays.includes(route) && !WITHOUT_INTENT.includes(route.id));

let site: Site;
let maya: ReturnType<typeof fan>;
let values: Record<string, string>;
let fields: Record<string, string>;
beforeAll(async () => {
  site = await testSite();
  maya = fan(site);
  await signIn(maya, "/profile", ...MAYA);
  const night = await eventId(site, "Iron Harvest");
  await hold(maya, night, "Floor", 1);
  const [ticket = ""] = ticketNumbers(await maya.get(pathOf(await fillIn(await pay(maya, night), GOOD_CARD))));
  await hold(maya, night, "Floor", 1);
  const joining = await maya.post("/premium", { intent: "subscribe", plan: "monthly" });
  await maya.get(pathOf(await fillIn(joining.path, GOOD_CARD)));
  const broadcasts = (await maya.get("/pay-per-view")).html;
  const ppvId = /href="\/pay-per-view\/event\/([0-9a-f-]{36})"/.exec(broadcasts)?.[1] ?? "";
  const slug = /href="\/shop\/(?!basket")([a-z0-9-]+)"/.exec((await maya.get("/shop")).html)?.[1] ?? "";
  values = { eventId: night, ppvId, slug, ticketNumber: ticket, screen: "sign-in", entryId: crypto.randomUUID() };
  const quantity = /name="(quantity\.[0-9a-f-]+)"/.exec((await maya.get(`/tickets/event/${night}`)).html)?.[1] ?? "";
  // Fields that the buttons of some page send along.
  fields = {
    ...{ email: MAYA[0], name: "Maya", ticket, plan: "yearly", reason: "price", comment: "none", [quantity]: "2" },
    ...{ confirm: MAYA[0], password: MAYA[1], current_password: MAYA[1], confirm_password: MAYA[1] },
    ...{ subject: "refund", message: "Please", newsletter: "yes", factor: "SMS", key: "x", username: MAYA[0] },
  };
});
afterAll(() => site.stop());

const bodies = (): Record<string, string>[] => [
  {},
  { intent: "nonsense" },
  { intent: "__proto__" },
  { ...fields, intent: "nonsense" },
  fields,
];

/** All data stored about the fan, and every call that changed something at a provider. */
async function state() {
  const listed = async (path: string) => (await fetch(`${site.sandbox}${path}`)).json();
  const cognito = (await listed("/cognito/calls")) as { operation: string }[];
  const stripe = (await listed("/stripe/calls")) as { method: string; path: string }[];
  const { made: _, ...record } = await (await maya.once("/profile/privacy/data.json")).json();
  return {
    record,
    cognito: cognito.map(({ operation }) => operation).filter((operation) => !/^(Get|List|Describe)/.test(operation)),
    stripe: stripe.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`),
  };
}

const send = (who: ReturnType<typeof fan>, address: string, body: Record<string, string>) =>
  who.once(address, { method: "POST", body: new URLSearchParams(body) });

test("the table lists every route with an action", () => {
  expect(others.map(({ id }) => id).sort()).toEqual(Object.keys(expected).sort());
  expect(overlays.length).toBeGreaterThan(30);
});

test.each(others.map((route) => [route.pattern, route] as const))("%s", async (_, route) => {
  const before = await state();
  const address = addressOf(route, values);
  for (const body of bodies()) {
    const guest = await send(fan(site), address, body);
    expect([body.intent, guest.status]).toEqual([body.intent, expected[route.id]?.guest]);
    if (guest.status === 303) expect(guest.headers.get("location")).toContain("/auth/sign-in");
    const fanResponse = await send(maya, address, body);
    expect([body.intent, fanResponse.status]).toEqual([body.intent, expected[route.id]?.fan]);
  }
  expect(await state()).toEqual(before);
});

const REFUSED = ["sign-in", "authenticated"].flatMap((screen) =>
  [undefined, "nonsense"].map((intent) => ({ screen, intent })),
);
/** The overlay is one module on every page: each page usually gets one form for a guest, in turn. */
const formsFor = (at: number) => REFUSED.filter((_, n) => process.env.SOAK === "on" || n === at % REFUSED.length);

test("the overlay of every page", async () => {
  const before = await state();
  for (const [at, overlay] of overlays.entries()) {
    for (const { screen, intent } of formsFor(at)) {
      const address = addressOf(overlay, { ...values, screen });
      const body = { ...fields, ...(intent && { intent }) };
      expect([address, intent, (await send(fan(site), address, body)).status]).toEqual([address, intent, 400]);
    }
    const address = addressOf(overlay, { ...values, screen: "authenticated" });
    expect([address, (await send(maya, address, { intent: "nonsense" })).status]).toEqual([address, 400]);
  }
  expect(await state()).toEqual(before);
});

test("typed values survive a refusal", async () => {
  const refused = await maya.post("/billing-assistance", { message: "Half an hour of typing", intent: "nonsense" });
  expect([refused.status, refused.html.includes("Half an hour of typing")]).toEqual([400, true]);
  const tickets = await maya.post(`/tickets/details/${values.eventId}`, {
    name: "Somebody",
    ticket: fields.ticket ?? "",
  });
  expect([tickets.status, tickets.html.includes("Somebody")]).toEqual([400, true]);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "a %s to a check-in without a pass is forbidden, for a known or unknown ticket",
  async (method) => {
    const statuses = ["AAAA-BBBB-CCCC", values.ticketNumber, "a%00b", "%5C"].map(async (number) => {
      const page = await fan(site).once(`/check-in/${number}?s=x`, { method, headers: { origin: site.url } });
      return page.status;
    });
    expect(await Promise.all(statuses)).toEqual([403, 403, 403, 403]);
  },
);
