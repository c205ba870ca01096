/** Who works in the office: noted as they come, and signed out by the owner. */
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Role } from "../../../app/domain/office/rights";
import type { User } from "../../ports";
import type { Clock } from "../../process/clock";
import type { EndedSessions } from "../../session/ended-sessions";
import type { Store } from "../../store/db";
import { doorPass, staffMember } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";

export type StaffDesk = ReturnType<typeof staffDesk>;

/** How exact "last seen" is: one write for each person and minute at most. */
const SEEN_MS = 60_000;
/** The longest that a user pool keeps a refresh token. */
const TOKENS_MS = 10 * 365 * 24 * 60 * 60_000;

type StaffDeskDeps = {
  store: Store;
  clock: Clock;
  endedSessions: Pick<EndedSessions, "addAll">;
};

export function staffDesk({ store: { db }, clock, endedSessions }: StaffDeskDeps) {
  return {
    /** Notes that somebody with `roles` is here. */
    async seen({ username, email, name }: User, roles: readonly Role[]): Promise<void> {
      const now = clock.now();
      const said = { email, name, roles: roles.join(), seenAt: now };
      await db
        .insert(staffMember)
        .values({ username, ...said })
        .onConflictDoUpdate({
          target: staffMember.username,
          set: said,
          setWhere: lt(staffMember.seenAt, new Date(now.getTime() - SEEN_MS)),
        });
    },

    /** Everybody who has been here, the last one first. */
    list: () => db.select().from(staffMember).orderBy(desc(staffMember.seenAt), staffMember.username),

    /**
     * Signs a staff member out everywhere and ends the door passes that they took for themselves. Undefined if they
     * have never used the office or the door.
     */
    async putOut(username: string, actor: Actor): Promise<{ name: string } | undefined> {
      const now = clock.now();
      const [person] = await db.select().from(staffMember).where(eq(staffMember.username, username));
      if (!person) return undefined;
      const ending = { now, until: new Date(now.getTime() + TOKENS_MS) };
      await db.transaction(async (tx) => {
        await endedSessions.addAll(username, ending, tx);
        await tx
          .update(doorPass)
          .set({ revokedAt: now })
          .where(and(eq(doorPass.staff, username), isNull(doorPass.revokedAt)));
        const detail = { roles: person.roles };
        await recordAudit(tx, { at: now, actor, action: "staff.signed_out", entity: person.email, detail });
      });
      return { name: person.name || person.email };
    },
  };
}
