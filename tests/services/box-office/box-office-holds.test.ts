/**
 * Holds: what may be reserved, what a new hold replaces, and how a hold ends. On PGlite; races are in box-office-races.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, held, night, remaining, visitor, type World, wish } from "./box-office-world";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
afterAll(() => world.close());

const show = (...args: Parameters<typeof night> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
  night(world.store, world.clock.now(), ...args);
const left = (definitionId: string) => remaining(world.store, definitionId);
const problems = async (outcome: ReturnType<World["office"]["reserve"]>) => {
  const answer = await outcome;
  return answer.outcome === "refused" ? answer.problems : answer.outcome;
};

describe("reserving", () => {
  it("holds the seats for twenty minutes at the price that was shown", async () => {
    const { eventId, first, second } = await show([
      { capacity: 10, cents: 7_905 },
      { capacity: 10, cents: 4_900 },
    ]);
    const answer = await world.office.reserve(visitor(), wish(eventId, { [first]: 2, [second]: 1 }));
    expect(answer).toMatchObject({
      outcome: "held",
      reservation: {
        status: "RESERVATION_PENDING",
        expires: new Date(world.clock.now().getTime() + 20 * MINUTE_MS).toISOString(),
        reservations: [{ quantity: 2, ticket: { id: first, price: { amount: "79.05", currency: "USD" } } }, {}],
        invoice: { items: [{ total: { amount: "158.10" } }, {}], grandTotal: { amount: "207.10", currency: "USD" } },
      },
    });
    expect([await left(first), await left(second)]).toEqual([8, 9]);
  });

  it("takes all tiers or none", async () => {
    const { eventId, first, second } = await show([{ capacity: 10 }, { capacity: 1 }]);
    expect(await problems(world.office.reserve(visitor(), wish(eventId, { [first]: 2, [second]: 2 })))).toEqual([
      { definitionId: second, code: "notEnough", n: 1 },
    ]);
    expect([await left(first), await left(second)]).toEqual([10, 1]);
  });

  it("reports sold out if no seats are left", async () => {
    const { eventId, first } = await show([{ capacity: 2 }]);
    await held(world.office.reserve(visitor(), wish(eventId, { [first]: 2 })));
    expect(await problems(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })))).toEqual([
      { definitionId: first, code: "soldOut" },
    ]);
  });

  it("enforces the limits per tier and per order, adding up a tier that is sent twice", async () => {
    const { eventId, first, second } = await show([{ capacity: 50, limit: 4 }, { capacity: 50 }]);
    const twice = { eventId, ticketQuantities: [3, 2].map((quantity) => ({ ticketDefinitionId: first, quantity })) };
    expect(await problems(world.office.reserve(visitor(), twice))).toEqual([
      { definitionId: first, code: "limitPerCheckout", n: 4 },
    ]);
    expect(await problems(world.office.reserve(visitor(), wish(eventId, { [first]: 4, [second]: 5 })))).toEqual([
      { code: "limitPerOrder", n: 8 },
    ]);
  });

  it("compares the sale period with the clock", async () => {
    const now = world.clock.now().getTime();
    const { eventId, first, second } = await show([
      { capacity: 9, saleStart: new Date(now + 1) },
      { capacity: 9, saleEnd: new Date(now) },
    ]);
    expect(await problems(world.office.reserve(visitor(), wish(eventId, { [first]: 1, [second]: 1 })))).toEqual([
      { definitionId: first, code: "notOnSale" },
      { definitionId: second, code: "notOnSale" },
    ]);
  });

  it.each([
    ["a canceled night", { status: "CANCELED" as const }, "notOnSale"],
    ["a draft", { status: "DRAFT" as const }, "unknown"],
    ["a night that is not published yet", { publishedAt: new Date("2027-01-01T00:00:00Z") }, "unknown"],
    ["a night that has begun", { startAt: new Date("2026-03-14T12:00:00Z") }, "notOnSale"],
    ["a night sold elsewhere", { registrationType: "EXTERNAL" as const }, "notOnSale"],
    ["a night without a date", { scheduleTbd: true }, "notOnSale"],
  ])("sells no seats of %s", async (_, row, code) => {
    const { eventId, first } = await show([{ capacity: 9 }], row);
    expect(await problems(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })))).toEqual([{ code }]);
  });

  it("refuses hidden tiers, tiers of another night and nights that do not exist", async () => {
    const other = await show([{ capacity: 9 }]);
    const { eventId, first } = await show([{ capacity: 9, hidden: true }]);
    expect(await problems(world.office.reserve(visitor(), wish(eventId, { [first]: 1, [other.first]: 1 })))).toEqual([
      { definitionId: first, code: "unknown" },
      { definitionId: other.first, code: "unknown" },
    ]);
    expect(await problems(world.office.reserve(visitor(), wish(first, { [first]: 1 })))).toEqual([{ code: "unknown" }]);
  });

  it("refuses a request without seats", async () => {
    const { eventId } = await show([{ capacity: 9 }]);
    expect(await problems(world.office.reserve(visitor(), wish(eventId, {})))).toEqual([{ code: "empty" }]);
  });
});

describe("a second reservation of the same visitor", () => {
  it("replaces the fan's hold, whose seats count as free for that fan", async () => {
    const { eventId, first } = await show([{ capacity: 4 }]);
    const fan = visitor();
    const before = await held(world.office.reserve(fan, wish(eventId, { [first]: 3 })));
    const after = await held(world.office.reserve(fan, wish(eventId, { [first]: 4 })));
    expect(after).not.toBe(before);
    expect(await left(first)).toBe(0);
    await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    expect(await left(first)).toBe(3);
  });

  it("keeps the old hold if the new request cannot be met", async () => {
    const { eventId, first } = await show([{ capacity: 4 }]);
    const fan = visitor();
    const before = await held(world.office.reserve(fan, wish(eventId, { [first]: 3 })));
    expect(await problems(world.office.reserve(fan, wish(eventId, { [first]: 5 })))).toEqual([
      { definitionId: first, code: "notEnough", n: 4 },
    ]);
    expect(await world.office.hold(fan, eventId)).toMatchObject({ reservationId: before });
  });

  it("returns the first hold for the same key, and a new one if the request differs", async () => {
    const { eventId, first } = await show([{ capacity: 10 }]);
    const fan = visitor();
    const one = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 }, "the-form-1")));
    expect(await held(world.office.reserve(fan, wish(eventId, { [first]: 2 }, "the-form-1")))).toBe(one);
    expect(await left(first)).toBe(8);
    expect(await held(world.office.reserve(fan, wish(eventId, { [first]: 3 }, "the-form-1")))).not.toBe(one);
    expect(await left(first)).toBe(7);
  });

  it("makes a new hold if the first one with this key has expired", async () => {
    const { eventId, first } = await show([{ capacity: 10 }]);
    const fan = visitor();
    const one = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 }, "the-form-2")));
    world.clock.advance(21 * MINUTE_MS);
    expect(await held(world.office.reserve(fan, wish(eventId, { [first]: 2 }, "the-form-2")))).not.toBe(one);
    expect(await left(first)).toBe(8);
  });

  it("closes an open checkout at Stripe before it replaces the hold", async () => {
    const { eventId, first } = await show([{ capacity: 10 }]);
    const fan = visitor();
    const before = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    const url = await checkout(world.office.pay(fan, before));
    await held(world.office.reserve(fan, wish(eventId, { [first]: 1 })));
    expect(await world.payAt(url)).toBe(410);
    await world.deliver("checkout.session.expired");
    expect(await left(first)).toBe(9);
  });

  it("is refused if Stripe already has the money for the first hold, which becomes tickets", async () => {
    const { eventId, first } = await show([{ capacity: 10 }]);
    const fan = visitor({});
    const before = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    await world.payAt(await checkout(world.office.pay(fan, before)));
    expect(await problems(world.office.reserve(fan, wish(eventId, { [first]: 1 })))).toEqual([
      { code: "checkoutOpen" },
    ]);
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await left(first)).toBe(8);
  });
});

describe("a hold", () => {
  it("expires by the clock alone: its seats are free without any job", async () => {
    const { eventId, first } = await show([{ capacity: 2 }]);
    const [slow, quick] = [visitor(), visitor()];
    await held(world.office.reserve(slow, wish(eventId, { [first]: 2 })));
    world.clock.advance(20 * MINUTE_MS - 1);
    expect(await problems(world.office.reserve(quick, wish(eventId, { [first]: 1 })))).toHaveLength(1);
    world.clock.advance(1);
    await held(world.office.reserve(quick, wish(eventId, { [first]: 2 })));
    expect(await left(first)).toBe(0);
    expect(await world.office.hold(slow, eventId)).toMatchObject({
      ended: { at: world.clock.now().toISOString(), lines: [{ definitionId: first, quantity: 2 }] },
    });
    world.clock.advance(DAY_MS);
    expect(await world.office.hold(slow, eventId)).toBeUndefined();
  });

  it("is canceled once, however often requested, and its seats are free at once", async () => {
    const { eventId, first } = await show([{ capacity: 2 }]);
    const fan = visitor();
    const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    await world.office.cancel(fan, id);
    await held(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })));
    await world.office.cancel(fan, id);
    expect(await left(first)).toBe(1);
    expect(await world.office.hold(fan, eventId)).toBeUndefined();
  });

  it("is canceled only after its checkout is closed", async () => {
    const { eventId, first } = await show([{ capacity: 2 }]);
    const fan = visitor();
    const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    const url = await checkout(world.office.pay(fan, id));
    await world.office.cancel(fan, id);
    expect(await world.payAt(url)).toBe(410);
    expect(await left(first)).toBe(2);
  });

  it("becomes tickets if it turns out to be paid when it is canceled", async () => {
    const { eventId, first } = await show([{ capacity: 2 }]);
    const fan = visitor({});
    const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    await world.payAt(await checkout(world.office.pay(fan, id)));
    await world.office.cancel(fan, id);
    expect(await world.office.tickets(fan, eventId)).toHaveLength(2);
    expect(await left(first)).toBe(0);
  });

  it("cannot be seen, canceled or paid by anyone else", async () => {
    const { eventId, first } = await show([{ capacity: 2 }]);
    const [owner, stranger] = [visitor(), visitor({})];
    const id = await held(world.office.reserve(owner, wish(eventId, { [first]: 2 })));
    expect(await world.office.hold(stranger, eventId)).toBeUndefined();
    await world.office.cancel(stranger, id);
    expect(await world.office.pay(stranger, id)).toEqual({ outcome: "ended" });
    expect(await world.office.returned(stranger, id)).toBeUndefined();
    expect(await world.office.hold(owner, eventId)).toMatchObject({ reservationId: id, checkoutOpen: false });
  });

  it("moves to the account when the fan signs in, and stays with it when they sign out", async () => {
    const { eventId, first } = await show([{ capacity: 2 }]);
    const guest = visitor();
    const fan = visitor({}, guest.visitorId);
    const reservationId = await held(world.office.reserve(guest, wish(eventId, { [first]: 2 })));
    await world.office.claim(fan);
    expect(await world.office.hold({ ...fan, visitorId: "her other device" }, eventId)).toMatchObject({
      reservationId,
    });
    expect(await world.office.hold(guest, eventId)).toBeUndefined();
  });
});
