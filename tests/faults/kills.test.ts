/**
 * Three processes on one PostgreSQL, killed at random points while fans buy: no payment is lost and no seat sold twice.
 */
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../postgres-server";
import { ANOTHER_CARD, eventId, GOOD_CARD } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { buyers, nothingAcknowledged } from "./world/buyers";
import { audit } from "./world/independent";
import { type Seeded, seeded } from "./world/seeded";
import { checkBooks, expectAcknowledged, settled } from "./world/settled";
import { type FaultWorld, faultWorld } from "./world/world";

const SOAK = process.env.SOAK === "on";
/** To run it by hand: KILLS=200. */
const KILLS = Number(process.env.KILLS ?? (SOAK ? 40 : 3));
const CRASHES = Number(process.env.CRASHES ?? (SOAK ? 9 : 1));
const PROCESSES = 3;
const BUYERS = 6;
const MS_FOR_EACH = 15_000;
const LIMIT_MS = 120_000 + (KILLS + CRASHES) * MS_FOR_EACH;
const SCARCE_SEATS = 30;

let postgres: PostgresServer | undefined;
let world: FaultWorld;
let night: string;
let nights: string[];

beforeAll(async () => {
  postgres = await startPostgres();
  world = await faultWorld({ sites: PROCESSES, databaseUrl: postgres?.url });
  night = await eventId(world, "Iron Harvest");
  await query(
    `update ticket_definition set capacity = $1, remaining = $1, allotted = 0 where name = 'Floor' and event_id = $2`,
    [SCARCE_SEATS, night],
  );
  const { html } = await fan(world).get("/pay-per-view");
  nights = [
    ...new Set([...html.matchAll(/href="(\/pay-per-view\/event\/[0-9a-f-]{36})"/g)].map(([, path = ""]) => path)),
  ];
}, LIMIT_MS);

afterAll(async () => {
  await world?.stop();
  await postgres?.stop();
});

it(
  `loses nothing in ${KILLS} kills in mid-purchase`,
  async () => {
    const random = seeded("kills");
    const each = Math.ceil(KILLS / PROCESSES);
    let killed = 0;
    const acknowledged = await whileBuying(random, async () => {
      const killer = async (n: number) => {
        for (let kill = 0; kill < each && killed < KILLS; kill++) {
          await wait(200 + random.next() * 1_500);
          killed += 1;
          await world.processes[n]?.end("SIGKILL");
          await wait(random.next() * 500);
          await world.processes[n]?.start();
        }
      };
      await Promise.all(world.processes.map((_, n) => killer(n)));
    });
    expect(killed).toBeGreaterThanOrEqual(KILLS);
    expect(acknowledged.broken, "kills that nobody noticed prove nothing").toBeGreaterThan(0);
    expect(acknowledged.odd).toEqual([]);
  },
  LIMIT_MS,
);

it(
  `loses nothing when PostgreSQL crashes ${CRASHES} times in mid-purchase`,
  async () => {
    const random = seeded("crashes");
    await whileBuying(random, async () => {
      for (let crash = 0; crash < CRASHES; crash++) {
        await wait(500 + random.next() * 1_500);
        await postgres?.crash();
      }
      await wait(1_000);
      for (const one of world.processes) expect(one.running(), one.printed().slice(-3_000)).toBe(true);
    });
  },
  LIMIT_MS,
);

/** Fans buy while `trouble` lasts; then everything settles, and what they were told is compared with the books. */
async function whileBuying(random: Seeded, trouble: () => Promise<void>) {
  const acknowledged = nothingAcknowledged();
  const { buySeats, buyOnce, member } = buyers(world, random, acknowledged);
  const members = await Promise.all([
    member("fan@ringside.example", "Headlock-4-Ever"),
    member("rival@ringside.example", "Suplex-2-Nights"),
  ]);
  let over = false;
  const guest = async () => {
    while (!over) await buySeats(night, random.next() < 0.5 ? "Floor" : "Upper");
  };
  // One card has one free trial.
  const cards = [GOOD_CARD, ANOTHER_CARD];
  const collector = async (who: (typeof members)[number], place: number) => {
    for (const path of nights) {
      if (over) return;
      await buyOnce(who, path, { intent: "buy" });
      await wait(random.next() * 2_000);
    }
    await buyOnce(who, "/premium", { intent: "subscribe", plan: "monthly" }, cards[place]);
  };
  const fans = [...Array.from({ length: BUYERS }, guest), ...members.map(collector)];
  await trouble();
  // A short run on a slow machine goes on until it has bought enough to say anything.
  await expect.poll(() => acknowledged.paid.length, { timeout: LIMIT_MS / 2 }).toBeGreaterThan(5);
  over = true;
  await Promise.all(fans);

  console.log(
    `${acknowledged.paid.length} payments, ${acknowledged.tickets.length} seen, ${acknowledged.broken} broken connections`,
  );
  expect(await settled(world)).toEqual([]);
  await expectAcknowledged(world, acknowledged);
  expect(await checkBooks(world)).toBe("The books balance.");
  expect(await audit(world.databaseUrl, world.sandbox)).toEqual([]);
  return acknowledged;
}

async function query(statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}
