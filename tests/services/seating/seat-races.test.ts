/** A thousand fans want the same forty seats, over three processes on a real PostgreSQL; with controls that fail. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReserveOutcome } from "../../../server/services/box-office/box-office-types";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { visitor, type World } from "../box-office/box-office-world";
import { type OtherProcess, otherProcess } from "../box-office/fans-process";
import { type TwoOffices, twoOffices } from "../box-office/two-offices";
import { claimsOf, hall } from "./hall";

const FANS = 1_000;
const BENCHES = 4;
const SEATS = 40;
/** The tier could sell more than the hall has, so that only the seats decide. */
const QUOTA = 10_000;
const BUSY_AGAIN = 20;
const LIMIT_MS = 120_000;

let two: TwoOffices;
let third: OtherProcess;
let offices: World["office"][];
beforeAll(async () => {
  two = await twoOffices();
  third = await otherProcess(two.world, two.databaseUrl);
  offices = [two.world.office, two.other.office as World["office"], third.office as World["office"]];
});
afterAll(async () => {
  expect(await checkLedger(two.world.store.db)).toEqual([]);
  await third.close();
  await two.close();
});

type Wishes = (fan: number, night: { eventId: string; first: string }) => Parameters<World["office"]["reserve"]>[1];

const PLACES = Array.from({ length: SEATS }, (_, n) => {
  const bench = Math.floor(n / 10);
  return `${bench < 2 ? 1 : 2}-${String.fromCharCode(65 + bench)}-${(n % 10) + 1}`;
});

/** Lets all fans ask at once, each at one of the processes. A fan who is told to try again does so. */
async function rush(wishes: Wishes) {
  const benches = Array.from({ length: BENCHES }, () => "0".repeat(SEATS / BENCHES));
  const { world } = two;
  const night = await hall(world.store, world.clock.now(), [{ capacity: QUOTA }], [{ tiers: [0], benches }]);
  const answers = await Promise.all(
    Array.from({ length: FANS }, async (_, fan): Promise<ReserveOutcome | "none"> => {
      const who = visitor();
      for (let round = 0; round < BUSY_AGAIN; round++) {
        const answer = await offices[fan % offices.length]?.reserve(who, wishes(fan, night)).catch((error: Error) => {
          if (error.name !== "Busy") throw error;
        });
        if (answer) return answer;
      }
      return "none";
    }),
  );
  return { ...night, answers };
}

const held = (answers: (ReserveOutcome | "none")[]) =>
  answers.flatMap((answer) => (answer !== "none" && answer.outcome === "held" ? [answer.reservation] : []));
const codes = (answers: (ReserveOutcome | "none")[]) =>
  new Set(
    answers.flatMap((answer) =>
      answer === "none" ? ["none"] : answer.outcome === "refused" ? answer.problems.map(({ code }) => code) : [],
    ),
  );

const byName: Wishes = (fan, { eventId, first }) => ({
  eventId,
  ticketQuantities: [{ ticketDefinitionId: first, quantity: 1, places: [PLACES[fan % SEATS] ?? ""] }],
});
const byNumber: Wishes = (_, { eventId, first }) => ({
  eventId,
  ticketQuantities: [{ ticketDefinitionId: first, quantity: 1 }],
});
const mixed: Wishes = (fan, night) => {
  if (fan % 2) return byName(fan, night);
  return { eventId: night.eventId, ticketQuantities: [{ ticketDefinitionId: night.first, quantity: 1 + (fan % 3) }] };
};

describe("A thousand fans and forty seats", () => {
  it.each([
    ["by name", byName, ["placeTaken", "soldOut"]],
    ["by number", byNumber, ["soldOut"]],
  ])(
    "%s: each seat is held once, and everybody gets an answer",
    async (_, wishes, refusals) => {
      const { eventId, answers } = await rush(wishes);
      const seats = held(answers).flatMap(({ reservations }) => reservations.flatMap((line) => line.seats ?? []));
      expect(seats.map(({ placeId }) => placeId).sort()).toEqual([...PLACES].sort());
      expect((await claimsOf(two.world.store, eventId)).length).toBe(SEATS);
      for (const code of codes(answers)) expect(refusals).toContain(code);
    },
    LIMIT_MS,
  );

  it(
    "by name and by number, alone and in groups: no seat twice, and nobody without an answer",
    async () => {
      const { eventId, answers } = await rush(mixed);
      const seats = held(answers).flatMap(({ reservations }) => reservations.flatMap((line) => line.seats ?? []));
      expect(new Set(seats.map(({ placeId }) => placeId)).size).toBe(seats.length);
      expect((await claimsOf(two.world.store, eventId)).length).toBe(seats.length);
      expect(codes(answers)).not.toContain("none");
    },
    LIMIT_MS,
  );

  it(
    "sell seats twice if the function sees the store as it was, and no key guards the claims (control)",
    async () => {
      const { pool } = two.race;
      const fn = "take_turns_2(uuid, uuid[], integer[], integer[], jsonb)";
      await pool.query(`alter function ${fn} stable`);
      await pool.query("alter table seat_claim drop constraint seat_claim_event_id_seat_pk");
      try {
        let doubles = 0;
        for (let round = 0; round < 25 && doubles === 0; round++) {
          const { eventId } = await rush(byName);
          const claims = await claimsOf(two.world.store, eventId);
          doubles = claims.length - new Set(claims.map(({ seat }) => seat)).size;
          await pool.query("delete from seat_claim where event_id = $1", [eventId]);
          await pool.query("delete from reservation where event_id = $1", [eventId]);
          await pool.query("update ticket_definition set remaining = capacity where event_id = $1", [eventId]);
        }
        expect(doubles).toBeGreaterThan(0);
      } finally {
        await pool.query(`alter function ${fn} volatile`);
        await two.world.store.db.execute(sql`alter table seat_claim add primary key (event_id, seat)`);
      }
    },
    5 * LIMIT_MS,
  );
});
