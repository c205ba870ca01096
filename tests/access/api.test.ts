/**
 * Every row of the product API on the built site, for every kind of caller: nobody, a guest, the fan who owns the data,
 * another fan, and expired or forged tokens. A row without an entry here fails.
 */
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { contract } from "../../server/product-api/contract";
import { officeRows } from "../../server/product-api/contract/office";
import { type Ask, apiRequest, pathOf, rows } from "../product-api/contract-suite";
import { eventId, fillIn, GOOD_CARD } from "../routes/buying/purchase";
import { type Site, testSite } from "../routes/site";
import { FAN, forgeries, RIVAL, sandboxTokens } from "./sandbox-tokens";

type Operation = (typeof rows)[number][0];
type Who = "nobody" | "guest" | "fan" | "other";
type Statuses = Record<Who, number>;
/** The ids in the requests: the fan's own things, or ids that do not exist. */
type Things = {
  night: string;
  /** A night with numbered seats. */
  seated: string;
  code: string;
  tier: string;
  wrestler: string;
  category: string;
  userId: string;
  reservation: string;
  paid: string;
  customer: string;
  subscription: string;
  session: string;
  email: string;
  order: { orderNumber: string; key: string };
  /** A tier that is sold out, and the fan's place on the waiting list for it. */
  soldOut: string;
  entry: string;
  ticket: string;
  /** A guest without a hold. */
  guestToken: string;
};
type Row = { asks: (of: Things) => [path: string, o?: Ask]; statuses: Statuses };

const ABSENT = "00000000-0000-4000-8000-00000000dead";
const open: Statuses = { nobody: 200, guest: 200, fan: 200, other: 200 };
/** Each bearer gets their own list, guests included. */
const own: Statuses = { nobody: 401, guest: 200, fan: 200, other: 200 };
/** Only the fan finds it. */
const fanOnly: Statuses = { nobody: 401, guest: 404, fan: 200, other: 404 };
const noLine: Statuses = { nobody: 401, guest: 404, fan: 404, other: 404 };
const made: Statuses = { nobody: 401, guest: 201, fan: 201, other: 201 };

const SESSION = "/v1/billing/checkout/session";
const list = (path: string): Row => ({ asks: () => [path], statuses: open });

const TABLE: Record<Operation, Row> = {
  listEvents: list("/v1/events"),
  searchCategories: list("/v1/events/category/search"),
  listEventsByCategory: { asks: ({ category }) => [`/v1/events/category/${category}`], statuses: open },
  getEventByCode: { asks: ({ code }) => [`/v1/events/short/${code}`], statuses: open },
  getEvent: { asks: ({ night }) => [`/v1/events/${night}`], statuses: open },
  listDefinitions: { asks: ({ night }) => [`/v1/tickets/event/${night}`], statuses: open },
  seatMap: { asks: ({ seated }) => [`/v1/tickets/event/${seated}/seats`], statuses: open },
  seatSection: { asks: ({ seated }) => [`/v1/tickets/event/${seated}/seats/101`], statuses: open },
  // Nights without a line: what a line answers is in tests/product-api/on-sale.test.ts.
  getLine: { asks: ({ night }) => [`/v1/on-sale/${night}`], statuses: { ...noLine, nobody: 404 } },
  getDraw: { asks: ({ night }) => [`/v1/on-sale/${night}/draw`], statuses: { ...noLine, nobody: 404 } },
  takePlace: { asks: ({ night }) => [`/v1/on-sale/${night}/place`, { method: "POST" }], statuses: noLine },
  getPlace: { asks: ({ night }) => [`/v1/on-sale/${night}/place`], statuses: noLine },
  takeTurn: { asks: ({ night }) => [`/v1/on-sale/${night}/turn`, { method: "POST" }], statuses: noLine },
  listHighlights: list("/v1/highlights"),
  mainHighlight: list("/v1/highlights/main"),
  mediaFeed: list("/v1/media/feed"),
  instagramFeed: list("/v1/media/instagram/feed"),
  listWrestlers: list("/v1/wrestlers"),
  searchWrestlers: list("/v1/wrestlers/search"),
  getWrestler: { asks: ({ wrestler }) => [`/v1/wrestlers/${wrestler}`], statuses: open },
  listProducts: list("/v1/products"),
  search: list("/v1/search?text=iron"),
  listShows: list("/v1/shows"),
  listPayPerViews: list("/v1/pay-per-view"),
  listPremiumPlans: list("/v1/premium"),
  listMyEvents: { asks: () => ["/v1/events/user"], statuses: own },
  listOrders: { asks: () => ["/v1/tickets/orders"], statuses: own },
  listTickets: { asks: ({ night, userId }) => [`/v1/tickets/event/${night}/user/${userId}`], statuses: fanOnly },
  getReservation: { asks: ({ reservation }) => [`/v1/tickets/reservation/${reservation}`], statuses: fanOnly },
  findHold: { asks: ({ night }) => [`/v1/tickets/reservation?eventId=${night}`], statuses: own },
  getCheckoutSession: { asks: ({ session }) => [`${SESSION}?id=${session}`], statuses: fanOnly },
  listSubscriptions: { asks: () => ["/v1/billing/subscriptions"], statuses: { ...own, guest: 404 } },
  getSubscription: { asks: ({ subscription }) => [`/v1/billing/subscription/${subscription}`], statuses: fanOnly },
  findSubscription: { asks: ({ email }) => [`/v1/billing/subscription?email=${email}`], statuses: fanOnly },
  findCustomer: { asks: ({ email }) => [`/v1/billing/customer?email=${email}`], statuses: { ...own, guest: 404 } },
  getBillingProduct: { asks: () => ["/v1/billing/product/prod_premium"], statuses: own },
  getCustomerProduct: {
    asks: ({ customer }) => [`/v1/billing/customer/${customer}/product/prod_premium`],
    statuses: fanOnly,
  },
  listInvoices: { asks: ({ customer }) => [`/v1/billing/invoices?customer=${customer}`], statuses: fanOnly },
  querySubscriptions: {
    asks: ({ customer }) => ["/v1/billing/subscriptions", { body: { query: { customer } } }],
    statuses: fanOnly,
  },
  openOrder: { asks: ({ order }) => ["/v1/tickets/order", { body: order }], statuses: own },
  reserve: {
    asks: ({ night, tier }) => [
      "/v1/tickets/reservation",
      { body: { eventId: night, ticketQuantities: [{ ticketDefinitionId: tier, quantity: 1 }] } },
    ],
    statuses: made,
  },
  checkCodes: { asks: ({ night }) => ["/v1/tickets/codes", { body: { eventId: night, codes: [] } }], statuses: own },
  createCheckoutSession: {
    asks: ({ customer }) => [SESSION, { body: { mode: "setup", customer } }],
    statuses: { ...fanOnly, fan: 201 },
  },
  createPaymentIntent: {
    asks: ({ customer }) => ["/v1/billing/payment-intent", { body: { ppvId: ABSENT, customer } }],
    statuses: { nobody: 401, guest: 404, fan: 404, other: 404 },
  },
  createCustomer: {
    asks: ({ email }) => ["/v1/billing/customer", { body: { email } }],
    statuses: { ...fanOnly, fan: 201 },
  },
  createContact: { asks: ({ email }) => ["/v1/contacts", { body: contactRequest(email) }], statuses: made },
  claimReservations: {
    asks: ({ guestToken }) => ["/v1/tickets/reservation/claim", { body: { guestToken } }],
    statuses: own,
  },
  getWaitingList: { asks: ({ night }) => [`/v1/waiting-list/${night}`], statuses: open },
  listWaitEntries: { asks: () => ["/v1/waiting-list"], statuses: own },
  joinWaitingList: {
    asks: ({ night, soldOut }) => ["/v1/waiting-list", { body: waitRequest(night, soldOut) }],
    statuses: made,
  },
  openWaitEntry: { asks: ({ entry }) => ["/v1/waiting-list/entry", { body: { entryId: entry } }], statuses: fanOnly },
  confirmWaitEntry: {
    asks: ({ entry }) => ["/v1/waiting-list/entry/confirm", { body: { entryId: entry } }],
    statuses: fanOnly,
  },
  // No seat is offered here: what an offer answers is in tests/product-api/waiting.test.ts.
  acceptOffer: {
    asks: ({ entry }) => ["/v1/waiting-list/entry/accept", { body: { entryId: entry } }],
    statuses: noLine,
  },
  findReturns: {
    asks: ({ night }) => ["/v1/tickets/returns/find", { body: { eventId: night } }],
    statuses: own,
  },
  // It can still be refunded.
  listReturn: {
    asks: ({ ticket }) => ["/v1/tickets/returns", { body: { ticketNumber: ticket } }],
    statuses: { ...fanOnly, fan: 409 },
  },
  withdrawReturn: {
    asks: ({ ticket }) => ["/v1/tickets/returns/withdraw", { body: { ticketNumber: ticket } }],
    statuses: fanOnly,
  },
  // These end what the others ask for, so they come last.
  cancelReservation: {
    asks: ({ reservation }) => [`/v1/tickets/reservation/${reservation}`, { method: "DELETE" }],
    statuses: fanOnly,
  },
  leaveWaitingList: {
    asks: ({ entry }) => ["/v1/waiting-list/entry/leave", { body: { entryId: entry } }],
    statuses: fanOnly,
  },
  cancelSubscription: {
    asks: ({ customer }) => ["/v1/billing/subscriptions/cancel", { body: { customer, reason: "other" } }],
    statuses: fanOnly,
  },
};

const waitRequest = (eventId: string, tier: string) => ({
  ...{ eventId, ticketDefinitionIds: [tier], quantity: 1, email: "waiting@example.com" },
});
const contactRequest = (email: string) => ({
  info: { name: { first: "Ada" }, emails: { items: [{ email }] } },
  ...{ subject: "other", message: "Hello" },
});

let site: Site;
let tokens: Record<Exclude<Who, "nobody">, string>;
let worthless: Record<string, string>;
let things: Things;
const ask = (path: string, o: Ask = {}) => fetch(apiRequest(`${site.url}/api${path}`, o));
const json = async <T>(path: string, o?: Ask) => (await (await ask(path, o)).json()) as T;

beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "silent" });
  const pool = sandboxTokens(site);
  // While this token is made, the pool issues short-lived tokens to everyone.
  const expired = await pool.expired(["hasty@ringside.example", "Ladder-20-Seconds"]);
  tokens = { fan: await pool.fan(FAN), other: await pool.fan(RIVAL), guest: await pool.guest() };
  worthless = { ...(await forgeries(tokens.fan)), "that is over": expired, "for access": await pool.access(FAN) };
  things = await thingsOf(tokens.fan, tokens.guest);
}, 120_000);
afterAll(() => site?.stop());

/** Seats that the fan holds and has paid, Premium, and an order of a guest. */
async function thingsOf(bearer: string, guest: string): Promise<Things> {
  const night = await eventId(site, "Iron Harvest");
  const seated = await eventId(site, "Twelve Go In");
  const { definitions } = await json<{ definitions: { id: string; name: string; soldOut: boolean }[] }>(
    `/v1/tickets/event/${night}`,
  );
  const tier = definitions.find(({ name }) => name === "Upper")?.id ?? "";
  const soldOut = definitions.find((one) => one.soldOut)?.id ?? "";
  const reservationBody = { eventId: night, ticketQuantities: [{ ticketDefinitionId: tier, quantity: 1 }] };
  const pay = async (who: string, body: object) => {
    const checkout = await json<{ id: string; url?: string }>(SESSION, { bearer: who, body });
    if (!checkout.url) throw new Error(`No way to pay: ${JSON.stringify(checkout)}`);
    await fillIn(checkout.url, GOOD_CARD);
    return checkout.id;
  };
  async function bought(who: string) {
    const { id } = await json<{ id: string }>("/v1/tickets/reservation", { bearer: who, body: reservationBody });
    await pay(who, { mode: "payment", return_url: `${site.url}/profile`, reservationId: id });
    const { order } = await json<{ order: Things["order"] }>(`${SESSION}?reservationId=${id}`, { bearer: who });
    return { id, order };
  }
  const mine = await bought(bearer);
  const session = await pay(bearer, { line_items: [{ price: "monthly", quantity: 1 }] });
  type Paid = { customer: string; subscription: string };
  const { customer, subscription } = await json<Paid>(`${SESSION}?id=${session}`, { bearer });
  const { id: reservation } = await json<{ id: string }>("/v1/tickets/reservation", { bearer, body: reservationBody });
  type Nights = { events: { id: string; shortCode: string }[] };
  const code = (await json<Nights>("/v1/events?limit=100")).events.find(({ id }) => id === night)?.shortCode ?? "";
  const userId = String(decodeJwt(bearer).wixUserId ?? decodeJwt(bearer).sub);
  const held = await json<{ tickets: { ticketNumber: string }[] }>(`/v1/tickets/event/${night}/user/${userId}`, {
    bearer,
  });
  const joined = await json<{ entryId: string }>("/v1/waiting-list", { bearer, body: waitRequest(night, soldOut) });
  const first = async (path: string) => (await json<{ dataItems: { id: string }[] }>(path)).dataItems[0]?.id ?? "";
  return {
    ...{ night, seated, code, tier, reservation, paid: mine.id, customer, subscription, session, email: FAN[0] },
    wrestler: await first("/v1/wrestlers"),
    category: await first("/v1/events/category/search"),
    ...{ userId, soldOut, entry: joined.entryId, ticket: held.tickets[0]?.ticketNumber ?? "" },
    order: (await bought(guest)).order,
    guestToken: await sandboxTokens(site).guest(),
  };
}

test("the table has an entry for every row of the contract", () => {
  expect(Object.keys(TABLE).sort()).toEqual(rows.map(([operation]) => operation).sort());
});

const entries = Object.entries(TABLE) as [Operation, Row][];
const bare = async (response: Response, ids: string[]) => {
  const text = ids.reduce((rest, id) => rest.replaceAll(id, "ID"), await response.text());
  return [response.status, response.headers.get("content-type"), text.replaceAll(/"instance":"[^"]*"/g, "")];
};

describe.each(entries)("%s", (operation, { asks, statuses }) => {
  const [nobody, ...known] = ["nobody", "guest", "other", "fan"] as const;

  it("no expired or forged token counts as genuine", async () => {
    const [path, o] = asks(things);
    const without = await ask(path, o);
    expect([nobody, without.status]).toEqual([nobody, statuses[nobody]]);
    // What is open to everyone still refuses a bearer that it cannot verify.
    const refused = statuses[nobody] < 400 || contract[operation].access === "anyone" ? 401 : statuses[nobody];
    for (const [kind, bearer] of Object.entries(worthless)) {
      expect([kind, (await ask(path, { ...o, bearer })).status]).toEqual([kind, refused]);
    }
  });

  it.each(known)("%s gets the listed answers", async (who) => {
    const [path, o] = asks(things);
    const response = await ask(path, { ...o, bearer: tokens[who] });
    expect(response.status, await response.clone().text()).toBe(statuses[who]);
    if (statuses[who] !== 404 || statuses.fan === 404) return;
    const absent = asks({ ...things, ...NOBODYS });
    const none = await ask(absent[0], { ...absent[1], bearer: tokens[who] });
    const ids = [...Object.values(NOBODYS), ...Object.keys(NOBODYS).map((name) => String(things[name as "paid"]))];
    expect(await bare(response, ids)).toEqual(await bare(none, ids));
  });
});

describe.each(Object.entries(officeRows))("%s", (_, { method, path, scope }) => {
  it("accepts tokens of the office only, and no forged one", async () => {
    const address = pathOf({ method, path: path.replace("{collection}", "wrestlers"), access: "token" }, ABSENT);
    const statuses = await Promise.all(
      [undefined, ...Object.values(tokens), ...Object.values(worthless), "rst_nonsense"].map(
        async (bearer) => (await ask(address, { method, ...(bearer !== undefined && { bearer }) })).status,
      ),
    );
    expect([scope, new Set(statuses)]).toEqual([scope, new Set([401])]);
  });
});

const NOBODYS = {
  ...{ reservation: ABSENT, paid: ABSENT, userId: "nobody", email: "nobody@example.com" },
  ...{ customer: "cus_0", subscription: "sub_0", session: "cs_0" },
};
