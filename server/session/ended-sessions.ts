/**
 * Sessions that ended before their tokens expire: one session by its tokens' `origin_jti`, or all of a fan's sessions
 * that began before an instant. A copied cookie stops working at once.
 */
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db, Store } from "../store/connection/open-store";
import { endedSession } from "../store/schema";
import type { SessionMark } from "./verify-tokens";

/** By then, requests that were in flight when the session ended have been answered. */
const JUST_NOW_MS = 60_000;

/**
 * `onEnd` gets each end in this process: the key and, if it ends a fan's earlier sessions, the time before which they
 * began.
 */
export function endedSessions({ store, onEnd }: { store: Store; onEnd?: (key: string, before?: number) => void }) {
  const { originJti: id, before } = endedSession;

  async function endOf({ originJti = "", username, loginNames, startedAt }: SessionMark) {
    // Every request of a fan asks this. PostgreSQL plans it once, and it needs no building.
    const rows = await store.prepared<{ before: number | null }>(sql`
      select (extract(epoch from before) * 1000)::float8 as before from ended_session
      where (origin_jti = ${originJti} and before is null)
        or (origin_jti = any (${`{${keysOf({ username, loginNames }).join(",")}}`}::text[])
          and before > ${new Date(startedAt).toISOString()}::timestamptz)`);
    return rows.length > 0 ? rows : undefined;
  }

  async function endAll(key: string, { now, until }: Ending, db: Db = store.db): Promise<void> {
    onEnd?.(key, now.getTime());
    await db
      .insert(endedSession)
      .values({ originJti: key, before: now, until })
      .onConflictDoUpdate({
        target: id,
        // A later end is never replaced by an earlier one.
        set: {
          before: sql`greatest(${before}, excluded.before)`,
          until: sql`greatest(${endedSession.until}, excluded.until)`,
          endedAt: sql`excluded.ended_at`,
        },
      });
  }

  return {
    async has(session: SessionMark): Promise<boolean> {
      return (await endOf(session)) !== undefined;
    },
    /** Like `has`, but returns `justNow` if the fan ended all sessions a moment ago, perhaps from this browser. */
    async state(session: SessionMark, now: Date): Promise<"live" | "over" | "justNow"> {
      const rows = await endOf(session);
      if (!rows) return "live";
      const recent = now.getTime() - JUST_NOW_MS;
      return rows.every((row) => row.before !== null && row.before > recent) ? "justNow" : "over";
    },
    /** `until` is when the session's last token expires. The row isn't needed after that. */
    async add(originJti: string, until: Date): Promise<void> {
      onEnd?.(originJti);
      await store.db.insert(endedSession).values({ originJti, until }).onConflictDoNothing();
    },
    /** Ends all of a fan's sessions that began before now, in every browser. */
    addAll: (username: string, ending: Ending, db?: Db) => endAll(allOf(username), ending, db),
    /** The same for an account that we only know by the name typed at sign-in. */
    addAllSignedInAs: (loginName: string, ending: Ending, db?: Db) => endAll(allSignedInAs(loginName), ending, db),
  };
}
type Ending = { now: Date; until: Date };

/** Under these keys all of a fan's sessions end. */
export const keysOf = ({ username, loginNames }: Pick<SessionMark, "username" | "loginNames">): string[] => [
  allOf(username),
  ...loginNames.map(allSignedInAs),
];

/** Hashed, because the row may outlive the account. */
const allOf = (username: string) => createHash("sha256").update(username).digest("base64url");
const allSignedInAs = (loginName: string) => allOf(`login ${loginName.toLowerCase()}`);

export type EndedSessions = ReturnType<typeof endedSessions>;
