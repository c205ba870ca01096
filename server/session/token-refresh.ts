/**
 * Refreshes tokens once across all processes: parallel requests with the same old refresh token get the same new
 * tokens. With rotation on, the provider accepts an old token for 60 more seconds, and so do we.
 */
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { FEDERATED_REFRESH_TIMEOUT_MS } from "../../app/domain/limits";
import type { Store } from "../store/connection/open-store";
import { refreshAnswer } from "../store/schema";
import type { Seal } from "./cookies/seal";
import { Tokens } from "./session";

const KEPT_MS = 60_000;
/** The longest a refresh, including a federated session's, may take before another request tries. */
const CLAIM_MS = FEDERATED_REFRESH_TIMEOUT_MS;
const POLL_MS = 100;

/** `ask` calls the provider. Uses the machine's clock, because tokens are dated by it. */
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

  /** Exchanges old tokens for new ones. Throws the provider's refusal or the network error. */
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
      const stored = await answered(hash);
      if (stored) return stored;
      if (await claim(hash)) break;
      if (Date.now() > giveUp) throw new Error("The refresh of another request did not end");
      await wait(POLL_MS);
    }
    let fresh: Tokens;
    try {
      fresh = await ask(tokens);
    } catch (error) {
      // If the store is down, the claim expires by itself.
      await store.db
        .delete(refreshAnswer)
        .where(eq(refreshAnswer.hash, hash))
        .catch(() => undefined);
      throw error;
    }
    // The provider may have invalidated the old token, so new tokens are returned even if they can't be shared.
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
