/** Uses and seats of codes and phases under races: three processes on one PostgreSQL, and a control that oversells. */
import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reserveStatement } from "../../../server/services/box-office/reserving/reserve-statement";
import { subscription } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, MINUTE_MS } from "../../store";
import { night, visitor, wish } from "../box-office/box-office-world";
import { type OtherProcess, otherProcess } from "../box-office/fans-process";
import { together } from "../box-office/races";
import { type TwoOffices, twoOffices } from "../box-office/two-offices";
import { terms } from "./terms-world";

const FANS = 50;
const USES = 3;
const EARLY = 6;

let two: TwoOffices;
let third: OtherProcess;
let on: ReturnType<typeof terms>;
beforeAll(async () => {
  two = await twoOffices();
  third = await otherProcess(two.world, two.databaseUrl);
  on = terms(two.world.store, two.world.clock.now());
});
afterAll(async () => {
  expect(await checkLedger(two.world.store.db)).toEqual([]);
  await third.close();
  await two.close();
});

const show = (...tiers: { capacity: number; cents: number }[]) => night(two.world.store, two.world.clock.now(), tiers);
const officeOf = (index: number) => [two.world.office, two.other.office, third.office][index % 3] ?? two.world.office;
const held = (answers: { outcome: string }[]) => answers.filter(({ outcome }) => outcome === "held").length;

async function counted(text: string) {
  const { rows } = await two.world.store.db.execute<{ uses: number; seats: number }>(sql`
    select count(*)::int as uses, coalesce(sum(reservation_code.seats), 0)::int as seats
    from reservation_code join code on code.id = code_id join reservation on reservation.id = reservation_id
    where code.text = ${text} and status in ('PENDING', 'CONFIRMED')`);
  return rows[0];
}

it("fifty fans in three processes get three uses of a code, of two nights", async () => {
  const [one, other] = [await show({ capacity: 100, cents: 4_900 }), await show({ capacity: 100, cents: 4_900 })];
  const code = await on.code([one.first, other.first], { uses: USES });
  const answers = await together(FANS, (index) => {
    const { eventId, first } = index % 4 < 2 ? one : other;
    return officeOf(index).reserve(visitor(), { ...wish(eventId, { [first]: 1 }), codes: [code] });
  });
  expect(held(answers)).toBe(USES);
  expect(answers.flatMap((one) => (one.outcome === "held" ? [] : one.problems.map((problem) => problem.code)))).toEqual(
    Array(FANS - USES).fill("codeUsed"),
  );
  expect([await on.left(code), await counted(code)]).toEqual([
    { uses: 0, seats: null },
    { uses: USES, seats: USES },
  ]);
});

it("a phase with five seats sells five at its price and the rest at the tier's", async () => {
  const { eventId, first } = await show({ capacity: 100, cents: 4_900 });
  const phase = await on.phase(eventId, { [first]: { cents: 3_900, seats: 5 } });
  const answers = await together(FANS, (index) => officeOf(index).reserve(visitor(), wish(eventId, { [first]: 1 })));
  const paid = answers
    .map((one) => (one.outcome === "held" ? one.reservation.invoice.grandTotal.amount : "none"))
    .sort();
  expect(paid).toEqual([...Array(5).fill("39.00"), ...Array(FANS - 5).fill("49.00")]);
  expect(await on.phaseLeft(phase)).toEqual([0]);
});

/** A night that only members of Premium can buy today, six of its seats; and as many members. */
async function premiumNight() {
  const now = two.world.clock.now();
  const saleStart = new Date(now.getTime() + DAY_MS);
  const tonight = await night(two.world.store, now, [{ capacity: EARLY * 5, cents: 4_900, saleStart }]);
  const phase = await on.phase(tonight.eventId, { [tonight.first]: { seats: EARLY } }, { audience: "premium" });
  const members = Array.from({ length: EARLY * 3 }, () => visitor({}));
  const paid = { status: "active", priceId: "p", interval: "month" as const, priceCents: 900, currency: "USD" };
  await two.world.store.db.insert(subscription).values(
    members.map(({ user }) => ({
      ...{ ...paid, id: crypto.randomUUID(), userId: user?.userId ?? "", cancelAtPeriodEnd: false, reading: 0 },
      ...{ startedAt: new Date(0), currentPeriodEnd: saleStart },
    })),
  );
  return { ...tonight, phase, members };
}

it("members of Premium get their early seats and no more, in three processes", async () => {
  const { eventId, first, phase, members } = await premiumNight();
  const guests = members.map(() => visitor({}));
  const answers = await Promise.all(
    [...members, ...guests].map((who, index) => officeOf(index).reserve(who, wish(eventId, { [first]: 1 }))),
  );
  expect(held(answers.slice(0, members.length))).toBe(EARLY);
  expect(held(answers.slice(members.length))).toBe(0);
  expect(await on.phaseLeft(phase)).toEqual([0]);
});

it("control: with the phase's seats out of the arrays, Premium sells more than its share", async () => {
  const { eventId, first, members } = await premiumNight();
  const now = two.world.clock.now();
  const expires = new Date(now.getTime() + 20 * MINUTE_MS);
  const answers = await Promise.all(
    members.map(({ user, visitorId }) => {
      const asking = {
        id: crypto.randomUUID(),
        visitorId,
        userId: user?.userId ?? null,
        clientKey: crypto.randomUUID(),
      };
      const wanted = [{ definitionId: first, quantity: 1 }];
      const statement = reserveStatement({ eventId, now, expires, asking: [{ ...asking, wanted }], terms: true });
      const built = new PgDialect().sqlToQuery(statement);
      const without = built.sql.replace("as key, remaining from phase", "as key, remaining from phase where false");
      expect(without).not.toBe(built.sql);
      return two.race.pool.query(without, built.params);
    }),
  );
  expect(answers.filter(({ rows }) => rows[0]?.ok).length).toBeGreaterThan(EARLY);
  await two.race.pool.query("delete from reservation where event_id = $1", [eventId]);
  await two.race.pool.query("update ticket_definition set remaining = capacity where event_id = $1", [eventId]);
  await two.race.pool.query("update phase_tier set remaining = capacity where definition_id = $1", [first]);
});

it("one fan gets a code once for several nights at the same moment", async () => {
  const nights = await Promise.all(Array.from({ length: 8 }, () => show({ capacity: 9, cents: 4_900 })));
  const code = await on.code(
    nights.map(({ first }) => first),
    { perBuyer: 1 },
  );
  const fan = visitor({});
  const answers = await Promise.all(
    nights.map(({ eventId, first }, index) =>
      officeOf(index).reserve(fan, { ...wish(eventId, { [first]: 1 }), codes: [code] }),
    ),
  );
  expect(held(answers)).toBe(1);
  expect(await counted(code)).toEqual({ uses: 1, seats: 1 });
});

it("holds that end give back as much as new ones take, while all three processes do both", async () => {
  const { eventId, first } = await show({ capacity: 100, cents: 4_900 });
  const code = await on.code([first], { uses: 4, seats: 6 });
  const fans = Array.from({ length: 12 }, () => visitor());
  for (let round = 0; round < 4; round++) {
    await Promise.all(
      fans.map(async (fan, index) => {
        const office = officeOf(index + round);
        const answer = await office.reserve(fan, { ...wish(eventId, { [first]: 1 + (index % 3) }), codes: [code] });
        if (answer.outcome === "held" && index % 2 === 0) await office.cancel(fan, answer.reservation.id);
      }),
    );
    const uses = await counted(code);
    const left = await on.left(code);
    expect([left.uses, left.seats]).toEqual([4 - (uses?.uses ?? 0), 6 - (uses?.seats ?? 0)]);
    two.world.clock.advance(21 * MINUTE_MS);
  }
});

it("control: with the code's uses out of the arrays, all of them get it", async () => {
  const { eventId, first } = await show({ capacity: 100, cents: 4_900 });
  const text = await on.code([first], { uses: USES });
  const now = two.world.clock.now();
  const expires = new Date(now.getTime() + 20 * MINUTE_MS);
  const dialect = new PgDialect();
  await together(FANS, () => {
    const fan = visitor();
    const asking = {
      ...{ id: crypto.randomUUID(), visitorId: fan.visitorId, userId: null, clientKey: crypto.randomUUID() },
      ...{ wanted: [{ definitionId: first, quantity: 1 }], codes: [text], email: null },
    };
    const built = dialect.sqlToQuery(reserveStatement({ eventId, now, expires, asking: [asking], terms: true }));
    const without = built.sql.replace("from counted where uses_left is not null", "from counted where false");
    expect(without).not.toBe(built.sql);
    return two.race.pool.query(without, built.params);
  });
  expect((await counted(text))?.uses).toBe(FANS);
  await two.race.pool.query("delete from reservation where event_id = $1", [eventId]);
  await two.race.pool.query("update ticket_definition set remaining = capacity where event_id = $1", [eventId]);
});

// PostgreSQL checks a row's constraints before it looks whether the row has changed since the statement began.
it.each([
  ["a code has", "update code set seats = 6, seats_left = 6 where text = $1"],
  ["a tier has", "update ticket_definition set capacity = 6, remaining = 6 where id = $1"],
  ["a phase has", "update phase_tier set capacity = 6, remaining = 6 where definition_id = $1"],
])("a fan gets a seat while the office raises how many %s", async (what, text) => {
  const { eventId, first } = await show({ capacity: 2, cents: 4_900 });
  await on.phase(eventId, { [first]: { seats: 2 } });
  const code = await on.code([first], { seats: 2 });
  const raised = { text, values: [what === "a code has" ? code : first] };
  const answers = await two.race.atOnce(raised, 1, () => [
    two.other.office.reserve(visitor(), { ...wish(eventId, { [first]: 1 }), codes: [code] }),
  ]);
  expect(held(answers)).toBe(1);
});
