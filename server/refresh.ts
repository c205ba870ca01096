/**
 * Token refresh in single flight, over all processes: parallel requests that carry the same old refresh token get the
 * same new ones. With rotation on, the provider honours an old token only for a grace of 60 s, and so do we.
 */
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { FEDERATED_REFRESH_TIMEOUT_MS } from "../app/domain/limits";
import type { Seal } from "./seal";
import { Tokens } from "./session";
import type { Store } from "./store/open";
import { refreshAnswer } from "./store/schema";

const KEPT_MS = 60_000;
/** Longest time that a refresh, a federated session's included, may take before another request tries it. */
const CLAIM_MS = FEDERATED_REFRESH_TIMEOUT_MS;
const POLL_MS = 100;

/** `ask` is the provider's refresh. Time is the machine's own: tokens are dated in it. */
export function refresher({
  store,
  seal,
  ask,
}: {
  store: Store;
  seal: Seal;
  ask: (tokens: Tokens) => Promise<Tokens>;
}) {
  const underWay = new Map<string, Promise<Tokens>>();

  /** New tokens for old ones. Throws what the provider's refusal or the network throws. */
  return function refresh(tokens: Tokens): Promise<Tokens> {
    const hash = createHash("sha256").update(tokens.refreshToken).digest("hex");
    const shared = underWay.get(hash);
    if (shared) return shared;
    const answer = once(hash, tokens).finally(() => underWay.delete(hash));
    underWay.set(hash, answer);
    return answer;
  };

  async function once(hash: string, tokens: Tokens): Promise<Tokens> {
    const giveUp = Date.now() + CLAIM_MS;
    while (true) {
      const kept = await answered(hash);
      if (kept) return kept;
      if (await claim(hash)) break;
      if (Date.now() > giveUp) throw new Error("The refresh of another request did not end");
      await wait(POLL_MS);
    }
    let fresh: Tokens;
    try {
      fresh = await ask(tokens);
    } catch (error) {
      // If the store is out of service, the claim ends by itself.
      await store.db
        .delete(refreshAnswer)
        .where(eq(refreshAnswer.hash, hash))
        .catch(() => undefined);
      throw error;
    }
    // The provider may have used the old token up, so new ones are handed over even if nobody can share them.
    await store.db
      .update(refreshAnswer)
      .set({ sealed: seal.seal(fresh), until: new Date(Date.now() + KEPT_MS) })
      .where(eq(refreshAnswer.hash, hash))
      .catch(() => undefined);
    return fresh;
  }

  async function answered(hash: string): Promise<Tokens | undefined> {
    const [row] = await store.db
      .select({ sealed: refreshAnswer.sealed })
      .from(refreshAnswer)
      .where(and(eq(refreshAnswer.hash, hash), gt(refreshAnswer.until, new Date())));
    const parsed = row?.sealed ? Tokens.safeParse(seal.open(row.sealed)) : undefined;
    return parsed?.success ? parsed.data : undefined;
  }

  /** True for the one request that may ask the provider. */
  async function claim(hash: string): Promise<boolean> {
    const until = new Date(Date.now() + CLAIM_MS);
    const rows = await store.db
      .insert(refreshAnswer)
      .values({ hash, sealed: null, until })
      .onConflictDoUpdate({
        target: refreshAnswer.hash,
        set: { sealed: sql`null`, until },
        setWhere: lt(refreshAnswer.until, new Date()),
      })
      .returning({ hash: refreshAnswer.hash });
    return rows.length > 0;
  }
}
