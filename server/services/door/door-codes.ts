/** The kind of code that a night's tickets show. Printed codes stay valid, whichever kind they are. */
import { and, eq, ne } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { doorKey } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { nightKey } from "./night-key";

type CodeChange = { eventId: string; signed: boolean; actor: Actor };

export function doorCodes({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** Whether the night's tickets show signed codes. */
    async hasSignedCodes(eventId: string): Promise<boolean> {
      const [row] = await db.select().from(doorKey).where(eq(doorKey.eventId, eventId));
      return row?.signsCodes ?? false;
    },

    /** False if the night has this kind already. */
    setSignedCodes: ({ eventId, signed, actor }: CodeChange): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        await nightKey(tx, eventId, now);
        const changed = await tx
          .update(doorKey)
          .set({ signsCodes: signed })
          .where(and(eq(doorKey.eventId, eventId), ne(doorKey.signsCodes, signed)))
          .returning({ eventId: doorKey.eventId });
        if (changed.length === 0) return false;
        const [before, after] = [{ signed: !signed }, { signed }];
        await recordAudit(tx, {
          at: now,
          actor,
          action: "door.codes_changed",
          entity: eventId,
          detail: {},
          before,
          after,
        });
        return true;
      }),
  };
}
