/**
 * Totals and tickets: the price shown is the price charged, revenue comes from payments, and a printed code can be
 * scanned.
 */
import { randomInt, randomUUID } from "node:crypto";
import { Resvg } from "@resvg/resvg-js";
import { eq, sql } from "drizzle-orm";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { amount, minorOf } from "../../../app/domain/format/money-format";
import { reservationAnswer } from "../../../server/services/box-office/reserving/reservation-answer";
import { takeSeats } from "../../../server/services/box-office/reserving/seat-stock";
import { ticketDefinition } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { testStore } from "../../store";
import { boxOfficeWorld, checkout, held, night, visitor, type World, wish } from "./box-office-world";

const CARTS = 10_000;
const AT_ONCE = 100;

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
afterAll(() => world.close());

type Row = { n: number; totalCents: number; definitionId: string; quantity: number; unitCents: number };

it(`S27: shows, returns and charges the same total for ${CARTS} random carts`, async () => {
  const now = world.clock.now();
  const tiers = [1, 5, 267, 999, 1_005, 3_499, 8_925, 123_456].map((cents) => ({
    capacity: 1_000_000,
    cents,
    limit: 20,
  }));
  const { eventId } = await night(world.store, now, tiers, { ticketLimitPerOrder: 200 });
  const all = await world.store.db.select().from(ticketDefinition);
  const own = all.filter((one) => one.eventId === eventId);
  const priceOf = new Map(own.map(({ id, priceCents }) => [id, priceCents]));
  let seen = 0;
  while (seen < CARTS) {
    // The first tier is in every cart, so that none is empty.
    const carts = Array.from({ length: AT_ONCE }, () =>
      own
        .filter(() => randomInt(2) === 1)
        .concat(own.slice(0, 1))
        .filter((one, index, list) => list.indexOf(one) === index)
        .map(({ id }) => ({ definitionId: id, quantity: randomInt(1, 21) })),
    );
    const requests = carts.map((wanted) => ({ id: randomUUID(), wanted }));
    const rows = await world.store.prepared<Row>(sql`
      with ${takeSeats({ eventId, now, requests })}
      select line.n, verdict.total_cents as "totalCents", line.definition_id as "definitionId", line.quantity,
        line.unit_cents as "unitCents"
      from line join verdict on verdict.n = line.n`);
    for (const [index, wanted] of carts.entries()) {
      const lines = rows.filter(({ n }) => n === index + 1);
      const owed = wanted.reduce((sum, one) => sum + one.quantity * (priceOf.get(one.definitionId) ?? Number.NaN), 0);
      const charged = lines.reduce((sum, one) => sum + one.quantity * one.unitCents, 0);
      const row = {
        id: "",
        eventId,
        status: "PENDING",
        expires: now,
        totalCents: lines[0]?.totalCents ?? 0,
        currency: "USD",
      } as const;
      const { invoice } = reservationAnswer(
        row,
        lines.map((line) => ({ ...line, listCents: line.unitCents, name: "", policy: "", seats: null })),
        () => expect.unreachable(),
      );
      const answered = minorOf(invoice.grandTotal.amount, "USD");
      const shown = Number(amount(row.totalCents, "USD", "en").replace(/\D/g, ""));
      const items = invoice.items.reduce((sum, item) => sum + minorOf(item.total.amount, "USD"), 0);
      if (![charged, answered, shown, items].every((cents) => cents === owed)) {
        expect({ owed, charged, answered, shown, items }).toEqual({});
      }
      seen += 1;
    }
  }
  expect(seen).toBe(CARTS);
  // These requests have taken seats that nobody will pay for.
  await world.store.db
    .update(ticketDefinition)
    .set({ remaining: sql`capacity` })
    .where(eq(ticketDefinition.eventId, eventId));
});

it("S27: asks Stripe for exactly the total that the page has shown", async () => {
  const { eventId, first, second } = await night(world.store, world.clock.now(), [
    { capacity: 9, cents: 267 },
    { capacity: 9, cents: 8_925 },
  ]);
  const fan = visitor({});
  const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 3, [second]: 5 })));
  const hold = await world.office.hold(fan, eventId);
  const url = await checkout(world.office.pay(fan, id));
  const session = await world.stripe.checkout.sessions.retrieve(url.split("/").at(-1) ?? "");
  expect(session.amount_total).toBe(3 * 267 + 5 * 8_925);
  expect(hold).toMatchObject({ totalCents: session.amount_total });
});

it("S30: reports payments minus refunds as revenue, whatever happened to the tickets", async () => {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 1_000 }]);
  const buy = async (seats: number) => {
    const fan = visitor({});
    const id = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
    await world.payAt(await checkout(world.office.pay(fan, id)));
    const back = await world.office.returned(fan, id);
    return { fan, orderNumber: back?.status === "paid" ? back.orderNumber : "" };
  };
  const [one, two] = [await buy(3), await buy(2)];
  const earned = async () => {
    const { rows } = await world.store.db.execute<{ cents: number }>(sql`
      select (sum(cents) - coalesce((select sum(cents) from refund), 0))::int as cents from payment`);
    return rows[0]?.cents;
  };
  expect(await earned()).toBe(5_000);
  const [mine] = await world.office.tickets(one.fan, eventId);
  const office = { actor: "office", reason: "requested" } as const;
  await world.office.cancelOrder({
    orderNumber: one.orderNumber,
    ticketNumbers: [mine?.ticketNumber ?? ""],
    ...office,
  });
  expect(await earned()).toBe(4_000);
  await world.office.cancelOrder({ orderNumber: two.orderNumber, ...office });
  expect(await earned()).toBe(2_000);
  const orders = [...(await world.office.orders(one.fan)), ...(await world.office.orders(two.fan))];
  expect(orders.map(({ status, totalCents }) => [status, totalCents])).toEqual([
    ["PAID", 3_000],
    ["REFUNDED", 2_000],
  ]);
  expect(await checkLedger(world.store.db)).toEqual([]);
});

it("S32: renders a scannable code as SVG on the server", async () => {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 0 }]);
  const fan = visitor({});
  await world.office.pay(fan, await held(world.office.reserve(fan, wish(eventId, { [first]: 2 }))));
  for (const { qrSvg, checkInUrl } of await world.office.tickets(fan, eventId)) {
    const png = PNG.sync.read(new Resvg(qrSvg).render().asPng());
    expect(jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data).toBe(checkInUrl);
  }
});
