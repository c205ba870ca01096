/** The fan's personal data and account deletion, bound to one request. The fan's tokens come from the session. */

import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { Jar } from "../session/cookies/cookie-jar";

/** Undefined for guests and in remote mode. */
export function privacyFor({ privacy }: Runtime, jar: Jar, visitor: Visitor) {
  const session = jar.read("session");
  if (!privacy || !visitor.user || !session) return undefined;
  return {
    record: () => privacy.record(visitor, session.tokens.accessToken),

    /** Deletes the account and clears this browser; see services/privacy/departure.ts. */
    async leave(): Promise<"done" | "soon"> {
      const left = await privacy.leave(visitor, session.tokens);
      for (const name of ["session", "flow", "guest", "device"] as const) jar.clear(name);
      return left;
    },
  };
}
