/** Tests the auditor of these tests: correct books pass, and each kind of wrong row is caught. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, ticketNumbers } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { audit, type Both, bothSides, faultsIn } from "./world/independent";
import { checkBooks, operator } from "./world/settled";
import { type FaultWorld, faultWorld } from "./world/world";

let world: FaultWorld;
let right: Both;

beforeAll(async () => {
  world = await faultWorld();
  const night = await eventId(world, "Iron Harvest");
  const buyer = fan(world);
  await hold(buyer, night, "Upper", 2);
  const back = await buyer.get(pathOf(await fillIn(await pay(buyer, night), GOOD_CARD, "kept@example.com")));
  expect(ticketNumbers(back)).toHaveLength(2);

  const returned = fan(world);
  await hold(returned, night, "Upper", 1);
  await returned.get(pathOf(await fillIn(await pay(returned, night), GOOD_CARD, "returned@example.com")));
  const found = await operator(world, "orders", "find", "returned@");
  const order = /^[A-Z2-9]{4}-[A-Z2-9]{4}/m.exec(found)?.[0] ?? "";
  expect(await operator(world, "orders", "refund", order)).toContain("Took back 1 ticket");

  const frankie = fan(world);
  await signIn(frankie, "/home", "fan@ringside.example", "Headlock-4-Ever");
  const { html } = await frankie.get("/pay-per-view");
  const atHome = /href="(\/pay-per-view\/event\/[0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
  const bought = await frankie.post(atHome, { intent: "buy" });
  await frankie.get(pathOf(await fillIn(bought.path, GOOD_CARD)));
  const joining = await frankie.post("/premium", { intent: "subscribe", plan: "monthly" });
  await frankie.get(pathOf(await fillIn(joining.path, GOOD_CARD)));
  await vi.waitFor(async () => expect(await audit(world.databaseUrl, world.sandbox)).toEqual([]), {
    timeout: 30_000,
    interval: 200,
  });
  right = await bothSides(world.databaseUrl, world.sandbox);
}, 120_000);

afterAll(() => world?.stop());

it("has checked something of each kind", () => {
  const { books, stripe } = right;
  expect(books.ticket_order.map(({ status }) => status).sort()).toEqual(["PAID", "REFUNDED"]);
  expect([books.refund, books.entitlement, books.subscription].map((rows) => rows.length)).toEqual([1, 1, 1]);
  expect(stripe.sessions).toHaveLength(4);
  expect(stripe.charges.length).toBeGreaterThanOrEqual(3);
  expect(stripe.subscriptions).toHaveLength(1);
});

it("agrees with db check that the books balance", async () => {
  expect(await checkBooks(world)).toBe("The books balance.");
});

/** The first one, which exists. */
const first = <T>(rows: T[]): T => rows[0] as T;
const paidOrder = ({ books }: Both) => first(books.ticket_order.filter(({ status }) => status === "PAID"));
const paymentOf = (both: Both) => first(both.books.payment.filter(({ ref }) => ref === paidOrder(both).reservation_id));
const night = ({ books }: Both) => first(books.payment.filter(({ kind }) => kind === "ppv"));

describe("catches", () => {
  const wrong: [name: string, plant: (both: Both) => unknown, says: RegExp][] = [
    ["a payment that was lost", (b) => b.books.payment.splice(b.books.payment.indexOf(paymentOf(b)), 1), /0 payments/],
    ["a payment that is there twice", (b) => b.books.payment.push({ ...paymentOf(b), id: "x" }), /2 payments/],
    [
      "a payment of another amount",
      (b) => Object.assign(paymentOf(b), { cents: paymentOf(b).cents + 1 }),
      /the books say/,
    ],
    [
      "a charge that nobody knows",
      (b) => Object.assign(paymentOf(b), { payment_intent_id: "pi_other" }),
      /no payment in the books/,
    ],
    ["a second charge", (b) => b.stripe.charges.push({ ...first(b.stripe.charges), id: "ch_2" }), /charged 2 times/],
    ["a payment that was never charged", (b) => Object.assign(b.stripe, { charges: [] }), /never charged/],
    [
      "an order that was lost",
      (b) => b.books.ticket_order.splice(b.books.ticket_order.indexOf(paidOrder(b)), 1),
      /0 of/,
    ],
    ["a second order of one hold", (b) => b.books.ticket_order.push({ ...paidOrder(b) }), /has 2 orders/],
    ["a ticket too few", (b) => b.books.ticket.splice(0, 1), /tickets for/],
    ["a refund that Stripe sent alone", (b) => b.books.refund.splice(0, 1), /without a reason|Stripe sent/],
    [
      "a refund of another amount",
      (b) => Object.assign(first(b.books.refund), { cents: first(b.books.refund).cents - 1 }),
      /Stripe sent/,
    ],
    [
      "a refund that was never sent",
      (b) => Object.assign(first(b.books.refund), { provider_refund_id: null }),
      /never sent/,
    ],
    [
      "a refund whose bank refused it",
      (b) => Object.assign(first(b.stripe.refunds), { status: "failed" }),
      /Stripe sent 0/,
    ],
    ["a refund sent twice", (b) => b.stripe.refunds.push({ ...first(b.stripe.refunds), id: "re_2" }), /was sent twice/],
    [
      "a refund for lateness that was none",
      (b) => Object.assign(first(b.books.refund), { reason: "expired" }),
      /late that was not/,
    ],
    [
      "a seat that vanished",
      (b) =>
        Object.assign(first(b.books.ticket_definition), { remaining: first(b.books.ticket_definition).remaining - 1 }),
      /left of/,
    ],
    ["an oversold tier", (b) => Object.assign(soldTier(b), { capacity: 1 }), /oversold/],
    ["a piece too many", (b) => Object.assign(first(pieces(b)), { remaining: 1_000_000 }), /taken,/],
    ["a right without money", (b) => Object.assign(first(b.books.entitlement), { payment_id: null }), /without money/],
    [
      "a right that was paid for and is not there",
      (b) => Object.assign(b.books, { entitlement: [] }),
      /may not be watched/,
    ],
    ["a right whose money went back", (b) => refunded(b, night(b).id, night(b).cents), /without money/],
    ["one night paid twice", (b) => b.books.purchase.push({ ...nightBought(b), id: "x" }), /paid twice/],
    [
      "Premium that ended at Stripe alone",
      (b) => Object.assign(first(b.stripe.subscriptions), { status: "canceled" }),
      /is canceled/,
    ],
    [
      "Premium that ends at Stripe alone",
      (b) => Object.assign(first(b.stripe.subscriptions), { cancel_at: 1_900_000_000 }),
      /ends at 1900000000, and the books say null/,
    ],
    ["Premium that is unknown", (b) => Object.assign(b.books, { subscription: [] }), /not in the books/],
    ["Premium that Stripe does not know", (b) => Object.assign(b.stripe, { subscriptions: [] }), /books alone/],
    [
      "one fan who is a member twice",
      (b) => b.stripe.subscriptions.push(first(b.stripe.subscriptions)),
      /member twice/,
    ],
    ["one fan who is two customers", (b) => b.stripe.customers.push(ownCustomer(b)), /two customers/],
  ];

  for (const [name, plant, says] of wrong) {
    it(name, () => {
      const both = structuredClone(right);
      plant(both);
      expect(faultsIn(both).join("\n")).toMatch(says);
    });
  }
});

describe("catches in the store itself, as db check does,", () => {
  const wrong: [name: string, plant: string, undo: string][] = [
    ["a seat that vanished", "update ticket_definition set remaining = remaining - 1 where id = $1", "+ 1"],
    ["a seat that appeared", "update ticket_definition set remaining = remaining + 1 where id = $1", "- 1"],
  ];
  for (const [name, plant, back] of wrong) {
    it(name, async () => {
      const { id } = soldTier(right);
      await query(plant, [id]);
      try {
        expect(await audit(world.databaseUrl, world.sandbox)).not.toEqual([]);
        expect(await checkBooks(world)).toContain("do not balance");
      } finally {
        await query(`update ticket_definition set remaining = remaining ${back} where id = $1`, [id]);
      }
      expect(await audit(world.databaseUrl, world.sandbox)).toEqual([]);
    });
  }
});

function soldTier({ books }: Both) {
  const sold = first(books.ticket).definition_id;
  return first(books.ticket_definition.filter(({ id }) => id === sold));
}
const pieces = ({ books }: Both) => books.product_variant.filter(({ capacity }) => capacity !== null);
const nightBought = ({ books }: Both) => first(books.purchase.filter(({ kind }) => kind === "ppv"));
const ownCustomer = ({ stripe }: Both) => first(stripe.customers.filter(({ metadata }) => metadata.userId));
const refunded = ({ books }: Both, payment: string, cents: number) =>
  books.refund.push({ ...first(books.refund), id: "x", payment_id: payment, cents });

async function query(statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}
