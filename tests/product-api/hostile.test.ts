/**
 * Unexpected values for every field of every row: each is answered or refused as a problem, and nothing on our side
 * breaks. The tests' names contain the seed; SEED=… repeats a run.
 */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { seedId } from "../../server/store/seed/ids";
import { SITE } from "../services/box-office/box-office-world";
import { rows } from "./contract-suite";
import { placesIn, withAt } from "./places";
import { apiWorld } from "./world";

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const SOAK = process.env.SOAK === "on";
const RUNS = SOAK ? 1_000 : 10;
/** Time limit of the random runs for each row: together they stay under 10 seconds. */
const LIMIT_MS = SOAK ? 5_000 : 100;

const NIGHT = seedId("event", "iron-harvest");
const BROADCAST = seedId("pay-per-view", "noche-de-cobre");
const UPPER = seedId("definition", "iron-harvest/upper");

const [here, there] = await Promise.all([apiWorld(), apiWorld()]);
const second = await there.serve(there.call);
afterAll(() => Promise.all([here.close(), there.close()]));

/** The number of messages that one caller may send. */
const MOST_CALLS = 5;
const DEEP = 2_000;
/** JSON that no JavaScript object serializes to. */
const rawJson = [
  "[".repeat(DEEP) + "]".repeat(DEEP),
  `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  '{"eventId":"a","eventId":"b"}',
  '{"quantity":1e400}',
  '"\\ud800"',
  "\ufeff{}",
  "nul",
  "{}{}",
  "\0",
  "",
];
const texts = [
  ...["", " ", "\0", "a\0b", "\ud800", "x\udfff", "\u202egnp.exe", "\u200f\u200e", "\ufffe", "é".normalize("NFD")],
  ...["' or 1=1 --", "'; drop table event; --", "%", "_", "\\", "$1", "<script>alert(1)</script>", "{{7*7}}", "#{7*7}"],
  ...[
    "../../etc/passwd",
    "..\\..",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://[::1",
    "//evil.example",
    "%00",
  ],
  ...["true", "null", "undefined", "NaN", "Infinity", "-0", "1e309", "0x10", "１２", "9".repeat(400), "-1", "1.5"],
  ...["2026-13", "9999-99", "2026-02-30T25:61:61Z", "\r\nset-cookie: a=b", "😀".repeat(30), "a".repeat(9_000)],
  ...[NIGHT, NIGHT.toUpperCase(), `{${NIGHT}}`, `${NIGHT} `, "__proto__", "constructor", "toString", "hasOwnProperty"],
];
/** Usually a field gets every third of the wicked values, another third than its neighbor. */
const TURNS = SOAK ? 1 : 3;
/** Tried in fields, one by one; random runs try the rest. */
const wicked: unknown[] = [
  ...["", "\0", "a\0b", "\ud800", "\u202egnp.exe", "'; drop table event; --", "<script>alert(1)</script>", "__proto__"],
  ...["a".repeat(39), "9".repeat(400), "%", NIGHT, 2 ** 31, -1, 0.5, true, null, [], [null], {}, { $ne: null }],
];
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "binary", maxLength: 60 }));
const numbers = [0, -0, -1, 0.1, 20, 21, 100, 2 ** 31, 2 ** 53, -(2 ** 53) - 2, 1e308, 5e-324];
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(...numbers, true, false, null, [], {}, [[]], [null], { length: 1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are accepted. */
const bodies: Record<string, object> = {
  reserve: {
    eventId: NIGHT,
    ticketQuantities: [{ ticketDefinitionId: UPPER, quantity: 1 }],
    clientKey: "clientKey-1",
  },
  claimReservations: { guestToken: "e30.e30.e30" },
  openOrder: { orderNumber: "AAAA-BBBB-CCCC", key: "key" },
  createCheckoutSession: {
    ...{ line_items: [{ price: "monthly", quantity: 1 }], currency: "usd", mode: "subscription", ui_mode: "embedded" },
    ...{ return_url: `${SITE}/profile`, cancel_url: `${SITE}/tickets`, invoice_creation: { enabled: true } },
  },
  createPaymentIntent: {
    ...{ amount: 999, currency: "usd", payment_method_types: ["cards"], confirm: true },
    ...{ return_url: `${SITE}/profile`, ppvId: BROADCAST },
  },
  createCustomer: { email: "ada@example.com", name: "Ada", description: "Fan" },
  querySubscriptions: { query: { customer: "cus_1", status: "active", price: "price_1", limit: 1 } },
  cancelSubscription: { customer: "cus_1", reason: "other", comment: "Moving" },
  createContact: {
    info: {
      name: { first: "Ada", last: "Fan" },
      emails: { items: [{ email: "ada@example.com" }] },
      phones: { items: [{ phone: "+1 555" }] },
    },
    ...{ subject: "other", message: "Hello", consentNewsletter: true, orderNumber: "AAAA", website: "" },
  },
};

/** JSON with one place changed, with useless names added, or no JSON at all. */
const bodyOf = (good: object) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom(...placesIn(good)), value)
        .map(([at, it]) => JSON.stringify(withAt(good, at, it))),
    },
    { weight: 1, arbitrary: fc.tuple(text, value).map(([name, it]) => JSON.stringify({ ...good, [name]: it })) },
    { weight: 1, arbitrary: fc.constantFrom(...rawJson) },
  );

const percent = fc.constantFrom("%", "%zz", "%ff", "%c0%af", "%00", "%2f", "%2e%2e", "a%20b", "+", "%u0041", ";", "|");
const inAddress = fc.oneof(text.map(encoded), percent);
const queryOf = (names: string[]) =>
  fc
    .array(fc.tuple(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, inAddress), inAddress), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));
const contentType = fc.constantFrom(
  ...Array<string>(12).fill("application/json"),
  ...["", "text/plain", "application/json; charset=utf-16", "APPLICATION/JSON;x", "multipart/form-data; boundary=x"],
);
const etag = fc.constantFrom("", "*", "W/", '"', 'W/"x", *', ",".repeat(2_000));

/** As a browser encodes it, except that half a surrogate pair has no percent encoding. */
function encoded(hostile: string): string {
  return encodeURIComponent(Buffer.from(hostile).toString());
}

describe.each([
  ["our own services", here, here.call],
  ["a product API elsewhere", there, there.through(second.origin)],
] as const)(`Hostile values at %s (seed ${seed})`, (_, world, call) => {
  let tried = 0;
  let caller = { row: {}, calls: 0, token: "" };

  /** A new caller after a few calls, so that no rate limit answers before the code under test. */
  async function tokenFor(row: Row): Promise<string> {
    if (caller.row !== row || caller.calls === MOST_CALLS) {
      const make = row.access === "owner" ? world.pool.fan : world.pool.guest;
      caller = { row, calls: 0, token: await make(`caller-${tried++}`) };
    }
    caller.calls++;
    return caller.token;
  }

  async function send(row: Row, sent: Sent): Promise<void> {
    let n = 0;
    const path = row.path.replace(/\{\w+\}/g, () => sent.params[n++] ?? "");
    const response = await call(
      new Request(`${SITE}/api${path}?${sent.query}`, {
        method: row.method,
        headers: {
          authorization: `Bearer ${await tokenFor(row)}`,
          "content-type": sent.contentType ?? "application/json",
          "if-none-match": sent.etag ?? "",
        },
        ...(sent.body !== undefined && { body: sent.body }),
      }),
    );
    const answer = await response.text();
    const about = JSON.stringify(sent).slice(0, 500);
    expect(response.status, `${about} → ${answer}`).toBeLessThan(500);
    if (response.status >= 400) {
      const kind = response.headers.get("content-type");
      expect([kind, JSON.parse(answer).status], about).toEqual(["application/problem+json", response.status]);
    }
    expect(answer, about).not.toMatch(/drizzle|node_modules|syntax error| {4}at /i);
    expect(world.reported.splice(0), about).toEqual([]);
  }

  // The client reaches the same handlers, so random values are enough there.
  it.each(world === here ? rows : [])("%s: in every field, one by one", async (operation, row) => {
    const count = paramsOf(row);
    const good = Array<string>(count).fill(NIGHT);
    const body = bodies[operation];
    for (const [n, hostile] of wicked.entries()) {
      const typed = encoded(String(hostile));
      const inTurn = (_: unknown, field: number) => (n + field) % TURNS === 0;
      for (const at of good.map((_, at) => at).filter(inTurn)) {
        await send(row, { params: good.with(at, typed), query: "" });
      }
      for (const name of namesOf(row).filter(inTurn)) {
        await send(row, { params: good, query: `${name}=${typed}` });
        await send(row, { params: good, query: `${name}=${typed}&${name}=${typed}` });
      }
      for (const at of (body ? placesIn(body) : []).filter(inTurn)) {
        await send(row, { params: good, query: "", body: JSON.stringify(withAt(body, at, hostile)) });
      }
    }
    if (row.body) for (const body of rawJson) await send(row, { params: good, query: "", body });
  });

  it.each(rows)("%s: at random", async (operation, row) => {
    const count = paramsOf(row);
    const param = fc.oneof({ weight: 2, arbitrary: fc.constant(NIGHT) }, inAddress);
    const hostile = fc.record({
      params: fc.array(param, { minLength: count, maxLength: count }),
      query: queryOf(namesOf(row)),
      body: row.body ? bodyOf(bodies[operation] ?? {}) : fc.constant(undefined),
      contentType,
      etag,
    });
    const end = performance.now() + LIMIT_MS;
    let tries = 0;
    await fc.assert(
      // At least one run, however slow the machine is.
      fc.asyncProperty(hostile, async (sent) => {
        if (tries++ === 0 || performance.now() < end) await send(row, sent);
      }),
      { seed, numRuns: RUNS, endOnFailure: true },
    );
  });

  it("leaves JavaScript's prototypes unchanged", () => {
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
});

type Row = (typeof rows)[number][1];
type Sent = { params: string[]; query: string; body?: string | undefined; contentType?: string; etag?: string };

const paramsOf = ({ path }: Row) => path.match(/\{\w+\}/g)?.length ?? 0;
const namesOf = ({ query }: Row) => (query ? Object.keys(query.shape) : ["limit"]);
