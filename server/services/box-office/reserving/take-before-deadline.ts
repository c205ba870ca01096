/** Sends a reservation statement so that nothing comes of it after its fans were told that it failed. */
import { setTimeout as wait } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { Busy, isUnavailable, retryOnCollision } from "../../../store/contention";
import { withPatience } from "../../../store/patience";
import type { BoxOfficeParts } from "../box-office-types";
import type { SeatLine } from "./reserve";

/** A statement that has not locked its seats by then takes none. */
const TAKE_MS = 1_500;
const ANSWER_MS = 2_300;
/** A statement without an answer may have been in time, so we look for its holds until then. */
const LOOK_MS = 2_600;
const LOOK_AGAIN_MS = 100;

/**
 * `statement` is made for the time, on the database's own clock, after which it must not take effect; `ids` are its
 * reservations. Throws `Busy` if it came too late, or the store's error once it is certain, or as certain as it will be
 * within three seconds, that it has taken nothing.
 */
export async function takeBeforeDeadline(
  { store }: Pick<BoxOfficeParts, "store">,
  ids: string[],
  statement: (deadline: string) => SQL,
): Promise<SeatLine[]> {
  const begun = performance.now();
  const left = (ms: number) => Math.max(1, begun + ms - performance.now());
  const take = async () => {
    const deadline = await withPatience(left(ANSWER_MS), () => store.deadline(left(TAKE_MS)));
    return withPatience(left(ANSWER_MS), () => retryOnCollision(() => store.prepared<SeatLine>(statement(deadline))));
  };

  try {
    let rows = await take();
    if (rows.some(({ late }) => late)) {
      store.doubtDeadlines();
      // By our clock there is time left, so the database's has been set.
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

/** What the reservations of a statement without an answer hold, as the statement would have said it. */
async function taken(store: BoxOfficeParts["store"], ids: string[]): Promise<SeatLine[]> {
  return store.prepared<SeatLine>(sql`
    select array_position(wanted.ids, reservation.id)::int as n, true as ok, false as barred, false as late,
      reservation.total_cents as "totalCents", reservation.currency, line.definition_id as "definitionId",
      line.quantity, line.quantity as available, line.name, line.policy, line.unit_cents as "unitCents"
    from (select array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid) as ids) as wanted
    join reservation on reservation.id = any (wanted.ids) and reservation.status = 'PENDING'
    join reservation_line as line on line.reservation_id = reservation.id
    order by n, line.definition_id`);
}
