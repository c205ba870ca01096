/** Sessions that were signed out, one by its tokens' `origin_jti` or all of a fan's: a copied cookie is dead at once. */
import { createHash } from "node:crypto";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Store } from "./store/open";
import { endedSession } from "./store/schema";
import type { SessionMark } from "./tokens";

export function endedSessions({ store }: { store: Store }) {
  const { originJti: id, before, until } = endedSession;

  return {
    async has({ originJti = "", username, authenticatedAt }: SessionMark): Promise<boolean> {
      const itself = and(eq(id, originJti), isNull(before));
      // `auth_time` has no parts of a second, so the second in which she signed out counts as over, too.
      const everywhere = and(eq(id, allOf(username)), gt(before, new Date(authenticatedAt * 1000)));
      const rows = await store.db.select({ until }).from(endedSession).where(or(itself, everywhere));
      return rows.length > 0;
    },
    /** `until` is when the last token of the session ends; the row is of no use later. */
    async add(originJti: string, until: Date): Promise<void> {
      await store.db.insert(endedSession).values({ originJti, until }).onConflictDoNothing();
    },
    /** Every session of a fan that began before now, whichever browser it is in. */
    async addAll(username: string, { now, until }: { now: Date; until: Date }): Promise<void> {
      const set = { before: now, until };
      await store.db
        .insert(endedSession)
        .values({ originJti: allOf(username), ...set })
        .onConflictDoUpdate({ target: id, set });
    },
  };
}
/** A hash, since the row may outlive her account. */
const allOf = (username: string) => createHash("sha256").update(username).digest("base64url");

export type EndedSessions = ReturnType<typeof endedSessions>;
