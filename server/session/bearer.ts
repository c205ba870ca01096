/**
 * Identifies who an API call's bearer token stands for. Fans and guests each have one visitor id, derived from their
 * identity.
 */

import { languageOf } from "../http/request-language";
import type { Visitor } from "../ports";
import type { EndedSessions } from "./ended-sessions";
import type { TokenVerifier } from "./verify-tokens";

export type Bearer = (
  authorization: string | undefined,
  address: string,
  acceptLanguage?: string,
) => Promise<Visitor | "invalid" | undefined>;

/** Returns "invalid" if the token doesn't verify, undefined if there is none. `address` is the caller's. */
export function bearers(o: {
  verify: Pick<TokenVerifier, "bearer">;
  endedSessions: Pick<EndedSessions, "has">;
}): Bearer {
  return async (authorization, address, acceptLanguage) => {
    if (!authorization) return undefined;
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const verified = token ? await o.verify.bearer(token) : undefined;
    if (!verified) return "invalid";
    const common = { orderKeys: {}, address, locale: languageOf("", acceptLanguage), bearer: async () => token };
    if (verified.kind === "guest") {
      return { ...common, signedIn: false, user: undefined, visitorId: `identity:${verified.identityId}` };
    }
    if (await o.endedSessions.has(verified.session)) return "invalid";
    const { user, issuedAt: userAsOf } = verified;
    return { ...common, signedIn: true, user, userAsOf, visitorId: `user:${user.userId}` };
  };
}
