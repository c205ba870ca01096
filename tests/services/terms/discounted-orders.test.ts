/**
 * Discounted orders: what Stripe takes, what books and mails say, and what goes back, whole, in part or with the night.
 * `SEED=…` repeats a run, `ORDERS=…` sets their number.
 */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { payment, refund, ticket, ticketOrder } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { testStore } from "../../store";
import { boxOfficeWorld, held, night, visitor, type World, wish } from "../box-office/box-office-world";
import { terms } from "./terms-world";

const ORDERS = Number(process.env.ORDERS ?? (process.env.SOAK === "on" ? 1_000 : 15));

let world: World;
let on: ReturnType<typeof terms>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  on = terms(world.store, world.clock.now());
});
afterAll(() => world.close());

let seed = Number(process.env.SEED ?? 11);
const any = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * most);
};

async function books(orderNumber: string) {
  const { rows } = await world.store.db.execute<{ paid: number; back: number; worth: number }>(sql`
    select (select cents from ${payment} where ref = reservation_id::text) as paid,
      (select coalesce(sum(cents), 0)::int from ${refund} where payment_id = (
        select id from ${payment} where ref = reservation_id::text)) as back,
      (select coalesce(sum(price_cents), 0)::int from ${ticket}
        where ticket.order_number = ticket_order.order_number and ticket.status = 'VALID') as worth
    from ${ticketOrder} where order_number = ${orderNumber}`);
  return rows[0] ?? { paid: 0, back: 0, worth: 0 };
}

const MARKS = /[\u2066-\u2069]/g;
/** As mails in English write it where no other amount beside it has cents. */
const money = (cents: number) =>
  `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** All mails since the last call, as one text without zero cents. */
async function mailed(): Promise<string> {
  await world.office.sendOutbox();
  await world.office.drained();
  return world.mails
    .splice(0)
    .map(({ text }) => text.replace(MARKS, "").replaceAll(".00", ""))
    .join("\n");
}

it(
  `balances to the cent over ${ORDERS} random orders`,
  async () => {
    for (let n = 0; n < ORDERS; n++) {
      const cents = () => 100 + any(20_000);
      const { eventId, first, second } = await night(world.store, world.clock.now(), [
        { capacity: 20, cents: cents() },
        { capacity: 20, cents: cents() },
      ]);
      if (any(3) === 0) await on.phase(eventId, { [first]: { cents: cents(), seats: 5 } });
      const minimumSeats = 1 + any(3);
      const amount = [{ percent: 1 + any(90) }, { centsPerTicket: 1 + any(90) }, { centsPerOrder: 1 + any(90) }][
        any(3)
      ];
      const code = await on.code(any(2) === 0 ? [first] : [first, second], { ...amount, minimumSeats });
      const fan = visitor({});
      const seats = { [first]: minimumSeats + any(3), [second]: 1 + any(3) };
      const hold = await held(world.office.reserve(fan, { ...wish(eventId, seats), codes: [code] }));
      const shown = await world.office.hold(fan, eventId);
      const total = shown && !("ended" in shown) ? shown.totalCents : 0;
      const paying = await world.office.pay(fan, hold);
      if (paying.outcome !== "checkout") throw new Error(paying.outcome);
      expect(await world.payAt(paying.url)).toBe(303);
      await world.office.receive(...(await world.posted("checkout.session.completed")));
      const [order] = await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, hold));
      const orderNumber = order?.orderNumber ?? "";
      expect(await books(orderNumber)).toEqual({ paid: total, back: 0, worth: total });
      expect(await mailed()).toContain(`Total: ${money(total)}\n`);

      const tickets = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
      const some = tickets.filter(() => any(2) === 0).map(({ ticketNumber }) => ticketNumber);
      const way = any(3);
      let back = 0;
      if (way > 0 && some.length > 0) {
        const part = { orderNumber, ticketNumbers: some, actor: "test", reason: "requested" as const };
        back = (await world.office.cancelOrder(part))?.refundedCents ?? 0;
        expect(await books(orderNumber)).toEqual({ paid: total, back, worth: total - back });
        const said = await mailed();
        if (back > 0) expect(said).toContain(`sending ${money(back)}`);
        else expect(said).toBe("");
        if (n % 20 === 0) expect(await checkLedger(world.store.db)).toEqual([]);
      }
      if (way > 1) await world.office.cancelOrder({ orderNumber, actor: "test", reason: "requested" });
      else await world.office.cancelEvent(eventId, "test");
      expect(await books(orderNumber)).toEqual({ paid: total, back: total, worth: 0 });
      const last = await mailed();
      if (back < total) expect(last).toContain(money(total - back));
    }
    expect(await checkLedger(world.store.db)).toEqual([]);
  },
  ORDERS * 5_000,
);

/** Buys `quantity` seats with the code; returns the order's number. */
async function bought(show: { eventId: string; first: string }, quantity: number, code: string): Promise<string> {
  const fan = visitor({});
  const hold = await held(
    world.office.reserve(fan, { ...wish(show.eventId, { [show.first]: quantity }), codes: [code] }),
  );
  const paying = await world.office.pay(fan, hold);
  if (paying.outcome !== "checkout") throw new Error(paying.outcome);
  expect(await world.payAt(paying.url)).toBe(303);
  await world.office.receive(...(await world.posted("checkout.session.completed")));
  const [order] = await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, hold));
  return order?.orderNumber ?? "";
}

const lastMail = async () => {
  await world.office.sendOutbox();
  await world.office.drained();
  return world.mails.at(-1)?.text ?? "";
};

it("the receipt names list prices, discount and total; the refund of a part, what the kept tickets cost", async () => {
  const show = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 4_900 }]);
  const code = await on.code([show.first], { percent: 50, minimumSeats: 3 });
  const orderNumber = await bought(show, 3, code);
  const receipt = (await lastMail()).replace(/[\u2066-\u2069]/g, "");
  expect(receipt).toMatch(new RegExp(`3 × Tier 1: \\$147[\\s\\S]*${code}: -\\$73.50[\\s\\S]*Total: \\$73.50`));

  const [one] = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
  const part = { orderNumber, ticketNumbers: [one?.ticketNumber ?? ""], actor: "test", reason: "requested" as const };
  // Two are fewer than the code takes, and cost 98.00: more than was paid, so nothing goes back and nothing is mailed.
  const before = world.mails.length;
  expect(await world.office.cancelOrder(part)).toMatchObject({ refundedCents: 0 });
  await lastMail();
  expect(world.mails).toHaveLength(before);
});

it("a refund in part says what the kept tickets cost with the code", async () => {
  const show = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 4_900 }]);
  const code = await on.code([show.first], { centsPerOrder: 3_000 });
  const orderNumber = await bought(show, 3, code);
  const [one] = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
  const part = { orderNumber, ticketNumbers: [one?.ticketNumber ?? ""], actor: "test", reason: "requested" as const };
  expect(await world.office.cancelOrder(part)).toMatchObject({ refundedCents: 4_900 });
  await lastMail();
  // The order's own mail may have been on its way still.
  const mail = world.mails.map(({ text }) => text.replace(/[\u2066-\u2069]/g, "")).join("\n");
  expect(mail).toContain("We’re sending $49");
  expect(mail).toContain(`With ${code}, the tickets you keep cost $68.`);
});

it("a rest that Stripe would not charge is waived", async () => {
  const show = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 4_900 }]);
  const code = await on.code([show.first], { percent: 99 });
  // One percent of 49.00 is 0.49, which Stripe refuses; of two tickets it is 0.98.
  const fan = visitor({});
  const hold = await held(world.office.reserve(fan, { ...wish(show.eventId, { [show.first]: 1 }), codes: [code] }));
  expect(await world.office.hold(fan, show.eventId)).toMatchObject({ totalCents: 0 });
  expect(await world.office.pay(fan, hold)).toEqual({ outcome: "done" });
  const [order] = await world.office.orders(fan);
  expect(await books(order?.orderNumber ?? "")).toMatchObject({ worth: 0 });
  const two = await bought(show, 2, code);
  expect(await books(two)).toEqual({ paid: 98, back: 0, worth: 98 });
  expect(await checkLedger(world.store.db)).toEqual([]);
});

it("a code that takes everything off makes tickets without Stripe", async () => {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 5, cents: 4_900 }]);
  const code = await on.code([first], { percent: 100, uses: 1 });
  const fan = visitor({});
  const hold = await held(world.office.reserve(fan, { ...wish(eventId, { [first]: 2 }), codes: [code] }));
  expect(await world.office.pay(fan, hold)).toEqual({ outcome: "done" });
  const [order] = await world.office.orders(fan);
  expect(order).toMatchObject({ status: "FREE", totalCents: 0, tickets: 2 });
  const tickets = await world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId));
  expect(tickets.map(({ priceCents, listCents }) => [priceCents, listCents])).toEqual([
    [0, 4_900],
    [0, 4_900],
  ]);
  expect(await on.left(code)).toEqual({ uses: 0, seats: null });
});
