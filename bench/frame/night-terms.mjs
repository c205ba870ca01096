/** Phases and a code for a benchmark's night, all with limits, so that every reservation locks and writes them. */
import { randomUUID } from "node:crypto";

export const CODE = "BENCH";
const PLENTY = 100_000_000;

/** An early bird of one tier, which is open now, and a code of ten percent for it. */
export async function addTerms(pool, { eventId, definitionId }) {
  const [phase, code] = [randomUUID(), randomUUID()];
  const always = ["2000-01-01", "2100-01-01"];
  await pool.query(
    `insert into sale_phase (id, event_id, name, audience, start_at, end_at, order_index)
     values ($1, $2, 'Early bird', 'everyone', $3, $4, 0)`,
    [phase, eventId, ...always],
  );
  await pool.query(
    "insert into phase_tier (phase_id, definition_id, price_cents, capacity, remaining) values ($1, $2, 3900, $3, $3)",
    [phase, definitionId, PLENTY],
  );
  await pool.query(
    `insert into code (id, text, kind, start_at, end_at, uses, uses_left, percent, created_at)
     values ($1, $2, 'promo', $3, $4, $5, $5, 10, now())`,
    [code, CODE, ...always, PLENTY],
  );
  await pool.query("insert into code_tier (code_id, definition_id) values ($1, $2)", [code, definitionId]);
}
