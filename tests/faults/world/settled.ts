/**
 * Checks that hold once everything has settled: the independent auditor, `db check` and what buyers were told agree.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { expect } from "vitest";
import type { Acknowledged } from "./buyers";
import { audit } from "./independent";
import type { FaultWorld } from "./world";

const HOURS_MS = 2 * 60 * 60_000;
const ROUNDS = 40;

/** Lets holds and checkouts expire and the jobs run, until the auditor reports nothing or time is up. */
export async function settled(world: FaultWorld): Promise<string[]> {
  await world.pass(HOURS_MS);
  let faults: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await world.runJobs();
    await new Promise((done) => setTimeout(done, 600));
    faults = await audit(world.databaseUrl, world.sandbox);
    if (faults.length === 0) break;
  }
  return faults;
}

/** Runs an operator's command as a process; returns what it printed on either stream. */
export async function operator(world: FaultWorld, ...words: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, ["build/server/operator.js", ...words], {
    env: { PATH: process.env.PATH, ...world.env } as unknown as NodeJS.ProcessEnv,
  });
  return run.then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => error.stderr,
  );
}

export const checkBooks = (world: FaultWorld) => operator(world, "db", "check");

/** Every payment made in time produced what it was for, and every ticket that was shown is still valid. */
export async function expectAcknowledged(world: FaultWorld, said: Acknowledged): Promise<void> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    const { rows: lost } = await client.query(
      `select session from unnest($1::text[]) as session where not exists (
         select 1 from reservation r join ticket_order o on o.reservation_id = r.id
         join payment p on p.ref = r.id::text where p.checkout_session_id = session and o.status = 'PAID')
       and not exists (select 1 from purchase where checkout_session_id = session and status = 'PAID')`,
      [said.paid],
    );
    expect(lost, "payments that were made in time and bought nothing").toEqual([]);
    for (const { session, numbers } of said.tickets) {
      const { rows } = await client.query(
        `select count(*)::int as good from ticket join ticket_order using (order_number)
         join payment on payment.ref = reservation_id::text
         where checkout_session_id = $1 and ticket_number = any($2) and ticket.status = 'VALID'`,
        [session, numbers],
      );
      expect(rows[0].good, `tickets of ${session}`).toBe(numbers.length);
    }
  } finally {
    await client.end();
  }
}
