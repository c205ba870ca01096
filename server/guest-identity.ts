/** Guest credentials: an identity of the pool and its OpenID token, kept in the guest cookie. */
import type { Jar } from "./jar";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";
import { tokenRefreshAt } from "./server-guest";
import { keepVisitor } from "./visit";

/**
 * Fetches them when missing or about to end, after 50 minutes at most. A failure stops nothing: the visitor id is enough to hold and
 * to buy. A signed-in fan has her own token and needs none.
 */
export async function rememberGuestIdentity(parts: Runtime, jar: Jar, visitor: Visitor): Promise<void> {
  if (visitor.signedIn || !parts.config.COGNITO_IDENTITY_POOL_ID) return;
  const guest = keepVisitor(jar, visitor);
  if (guest.openIdToken && (guest.refreshAt ?? 0) > Date.now()) return;
  try {
    const identityId = guest.identityId ?? (await parts.identityPool.getId());
    const openIdToken = await parts.identityPool.getOpenIdToken(identityId);
    jar.write("guest", { ...guest, identityId, openIdToken, refreshAt: tokenRefreshAt(openIdToken) });
  } catch (error) {
    parts.report(error, "debug", "guest credentials");
  }
}

/**
 * The visitor with her tokens for a product API elsewhere. A guest's is kept fresh while she has one and made when she
 * `writes`.
 */
export function withBearer(parts: Runtime, jar: Jar, visitor: Visitor, writes: boolean): Visitor {
  return {
    ...visitor,
    async bearer() {
      if (visitor.signedIn) return jar.read("session")?.tokens.idToken;
      if (writes || jar.read("guest")?.identityId) await rememberGuestIdentity(parts, jar, visitor);
      return jar.read("guest")?.openIdToken;
    },
  };
}
