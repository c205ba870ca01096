/** What is held about a fan, and the end of her account, bound to one request: her tokens come from the session. */
import type { Jar } from "./jar";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";

/** Undefined for a guest, and where the books are kept elsewhere. */
export function privacyFor({ privacy }: Runtime, jar: Jar, visitor: Visitor) {
  const session = jar.read("session");
  if (!privacy || !visitor.user || !session) return undefined;
  return {
    record: () => privacy.record(visitor, session.tokens.accessToken),

    /** Deletes her account, and leaves nothing of her in this browser; see services/privacy/departure.ts. */
    async leave(): Promise<"done" | "soon"> {
      const left = await privacy.leave(visitor, session.tokens);
      for (const name of ["session", "flow", "guest", "device"] as const) jar.clear(name);
      return left;
    },
  };
}
