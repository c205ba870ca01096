/** Tells followers of a new night, and of one that a wrestler has joined. */
import { sql } from "drizzle-orm";
import { priorityOf } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { announcement } from "../../store/schema";
import type { Catalogue } from "../catalogue";

type AnnounceDeps = { store: Store; clock: Clock; catalogue: Pick<Catalogue, "followedNights"> };

export function announcements({ store: { db }, clock, catalogue }: AnnounceDeps) {
  let done: string | undefined;

  /** At first every night counts as new, but nobody follows anything yet. */
  return async function announce(): Promise<void> {
    const nights = await catalogue.followedNights();
    const state = JSON.stringify(nights);
    if (state === done) return;
    const announced = new Map(
      (await db.select().from(announcement)).map(({ eventId, subjects }) => [eventId, subjects]),
    );
    for (const { id, subjects } of nights) {
      const before = announced.get(id) ?? [];
      if (subjects.some((one) => !before.includes(one))) await announceNight(id, subjects);
    }
    done = state;
  };

  /** The row is locked, so of two processes only one finds a subject new. A subject is announced only once. */
  async function announceNight(eventId: string, subjects: string[]): Promise<void> {
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    await db.transaction(async (tx) => {
      await tx.insert(announcement).values({ eventId, subjects: [] }).onConflictDoNothing();
      const [row] = await tx.select().from(announcement).where(sql`${announcement.eventId} = ${eventId}`).for("update");
      const before = row?.subjects ?? [];
      const fresh = subjects.filter((one) => !before.includes(one));
      await tx.execute(sql`
        insert into outbox (id, cause, template, ref, priority, created_at)
        select gen_random_uuid(), 'night_announced:' || ${eventId}::text || ':' || follower_id, 'night_announced',
          (array_agg(id order by created_at))[1] || '/' || ${eventId}::text, ${priorityOf("night_announced")}, ${now}
        from follow
        where confirmed_at is not null and kind || ':' || subject = any(${sql.param(fresh)}::text[])
        group by follower_id
        on conflict (cause) do nothing`);
      await tx
        .update(announcement)
        .set({ subjects: [...before, ...fresh] })
        .where(sql`${announcement.eventId} = ${eventId}`);
    });
  }
}
