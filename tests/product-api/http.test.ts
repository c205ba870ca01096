import { Validator } from "@seriousme/openapi-schema-validator";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stripeClient } from "../../server/clients/stripe-client";
import { limits } from "../../server/http/rate-limits";
import type { Visitor } from "../../server/ports";
import { contract, Problem } from "../../server/product-api/contract";
import { productApi } from "../../server/product-api/http";
import { catalogue } from "../../server/services/catalogue";
import { contacts } from "../../server/services/contacts";
import type { Store } from "../../server/store/db";
import { reservation, reservationLine, ticket, ticketDefinition, ticketOrder } from "../../server/store/schema";
import { seedId } from "../../server/store/seed/ids";
import { testOffice } from "../services/box-office/test-office";
import { frozenNow, movableClock, testStore } from "../store";
import { closedBillingApi, closedOffice } from "./closed-office";

const siteUrl = "https://ringside.example";
const ironHarvest = seedId("event", "iron-harvest");
const ringside = seedId("definition", "iron-harvest/ringside");
const upper = seedId("definition", "iron-harvest/upper");
const nobody = seedId("event", "nobody");

const guest = (visitorId: string): Visitor => ({
  signedIn: false,
  user: undefined,
  visitorId,
  orderKeys: {},
  address: "",
  locale: "en",
});
const fan = (userId: string): Visitor => ({
  ...guest(`user:${userId}`),
  signedIn: true,
  user: { userId, username: userId, email: `${userId}@example.com`, emailVerified: true, name: userId },
});
const bearers: Record<string, Visitor> = {
  "Bearer guest": guest("g"),
  "Bearer maya": fan("maya"),
  "Bearer otto": fan("otto"),
};

let store: Store;
let reported: unknown[] = [];
let call: (request: Request) => Promise<Response>;

beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());
beforeEach(() => {
  reported = [];
  const clock = movableClock();
  const report = (error: unknown) => void reported.push(error);
  const counted = limits({ store, clock });
  call = productApi({
    catalogue: catalogue({ store, clock, siteUrl }),
    boxOffice: testOffice({
      store,
      clock,
      siteUrl,
      report,
      siteName: "Ringside",
      // No call in these tests reaches Stripe or the mail server.
      stripe: stripeClient({ secretKey: "sk_test_none", apiUrl: "http://127.0.0.1:9" }),
      webhookSecret: "whsec_none",
      mailer: { send: async () => undefined },
    }),
    billingApi: closedBillingApi,
    limits: counted,
    contacts: contacts({ store, clock, limits: counted }),
    bearer: async (authorization) => (authorization ? (bearers[authorization] ?? "invalid") : undefined),
    siteUrl,
    sites: [],
    report,
  });
});

type Init = { bearer?: string; body?: unknown; raw?: BodyInit; type?: string; method?: string };

function ask(path: string, { bearer, body, raw, type = "application/json", method }: Init = {}): Promise<Response> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return call(
    new Request(`http://localhost:3000/api${path}`, {
      method: method ?? (sent === undefined ? "GET" : "POST"),
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(sent !== undefined && { "content-type": type }),
      },
      ...(sent !== undefined && { body: sent, duplex: "half" }),
    }),
  );
}

/** Checks that a refusal has the form that all refusals share. */
async function refusal(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body = Problem.parse(await response.json());
  expect(body.status).toBe(response.status);
  return body;
}

const reservationBody = (definition: string, quantity: number, over: object = {}) => ({
  eventId: ironHarvest,
  ticketQuantities: [{ ticketDefinitionId: definition, quantity }],
  ...over,
});

describe("reading events", () => {
  test("lists upcoming nights for anyone in the contract's shape", async () => {
    const response = await ask("/v1/events?limit=2&city=Norfolk");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=30");
    const body = contract.listEvents.response.parse(await response.json());
    expect(body).toMatchObject({ total: 1, offset: 0, limit: 2 });
    expect(body.events[0]?.title).toBe("Iron Harvest");
  });

  test("gives one night by id, by id in capitals, and by short code", async () => {
    const body = contract.getEvent.response.parse(await (await ask(`/v1/events/${ironHarvest}`)).json());
    const codes = await ask(`/v1/events/short/${body.event.shortCode}`);
    expect(contract.getEventByCode.response.parse(await codes.json()).event).toEqual(body.event);
    expect((await ask(`/v1/events/${ironHarvest.toUpperCase()}`)).status).toBe(200);
  });

  test("gives a night's price tiers, which are not cached", async () => {
    const response = await ask(`/v1/tickets/event/${ironHarvest}`);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const body = contract.listDefinitions.response.parse(await response.json());
    expect(body.metaData).toEqual({ count: 6, offset: 0, total: 6 });
    expect(body.definitions[1]).toMatchObject({
      name: "Ringside",
      price: { amount: "79.00", currency: "USD" },
      fewLeft: 3,
    });
  });

  test("answers an unknown id, a draft and a malformed id alike with 404", async () => {
    const paths = ["events", "tickets/event"].flatMap((base) =>
      [nobody, seedId("event", "unannounced"), "1", "%00", "..%2f..", "'%20or%201=1"].map((id) => `/v1/${base}/${id}`),
    );
    for (const path of [...paths, "/v1/events/short/OOOOOO", "/v1/events/short/ABCDEF", "/v1/nothing", "/v2/events"]) {
      expect((await refusal(await ask(path))).status, path).toBe(404);
    }
  });

  test("names the field of an invalid query", async () => {
    for (const [query, field] of [
      ["limit=0", "limit"],
      ["limit=101", "limit"],
      ["limit=ten", "limit"],
      ["offset=-1", "offset"],
      ["month=March", "month"],
      ["past=yes", "past"],
      ["city=a&city=b", "city"],
      [`text=${"a".repeat(81)}`, "text"],
    ]) {
      const body = await refusal(await ask(`/v1/events?${query}`));
      expect([body.status, body.errors?.[0]?.field], query).toEqual([400, field]);
    }
  });
});

describe("reserving", () => {
  test("holds seats for a guest and answers 201 with the reservation", async () => {
    const response = await ask("/v1/tickets/reservation", { bearer: "guest", body: reservationBody(upper, 2) });
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = contract.reserve.response.parse(await response.json());
    expect(body).toMatchObject({ status: "RESERVATION_PENDING", eventId: ironHarvest });
    expect(body.invoice.grandTotal).toEqual({ amount: "40.00", currency: "USD" });
    expect(body.expires).toBe("2026-03-14T12:20:00.000Z");
  });

  test("takes the price from the store, whatever the request says", async () => {
    const body = reservationBody(upper, 1, { totalCents: 1, price: { amount: "0.01", currency: "USD" } });
    const response = await ask("/v1/tickets/reservation", { bearer: "guest", body });
    expect(contract.reserve.response.parse(await response.json()).invoice.grandTotal.amount).toBe("20.00");
  });

  test("requires a bearer and refuses one that does not verify", async () => {
    const without = await ask("/v1/tickets/reservation", { body: reservationBody(upper, 1) });
    expect((await refusal(without)).status).toBe(401);
    expect(without.headers.get("www-authenticate")).toBe('Bearer realm="api"');
    const forged = await ask("/v1/tickets/reservation", { bearer: "forged", body: reservationBody(upper, 1) });
    expect((await refusal(forged)).status).toBe(401);
    expect(forged.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  test("answers 409 and sold out when the seats are gone, naming the line", async () => {
    const sold = await ask("/v1/tickets/reservation", {
      bearer: "maya",
      body: reservationBody(seedId("definition", "iron-harvest/front"), 1),
    });
    expect(await refusal(sold)).toMatchObject({ status: 409, title: "Sold out" });
    const tooMany = await ask("/v1/tickets/reservation", { bearer: "maya", body: reservationBody(ringside, 4) });
    expect(await refusal(tooMany)).toMatchObject({
      status: 409,
      errors: [{ field: "ticketQuantities.0.quantity", message: "Only 3 left." }],
    });
    const [row] = await store.db.select().from(ticketDefinition).where(eq(ticketDefinition.id, ringside));
    expect(row?.remaining).toBe(3);
  });

  test("answers 400 above a limit, 409 before the sale, 404 for a missing night", async () => {
    const of = async (body: object) =>
      (await refusal(await ask("/v1/tickets/reservation", { bearer: "maya", body }))).status;
    expect(await of(reservationBody(upper, 9))).toBe(400);
    const winter = seedId("event", "winter-count");
    expect(await of(reservationBody(seedId("definition", "winter-count/upper"), 1, { eventId: winter }))).toBe(409);
    expect(await of(reservationBody(upper, 1, { eventId: nobody }))).toBe(404);
    expect(await of(reservationBody(seedId("definition", "broken-bell/upper"), 1))).toBe(404);
  });

  test("refuses a malformed reservation and names the fields", async () => {
    const bodies: [unknown, string][] = [
      [{}, "eventId"],
      [[], ""],
      [null, ""],
      ["text", ""],
      [reservationBody("1", 1), "ticketQuantities.0.ticketDefinitionId"],
      [reservationBody(upper, 0), "ticketQuantities.0.quantity"],
      [reservationBody(upper, -1), "ticketQuantities.0.quantity"],
      [reservationBody(upper, 1.5), "ticketQuantities.0.quantity"],
      [reservationBody(upper, 1e99), "ticketQuantities.0.quantity"],
      [{ eventId: ironHarvest, ticketQuantities: [] }, "ticketQuantities"],
      [reservationBody(upper, 1, { clientKey: "a\u0000bcdefgh" }), "clientKey"],
      [reservationBody(upper, 1, { clientKey: "\ud800".repeat(9) }), "clientKey"],
    ];
    for (const [body, field] of bodies) {
      const problem = await refusal(await ask("/v1/tickets/reservation", { bearer: "guest", body }));
      expect([problem.status, problem.errors?.[0]?.field], JSON.stringify(body)).toEqual([400, field]);
    }
  });

  test("refuses a body that is too long, of another type, or no JSON", async () => {
    const status = async (init: Init) =>
      (await refusal(await ask("/v1/tickets/reservation", { bearer: "guest", ...init }))).status;
    expect(await status({ raw: " ".repeat(20_000) })).toBe(413);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4_096)) });
    expect(await status({ raw: endless })).toBe(413);
    expect(await status({ raw: "eventId=1", type: "application/x-www-form-urlencoded" })).toBe(415);
    expect(await status({ raw: "{" })).toBe(400);
    expect(await status({ raw: "" })).toBe(400);
    expect(await status({ raw: new Uint8Array([0xff, 0xfe]) })).toBe(400);
  });

  test("limits a bearer that reserves over and over", async () => {
    bearers["Bearer eager"] = guest("eager");
    const statuses: number[] = [];
    for (let n = 0; n < 62; n++) {
      statuses.push(
        (await ask("/v1/tickets/reservation", { bearer: "eager", body: reservationBody(upper, 1) })).status,
      );
    }
    expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

describe("a fan's tickets", () => {
  const path = (userId: string, eventId = ironHarvest) => `/v1/tickets/event/${eventId}/user/${userId}`;

  beforeAll(async () => {
    const id = seedId("event", "reservation of otto");
    const event = { eventId: ironHarvest, createdAt: frozenNow };
    const money = { totalCents: 2000, currency: "USD" };
    await store.db.insert(reservation).values({
      ...event,
      ...money,
      id,
      status: "CONFIRMED",
      userId: "otto",
      visitorId: "user:otto",
      clientKey: "otto-1",
      expires: frozenNow,
    });
    await store.db
      .insert(reservationLine)
      .values({ reservationId: id, definitionId: upper, quantity: 1, unitCents: 2000, name: "Upper", policy: "" });
    await store.db.insert(ticketOrder).values({
      ...event,
      ...money,
      orderNumber: "AAAA-BBBB-CCCC",
      reservationId: id,
      userId: "otto",
      email: "otto@example.com",
      fullName: "Otto",
      locale: "en",
      status: "PAID",
    });
    await store.db.insert(ticket).values({
      ...event,
      ticketNumber: "AAAA-BBBB-CC021",
      secret: "00".repeat(16),
      orderNumber: "AAAA-BBBB-CCCC",
      definitionId: upper,
      name: "Upper",
      priceCents: 2000,
      guestFullName: "Otto",
      status: "VALID",
    });
  });

  test("are given to the fan alone and contain only what the contract names", async () => {
    const response = await ask(path("otto"), { bearer: "otto" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json();
    expect(contract.listTickets.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({ total: 1, tickets: [{ ticketNumber: "AAAA-BBBB-CC021", orderStatus: "PAID" }] });
  });

  test("are absent for everyone else, in the same words as one that does not exist", async () => {
    const foreign = await ask(path("otto"), { bearer: "maya" });
    const absent = await ask(path("nobody"), { bearer: "maya" });
    const unknownEvent = await ask(path("maya", nobody), { bearer: "maya" });
    const asGuest = await ask(path("otto"), { bearer: "guest" });
    const answers = await Promise.all(
      [foreign, absent, unknownEvent, asGuest].map(async (one) => [one.status, await one.text(), [...one.headers]]),
    );
    expect(answers[0]?.[0]).toBe(404);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("are an empty list for a fan without any", async () => {
    expect(await (await ask(path("maya"), { bearer: "maya" })).json()).toEqual({
      tickets: [],
      total: 0,
      offset: 0,
      limit: 0,
    });
  });

  test("need a bearer", async () => {
    expect((await refusal(await ask(path("otto")))).status).toBe(401);
    expect((await refusal(await ask(path("otto"), { bearer: "forged" }))).status).toBe(401);
  });
});

describe("the protocol", () => {
  test("answers another method with 405 and the allowed ones", async () => {
    for (const [path, method, allow] of [
      ["/v1/events", "DELETE", "GET, HEAD"],
      [`/v1/events/${ironHarvest}`, "PUT", "GET, HEAD"],
      ["/v1/tickets/reservation", "PUT", "POST, GET, HEAD"],
      ["/openapi.json", "POST", "GET, HEAD"],
    ] as const) {
      const response = await ask(path, { method });
      expect((await refusal(response)).status, path).toBe(405);
      expect(response.headers.get("allow")).toBe(allow);
    }
    const head = await ask("/v1/events", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("describes itself in valid OpenAPI, with a path for every row of the contract", async () => {
    const response = await ask("/openapi.json");
    const document = await response.json();
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    for (const { path, method } of Object.values(contract)) {
      expect(document.paths[path][method.toLowerCase()].operationId).toBeTruthy();
    }
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name ?? "");
    }
    expect(text).not.toContain("$defs");
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema, name).not.toHaveProperty("$ref");
      expect(schema, name).toHaveProperty("properties");
    }
  });

  test("reports an unexpected error and tells the caller nothing about it", async () => {
    const clock = movableClock();
    const limit = { allow: async () => true };
    const broken = productApi({
      catalogue: {
        ...catalogue({ store, clock, siteUrl }),
        events: () => Promise.reject(new Error("secret of the store")),
      },
      boxOffice: closedOffice,
      billingApi: closedBillingApi,
      contacts: contacts({ store, clock, limits: limit }),
      limits: limit,
      bearer: async () => undefined,
      siteUrl,
      sites: [],
      report: (error) => void reported.push(error),
    });
    const response = await broken(new Request("http://localhost:3000/api/v1/events"));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(reported).toHaveLength(1);
  });

  test("never fails on hostile paths, queries and headers", async () => {
    const hostile = [
      "%",
      "%ff",
      "%00",
      "../../etc/passwd",
      "a".repeat(5_000),
      "%F0%9F%98%80",
      "'; drop table event; --",
      "{{7*7}}",
    ];
    for (const text of hostile) {
      for (const path of [
        `/v1/events/${text}`,
        `/v1/events/short/${text}`,
        `/v1/events?text=${text}`,
        `/v1/events?city=${text}&month=${text}&limit=${text}`,
        `/v1/tickets/event/${ironHarvest}/user/${text}`,
        `/v1/tickets/event/${text}/user/maya`,
      ]) {
        expect((await ask(path, { bearer: "maya" })).status, path).toBeLessThan(500);
      }
    }
    expect(reported).toEqual([]);
  });
});
