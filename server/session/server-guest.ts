/** The server's own guest: the identity that reads remote content when no visitor is asking. */
import { CREDENTIALS_REFRESH_MINUTES } from "../../app/domain/limits";
import { claimsOf } from "./verify-tokens";

const MINUTE_MS = 60_000;

type GuestPool = { getId(): Promise<string>; getOpenIdToken(identityId: string): Promise<string> };

/** Returns its OpenID token, renewed after 50 minutes or before it expires. Parallel callers share one fetch. */
export function serverGuest(pool: GuestPool): () => Promise<string> {
  let identityId: string | undefined;
  let token: { text: string; refreshAt: number } | undefined;
  let fetching: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    identityId ??= await pool.getId();
    const text = await pool.getOpenIdToken(identityId);
    token = { text, refreshAt: tokenRefreshAt(text) };
    return text;
  }

  return async () => {
    if (token && token.refreshAt > Date.now()) return token.text;
    fetching ??= fetchToken().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
}

/** When a token counts as old, in epoch milliseconds. The pool may issue tokens that expire before 50 minutes. */
export function tokenRefreshAt(token: string): number {
  const ends = Number(claimsOf(token).exp) * 1000 - MINUTE_MS;
  return Math.min(ends, Date.now() + CREDENTIALS_REFRESH_MINUTES * MINUTE_MS);
}
