/** Phases and codes decide who may reserve what at which price, and count like seats. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import type { ReserveOutcome } from "../../../server/services/box-office/box-office-types";
import { event, reservation, reservationCode, subscription } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";

import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  remaining,
  visitor,
  type World,
  wish,
} from "../box-office/box-office-world";
import { terms } from "./terms-world";

let world: World;
let on: ReturnType<typeof terms>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  on = terms(world.store, world.clock.now());
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
});

const show = (...tiers: { capacity: number; cents: number }[]) => night(world.store, world.clock.now(), tiers);
const reserve = (fan: Visitor, eventId: string, seats: Record<string, number>, codes?: string[]) =>
  world.office.reserve(fan, { ...wish(eventId, seats), ...(codes && { codes }) });
const total = (outcome: ReserveOutcome) =>
  outcome.outcome === "held" ? outcome.reservation.invoice.grandTotal.amount : outcome.problems;
const codesOf = (outcome: ReserveOutcome) =>
  outcome.outcome === "held" ? [] : outcome.problems.map(({ code }) => code);

it("an early bird's price holds until its seats are gone, then the tier's own", async () => {
  const { eventId, first } = await show({ capacity: 10, cents: 4_900 });
  const phase = await on.phase(eventId, { [first]: { cents: 3_900, seats: 3 } });
  expect(total(await reserve(visitor(), eventId, { [first]: 2 }))).toBe("78.00");
  expect(await on.phaseLeft(phase)).toEqual([1]);
  // One is left at that price, so two of them cost what they cost everybody.
  expect(total(await reserve(visitor(), eventId, { [first]: 2 }))).toBe("98.00");
  expect(total(await reserve(visitor(), eventId, { [first]: 1 }))).toBe("39.00");
  expect(total(await reserve(visitor(), eventId, { [first]: 1 }))).toBe("49.00");
});

it("another price than the one shown refuses the reservation and says it", async () => {
  const { eventId, first } = await show({ capacity: 10, cents: 4_900 });
  const shown = (cents: number) =>
    world.office.reserve(visitor(), {
      eventId,
      ticketQuantities: [{ ticketDefinitionId: first, quantity: 1, shown: cents }],
    });
  expect((await shown(4_900)).outcome).toBe("held");
  expect(await shown(4_800)).toEqual({
    outcome: "refused",
    problems: [{ code: "priceChanged", definitionId: first, cents: 4_900, currency: "USD" }],
  });
  await on.phase(eventId, { [first]: { cents: 3_900, seats: 1 } });
  expect((await shown(3_900)).outcome).toBe("held");
  expect(await shown(3_900)).toMatchObject({ problems: [{ code: "priceChanged", cents: 4_900 }] });
});

it("a code is taken off the price, counted while it is held, and given back when the hold ends", async () => {
  const { eventId, first, second } = await show({ capacity: 10, cents: 4_995 }, { capacity: 10, cents: 1_000 });
  const code = await on.code([first], { percent: 15, uses: 2, seats: 5 });
  const fan = visitor();
  const hold = await reserve(fan, eventId, { [first]: 2, [second]: 1 }, [code.toLowerCase()]);
  // 15 % of 49.95 is 7.4925, so 7.49 are off each.
  expect(total(hold)).toBe("94.92");
  expect(hold).toMatchObject({
    reservation: { invoice: { subTotal: { amount: "109.90" }, discount: { amount: { amount: "14.98" } } } },
  });
  expect(await on.left(code)).toEqual({ uses: 1, seats: 3 });
  // The same fan again: the use and the seats of their own hold are free for them alone.
  expect(total(await reserve(fan, eventId, { [first]: 5 }, [code]))).toBe("212.30");
  expect(await on.left(code)).toEqual({ uses: 1, seats: 0 });
  expect(codesOf(await reserve(visitor(), eventId, { [first]: 1 }, [code]))).toEqual(["codeSeats"]);
  // A fan without a code also ends the expired hold.
  world.clock.advance(21 * MINUTE_MS);
  expect(total(await reserve(visitor(), eventId, { [second]: 1 }))).toBe("10.00");
  expect(await on.left(code)).toEqual({ uses: 2, seats: 5 });
  const again = await held(reserve(fan, eventId, { [first]: 1 }, [code]));
  await world.office.cancel(fan, again);
  expect(await on.left(code)).toEqual({ uses: 2, seats: 5 });
});

it("what a hold in checkout has counts as the fan's own: seats of a phase, uses and seats of a code", async () => {
  const { eventId, first } = await show({ capacity: 10, cents: 1_000 });
  const phase = await on.phase(eventId, { [first]: { cents: 800, seats: 2 } });
  const code = await on.code([first], { percent: 50, uses: 1, seats: 2 });
  const fan = visitor();
  const again = () =>
    world.office.reserve(fan, {
      ...{ eventId, codes: [code] },
      ticketQuantities: [{ ticketDefinitionId: first, quantity: 2, shown: 800 }],
    });
  for (let times = 0; times < 2; times += 1) {
    const hold = await again();
    expect(total(hold)).toBe("8.00");
    await checkout(world.office.pay(fan, await held(Promise.resolve(hold))));
  }
  expect(total(await again())).toBe("8.00");
  expect([await on.phaseLeft(phase), await on.left(code)]).toEqual([[0], { uses: 0, seats: 0 }]);
});

it("an ended checkout that holds a phase's seats or a code's uses is checked before another fan is refused", async () => {
  const { eventId, first } = await show({ capacity: 10, cents: 1_000 });
  const phase = await on.phase(eventId, { [first]: { cents: 800, seats: 2 } });
  const code = await on.code([first], { percent: 50, uses: 1 });
  const ask = (codes: string[]) =>
    world.office.reserve(visitor(), {
      ...{ eventId, codes },
      ticketQuantities: [{ ticketDefinitionId: first, quantity: 2, shown: 800 }],
    });
  const leaver = visitor();
  await checkout(world.office.pay(leaver, await held(reserve(leaver, eventId, { [first]: 2 }, [code]))));
  expect(codesOf(await ask([])), "control: while the checkout lasts").toEqual(["priceChanged"]);
  expect(codesOf(await ask([code]))).toEqual(["codeUsed"]);
  world.clock.advance(40 * MINUTE_MS);
  expect(total(await ask([code]))).toBe("8.00");
  expect([await on.phaseLeft(phase), (await on.left(code)).uses]).toEqual([[0], 0]);
});

it("a wrong code leaves the fan's page at Stripe open", async () => {
  const { eventId, first } = await show({ capacity: 3, cents: 4_900 });
  const fan = visitor();
  const kept = await held(reserve(fan, eventId, { [first]: 3 }));
  await world.office.pay(fan, kept);
  expect(codesOf(await reserve(fan, eventId, { [first]: 2 }, ["NONE"]))).toEqual(["codeUnknown"]);
  expect(await world.office.hold(fan, eventId)).toMatchObject({ reservationId: kept, checkoutOpen: true });
});

it("a wrong code costs neither the seats nor the hold", async () => {
  const { eventId, first } = await show({ capacity: 3, cents: 4_900 });
  const fan = visitor();
  const kept = await held(reserve(fan, eventId, { [first]: 3 }));
  expect(await reserve(fan, eventId, { [first]: 2 }, ["NONE"])).toEqual({
    outcome: "refused",
    problems: [{ code: "codeUnknown", text: "NONE" }],
  });
  expect(await world.office.hold(fan, eventId)).toMatchObject({ reservationId: kept, totalCents: 14_700 });
  const elsewhere = await show({ capacity: 3, cents: 4_900 });
  const other = await on.code([elsewhere.first]);
  expect(codesOf(await reserve(fan, eventId, { [first]: 2 }, [other]))).toEqual(["codeUnknown"]);
  expect(await world.office.hold(fan, eventId)).toMatchObject({ reservationId: kept });
});

it("says why a code doesn't count", async () => {
  const { eventId, first, second } = await show({ capacity: 30, cents: 4_900 }, { capacity: 9, cents: 100 });
  const now = world.clock.now().getTime();
  const day = (n: number) => new Date(now + n * DAY_MS);
  const cases: [string, Awaited<ReturnType<typeof on.code>>[]][] = [
    ["codeEarly", [await on.code([first], { startAt: day(1) })]],
    ["codeOver", [await on.code([first], { startAt: day(-2), endAt: day(0) })]],
    ["codeOver", [await on.code([first], { stoppedAt: day(-1) })]],
    ["codeNotHere", [await on.code([second])]],
    ["codeMinimum", [await on.code([first], { minimumSeats: 2 })]],
    ["codeUnknown", [await on.code([first], { email: "fan@example.com" })]],
    ["codeSecond", [await on.code([first]), await on.code([first])]],
  ];
  for (const [why, codes] of cases) {
    expect([codes, codesOf(await reserve(visitor(), eventId, { [first]: 1 }, codes))]).toEqual([codes, [why]]);
  }
  const mine = await on.code([first], { email: "fan@example.com" });
  expect(total(await reserve(visitor({}), eventId, { [first]: 1 }, [mine]))).toBe("44.10");
  expect(codesOf(await reserve(visitor({ emailVerified: false }), eventId, { [first]: 1 }, [mine]))).toEqual([
    "codeUnknown",
  ]);
});

it("a code for one order a fan counts orders of other nights, and paid ones", async () => {
  const one = await show({ capacity: 9, cents: 4_900 });
  const two = await show({ capacity: 9, cents: 4_900 });
  const code = await on.code([one.first, two.first], { perBuyer: 1 });
  const fan = visitor({});
  const hold = await held(reserve(fan, one.eventId, { [one.first]: 1 }, [code]));
  expect(codesOf(await reserve(fan, two.eventId, { [two.first]: 1 }, [code]))).toEqual(["codeUsed"]);
  // The own hold that the request replaces doesn't count.
  expect(total(await reserve(fan, one.eventId, { [one.first]: 2 }, [code]))).toBe("88.20");
  expect(total(await reserve(visitor({}), two.eventId, { [two.first]: 1 }, [code]))).toBe("44.10");
  expect(hold).toBeTruthy();
});

it("an access code opens its phase and is used by nobody who doesn't need it", async () => {
  const { eventId, first } = await show({ capacity: 9, cents: 4_900 });
  const phase = await on.phase(eventId, { [first]: { cents: 2_900, seats: 4 } }, { audience: "code" });
  const code = await on.code([], { phaseId: phase, uses: 2 });
  expect(total(await reserve(visitor(), eventId, { [first]: 2 }))).toBe("98.00");
  expect(total(await reserve(visitor(), eventId, { [first]: 3 }, [code]))).toBe("87.00");
  // More than the phase has: the tier's own sale, without the code.
  expect(total(await reserve(visitor(), eventId, { [first]: 2 }, [code]))).toBe("98.00");
  expect(await on.left(code)).toEqual({ uses: 1, seats: null });
  expect(await on.phaseLeft(phase)).toEqual([1]);
});

it("before the sale, only members of Premium get seats, and no trial that was begun for them", async () => {
  const { eventId, first } = await night(world.store, world.clock.now(), [
    { capacity: 9, cents: 4_900, saleStart: new Date(world.clock.now().getTime() + DAY_MS) },
  ]);
  const [row] = await world.store.db.select().from(event).where(eq(event.id, eventId));
  const announced = row?.publishedAt ?? new Date();
  await on.phase(eventId, { [first]: { seats: 3 } }, { audience: "premium" });
  const member = async (status: string, startedAt: Date) => {
    const fan = visitor({});
    await world.store.db.insert(subscription).values({
      ...{ id: crypto.randomUUID(), userId: fan.user?.userId ?? "", status, priceId: "p", interval: "month" },
      ...{
        priceCents: 900,
        currency: "USD",
        currentPeriodEnd: startedAt,
        cancelAtPeriodEnd: false,
        startedAt,
        reading: 0,
      },
    });
    return fan;
  };
  const before = new Date(announced.getTime() - 1);
  expect(codesOf(await reserve(visitor(), eventId, { [first]: 1 }))).toEqual(["notOnSale"]);
  expect(codesOf(await reserve(visitor({}), eventId, { [first]: 1 }))).toEqual(["notOnSale"]);
  expect(codesOf(await reserve(await member("trialing", announced), eventId, { [first]: 1 }))).toEqual(["notOnSale"]);
  expect(codesOf(await reserve(await member("canceled", before), eventId, { [first]: 1 }))).toEqual(["notOnSale"]);
  expect(total(await reserve(await member("trialing", before), eventId, { [first]: 1 }))).toBe("49.00");
  expect(total(await reserve(await member("active", announced), eventId, { [first]: 1 }))).toBe("49.00");
  expect(await reserve(await member("active", announced), eventId, { [first]: 2 })).toMatchObject({
    problems: [{ code: "notEnough", n: 1 }],
  });
});

it("a paid use stays used, and late money gets what it paid for or goes back", async () => {
  const { eventId, first } = await show({ capacity: 9, cents: 4_900 });
  const code = await on.code([first], { uses: 1 });
  const fan = visitor({});
  const hold = await held(reserve(fan, eventId, { [first]: 1 }, [code]));
  expect(await world.payAt(await checkout(world.office.pay(fan, hold)))).toBe(303);
  world.clock.advance(32 * MINUTE_MS);
  await world.silence();
  expect(await on.left(code)).toEqual({ uses: 1, seats: null });
  // Another fan has the only use now, so the payment goes back, though there are seats.
  const rival = visitor({});
  const other = await held(reserve(rival, eventId, { [first]: 1 }, [code]));
  await world.deliver("checkout.session.completed");
  expect(await remaining(world.store, first)).toBe(8);
  expect((await world.office.orders(fan)).length).toBe(0);
  expect(await world.payAt(await checkout(world.office.pay(rival, other)))).toBe(303);
  await world.deliver();
  const [order] = await world.office.orders(rival);
  expect(order).toMatchObject({ totalCents: 4_410, status: "PAID" });
  await world.office.cancelOrder({ orderNumber: order?.orderNumber ?? "", actor: "test", reason: "requested" });
  expect(await on.left(code)).toEqual({ uses: 0, seats: null });
  const [used] = await world.store.db.select().from(reservationCode).where(eq(reservationCode.reservationId, other));
  expect(used?.seats).toBe(1);
  const [row] = await world.store.db.select().from(reservation).where(eq(reservation.id, other));
  expect(row?.status).toBe("CONFIRMED");
});
