/**
 * Reservations per second on a night with 60,000 numbered seats, on PostgreSQL: the best free seat, the best two, seats
 * by name, and a night with an early bird, with and without a code, compared with the same number by tier alone. All go
 * through `seatReserving` and take turns, so that a noisy machine affects them alike.
 */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { rateOf } from "./bare-reservation.mjs";
import { addTerms, CODE } from "./frame/night-terms.mjs";
import { record } from "./frame/record.mjs";
import { openReserving } from "./frame/reserving.mjs";
import { median } from "./frame/site.mjs";

const CLIENTS = Number(process.env.CLIENTS ?? 8);
const RUNS = Number(process.env.RUNS ?? 7);
const ROUND_MS = 1_000;
const [SECTIONS, ROWS, SEATS] = [60, 50, 20];
/** Enough that no round sells out. */
const CAPACITY = 100_000_000;

const { url, load, reserve, close } = await openReserving();
const { compilePlan } = await load("/app/domain/seating/compile-plan.ts");
const pool = new pg.Pool({ connectionString: url, max: 2 });
pool.on("error", () => undefined);

try {
  const counted = await nightOf("iron-harvest");
  const seated = await seatedNight();
  const sold = await nightOf("cold-iron");
  await addTerms(pool, sold);
  const places = everyPlace();
  const ways = {
    counted: () => ask(counted, { quantity: 1 }),
    best: () => ask(seated, { quantity: 1 }),
    countedTwo: () => ask(counted, { quantity: 2 }),
    bestTwo: () => ask(seated, { quantity: 2 }),
    onTerms: () => ask(sold, { quantity: 1 }),
    withCode: () => ask(sold, { quantity: 1 }, { codes: [CODE] }),
    named: () => ask(seated, { quantity: 1, places: [places.next().value] }),
  };
  const rates = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let run = 0; run < RUNS + 1; run++) {
    for (const [way, once] of Object.entries(ways)) {
      const rate = await rateOf(CLIENTS, ROUND_MS, once);
      // The first round is a warm-up.
      if (run > 0) rates[way].push(rate);
      await pool.query("delete from seat_claim where event_id = $1", [seated.eventId]);
      await pool.query("delete from reservation_code");
      await pool.query("delete from reservation_line");
      await pool.query("delete from reservation");
      await pool.query("update ticket_definition set remaining = $1 where capacity = $1", [CAPACITY]);
      await pool.query("update phase_tier set remaining = capacity");
      await pool.query("update code set uses_left = uses");
      await pool.query("vacuum analyze ticket_definition, phase_tier, code");
      await pool.query("vacuum analyze event_bench");
      await pool.query("vacuum analyze seat_claim");
    }
  }
  const of = `60,000 seats, ${CLIENTS} clients`;
  record("bestSeat", { of: `${of}, one`, value: median(rates.best), yardstick: median(rates.counted) });
  record("bestSeat", { of: `${of}, two`, value: median(rates.bestTwo), yardstick: median(rates.countedTwo) });
  record("onTerms", {
    of: `${CLIENTS} clients, early bird`,
    value: median(rates.onTerms),
    yardstick: median(rates.counted),
  });
  record("onTerms", {
    of: `${CLIENTS} clients, with a code`,
    value: median(rates.withCode),
    yardstick: median(rates.counted),
  });
  record("namedSeat", { of, value: median(rates.named), yardstick: median(rates.counted) });
} finally {
  await pool.end();
  await close();
}

async function nightOf(slug) {
  const { rows } = await pool.query(
    `select d.id, d.event_id, e.venue_id from ticket_definition d join event e on e.id = d.event_id
     where e.slug = $1 and not d.seated and d.section_id is not null order by d.order_index limit 1`,
    [slug],
  );
  const [{ id, event_id: eventId, venue_id: venueId }] = rows;
  await pool.query("update ticket_definition set capacity = $1, remaining = $1, allotted = 0 where id = $2", [
    CAPACITY,
    id,
  ]);
  return { eventId, definitionId: id, venueId };
}

/** Turns another night into one with 60,000 seats in one zone. */
async function seatedNight() {
  const { rows } = await pool.query(
    `select slug from event where seating_plan_id is null and registration_type = 'TICKETS' and status = 'SCHEDULED'
       and start_at > now() + interval '7 days' and slug <> 'iron-harvest' and not schedule_tbd
       and exists (select from ticket_definition d where d.event_id = event.id and d.section_id is not null
         and d.sale_start < now() and d.sale_end > now() and not d.hidden) order by start_at limit 1`,
  );
  const night = await nightOf(rows[0].slug);
  const source = {
    ...{ format: "seating/1", slug: "bench", title: "Bench", venueId: "bench" },
    ...{ focus: { kind: "stage", x: 0, y: 0, width: 1_000, height: 10 }, camera: "south" },
    sections: Array.from({ length: SECTIONS }, (_, section) => ({
      ...{ code: `S${section}`, label: `Section ${section}`, entrance: "Gate", zone: "zone" },
      rows: Array.from({ length: ROWS }, (_, row) => ({
        label: String(row + 1),
        seats: Array.from({ length: SEATS }, (_, seat) => ({
          ...{ label: String(seat + 1), x: (section % 10) * 2_000 + seat * 60 },
          y: Math.floor(section / 10) * 6_000 + row * 100 + 100,
        })),
      })),
    })),
  };
  const { benches } = compilePlan(source);
  await pool.query(
    "insert into seating_plan (id, venue_id, slug, title, version, source, benches) values ($1, $2, 'bench', 'Bench', 1, $3, $4)",
    [night.eventId, night.venueId, JSON.stringify(source), JSON.stringify(benches)],
  );
  await pool.query(
    `insert into event_bench (event_id, bench, section, zone_id, rank, mid, base, free)
     select $1, bench, section, (select section_id from ticket_definition where id = $2), rank, mid, base, base
     from jsonb_to_recordset($3::jsonb) as one(bench int, section text, rank int, mid real, base text)`,
    [night.eventId, night.definitionId, JSON.stringify(benches)],
  );
  await pool.query("update event set seating_plan_id = $1 where id = $1", [night.eventId]);
  await pool.query("update ticket_definition set seated = true where id = $1", [night.definitionId]);
  await pool.query("analyze event_bench");
  return night;
}

/** Places all over the hall, none twice in a round. */
function* everyPlace() {
  for (;;) {
    for (let row = 1; row <= ROWS; row++) {
      for (let seat = 1; seat <= SEATS; seat++) {
        for (let section = 0; section < SECTIONS; section++) yield `S${section}-${row}-${seat}`;
      }
    }
  }
}

async function ask({ eventId, definitionId }, wish, more = {}) {
  const visitor = { visitorId: randomUUID(), signedIn: false, orderKeys: {}, address: "", locale: "en" };
  const outcome = await reserve(visitor, {
    eventId,
    ticketQuantities: [{ ticketDefinitionId: definitionId, ...wish }],
    ...more,
  });
  if (outcome.outcome !== "held") throw new Error(JSON.stringify(outcome));
}
