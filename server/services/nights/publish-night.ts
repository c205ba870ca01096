/** Puts a night before the public, now or on a day, and hides it again as long as nothing is sold or held. */
import { eq, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { event } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { type Once, onceForDeed } from "./once-for-deed";
import { isTaken, takenNight } from "./taken-nights";

/** `revision`: of the night that was looked at; another one refuses the deed. */
type NightDeed = { eventId: string; revision: number; actor: Actor; deedId: string };
type PublishOutcome = Once<"published" | "changed" | "sold" | "off" | "gone">;
type UnpublishOutcome = Once<"unpublished" | "changed" | "sold" | "off" | "gone">;
type StoredNight = typeof event.$inferSelect;

export function publishing({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  /**
   * Runs `work` on the night, locked, unless it isn't there, has changed, or is called off. Every reservation locks its
   * night, so those under way are counted, and later ones find the night hidden.
   */
  function onNight<T extends string>(
    { eventId, revision, deedId }: NightDeed,
    work: (tx: Db, night: StoredNight, now: Date) => Promise<T>,
  ): Promise<Once<T | "changed" | "off" | "gone">> {
    return onceForDeed(db, deedId, async (tx) => {
      const [night] = await tx.select().from(event).where(eq(event.id, eventId)).for("no key update");
      if (!night) return "gone";
      if (night.status === "CANCELED") return "off";
      if (night.revision !== revision) return "changed";
      return work(tx, night, clock.now());
    });
  }

  return {
    /** Fans see the night from `at` on; without it, from now on. A moved night stays a moved one. */
    publish(deed: NightDeed, at?: Date): Promise<PublishOutcome> {
      return onNight(deed, async (tx, night, now) => {
        const isPublic = night.status !== "DRAFT" && night.publishedAt <= now;
        if (isPublic && at && at > now && isTaken(await takenNight(tx, night.id, now))) return "sold";
        const publishedAt = at ?? (isPublic ? night.publishedAt : now);
        const status = night.status === "DRAFT" ? "SCHEDULED" : night.status;
        await change(tx, night, { status, publishedAt }, { ...deed, action: "event.published", now });
        return "published";
      });
    },

    /** Makes the night a draft again. */
    async unpublish(deed: NightDeed): Promise<UnpublishOutcome> {
      return onNight(deed, async (tx, night, now) => {
        if (isTaken(await takenNight(tx, night.id, now))) return "sold";
        await change(tx, night, { status: "DRAFT" }, { ...deed, action: "event.unpublished", now });
        return "unpublished";
      });
    },
  };
}

type Set = { status: StoredNight["status"]; publishedAt?: Date };
type Recorded = { actor: Actor; deedId: string; action: string; now: Date };

async function change(tx: Db, night: StoredNight, set: Set, { actor, deedId, action, now }: Recorded): Promise<void> {
  await tx
    .update(event)
    .set({ ...set, updatedAt: now, revision: sql`${event.revision} + 1` })
    .where(eq(event.id, night.id));
  const of = ({ status, publishedAt }: Partial<StoredNight>) => ({ status, publishedAt });
  const [before, after] = [of(night), of({ ...night, ...set })];
  await recordAudit(tx, { id: deedId, at: now, actor, action, entity: night.id, detail: {}, before, after });
}
