/**
 * Refresh tokens: opaque, as long as real ones, valid for 30 days by the sandbox's clock, rotated if the app client
 * is set up so.
 */
import { createHash, randomBytes } from "node:crypto";
import { CognitoError, notAuthorized, resetRequired, userDoesNotExist } from "../cognito-errors";
import { type CognitoPool, DAY_MS } from "../pool/cognito-pool";
import type { PoolUser, RefreshToken } from "../pool/pool-state";

export const REFRESH_TOKEN_DAYS = 30;
const LIFE_MS = REFRESH_TOKEN_DAYS * DAY_MS;
/** RetryGracePeriodSeconds: how long a rotated token still works. */
export const GRACE_SECONDS = 60;
const GRACE_MS = GRACE_SECONDS * 1000;
/**
 * A real token is a JWE of about 1,700 characters, 1,850 with a tracked device; our cookies must have room for that.
 */
const CIPHERTEXT_BYTES = { alone: 900, withDevice: 1_061 };
const HEADER = Buffer.from(JSON.stringify({ cty: "JWT", enc: "A256GCM", alg: "RSA-OAEP" })).toString("base64url");

/** Issues a new token of the family. A token that replaces a rotated one keeps its `expires`. The caller saves. */
export function newRefreshToken(pool: CognitoPool, of: Omit<RefreshToken, "expires"> & { expires?: number }): string {
  const ciphertext = of.deviceKey ? CIPHERTEXT_BYTES.withDevice : CIPHERTEXT_BYTES.alone;
  const jweParts = [256, 12, ciphertext, 16];
  const token = [HEADER, ...jweParts.map((length) => randomBytes(length).toString("base64url"))].join(".");
  pool.state.refreshTokens[key(token)] = { expires: pool.now() + LIFE_MS, ...of };
  return token;
}

/** Replaces a token and returns the new one, which expires when the old one would have. Saves. */
export async function rotateRefreshToken(pool: CognitoPool, found: RefreshToken): Promise<string> {
  // The grace period starts with the first use.
  const { rotatedAt = pool.now(), ...family } = found;
  found.rotatedAt = rotatedAt;
  const token = newRefreshToken(pool, family);
  await pool.save();
  return token;
}

export function findRefreshToken(pool: CognitoPool, token: string): RefreshToken | undefined {
  return pool.state.refreshTokens[key(token)];
}

/**
 * The token's record and its user. Throws if the token is unknown, revoked, rotated, expired or of another device, or
 * if the user is deleted, disabled or has to reset the password.
 */
export function openRefreshToken(
  pool: CognitoPool,
  token: string,
  deviceKey?: string,
): { found: RefreshToken; user: PoolUser } {
  const found = findRefreshToken(pool, token);
  if (!found) throw notAuthorized("Invalid Refresh Token");
  const user = pool.state.users[found.sub];
  if (!user) throw userDoesNotExist();
  if (pool.state.revoked[found.originJti]) throw notAuthorized("Refresh Token has been revoked");
  if (pool.now() >= found.expires) throw notAuthorized("Refresh Token has expired");
  if (found.rotatedAt !== undefined && pool.now() >= found.rotatedAt + GRACE_MS)
    throw new CognitoError(
      "RefreshTokenReuseException",
      "Refresh token has been invalidated by refresh token rotation",
    );
  if (!user.enabled) throw notAuthorized("User is disabled.");
  if (user.status === "RESET_REQUIRED") throw resetRequired();
  if (found.deviceKey && (found.deviceKey !== deviceKey || !user.devices[found.deviceKey]))
    throw notAuthorized("Invalid Refresh Token");
  return { found, user };
}

/**
 * Revokes a family of tokens. The revocation is remembered until the last token would have expired. The caller saves.
 */
export function revokeFamily(pool: CognitoPool, { originJti }: { originJti: string }) {
  pool.state.revoked[originJti] = pool.now() + LIFE_MS + DAY_MS;
}

const key = (token: string) => createHash("sha256").update(token).digest("hex");
