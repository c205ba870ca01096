/** Guest credentials: an identity of the pool and its OpenID token, kept in the guest cookie. */
import { CREDENTIALS_REFRESH_MINUTES } from "../app/domain/limits";
import type { Jar } from "./jar";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";
import { claimsOf } from "./tokens";
import { keepVisitor } from "./visit";

const MINUTE_MS = 60_000;

/**
 * Fetches them when missing or about to end, after 50 minutes at most. A failure stops nothing: the visitor id is enough to hold and
 * to buy. A signed-in fan has her own token and needs none.
 */
export async function rememberGuestIdentity(parts: Runtime, jar: Jar, visitor: Visitor): Promise<void> {
  if (visitor.signedIn || !parts.config.COGNITO_IDENTITY_POOL_ID) return;
  const guest = keepVisitor(jar, visitor);
  const now = Date.now();
  if (guest.openIdToken && (guest.refreshAt ?? 0) > now) return;
  try {
    const identityId = guest.identityId ?? (await parts.identityPool.getId());
    const openIdToken = await parts.identityPool.getOpenIdToken(identityId);
    // The pool may give tokens that end sooner than the 50 minutes; what ends first decides.
    const ends = Number(claimsOf(openIdToken).exp) * 1000 - MINUTE_MS;
    const refreshAt = Math.min(ends, now + CREDENTIALS_REFRESH_MINUTES * MINUTE_MS);
    jar.write("guest", { ...guest, identityId, openIdToken, refreshAt });
  } catch (error) {
    parts.report(error, "debug", "guest credentials");
  }
}
