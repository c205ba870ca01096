/** Sessions that were signed out, by the tokens' `origin_jti`: a copied cookie is dead at once. */
import { eq, lt } from "drizzle-orm";
import type { Store } from "./store/open";
import { endedSession } from "./store/schema";

export function endedSessions({ store }: { store: Store }) {
  return {
    async has(originJti: string): Promise<boolean> {
      const rows = await store.db
        .select({ until: endedSession.until })
        .from(endedSession)
        .where(eq(endedSession.originJti, originJti));
      return rows.length > 0;
    },
    /** `until` is when the last token of the session ends; the row is of no use later. */
    async add(originJti: string, until: Date): Promise<void> {
      await store.db.insert(endedSession).values({ originJti, until }).onConflictDoNothing();
    },
    async tidy(): Promise<void> {
      await store.db.delete(endedSession).where(lt(endedSession.until, new Date()));
    },
  };
}
export type EndedSessions = ReturnType<typeof endedSessions>;
