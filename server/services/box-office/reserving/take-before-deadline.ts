/** Runs a reservation statement that must not take effect after its fans have been told that it failed. */
import { setTimeout as wait } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { withPatience } from "../../../store/connection/query-patience";
import { Busy, isUnavailable, retryOnCollision } from "../../contention";
import type { BoxOfficeDeps } from "../box-office-types";
import type { SeatLine } from "./reserve-statement";

/** A statement that has not locked its seats by now takes none. */
const TAKE_MS = 1_500;
const ANSWER_MS = 2_300;
/** A statement that did not answer may have succeeded, so we look for its holds until now. */
const LOOK_MS = 2_600;
const LOOK_AGAIN_MS = 100;

/**
 * `statement` is built for a deadline on the database's own clock; `ids` are its reservations. Throws `Busy` if the
 * deadline passed. Throws the store's error once it is certain that the statement has taken nothing, or after three
 * seconds.
 */
export async function takeBeforeDeadline(
  { store }: Pick<BoxOfficeDeps, "store">,
  ids: string[],
  statement: (deadline: string) => SQL,
): Promise<SeatLine[]> {
  const begun = performance.now();
  const left = (ms: number) => Math.max(1, begun + ms - performance.now());
  const take = async () => {
    const deadline = await withPatience(left(ANSWER_MS), () => retryOnCollision(() => store.deadline(left(TAKE_MS))));
    return withPatience(left(ANSWER_MS), () => retryOnCollision(() => store.prepared<SeatLine>(statement(deadline))));
  };

  try {
    let rows = await take();
    if (rows.some(({ late }) => late)) {
      store.doubtDeadlines();
      // By our clock there is time left, so someone has set the database's clock: try once more.
      if (left(TAKE_MS) > 1) rows = await take();
    }
    if (rows.some(({ late }) => late)) throw new Busy("The store did not take the seats in time");
    return rows;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await wait(left(TAKE_MS));
    while (left(LOOK_MS) > 1) {
      const found = await withPatience(left(LOOK_MS), () => taken(store, ids)).catch(() => undefined);
      if (found?.length) return found;
      if (found) break;
      await wait(LOOK_AGAIN_MS);
    }
    throw error;
  }
}

/** The holds of a statement that did not answer, in the form of the statement's own rows. */
async function taken(store: BoxOfficeDeps["store"], ids: string[]): Promise<SeatLine[]> {
  return store.prepared<SeatLine>(sql`
    select array_position(wanted.ids, reservation.id)::int as n, true as ok, false as barred, false as late,
      reservation.total_cents as "totalCents", reservation.currency, line.definition_id as "definitionId",
      line.quantity, line.quantity as available, line.name, line.policy, line.unit_cents as "unitCents",
      coalesce(line.list_cents, line.unit_cents) as "listCents", line.seats, null as problem
    from (select array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid) as ids) as wanted
    join reservation on reservation.id = any (wanted.ids) and reservation.status = 'PENDING'
    join reservation_line as line on line.reservation_id = reservation.id
    order by n, line.definition_id`);
}
