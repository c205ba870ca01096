/**
 * Which sessions the provider confirmed recently, in this process's memory. Storing this in the cookie would resend the
 * whole session every five minutes, and with every form.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Session } from "./session";

/** About 100 bytes each. A session that was evicted is confirmed again. */
const MAX_SESSIONS = 50_000;

export function confirmedSessions() {
  const known = new LRUCache<string, number>({ max: MAX_SESSIONS });
  return {
    note: ({ tokens, confirmedAt }: Session): void => void known.set(keyOf(tokens), confirmedAt),
    /** When the session was last confirmed, in epoch milliseconds. */
    last: ({ tokens, confirmedAt }: Session): number => Math.max(confirmedAt, known.get(keyOf(tokens)) ?? 0),
  };
}

export type ConfirmedSessions = ReturnType<typeof confirmedSessions>;

const keyOf = ({ accessToken }: Session["tokens"]) => createHash("sha256").update(accessToken).digest("base64url");
