/** A fan's payments in one list, what they can return without the office, and the card for the next payments. */
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { entitlement, refund, ticket } from "../../../server/store/schema";
import { DAY_MS, testStore } from "../../store";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { billingWorld } from "./billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
let fan: Visitor;
let fans = 0;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
beforeEach(() => {
  fan = visitor({ email: `payer-${++fans}@example.com` });
  world.reports.length = 0;
});
afterAll(() => world.close());

describe("The list", () => {
  it("contains tickets, broadcasts and Premium, newest first, each with its invoice, and nobody else's", async () => {
    const tickets = await buyTickets();
    const shown = await buyNight();
    world.clock.advance(60_000);
    await join();
    const { payments, complete } = await world.billing.payments(fan);
    expect(complete).toBe(true);
    expect(payments).toMatchObject([
      { kind: "premium", cents: 0, invoice: { status: "paid" } },
      {
        kind: "night",
        title: shown.title,
        of: shown.id,
        cents: 999,
        currency: "USD",
        backCents: 0,
        invoice: {
          number: expect.stringMatching(/-0001$/),
          url: expect.stringMatching(/^http/),
          pdf: expect.stringMatching(/^http/),
        },
      },
      { kind: "tickets", ref: tickets.orderNumber, count: 2, cents: 9_800, invoice: undefined },
    ]);
    expect(await world.billing.payments(visitor({}))).toEqual({ payments: [], complete: true });
    expect(await world.billing.payments(visitor())).toEqual({ payments: [], complete: true });
  });

  it("shows refunds of Premium, and that an open invoice can still be paid", async () => {
    await join("4000 0000 0000 0341");
    await world.pass(8 * DAY_MS);
    await world.news();
    const [open] = (await world.billing.payments(fan)).payments;
    expect(open).toMatchObject({ kind: "premium", cents: 999, invoice: { status: "open" }, payable: true });
    expect(await world.payAt(open?.invoice?.url ?? "")).toBe(303);
    await world.news();
    const [paid] = (await world.billing.payments(fan)).payments;
    expect(paid).toMatchObject({ invoice: { status: "paid" }, payable: false, backCents: 0 });
    const customer = (await world.billing.ensureCustomer(fan)) ?? "";
    const { data } = await world.stripe.charges.list({ customer });
    await world.stripe.refunds.create({ charge: data.find(({ paid }) => paid)?.id ?? "", amount: 400 });
    expect((await world.billing.payments(fan)).payments[0]).toMatchObject({ backCents: 400 });
  });

  it("shows the data from our own books while Stripe cannot be reached", async () => {
    await buyTickets();
    const shown = await buyNight();
    const list = world.stripe.invoices.list;
    world.stripe.invoices.list = (() => unreachable()) as never;
    const { payments, complete } = await world.billing.payments(fan);
    world.stripe.invoices.list = list;
    expect(complete).toBe(false);
    expect(payments.map(({ kind, invoice }) => [kind, invoice])).toEqual([
      ["night", undefined],
      ["tickets", undefined],
    ]);
    expect(payments[0]?.of).toBe(shown.id);
    expect(world.reports).toHaveLength(1);
  });
});

describe("The card", () => {
  it("is the membership's card; there is none for a fan without one or a guest", async () => {
    expect(await world.billing.card(fan)).toBeUndefined();
    expect(await world.billing.card(visitor())).toBeUndefined();
    await join("5555 5555 5555 4444");
    expect(await world.billing.card(fan)).toEqual({ brand: "mastercard", last4: "4444", month: 12, year: 2034 });
  });

  it("reports when Stripe cannot be reached", async () => {
    await join();
    const retrieve = world.stripe.customers.retrieve;
    world.stripe.customers.retrieve = (() => unreachable()) as never;
    expect(await world.billing.card(fan)).toBe("unreachable");
    world.stripe.customers.retrieve = retrieve;
  });
});

describe("Tickets", () => {
  it("can be returned until 48 hours before the show, as a whole and once, however often it is clicked", async () => {
    const { orderNumber } = await buyTickets();
    const clicks = await Promise.all(Array.from({ length: 6 }, () => world.billing.giveBack(fan, orderNumber)));
    expect(clicks.filter(({ outcome }) => outcome === "sent")).toEqual([
      { outcome: "sent", cents: 9_800, currency: "USD" },
    ]);
    expect(clicks.filter(({ outcome }) => outcome === "already")).toHaveLength(5);
    expect((await listed(orderNumber))?.backCents).toBe(9_800);
    expect((await listed(orderNumber))?.giveBack).toBeUndefined();
    const refunds = await world.store.db.select().from(refund);
    expect(refunds.filter(({ cause }) => cause.startsWith("tickets:"))).toHaveLength(1);
    await world.office.drained();
    expect(mails().filter(({ subject }) => subject.includes(" refund for "))).toHaveLength(1);
  });

  it("can be returned only by their buyer", async () => {
    const { orderNumber } = await buyTickets();
    expect(await world.billing.giveBack(visitor({}), orderNumber)).toEqual({ outcome: "absent" });
    expect(await world.billing.giveBack(visitor(), orderNumber)).toEqual({ outcome: "absent" });
    expect(await world.billing.giveBack(fan, "AAAA-BBBB")).toEqual({ outcome: "absent" });
  });

  it("cannot be returned in the last 48 hours, unless the night was moved: then until it begins", async () => {
    const { orderNumber, eventId } = await buyTickets(2.5);
    expect((await listed(orderNumber))?.giveBack).toMatchObject({ cents: 9_800 });
    world.clock.advance(DAY_MS);
    expect(await world.billing.giveBack(fan, orderNumber)).toEqual({ outcome: "late" });
    await world.office.moveEvent(eventId, { startAt: new Date(world.clock.now().getTime() + DAY_MS) }, "office");
    expect(await world.billing.giveBack(fan, orderNumber)).toMatchObject({ outcome: "sent", cents: 9_800 });
  });

  it("need the office's decision once one of them was used or transferred", async () => {
    const [used, given] = [await buyTickets(), await buyTickets()];
    const [door, gift] = [await ticketOf(used.orderNumber), await ticketOf(given.orderNumber)];
    await world.store.db.update(ticket).set({ status: "USED" }).where(eq(ticket.ticketNumber, door));
    const to = { email: "friend@example.com", name: "A Friend" };
    expect(await world.office.transfer(fan, gift, to)).toBe("transferred");
    expect(await world.billing.giveBack(fan, used.orderNumber)).toEqual({ outcome: "late" });
    expect(await world.billing.giveBack(fan, given.orderNumber)).toEqual({ outcome: "late" });
  });
});

describe("A broadcast", () => {
  it("can be returned until it begins, which revokes the entitlement, once", async () => {
    const shown = await buyNight();
    const [bought] = (await world.billing.payments(fan)).payments;
    const clicks = await Promise.all(Array.from({ length: 5 }, () => world.billing.giveBack(fan, bought?.ref ?? "")));
    expect(clicks.filter(({ outcome }) => outcome === "sent")).toEqual([
      { outcome: "sent", cents: 999, currency: "USD" },
    ]);
    expect(await world.billing.admission(fan, shown)).toBeUndefined();
    const asked = (await world.store.db.select().from(refund)).filter(({ cause }) => cause.startsWith("asked:"));
    expect(asked).toMatchObject([{ cents: 999, providerRefundId: expect.stringMatching(/^re_/) }]);
    const rights = await world.store.db.select().from(entitlement);
    expect(rights.find(({ userId }) => userId === fan.user?.userId)?.revokeReason).toBe("refunded");
    // The fan buys it again: they are entitled again, and can return it again.
    await buyNight();
    expect(await world.billing.admission(fan, shown)).toBe("purchase");
    const [again] = (await world.billing.payments(fan)).payments;
    expect(await world.billing.giveBack(fan, again?.ref ?? "")).toMatchObject({ outcome: "sent" });
  });

  it("needs the office's decision once it has begun", async () => {
    const shown = await buyNight();
    const [bought] = (await world.billing.payments(fan)).payments;
    const before = world.clock.now();
    world.clock.set(new Date(shown.liveStart));
    expect(await world.billing.giveBack(fan, bought?.ref ?? "")).toEqual({ outcome: "late" });
    world.clock.set(before);
  });
});

/** Two tickets of a night this many days away. */
async function buyTickets(days = 30) {
  const now = world.clock.now();
  const startAt = new Date(now.getTime() + days * DAY_MS);
  const { eventId, first } = await night(world.store, now, [{ capacity: 10 }], { startAt });
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
  expect(await world.payAt(await checkout(world.office.pay(fan, reservationId)))).toBe(303);
  const done = await world.office.returned(fan, reservationId);
  return { eventId, orderNumber: done?.status === "paid" ? done.orderNumber : "" };
}

/** A broadcast that is on sale, bought by the fan. */
async function buyNight() {
  world.clock.advance(60_000);
  const sold = (await world.deps.catalogue.payPerViews()).find(({ state }) => state === "onSale");
  if (!sold) throw new Error("The seed has no broadcast on sale");
  const buying = await world.billing.buyBroadcast(fan, sold.id);
  if (typeof buying === "string" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
  expect(await world.payAt(buying.url)).toBe(303);
  await world.news();
  return sold;
}

async function join(card?: string): Promise<void> {
  await world.anotherCard();
  const buying = await world.billing.subscribe(fan, "monthly");
  if (typeof buying === "string" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
  expect(await world.payAt(buying.url, card)).toBe(303);
  await world.news();
}

const listed = async (ref: string) => (await world.billing.payments(fan)).payments.find((one) => one.ref === ref);
const mails = () => world.mails.filter(({ to }) => to === fan.user?.email);
const unreachable = () => Promise.reject(new Stripe.errors.StripeConnectionError({ message: "refused" }));

async function ticketOf(orderNumber: string): Promise<string> {
  const [row] = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
  return row?.ticketNumber ?? "";
}
