/** Access tokens as the office lists them. */
import type { ListedToken } from "../../../../server/services/machines/access-tokens";
import { instantInUtc } from "../../../domain/office/views/utc-text";

type TokenState = "live" | "ended" | "revoked";
export type TokenRow = ReturnType<typeof tokenRow>;

export function tokenRow({ id, name, scopes, createdAt, until, revokedAt, seenAt }: ListedToken, now: Date) {
  const state: TokenState = revokedAt ? "revoked" : until > now ? "live" : "ended";
  return {
    ...{ id, name, scopes, state },
    made: instantInUtc(createdAt),
    until: instantInUtc(until),
    seen: seenAt ? instantInUtc(seenAt) : undefined,
  };
}
