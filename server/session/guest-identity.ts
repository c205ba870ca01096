/** Guest credentials: an identity of the identity pool and its OpenID token, stored in the guest cookie. */

import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { Jar } from "./cookies/cookie-jar";
import { tokenRefreshAt } from "./server-guest";
import { keepVisitor } from "./visitor";

/**
 * Fetches them if they are missing or about to expire, after 50 minutes at most. A failure changes nothing else: the
 * visitor id is enough to reserve and buy. A signed-in fan has a token and needs none.
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
 * Adds the visitor's token for a remote product API. A guest's token is refreshed while it exists, and created when the
 * guest `writes`.
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
