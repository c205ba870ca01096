/**
 * Reservations per second on one event with 8 clients on PostgreSQL: `boxOffice.reserve` against the bare statement
 * (bare-reservation.mjs says what that does and what it does not), which 8 connections send one seat at a time. Our box
 * office takes the seats of all waiting clients in one statement. The runs are interleaved, so that a noisy machine
 * affects both.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createServer } from "vite";
import { bareReservation, rateOf } from "./bare-reservation.mjs";
import { record } from "./frame/record.mjs";
import { median } from "./frame/site.mjs";

const CLIENTS = Number(process.env.CLIENTS ?? 8);
const RUNS = Number(process.env.RUNS ?? 7);
const ROUND_MS = 1_000;
/** Enough that no round sells out. */
const CAPACITY = 100_000_000;

const vite = await createServer({
  configFile: false,
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
});
const load = (path) => vite.ssrLoadModule(path);
const { startPostgres } = await load("/tests/postgres-server.ts");
const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
const url = process.env.TEST_DATABASE_URL ?? server?.url;
if (!url) throw new Error("No PostgreSQL: set TEST_DATABASE_URL");

const clock = { now: () => new Date() };
const { openStore } = await load("/server/store/connection/open-store.ts");
const { seatReserving } = await load("/server/services/box-office/reserving/reserve.ts");
const store = await openStore({
  databaseUrl: url,
  seed: "demo",
  dataDir: mkdtempSync(join(tmpdir(), "ringside-bench-")),
  clock,
});
const office = { store, clock, report: (error) => console.error(error), later: () => undefined };
const reserve = seatReserving(
  office,
  async () => "closed",
  async () => false,
);
const bare = new pg.Pool({ connectionString: url, max: CLIENTS });
bare.on("error", () => undefined);

try {
  const { rows } = await bare.query(
    `select d.id, d.event_id from ticket_definition d join event e on e.id = d.event_id
     where e.slug = 'iron-harvest' and d.name = 'Floor'`,
  );
  const [{ id: definitionId, event_id: eventId }] = rows;
  await bare.query("update ticket_definition set capacity = $1, remaining = $1, allotted = 0 where id = $2", [
    CAPACITY,
    definitionId,
  ]);

  const ours = [];
  const bareRates = [];
  for (let run = 0; run < RUNS + 1; run++) {
    const [mine, its] = [
      await rateOf(CLIENTS, ROUND_MS, () => viaBoxOffice(eventId, definitionId)),
      await rateOf(CLIENTS, ROUND_MS, () => bareReservation(bare, eventId, definitionId)),
    ];
    // The first round is a warm-up.
    if (run > 0) {
      ours.push(mine);
      bareRates.push(its);
    }
    await bare.query("delete from reservation_line");
    await bare.query("delete from reservation");
    await bare.query("vacuum analyze ticket_definition");
  }
  record("hotRow", { of: `one night, ${CLIENTS} clients`, value: median(ours), yardstick: median(bareRates) });
} finally {
  await bare.end();
  await store.close();
  await server?.stop();
  await vite.close();
}

async function viaBoxOffice(eventId, definitionId) {
  const visitor = { visitorId: randomUUID(), signedIn: false, orderKeys: {}, address: "", locale: "en" };
  const outcome = await reserve(visitor, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId: definitionId, quantity: 1 }],
  });
  if (outcome.outcome !== "held") throw new Error(JSON.stringify(outcome));
}
