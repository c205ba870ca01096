/** The rows that other programs call with a token of the office. */
import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TOKEN_SCOPES, type TokenScope } from "../../app/domain/office/machines/token-scopes";
import { contract, type Reservation } from "../../server/product-api/contract";
import { officeRows } from "../../server/product-api/contract/office";
import { audit } from "../../server/store/schema";
import { seedId } from "../../server/store/seed/ids";
import { fillIn, GOOD_CARD } from "../routes/buying/purchase";
import { SITE } from "../services/box-office/box-office-world";
import { DAY_MS } from "../store";
import { ABSENT, type Ask, apiRequest, fieldsOf, pathOf, refusal } from "./contract-suite";
import { type ApiWorld, apiWorld } from "./world";

const NIGHT = seedId("event", "iron-harvest");
const UPPER = seedId("definition", "iron-harvest/upper");
const OWNER = { name: "owner@ringside.example", via: "office" } as const;

type OfficeRowOf = {
  method: string;
  path: string;
  access: string;
  scope: TokenScope;
  query?: (typeof officeRows)["listOfficeOrders"]["query"];
};
const officeOperations = Object.entries(officeRows) as unknown as [keyof typeof officeRows, OfficeRowOf][];

let world: ApiWorld;
let all: string;
let orders: string[];
const ask = (path: string, o?: Ask) => world.call(apiRequest(`${SITE}/api${path}`, o));
/** An address of the row for things that don't exist. */
const addressOf = ({ path, ...row }: OfficeRowOf) =>
  pathOf({ ...row, path: path.replace("{collection}", "wrestlers") }, ABSENT);
const send = (row: OfficeRowOf, o: Ask) =>
  ask(addressOf(row), { method: row.method, ...("body" in row && { body: {} }), ...o });

async function tokenFor(scopes: readonly TokenScope[] = TOKEN_SCOPES, days = 30): Promise<string> {
  const token = await world.desk.tokens.make({ name: "Ledger", scopes, days }, { actor: OWNER, id: randomUUID() });
  return token ?? "";
}

async function bought(fan: string): Promise<string> {
  const bearer = await world.pool.fan(fan);
  const body = { eventId: NIGHT, ticketQuantities: [{ ticketDefinitionId: UPPER, quantity: 2 }] };
  const held = (await (await ask("/v1/tickets/reservation", { bearer, body })).json()) as Reservation;
  const pay = { mode: "payment", return_url: `${SITE}/profile`, reservationId: held.id };
  const session = (await (await ask("/v1/billing/checkout/session", { bearer, body: pay })).json()) as { url: string };
  await fillIn(session.url, GOOD_CARD);
  const paid = await ask(`/v1/billing/checkout/session?reservationId=${held.id}`, { bearer });
  return ((await paid.json()) as { order: { orderNumber: string } }).order.orderNumber;
}

beforeAll(async () => {
  world = await apiWorld();
  all = await tokenFor();
  orders = [];
  for (const fan of ["ada", "bea", "cat"]) {
    orders.push(await bought(fan));
    world.clock.advance(60_000);
  }
}, 120_000);
afterAll(() => world.close());

describe("A token", () => {
  it.each(officeOperations)("%s answers 401 to nobody, fans and guests", async (_, row) => {
    const nobody = await send(row, {});
    expect(nobody.headers.get("www-authenticate")).toBe('Bearer realm="api"');
    await refusal(nobody, 401);
    for (const bearer of [await world.pool.fan("ada"), await world.pool.guest("gus")]) {
      const other = await send(row, { bearer });
      expect(other.headers.get("www-authenticate")).toBe('Bearer realm="api", error="invalid_token"');
      await refusal(other, 401);
    }
  });

  it("looks the same when it is wrong, has ended and was revoked", async () => {
    const [ended, revoked] = [await tokenFor(TOKEN_SCOPES, 1), await tokenFor()];
    await world.desk.tokens.revoke((await world.desk.tokens.open(revoked))?.id ?? "", OWNER);
    world.clock.advance(DAY_MS);
    const answers = [];
    for (const bearer of [`rst_${"A".repeat(43)}`, ended, revoked]) {
      const response = await ask("/v1/office/orders", { bearer });
      answers.push([response.status, [...response.headers], await response.text()]);
    }
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await ask("/v1/office/orders", { bearer: all })).status).toBe(200);
  });

  it.each(officeOperations)("%s names the scope that a token lacks", async (_, row) => {
    const other = TOKEN_SCOPES.filter((scope) => scope !== row.scope);
    const answer = await send(row, { bearer: await tokenFor(other) });
    expect(answer.headers.get("www-authenticate")).toContain(`error="insufficient_scope", scope="${row.scope}"`);
    expect((await refusal(answer, 403)).detail).toContain(row.scope);
  });

  it("opens nothing of a fan's", async () => {
    await refusal(await ask("/v1/tickets/orders", { bearer: all }), 401);
  });

  it("has a limit of calls, and guesses are counted by address", async () => {
    const busy = await tokenFor(["orders:read"]);
    const statuses = new Set<number>();
    for (let n = 0; n < 601; n++) statuses.add((await ask(`/v1/office/orders/${ABSENT}`, { bearer: busy })).status);
    expect([...statuses]).toEqual([404, 429]);
    const guess = () => world.call(apiRequest(`${SITE}/api/v1/office/sales`, { bearer: "rst_guess" }), "192.0.2.7");
    for (let n = 0; n < 60; n++) expect((await guess()).status).toBe(401);
    const last = await guess();
    expect(last.headers.get("retry-after")).toBe("900");
    await refusal(last, 429);
  });

  it("is absent where content and sales are another site's", async () => {
    const second = await world.serve(world.call);
    const through = world.through(second.origin);
    for (const [, row] of officeOperations) {
      const path = `${SITE}/api${addressOf(row)}`;
      const answer = await through(apiRequest(path, { bearer: all, method: row.method }));
      const nothing = await through(apiRequest(`${SITE}/api/v1/nothing`, { bearer: all }));
      expect([answer.status, await answer.text()]).toEqual([nothing.status, await nothing.text()]);
      expect(answer.status).toBe(404);
    }
    second.stop();
  });
});

describe("Orders", () => {
  it("are listed by key, the newest first, without names, and never cached", async () => {
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const response = await ask(`/v1/office/orders?limit=2${next && `&after=${next}`}`, { bearer: all });
      expect(response.headers.get("cache-control")).toBe("no-store");
      const text = await response.text();
      expect(text).not.toMatch(/@|Ada|ada/);
      const page = contract.listOfficeOrders.response.parse(JSON.parse(text));
      seen.push(...page.orders.map(({ orderNumber }) => orderNumber));
      next = page.next;
    }
    expect(seen.slice(0, 3)).toEqual([...orders].reverse());
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("are filtered by night and state", async () => {
    const list = async (query: string) =>
      contract.listOfficeOrders.response.parse(await (await ask(`/v1/office/orders?${query}`, { bearer: all })).json());
    const paid = await list(`eventId=${NIGHT}&state=PAID`);
    expect(paid.orders.every(({ eventId, status }) => eventId === NIGHT && status === "PAID")).toBe(true);
    expect(paid.orders.length).toBeGreaterThanOrEqual(3);
    expect((await list(`eventId=${NIGHT}&state=REFUNDED`)).orders).toEqual([]);
    expect((await list(`eventId=${ABSENT}`)).orders).toEqual([]);
  });

  it("open one by one, with their buyer and tickets", async () => {
    const response = await ask(`/v1/office/orders/${orders[0]}`, { bearer: all });
    const order = contract.getOfficeOrder.response.parse(await response.json());
    expect(order).toMatchObject({
      orderNumber: orders[0],
      kind: "tickets",
      eventId: NIGHT,
      buyer: { email: "ada@example.com" },
      refunded: { amount: "0.00" },
      tickets: [{ status: "VALID" }, { status: "VALID" }],
    });
    for (const id of [ABSENT, "%00", "a%20b", "x".repeat(41)]) {
      await refusal(await ask(`/v1/office/orders/${id}`, { bearer: all }), 404);
    }
  });
});

describe("Sales", () => {
  it("count each tier of each night that is to come", async () => {
    const response = await ask("/v1/office/sales?limit=100", { bearer: all });
    const { nights } = contract.listNightSales.response.parse(await response.json());
    const upper = nights
      .find(({ eventId }) => eventId === NIGHT)
      ?.tiers.find(({ ticketDefinitionId }) => ticketDefinitionId === UPPER);
    expect(upper).toMatchObject({ name: "Upper", sold: expect.any(Number) });
    expect(upper?.sold).toBeGreaterThanOrEqual(6);
    expect(Number(upper?.revenue.amount)).toBeGreaterThan(0);
  });

  it("are read page by page, continuing after the last night", async () => {
    const page = async (query: string) =>
      contract.listNightSales.response.parse(await (await ask(`/v1/office/sales?${query}`, { bearer: all })).json());
    const whole = await page("limit=4");
    const first = await page("limit=2");
    const second = await page(`limit=2&after=${first.next}`);
    expect([...first.nights, ...second.nights]).toEqual(whole.nights);
    expect((await page(`eventId=${NIGHT}`)).nights.map(({ eventId }) => eventId)).toEqual([NIGHT]);
    const past = await page("past=true");
    expect(past.nights.every(({ start }) => new Date(start) < world.clock.now())).toBe(true);
  });
});

describe("Content", () => {
  const collection = "/v1/office/content/wrestlers";
  const get = async (path: string) =>
    contract.getOfficeContent.response.parse(await (await ask(path, { bearer: all })).json());
  const put = (path: string, body: unknown) => ask(path, { bearer: all, method: "PUT", body });
  async function firstOne() {
    const response = await ask(`${collection}?text=a`, { bearer: all });
    const { items } = contract.listOfficeContent.response.parse(await response.json());
    return `${collection}/${items[0]?.key}`;
  }

  it("is read page by page", async () => {
    const page = async (query: string) => {
      const response = await ask(`/v1/office/content/media?${query}`, { bearer: all });
      return contract.listOfficeContent.response.parse(await response.json());
    };
    const keys = new Set<string>();
    let next: string | null = "";
    while (next !== null) {
      const { items, next: more } = await page(next && `after=${next}`);
      for (const { key } of items) {
        expect(keys.has(key)).toBe(false);
        keys.add(key);
      }
      next = more;
    }
    expect(keys.size).toBeGreaterThan(10);
  });

  it("can be written by a client that has read it, and the history names the token", async () => {
    const path = await firstOne();
    const { key, revision, item } = await get(path);
    const response = await put(path, { revision, item: { ...item, nickname: "The Ledger" } });
    const saved = contract.putOfficeContent.response.parse(await response.json());
    expect([response.status, saved.item.nickname]).toEqual([200, "The Ledger"]);
    expect(saved).toEqual(await get(path));
    const [row] = await world.store.db.select().from(audit).where(eq(audit.entity, key)).orderBy(desc(audit.at));
    expect(row).toMatchObject({
      action: "content.saved",
      actor: "Ledger",
      via: "token",
      after: { nickname: "The Ledger" },
    });
  });

  it("is not overwritten by a client that read it before somebody else wrote", async () => {
    const path = await firstOne();
    const { revision, item } = await get(path);
    const bodies = ["First", "Second"].map((nickname) => ({ revision, item: { ...item, nickname } }));
    const answers = await Promise.all(bodies.map((body) => put(path, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await refusal(await put(path, bodies[0]), 409);
  });

  it("is checked as an import is", async () => {
    const path = await firstOne();
    const { revision, item } = await get(path);
    const wrong = await refusal(await put(path, { revision, item: { ...item, ringName: "" } }), 400);
    expect(fieldsOf(wrong)).toEqual(["ringName"]);
    const unknown = await refusal(await put(path, { revision, item: { ...item, shoeSize: 12 } }), 400);
    expect(fieldsOf(unknown)).toEqual(["shoeSize"]);
    expect(fieldsOf(await refusal(await put(path, { item }), 400))).toEqual(["revision"]);
    expect((await get(path)).revision).toBe(revision);
  });

  it("of a night names what its tiers don't have", async () => {
    const path = `/v1/office/content/events/${NIGHT}`;
    const { revision, item } = await get(path);
    const tiers = [{ ...(item.tiers as object[])[0], color: "red" }, "Upper"];
    expect(fieldsOf(await refusal(await put(path, { revision, item: { ...item, tiers } }), 400))).toEqual([
      "tiers[1].color",
      "tiers[2]",
    ]);
    expect(fieldsOf(await refusal(await put(path, { revision, item: { ...item, tiers: "none" } }), 400))).toEqual([
      "tiers",
    ]);
  });

  it("of a night that has sold keeps its date", async () => {
    const path = `/v1/office/content/events/${NIGHT}`;
    const { revision, item } = await get(path);
    const later = { ...item, startAt: "2027-01-01T20:00:00Z" };
    expect(fieldsOf(await refusal(await put(path, { revision, item: later }), 400))).toContain("startAt");
  });

  it("of a night that has sold stays public", async () => {
    const path = `/v1/office/content/events/${NIGHT}`;
    const { revision, item } = await get(path);
    const draft = await refusal(await put(path, { revision, item: { ...item, status: "DRAFT" } }), 400);
    expect(fieldsOf(draft)).toEqual(["status"]);
    const later = await refusal(
      await put(path, { revision, item: { ...item, publishedAt: "2099-01-01T12:00Z" } }),
      400,
    );
    expect(fieldsOf(later)).toEqual(["publishedAt"]);
    expect((await ask(`/v1/events/${NIGHT}`)).status).toBe(200);
  });

  it("of other collections, and an item that isn't there, are not found", async () => {
    for (const path of ["redirects", "plans", "seatingPlans", "tickets"]) {
      await refusal(await ask(`/v1/office/content/${path}`, { bearer: all }), 404);
    }
    for (const key of [ABSENT, "nobody", "%00"]) {
      await refusal(await ask(`${collection}/${key}`, { bearer: all }), 404);
      await refusal(await put(`${collection}/${key}`, { revision: "x", item: {} }), 404);
    }
  });

  it("may be longer than other bodies, but not much", async () => {
    const body = (length: number) => ({ revision: "x", item: { about: "x".repeat(length) } });
    await refusal(await put(`${collection}/${ABSENT}`, body(100_000)), 404);
    await refusal(await put(`${collection}/${ABSENT}`, body(140_000)), 413);
  });
});

describe("A scan", () => {
  let bearer: string;
  let numbers: string[];
  const scan = async (body: object) => {
    const response = await ask("/v1/office/scans", { bearer, body: { eventId: NIGHT, gate: "North", ...body } });
    expect(response.status).toBe(200);
    return contract.scanTicket.response.parse(await response.json());
  };
  beforeAll(async () => {
    const order = await ask(`/v1/office/orders/${orders[0]}`, { bearer: all });
    numbers = contract.getOfficeOrder.response
      .parse(await order.json())
      .tickets.map(({ ticketNumber }) => ticketNumber);
    const { nights } = await (await ask(`/v1/office/sales?eventId=${NIGHT}`, { bearer: all })).json();
    await refusal(
      await ask("/v1/office/scans", { bearer: all, body: { eventId: NIGHT, gate: "N", scanned: "x" } }),
      404,
    );
    world.clock.set(new Date(new Date(nights[0].start).getTime() - 60 * 60_000));
    bearer = await tokenFor(["door:scan"]);
  });

  it("lets in once, says who was let in before, and repeats its answer for its id", async () => {
    const id = randomUUID();
    const first = { scanned: numbers[0], id };
    expect(await scan(first)).toMatchObject({ admitted: true, state: "used", ticketNumber: numbers[0], tier: "Upper" });
    expect(await scan(first)).toMatchObject({ admitted: true });
    expect(await scan({ scanned: numbers[0]?.toLowerCase() })).toMatchObject({
      ...{ admitted: false, state: "used", gate: "North", at: world.clock.now().toISOString() },
    });
  });

  it("is the token's deed in the history, at the gate that it names", async () => {
    const used = and(eq(audit.entity, numbers[0] ?? ""), eq(audit.action, "ticket.used"));
    const rows = await world.store.db.select().from(audit).where(used);
    expect(rows).toMatchObject([{ actor: "Ledger", via: "token", detail: { mode: "online", gate: "North" } }]);
  });

  it("recognizes a code by its signature, and codes that aren't ours", async () => {
    const forged = `https://elsewhere.example/check-in/${numbers[1]}?s=forged`;
    for (const scanned of [forged, "hello", "AAAA-BBBB-CC123"]) {
      expect(await scan({ scanned })).toMatchObject({ admitted: false, state: "unknown", tier: null });
    }
    expect(await scan({ scanned: numbers[1] })).toMatchObject({ admitted: true });
  });

  it("names no guest", async () => {
    expect(JSON.stringify(await scan({ scanned: numbers[1] }))).not.toMatch(/ada/i);
  });
});

describe("What is asked wrongly", () => {
  it.each([
    ["/v1/office/orders?limit=0", "limit"],
    ["/v1/office/orders?eventId=1", "eventId"],
    ["/v1/office/orders?state=LOST", "state"],
    ["/v1/office/orders?kind=x", "kind"],
    ["/v1/office/orders?after=x", "after"],
    ["/v1/office/sales?past=yes", "past"],
    ["/v1/office/orders?status=PAID", "status"],
    ["/v1/office/orders?state=PAID&State=PAID", "State"],
    ["/v1/office/orders?constructor=1", "constructor"],
    ["/v1/office/sales?night=1", "night"],
    ["/v1/office/content/wrestlers?name=a", "name"],
    [`/v1/office/content/events/${NIGHT}?revision=1`, "revision"],
  ])("%s names %s", async (path, field) => {
    expect(fieldsOf(await refusal(await ask(path, { bearer: all }), 400))).toEqual([field]);
  });

  it("is tolerated on public pages, which get names of campaigns", async () => {
    expect((await ask("/v1/events?utm_source=letter")).status).toBe(200);
  });

  it("is not reported as our failure", () => {
    expect(world.reported).toEqual([]);
  });
});
