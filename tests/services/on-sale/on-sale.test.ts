/** Places and turns of a line. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawRecord } from "../../../server/line/draw-record";
import type { OnSales } from "../../../server/services/on-sale/on-sale";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, held, night, visitor, type World, wish } from "../box-office/box-office-world";
import { conduct, JOINING_MS, lineOf, overload, plannedNight, salesOf } from "./line-world";

let world: World;
let sales: OnSales;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  sales = salesOf(world.store, world.clock);
});
afterAll(() => world.close());

const join = async (eventId: string, fan = visitor()) => {
  const joined = await sales.join(await lineOf(sales, eventId), fan);
  if (joined.outcome !== "joined") throw new Error(joined.outcome);
  return { fan, number: joined.place.number };
};
const enter = async (eventId: string, number: number, fan: ReturnType<typeof visitor>) =>
  (await sales.enter(await lineOf(sales, eventId), number, fan)).outcome;
/** A night whose line has opened and called these many. */
async function openNight(fans: number, seats = 1_000, maxRate?: number) {
  const tonight = await plannedNight(world.store, world.clock, { seats, maxRate });
  const joined = [];
  for (let n = 0; n < fans; n++) joined.push(await join(tonight.eventId));
  world.clock.advance(JOINING_MS);
  await conduct(sales, world.clock, 3);
  return { ...tonight, joined };
}
const codes = async (outcome: ReturnType<World["office"]["reserve"]>) => {
  const answer = await outcome;
  return answer.outcome === "refused" ? answer.problems.map(({ code }) => code) : ["held"];
};

describe("A place", () => {
  it("is numbered in the order of joining, and found again by the same visitor", async () => {
    const { eventId } = await plannedNight(world.store, world.clock);
    const first = await join(eventId);
    const second = await join(eventId);
    expect([first.number, second.number]).toEqual([0, 1]);
    expect((await join(eventId, first.fan)).number).toBe(0);
    expect(await sales.place(await lineOf(sales, eventId), visitor())).toBeUndefined();
  });

  it("is one for an account, in any browser", async () => {
    const { eventId } = await plannedNight(world.store, world.clock);
    const user = { userId: "fan-of-two-browsers" };
    const { number } = await join(eventId, visitor(user));
    expect((await join(eventId, visitor(user))).number).toBe(number);
  });

  it("becomes the account's at sign-in, and of two the one taken first stays", async () => {
    const { eventId } = await plannedNight(world.store, world.clock);
    const browser = visitor();
    const { number } = await join(eventId, browser);
    const user = { userId: "fan-who-signs-in" };
    const elsewhere = await join(eventId, visitor(user));
    expect(elsewhere.number).toBe(number + 1);
    expect((await join(eventId, visitor(user, browser.visitorId))).number).toBe(number);
    expect((await join(eventId, visitor(user))).number).toBe(number);
    const { rows } = await world.store.db.execute(sql`
      select count(*)::int as places from place join on_sale on on_sale.id = sale_id where event_id = ${eventId}::uuid`);
    expect(rows).toEqual([{ places: 1 }]);
  });

  it("takes its turn along to the account, and so into every browser", async () => {
    const { eventId, joined } = await openNight(1);
    const [one] = joined;
    if (!one) throw new Error("nobody");
    await enter(eventId, one.number, one.fan);
    const user = { userId: "fan-who-signs-in-during-a-turn" };
    expect(await sales.admits(visitor(user), eventId)).toBe(false);
    const signedIn = visitor(user, one.fan.visitorId);
    await join(eventId, signedIn);
    expect(await enter(eventId, one.number, signedIn)).toBe("entered");
    expect(await sales.admits(visitor(user), eventId)).toBe(true);
  });

  it("needs a verified email if the office requires accounts", async () => {
    const { eventId } = await plannedNight(world.store, world.clock, { access: "account" });
    const line = await lineOf(sales, eventId);
    expect(await sales.join(line, visitor())).toEqual({ outcome: "accountNeeded" });
    expect(await sales.join(line, visitor({ emailVerified: false }))).toEqual({ outcome: "accountNeeded" });
    expect((await sales.join(line, visitor({}))).outcome).toBe("joined");
  });

  it("is not given before joining begins", async () => {
    const joinsAt = new Date(world.clock.now().getTime() + MINUTE_MS);
    const { eventId } = await plannedNight(world.store, world.clock, { joinsAt });
    expect(await sales.join(await lineOf(sales, eventId), visitor())).toEqual({ outcome: "closed" });
  });

  it("can be given up, and its number is not given again", async () => {
    const { eventId } = await plannedNight(world.store, world.clock);
    const { fan, number } = await join(eventId);
    await sales.leave(await lineOf(sales, eventId), fan);
    expect((await join(eventId, fan)).number).toBe(number + 1);
  });
});

describe("The draw", () => {
  it("gives everybody who came before the opening a rank, and later ones the next", async () => {
    const { eventId, joined } = await openNight(20);
    const late = await join(eventId);
    const line = await lineOf(sales, eventId);
    expect(line.drawn).toBe(20);
    const ranks = joined.map(({ number }) => sales.rankOf(line, number));
    expect([...ranks].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(ranks).not.toEqual([...ranks].sort((a, b) => Number(a) - Number(b)));
    expect(sales.rankOf(line, late.number)).toBe(20);
  });

  it("waits for the beacon, and goes without it when it doesn't come", async () => {
    for (const value of ["ab".repeat(32), undefined]) {
      let published: string | undefined;
      const own = salesOf(world.store, world.clock, async () => published);
      const { eventId } = await plannedNight(world.store, world.clock, {
        beacon: { url: "https://beacon.example", round: 9 },
      });
      await own.join(await lineOf(own, eventId), visitor());
      world.clock.advance(JOINING_MS);
      await conduct(own, world.clock, 2);
      const closed = await lineOf(own, eventId);
      expect([closed.drawn, closed.drawnAt, own.phase(closed)]).toEqual([1, null, "drawing"]);
      await own.join(closed, visitor());
      published = value;
      if (!value) world.clock.advance(20_000);
      await conduct(own, world.clock, 2);
      const line = await lineOf(own, eventId);
      expect(line.drawn).toBe(1);
      expect(line.beacon?.value).toBe(value);
      expect(drawRecord(line).beacon.used, "a draw without its beacon is recorded as such").toBe(value !== undefined);
      expect(own.phase(line)).toBe("open");
    }
  });
});

describe("A turn", () => {
  it("comes to those who are called, and only they hold seats", async () => {
    const { eventId, first, joined } = await openNight(3);
    const [fan] = joined;
    if (!fan) throw new Error("nobody");
    expect(await codes(world.office.reserve(fan.fan, wish(eventId, { [first]: 1 })))).toEqual(["queue"]);
    expect(await enter(eventId, fan.number, fan.fan)).toBe("entered");
    expect(await enter(eventId, fan.number, fan.fan)).toBe("entered");
    expect(await sales.admits(fan.fan, eventId)).toBe(true);
    expect(await codes(world.office.reserve(fan.fan, wish(eventId, { [first]: 1 })))).toEqual(["held"]);
  });

  it("does not go to somebody else who has the place's cookie", async () => {
    const { eventId, first, joined } = await openNight(2);
    const thief = visitor();
    expect(await enter(eventId, joined[0]?.number ?? -1, thief)).toBe("notYours");
    expect(await sales.admits(thief, eventId)).toBe(false);
    expect(await codes(world.office.reserve(thief, wish(eventId, { [first]: 1 })))).toEqual(["queue"]);
    await enter(eventId, joined[0]?.number ?? -1, joined[0]?.fan ?? thief);
    expect(await enter(eventId, joined[0]?.number ?? -1, thief)).toBe("notYours");
  });

  it("is refused for a number that nobody has, and before the call", async () => {
    const { eventId } = await openNight(1);
    expect(await enter(eventId, 4_711, visitor())).toBe("notYours");
    const waiting = await plannedNight(world.store, world.clock);
    const { fan, number } = await join(waiting.eventId);
    expect(await enter(waiting.eventId, number, fan)).toBe("notCalled");
  });

  it("ends, comes once more, and then needs a new place", async () => {
    const { eventId, first, joined } = await openNight(2);
    const [one] = joined;
    if (!one) throw new Error("nobody");
    const want = () => codes(world.office.reserve(one.fan, wish(eventId, { [first]: 1 })));
    expect(await enter(eventId, one.number, one.fan)).toBe("entered");
    world.clock.advance(10 * MINUTE_MS);
    expect(await want()).toEqual(["queue"]);
    expect(await enter(eventId, one.number, one.fan)).toBe("entered");
    world.clock.advance(10 * MINUTE_MS);
    expect(await enter(eventId, one.number, one.fan)).toBe("spent");
    const again = await join(eventId, one.fan);
    expect(again.number).toBe(2);
  });

  it("ends when it would have, however often its fan enters, and then still comes once more", async () => {
    const { eventId, joined } = await openNight(1);
    const [one] = joined;
    if (!one) throw new Error("nobody");
    const until = new Date(world.clock.now().getTime() + 10 * MINUTE_MS);
    for (let press = 0; press < 3; press++) {
      const entering = await sales.enter(await lineOf(sales, eventId), one.number, one.fan);
      expect(entering).toEqual({ outcome: "entered", turn: { until, prolonged: 0 } });
      world.clock.advance(MINUTE_MS);
    }
    world.clock.advance(8 * MINUTE_MS);
    expect(await enter(eventId, one.number, one.fan)).toBe("entered");
  });

  it("is prolonged twice at most", async () => {
    const { eventId, joined } = await openNight(1);
    const [one] = joined;
    if (!one) throw new Error("nobody");
    await enter(eventId, one.number, one.fan);
    const more = async () => (await sales.prolong(await lineOf(sales, eventId), one.number, one.fan))?.until;
    const offered = async () => (await sales.liveTurn(one.fan, eventId))?.mayProlong;
    const until = world.clock.now().getTime() + 10 * MINUTE_MS;
    expect(await more()).toEqual(new Date(until + 10 * MINUTE_MS));
    expect(await offered()).toBe(true);
    expect(await more()).toEqual(new Date(until + 20 * MINUTE_MS));
    expect(await offered()).toBe(false);
    expect(await more()).toBeUndefined();
    expect(await sales.prolong(await lineOf(sales, eventId), one.number, visitor())).toBeUndefined();
  });

  it("is good for one order", async () => {
    const { eventId, first, joined } = await openNight(1);
    const [one] = joined;
    if (!one) throw new Error("nobody");
    await enter(eventId, one.number, one.fan);
    const reservationId = await held(world.office.reserve(one.fan, wish(eventId, { [first]: 1 })));
    await world.store.db.execute(sql`update reservation set status = 'CONFIRMED' where id = ${reservationId}::uuid`);
    expect(await codes(world.office.reserve(one.fan, wish(eventId, { [first]: 1 })))).toEqual(["queue"]);
    expect(await enter(eventId, one.number, one.fan)).toBe("spent");
    expect(await sales.prolong(await lineOf(sales, eventId), one.number, one.fan)).toBeUndefined();
  });
});

describe("The line", () => {
  it("calls everybody while there are seats, ends when nobody is in it, and the sale goes on", async () => {
    const { eventId, first, joined } = await openNight(30);
    for (const { fan, number } of joined) expect(await enter(eventId, number, fan)).toBe("entered");
    world.clock.advance(11 * MINUTE_MS);
    await conduct(sales, world.clock, 2);
    world.clock.advance(10 * MINUTE_MS);
    await conduct(sales, world.clock, 2);
    expect(sales.phase(await lineOf(sales, eventId))).toBe("ended");
    expect(await sales.admits(visitor(), eventId)).toBe(true);
    expect(await codes(world.office.reserve(visitor(), wish(eventId, { [first]: 1 })))).toEqual(["held"]);
  });

  it("pauses while all seats are held, and says when they are gone", async () => {
    const { eventId, first, joined } = await openNight(10, 4);
    const inside = [];
    for (const one of joined) if ((await enter(eventId, one.number, one.fan)) === "entered") inside.push(one);
    expect(inside.length).toBeLessThan(joined.length);
    let seats = 4;
    for (const { fan } of inside) {
      if (seats === 0) break;
      if ((await codes(world.office.reserve(fan, wish(eventId, { [first]: 1 }))))[0] === "held") seats -= 1;
    }
    if (seats > 0 && inside[0]) await world.office.reserve(inside[0].fan, wish(eventId, { [first]: seats + 1 }));
    expect(sales.phase(await lineOf(sales, eventId))).toBe("paused");
    await conduct(sales, world.clock, 2);
    const { serving: before, soldOutAt } = await lineOf(sales, eventId);
    expect(soldOutAt).toBeNull();
    await world.store.db.execute(sql`update reservation set status = 'CONFIRMED' where event_id = ${eventId}::uuid`);
    expect(sales.phase(await lineOf(sales, eventId))).toBe("soldOut");
    await conduct(sales, world.clock, 1);
    const goneAt = world.clock.now();
    await conduct(sales, world.clock, 4);
    expect(await lineOf(sales, eventId)).toMatchObject({ serving: before, soldOutAt: goneAt });
  });

  it("lets in all who come within a minute of their call, and notes how long they took", async () => {
    const { eventId, saleId, joined } = await openNight(40, 1_000, 5);
    await conduct(sales, world.clock, 20);
    world.clock.advance(30_000);
    for (const { fan, number } of joined) expect(await enter(eventId, number, fan)).toBe("entered");
    const { rows } = await world.store.db.execute<{ slices: number }>(
      sql`select after as slices from admission where sale_id = ${saleId}::uuid`,
    );
    expect(rows).toHaveLength(40);
    for (const { slices } of rows) expect(slices * 2).toSatisfy((seconds) => seconds >= 30 && seconds <= 55);
  });

  it("lets fans who were away in again, but only a few at a time", async () => {
    const { eventId, joined } = await openNight(40, 1_000, 5);
    await conduct(sales, world.clock, 20);
    world.clock.advance(61_000);
    await conduct(sales, world.clock, 1);
    const outcomes = [];
    for (const { fan, number } of joined) outcomes.push(await enter(eventId, number, fan));
    expect(outcomes[0]).toBe("entered");
    expect(outcomes).toContain("crowded");
    world.clock.advance(11_000);
    const next = joined[outcomes.indexOf("crowded")];
    if (!next) throw new Error("nobody");
    expect(await enter(eventId, next.number, next.fan)).toBe("entered");
  });

  it("stands still while the office has halted it", async () => {
    const { eventId, saleId } = await openNight(3);
    await world.store.db.execute(sql`update on_sale set halted = true where id = ${saleId}::uuid`);
    const { serving } = await lineOf(sales, eventId);
    for (let n = 0; n < 30; n++) await join(eventId);
    await conduct(sales, world.clock, 10);
    expect((await lineOf(sales, eventId)).serving).toBe(serving);
    await world.store.db.execute(sql`update on_sale set halted = false where id = ${saleId}::uuid`);
    await conduct(sales, world.clock, 10);
    expect((await lineOf(sales, eventId)).serving).toBeGreaterThan(serving);
  });
});

describe("A line that starts by itself", () => {
  it("gives a turn to holders and to those who are choosing, and gates all others", async () => {
    const tonight = await night(world.store, world.clock.now(), [{ capacity: 100 }]);
    const { eventId, first } = tonight;
    const [holder, chooser, newcomer] = [visitor(), visitor(), visitor()];
    await held(world.office.reserve(holder, wish(eventId, { [first]: 1 })));
    expect(await sales.admits(chooser, eventId)).toBe(true);
    overload(sales, eventId);
    await expect.poll(async () => (await sales.lineOf(eventId))?.mode, { timeout: 10_000 }).toBe("auto");
    await sales.renew();
    expect(await sales.admits(newcomer, eventId)).toBe(false);
    expect(await sales.admits(holder, eventId)).toBe(true);
    expect(await sales.admits(chooser, eventId)).toBe(true);
    expect(await codes(world.office.reserve(chooser, wish(eventId, { [first]: 1 })))).toEqual(["held"]);
    expect(await codes(world.office.reserve(newcomer, wish(eventId, { [first]: 1 })))).toEqual(["queue"]);
    world.clock.advance(11 * MINUTE_MS);
    await conduct(sales, world.clock, 2);
    world.clock.advance(MINUTE_MS);
    await conduct(sales, world.clock, 2);
    expect(sales.phase(await lineOf(sales, eventId))).toBe("ended");
  });

  it("does not start for one network, but for several, and for those that are turned away at once", async () => {
    const several = Array.from({ length: 6 }, (_, n) => `93.184.21${n}.34`);
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 100 }]);
    overload(sales, eventId, { addresses: ["93.184.216.34"] });
    overload(sales, eventId, { addresses: ["2a00:1450:4001:81b::1", "2a00:1450:4001:81b::2"] });
    await sales.renew();
    expect(await sales.lineOf(eventId)).toBeUndefined();
    overload(sales, eventId, { addresses: several, turnedAway: true });
    await expect.poll(() => sales.lineOf(eventId)).toMatchObject({ mode: "auto" });
  });

  it("does not start where the office has switched it off", async () => {
    const { eventId } = await plannedNight(world.store, world.clock, { mode: "off" });
    expect(sales.phase(await lineOf(sales, eventId))).toBe("none");
    const other = await night(world.store, world.clock.now(), [{ capacity: 100 }]);
    for (const crowded of [eventId, other.eventId]) overload(sales, crowded);
    await expect.poll(async () => (await sales.lineOf(other.eventId))?.mode).toBe("auto");
    expect((await lineOf(sales, eventId)).mode).toBe("off");
    expect(await sales.admits(visitor(), eventId)).toBe(true);
  });
});
