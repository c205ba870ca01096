/** The nights of a fan's history, latest first, so that a long one is read a page at a time. */
import { sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { BoxOfficeDeps } from "../box-office-types";

export function pastNights({ store }: BoxOfficeDeps) {
  /**
   * The ids of the `first` nights with tickets that were over at `before`, and how many there are in all. A canceled
   * night counts as upcoming as long as it is shown.
   */
  return async function pastNights(
    { user }: Visitor,
    { before, first }: { before: Date; first: number },
  ): Promise<{ ids: string[]; total: number }> {
    if (!user) return { ids: [], total: 0 };
    const now = before.toISOString();
    const rows = await store.prepared<{ id: string; total: number }>(sql`
      select event.id, count(*) over ()::int as total
      from event
      where event.id in (
          select event_id from ticket_order where user_id = ${user.userId}
          union select event_id from ticket where holder_user_id = ${user.userId} and status in ('VALID', 'USED'))
        and not event.schedule_tbd and event.end_at <= ${now}::timestamptz
        and (event.status <> 'CANCELED' or event.published_at > ${now}::timestamptz)
      order by event.start_at desc, event.id
      limit ${first}`);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  };
}
