/**
 * Reservations per second on one event with 8 clients on PostgreSQL: `boxOffice.reserve` against the bare statement
 * (see bare-reservation.mjs), which 8 connections send for one seat at a time. Our box office takes the seats of all
 * waiting clients in one statement. The runs are interleaved, so that a noisy machine affects both.
 */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { bareReservation, rateOf } from "./bare-reservation.mjs";
import { record } from "./frame/record.mjs";
import { openReserving } from "./frame/reserving.mjs";
import { median } from "./frame/site.mjs";

const CLIENTS = Number(process.env.CLIENTS ?? 8);
const RUNS = Number(process.env.RUNS ?? 7);
const ROUND_MS = 1_000;
/** Enough that no round sells out. */
const CAPACITY = 100_000_000;

const { url, reserve, close } = await openReserving();
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
    // PostgreSQL would go on using plans that it made while the tables were empty.
    await bare.query("vacuum analyze ticket_definition, reservation, reservation_line");
  }
  record("hotRow", { of: `one night, ${CLIENTS} clients`, value: median(ours), yardstick: median(bareRates) });
} finally {
  await bare.end();
  await close();
}

async function viaBoxOffice(eventId, definitionId) {
  const visitor = { visitorId: randomUUID(), signedIn: false, orderKeys: {}, address: "", locale: "en" };
  const outcome = await reserve(visitor, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId: definitionId, quantity: 1 }],
  });
  if (outcome.outcome !== "held") throw new Error(JSON.stringify(outcome));
}
