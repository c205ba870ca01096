/**
 * Which sessions the provider has confirmed lately, as this process remembers it. Writing it into the cookie would send
 * all of the session to the browser every five minutes, and with every form.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Session } from "./session";

/** About 100 bytes each. A session that was pushed out is confirmed anew. */
const MAX_SESSIONS = 50_000;

export function confirmedSessions() {
  const known = new LRUCache<string, number>({ max: MAX_SESSIONS });
  return {
    note: ({ tokens, confirmedAt }: Session): void => void known.set(keyOf(tokens), confirmedAt),
    /** Epoch milliseconds at which the session was last confirmed. */
    last: ({ tokens, confirmedAt }: Session): number => Math.max(confirmedAt, known.get(keyOf(tokens)) ?? 0),
  };
}

const keyOf = ({ accessToken }: Session["tokens"]) => createHash("sha256").update(accessToken).digest("base64url");
