/** Passwords that work for one sign-in, within the number of days in the pool's policy. */
import { randomInt } from "node:crypto";
import { type CognitoPool, DAY_MS } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";

/** TemporaryPasswordValidityDays. */
export const TEMPORARY_PASSWORD_DAYS = 7;

const KINDS = ["abcdefghijkmnopqrstuvwxyz", "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789", "!@#$%&*-+="];

/** State of a user who has to choose a new password at the next sign-in. */
export const temporaryPasswordState = (
  pool: CognitoPool,
): Pick<PoolUser, "status" | "temporaryPasswordEnds" | "temporaryPasswordExpired"> => ({
  temporaryPasswordExpired: false,
  status: "FORCE_CHANGE_PASSWORD",
  temporaryPasswordEnds: pool.now() + TEMPORARY_PASSWORD_DAYS * DAY_MS,
});

/** A password that the pool generates, within its own policy. */
export function newTemporaryPassword(): string {
  return Array.from({ length: 12 }, (_, index) => {
    const letters = KINDS[index % KINDS.length] ?? "";
    return letters[randomInt(letters.length)];
  }).join("");
}

export const hasTemporaryPasswordExpired = (pool: CognitoPool, user: PoolUser): boolean =>
  user.temporaryPasswordExpired === true || pool.now() >= (user.temporaryPasswordEnds ?? Number.POSITIVE_INFINITY);
