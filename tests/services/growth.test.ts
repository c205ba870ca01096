/** No statement of a fan's pages, of a lookup or of a regular job reads the whole of a table that grows with sales. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../server/ports";
import { ticketDesk } from "../../server/services/box-office/office/ticket-desk";
import { broadcastsOfNight } from "../../server/services/broadcasts/broadcasts-of-night";
import { paidPurchasesOf } from "../../server/services/customers/paid-purchases";
import { offPreview, refundedFor } from "../../server/services/nights/call-off-preview";
import { takenNight } from "../../server/services/nights/taken-nights";
import type { Store } from "../../server/store/db";
import { officeJob } from "../../server/store/schema";
import { embeddedStore, frozenNow } from "../store";
import { liveALife, newFan, type PrivacyWorld, privacyWorld, TOKENS } from "./privacy/privacy-world";

/** Their rows become more with every sale. */
const BOOKS = [
  "reservation",
  "reservation_line",
  "ticket_order",
  "ticket",
  "payment",
  "purchase",
  "order_key",
  "outbox",
];

const PLANS_FOR_SMALL_TABLES = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin"];

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
};

type Client = {
  query(text: string, values?: unknown[], options?: object): Promise<{ rows: Record<string, unknown>[] }>;
};

let store: Store;
let client: Client;
let world: PrivacyWorld;
let fan: Visitor;
let life: Awaited<ReturnType<typeof liveALife>>;
/** Sent since the last look. Those of transactions are not among them. */
let statements: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  store = await embeddedStore();
  client = (store.db as unknown as { $client: Client }).$client;
  const { query } = client;
  client.query = (text, values = [], options = {}) => {
    statements.push({ text, values });
    return query(text, values, options);
  };
  world = await privacyWorld(store);
  fan = newFan();
  life = await liveALife(world, fan);
  const job = { id: randomUUID(), kind: "callOff", entity: life.own.eventId, actor: "office", total: 1 } as const;
  await store.db.insert(officeJob).values({ ...job, createdAt: frozenNow });
}, 60_000);
afterAll(() => store.close());

const broadcasts = () => broadcastsOfNight({ ...world.deps, store });

const works: Record<string, () => Promise<unknown>> = {
  "a fan's orders": () => world.office.orders(fan),
  "a fan's tickets for a night": () => world.office.tickets(fan, life.own.eventId),
  "what a fan has paid for": () => paidPurchasesOf(store.db, fan.user?.userId ?? "", frozenNow),
  "a fan's data": () => world.privacy.record(fan, TOKENS.accessToken),
  "the end of what was refunded": () => world.billing.eventServices.revokeRefunded(),
  "an order, for the office": () => ticketDesk({ store, clock: world.clock }).order(life.own.orderNumber),
  "what calling a night off would do": () =>
    offPreview(store.db, ticketDesk({ store, clock: world.clock }), life.own.eventId),
  "what calling a night off has sent back": () => refundedFor(store.db, life.own.eventId),
  "what fans have of a night": () => takenNight(store.db, life.own.eventId, world.clock.now()),
  "the refunds of a night's broadcasts": () => broadcasts().owe(store.db, life.own.eventId, "office"),
  "the mails about a night's broadcasts": () =>
    broadcasts().move(store.db, life.own.eventId, { byMs: 1_000, revision: 2 }),
  "a night's sales, for the office": () => ticketDesk({ store, clock: world.clock }).sales(life.own.eventId),
};

it.each(Object.entries(works))("%s", async (_, work) => {
  expect(await wholeTables(work)).toEqual([]);
});

it("would be noticed", async () => {
  await client.query("drop index payment_ref");
  expect(await wholeTables(works["what a fan has paid for"] ?? (async () => undefined))).not.toEqual([]);
});

/** The scans of a table's every row, in all statements of `work`. Small tables are planned as if they were large. */
async function wholeTables(work: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await work();
  const sent = [...statements];
  expect(sent.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const kind of PLANS_FOR_SMALL_TABLES) await client.query(`set ${kind} = off`);
  for (const { text, values } of sent) {
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    const plans = (rows[0]?.["QUERY PLAN"] ?? []) as { Plan: PlanNode }[];
    const tables = plans.flatMap(({ Plan }) => scansOf(Plan));
    faults.push(...tables.map((table) => `${table}: ${text.replace(/\s+/g, " ").slice(0, 200)}`));
  }
  for (const kind of PLANS_FOR_SMALL_TABLES) await client.query(`reset ${kind}`);
  return faults;
}

/** An index without a condition is read from end to end. */
function scansOf(node: PlanNode): string[] {
  const { "Node Type": type, "Relation Name": table = "", "Index Cond": condition, Plans: below = [] } = node;
  const whole = type === "Seq Scan" || (/^Index/.test(type) && !condition);
  return [...(whole && BOOKS.includes(table) ? [table] : []), ...below.flatMap(scansOf)];
}
