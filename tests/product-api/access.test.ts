/**
 * Who may do what: every row of the contract for every kind of caller. S35: a ticket opens for its owner alone. S38:
 * another fan's thing and a missing one give the same answer, byte for byte.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Reservation } from "../../server/product-api/contract";
import { billingRows } from "../../server/product-api/contract/billing";
import { seedId } from "../../server/store/seed/ids";
import { fillIn, GOOD_CARD } from "../routes/buying/purchase";
import { SITE } from "../services/box-office/box-office-world";
import { ABSENT, type Ask, apiRequest, pathOf, rows } from "./contract-suite";
import { apiWorld } from "./world";

const NIGHT = seedId("event", "iron-harvest");
const UPPER = seedId("definition", "iron-harvest/upper");
const COBRE = seedId("pay-per-view", "noche-de-cobre");
const SESSION = "/v1/billing/checkout/session";

type Who = "nobody" | "guest" | "another guest" | "owner" | "another fan";
type Operation = (typeof rows)[number][0];

const world = await apiWorld();
const tokens: Record<Exclude<Who, "nobody">, string> = {
  guest: await world.pool.guest("ada"),
  "another guest": await world.pool.guest("eve"),
  owner: await world.pool.fan("otto"),
  "another fan": await world.pool.fan("eve"),
};
/** A user who claims the owner's address without having verified it. */
const unproved = await world.pool.fan("una", { email: "otto@example.com", email_verified: false });
const everybody: Who[] = ["nobody", "guest", "another guest", "owner", "another fan"];
const ask = (path: string, o?: Ask) => world.call(apiRequest(`${SITE}/api${path}`, o));
const as = (who: Who): Ask => (who === "nobody" ? {} : { bearer: tokens[who] });
afterAll(() => world.close());

const reservationBody = { eventId: NIGHT, ticketQuantities: [{ ticketDefinitionId: UPPER, quantity: 1 }] };
async function reserved(who: Who): Promise<Reservation> {
  const response = await ask("/v1/tickets/reservation", { ...as(who), body: reservationBody });
  expect(response.status).toBe(201);
  return (await response.json()) as Reservation;
}
async function bought(who: Who) {
  const { id: reservationId } = await reserved(who);
  const body = { mode: "payment", return_url: `${SITE}/profile`, reservationId };
  const { url } = (await (await ask(SESSION, { ...as(who), body })).json()) as { url: string };
  await fillIn(url, GOOD_CARD);
  const paid = await ask(`${SESSION}?reservationId=${reservationId}`, as(who));
  return (await paid.json()) as { reservationId: string; order: { orderNumber: string; key: string } };
}

/** Everything observable about a response: status, headers and body. */
const whole = async (response: Response) => [response.status, [...response.headers], await response.text()];

describe("A bearer", () => {
  const guarded = rows.filter(([, { access }]) => access !== "anyone");
  const open = rows.filter(([, { access }]) => access === "anyone");
  let forged: Record<string, string>;
  beforeAll(async () => {
    forged = await world.pool.forged("otto");
    await world.endedSessions.add("jti-otto-signed-out", new Date(Date.now() + 3_600_000));
    forged["of a session that was signed out"] = await world.pool.fan("otto", { origin_jti: "jti-otto-signed-out" });
  });

  it.each(guarded)("%s requires one and refuses forged ones", async (_, row) => {
    const send = (o: Ask) => ask(pathOf(row, ABSENT), { method: row.method, ...(row.body && { body: {} }), ...o });
    const none = await send({});
    expect([none.status, none.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="api"']);
    const invalid = await whole(await send({ bearer: "" }));
    for (const [kind, bearer] of Object.entries(forged)) {
      expect(await whole(await send({ bearer })), `a token ${kind}`).toEqual(invalid);
    }
    expect(invalid[0]).toBe(401);
    for (const scheme of ["Basic b3R0bzpvdHRv", `bearer  ${tokens.owner}`, tokens.owner]) {
      expect((await send({ headers: { authorization: scheme } })).status, scheme.slice(0, 12)).toBe(401);
    }
    const cookies = { cookie: `session.0=${tokens.owner}`, origin: SITE };
    expect((await send({ headers: cookies })).status).toBe(401);
  });

  it.each(open)("%s needs none and answers everyone the same", async (_, row) => {
    const path = pathOf(row, row.path.includes("{code}") ? "ABCDEF" : ABSENT);
    const answers = await Promise.all(everybody.map(async (who) => whole(await ask(path, as(who)))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBeLessThan(405);
    expect(answers[0]?.[0]).not.toBe(401);
  });

  it.each(open)("%s refuses a forged one all the same", async (_, row) => {
    const path = pathOf(row, row.path.includes("{code}") ? "ABCDEF" : ABSENT);
    for (const [kind, bearer] of Object.entries(forged)) {
      const { status, headers } = await ask(path, { bearer });
      expect([status, headers.get("www-authenticate")], kind).toEqual([
        401,
        'Bearer realm="api", error="invalid_token"',
      ]);
    }
  });
});

/** Rows about one thing, and who finds it when it belongs to the guest or the owner. For everyone else it is absent. */
const one: [Operation, address: (id: string) => [path: string, o?: Ask]][] = [
  ["getReservation", (id) => [`/v1/tickets/reservation/${id}`]],
  ["getCheckoutSession", (id) => [`${SESSION}?reservationId=${id}`]],
  [
    "createCheckoutSession",
    (id) => [SESSION, { body: { mode: "payment", return_url: `${SITE}/profile`, reservationId: id } }],
  ],
  ["cancelReservation", (id) => [`/v1/tickets/reservation/${id}`, { method: "DELETE" }]],
];

describe.each(["guest", "owner"] as const)("S38: what the %s has reserved", (whose) => {
  let reservationId: string;
  beforeAll(async () => {
    ({ reservationId } = await bought(whose));
  });

  it.each(one)("%s: nobody else finds it, and foreign looks like absent", async (_, address) => {
    const [path, o] = address(reservationId);
    const [nowhere, nothing] = address(ABSENT);
    for (const who of everybody.filter((other) => other !== whose && other !== "nobody")) {
      const foreign = await whole(await ask(path, { ...o, ...as(who) }));
      const absent = await whole(await ask(nowhere, { ...nothing, ...as(who) }));
      expect(foreign, who).toEqual(absent);
      expect(foreign[0], who).toBe(404);
    }
    expect((await ask(path, { ...o, ...as(whose) })).status).toBeLessThan(300);
  });

  it("findHold: shows it to its holder alone", async () => {
    const { id } = await reserved(whose);
    const path = `/v1/tickets/reservation?eventId=${NIGHT}`;
    const empty = await whole(await ask(`/v1/tickets/reservation?eventId=${ABSENT}`, as("another guest")));
    for (const who of everybody.filter((other) => other !== "nobody")) {
      const answer = await ask(path, as(who));
      if (who === whose) expect(await answer.json()).toMatchObject({ hold: { reservationId: id } });
      else if (who.startsWith("another")) expect(await whole(answer)).toEqual(empty);
    }
  });
});

describe("S36 S37 S38: billing", () => {
  type Ids = { customer: string; subscription: string; session: string; email: string };
  const base = "/v1/billing";
  const email = encodeURIComponent("otto@example.com");
  const nobodys: Ids = { customer: "cus_0", subscription: "sub_0", session: "cs_0", email: "nobody%40example.com" };
  let ownerIds: Ids;
  beforeAll(async () => {
    const subscriptionBody = { line_items: [{ price: "monthly", quantity: 1 }] };
    const checkout = (await (await ask(SESSION, { ...as("owner"), body: subscriptionBody })).json()) as {
      id: string;
      url: string;
    };
    await fillIn(checkout.url, GOOD_CARD);
    const paid = await ask(`${SESSION}?id=${checkout.id}`, as("owner"));
    const { customer, subscription } = (await paid.json()) as { customer: string; subscription: string };
    ownerIds = { customer, subscription, session: checkout.id, email };
  });

  /** Every row that names a fan's thing: the fan finds it, and for everyone else it is absent. */
  const named: [Operation, address: (ids: Ids) => [path: string, o?: Ask]][] = [
    ["querySubscriptions", ({ customer }) => [`${base}/subscriptions`, { body: { query: { customer } } }]],
    ["findSubscription", ({ email }) => [`${base}/subscription?email=${email}`]],
    ["getSubscription", ({ subscription }) => [`${base}/subscription/${subscription}`]],
    ["getCustomerProduct", ({ customer }) => [`${base}/customer/${customer}/product/prod_premium`]],
    ["findCustomer", ({ email }) => [`${base}/customer?email=${email}`]],
    ["createCustomer", ({ email }) => [`${base}/customer`, { body: { email: decodeURIComponent(email) } }]],
    ["getCheckoutSession", ({ session }) => [`${SESSION}?id=${session}`]],
    ["createCheckoutSession", ({ customer }) => [SESSION, { body: { mode: "setup", customer } }]],
    ["createPaymentIntent", ({ customer }) => [`${base}/payment-intent`, { body: { ppvId: COBRE, customer } }]],
    ["listInvoices", ({ customer }) => [`${base}/invoices?customer=${customer}`]],
    ["cancelSubscription", ({ customer }) => [`${base}/subscriptions/cancel`, { body: { customer, reason: "other" } }]],
  ];

  it.each(named)("%s: foreign looks like absent, and the owner finds it", async (_, address) => {
    const [path, o] = address(ownerIds);
    const [nowhere, nothing] = address(nobodys);
    for (const who of ["guest", "another guest", "another fan", "unproved"] as const) {
      const bearer = who === "unproved" ? unproved : as(who).bearer;
      const foreign = await whole(await ask(path, { ...o, bearer }));
      expect(foreign, who).toEqual(await whole(await ask(nowhere, { ...nothing, bearer })));
    }
    const own = await ask(path, { ...o, ...as("owner") });
    expect([own.status, await own.text()]).toEqual([
      expect.toBeOneOf([200, 201]),
      expect.not.stringContaining('"data":[]'),
    ]);
  });

  it("covers every row of billing", () => {
    // Lists without an id are the bearer's, and a Premium product is public.
    const others = ["listSubscriptions", "getBillingProduct"];
    expect(new Set([...named.map(([row]) => row), ...others])).toEqual(new Set(Object.keys(billingRows)));
  });

  it("lists nothing of the fan's for anyone else", async () => {
    const list = async (who: Who) => await (await ask(`${base}/subscriptions`, as(who))).json();
    expect((await list("owner")).data).toHaveLength(1);
    expect((await list("another fan")).data).toEqual([]);
    for (const who of ["guest", "another guest"] as const) expect((await list(who)).status).toBe(404);
  });
});

describe("S35: tickets", () => {
  const path = (userId: string, eventId = NIGHT) => `/v1/tickets/event/${eventId}/user/${userId}`;

  it("of a fan open to the fan alone; S38: foreign, absent and a guest's request get the same answer", async () => {
    await bought("owner");
    const mine = await ask(path("otto"), as("owner"));
    expect(((await mine.json()) as { tickets: unknown[] }).tickets.length).toBeGreaterThan(0);
    const absent = await whole(await ask(path("nobody"), as("another fan")));
    expect(absent[0]).toBe(404);
    for (const who of ["guest", "another guest", "another fan"] as const) {
      for (const asked of [path("otto"), path("nobody"), path("otto", ABSENT), path("ada"), path("identity:ada")]) {
        expect(await whole(await ask(asked, as(who))), `${who} ${asked}`).toEqual(absent);
      }
    }
    // The provider's own id is not the store's id: it opens nothing, even for its owner.
    expect(await whole(await ask(path("sub-otto"), as("owner")))).toEqual(absent);
  });

  it("of a fan are in nobody else's list", async () => {
    for (const [row, key] of [
      ["/v1/tickets/orders", "orders"],
      ["/v1/events/user", "events"],
    ] as const) {
      const list = async (who: Who) => (await (await ask(row, as(who))).json())[key] as unknown[];
      expect((await list("owner")).length, row).toBeGreaterThan(0);
      for (const who of ["guest", "another guest", "another fan"] as const)
        expect(await list(who), `${row} ${who}`).toEqual([]);
    }
  });

  it("of a guest open for anyone with the order's key; S38: wrong keys and numbers get the same answer", async () => {
    const { order } = await bought("guest");
    const other = await bought("another guest");
    const open = async (who: Who, body: object) => whole(await ask("/v1/tickets/order", { ...as(who), body }));
    const absent = await open("guest", { orderNumber: "AAAA-BBBB-CCCC", key: order.key });
    expect(absent[0]).toBe(404);
    for (const who of everybody.filter((one) => one !== "nobody")) {
      expect((await open(who, order))[0], who).toBe(200);
      expect(await open(who, { ...order, key: other.order.key }), who).toEqual(absent);
      expect(await open(who, { ...order, key: "0" }), who).toEqual(absent);
    }
  });
});

describe("Becoming a fan", () => {
  it("needs both tokens: nobody takes another guest's hold or another fan's", async () => {
    const claim = (who: Who, guestToken: string) =>
      ask("/v1/tickets/reservation/claim", { ...as(who), body: { guestToken } });
    const { id } = await reserved("another guest");
    const held = (who: Who) => ask(`/v1/tickets/reservation/${id}`, as(who)).then(({ status }) => status);
    for (const guestToken of [tokens.guest, tokens.owner, "nonsense"]) await claim("another fan", guestToken);
    expect([await held("another fan"), await held("another guest")]).toEqual([404, 200]);
    expect((await claim("another fan", tokens["another guest"])).status).toBe(200);
    expect([await held("another fan"), await held("another guest"), await held("owner")]).toEqual([200, 404, 404]);
    // A guest's claim without a fan's token changes nothing.
    await claim("guest", tokens["another guest"]);
    expect(await held("another fan")).toBe(200);
  });
});

describe("The whole table", () => {
  it("caused no error on our side", () => {
    expect(world.reported).toEqual([]);
  });
});
