/** Passwords of the user pool: the policy, hashing, and the lockout after wrong attempts. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { CognitoError, incorrectPassword, invalidParameter, notAuthorized } from "../cognito-errors";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser, StoredPassword } from "../pool/pool-state";
import { srpPoolName, srpVerifier } from "./srp-server";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const HASH_BYTES = 32;
/** Far below Node's default of 16384: these hashes protect demo users, and every first start creates twenty of them. */
const COST = 1024;
/** Cost of hashes that were stored before the cost was stored with them. */
const UNSAID_COST = 16_384;

/** Wrong passwords before the first lockout of one second; each further one doubles it (AWS: "Lockout behavior"). */
const FREE_ATTEMPTS = 5;
const LONGEST_LOCK_MS = 15 * 60_000;

const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;
const POLICY: [complaint: string, fits: (password: string) => boolean][] = [
  ["Password not long enough", (password) => password.length >= 8],
  ["Password must have lowercase characters", (password) => /[a-z]/.test(password)],
  ["Password must have uppercase characters", (password) => /[A-Z]/.test(password)],
  ["Password must have numeric characters", (password) => /\d/.test(password)],
  ["Password must have symbol characters", (password) => SYMBOL.test(password)],
];

/** Throws InvalidPasswordException with the first rule of `8 lower upper number symbol` that `password` breaks. */
export function checkPasswordPolicy(password: string) {
  if (!/^\S+.*\S+$/s.test(password)) {
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        "Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    );
  }
  const broken = POLICY.find(([, fits]) => !fits(password));
  if (broken) throw new CognitoError("InvalidPasswordException", `Password did not conform with policy: ${broken[0]}`);
}

export async function storedPassword(pool: CognitoPool, sub: string, password: string): Promise<StoredPassword> {
  const salt = randomBytes(16);
  const srpSalt = randomBytes(16).toString("hex");
  return {
    salt: salt.toString("hex"),
    hash: (await derive(password, salt, HASH_BYTES, { cost: COST })).toString("hex"),
    cost: COST,
    srpSalt,
    srpVerifier: srpVerifier({ group: srpPoolName(pool), username: sub, salt: srpSalt, password }),
  };
}

export async function passwordMatches(
  { salt, hash, cost = UNSAID_COST }: StoredPassword,
  password: string,
): Promise<boolean> {
  const derived = await derive(password, Buffer.from(salt, "hex"), HASH_BYTES, { cost });
  return timingSafeEqual(derived, Buffer.from(hash, "hex"));
}

/** Takes as long as a real check, for users who don't exist. */
export async function simulatePasswordCheck(password: string): Promise<void> {
  await derive(password, randomBytes(16), HASH_BYTES, { cost: COST });
}

/** Throws while `user` is locked out, even if the password is right. */
export function checkLockout(pool: CognitoPool, user: PoolUser) {
  if (pool.now() < user.wrongPasswords.lockedUntil) throw notAuthorized("Password attempts exceeded");
}

/** Counts the result of a password check and throws if the password was wrong. */
export async function recordPasswordAttempt(pool: CognitoPool, user: PoolUser, right: boolean) {
  if (right) {
    user.wrongPasswords = { count: 0, lockedUntil: 0 };
    return;
  }
  const quietFor = pool.now() - user.wrongPasswords.lockedUntil;
  const count =
    (user.wrongPasswords.count >= FREE_ATTEMPTS && quietFor > LONGEST_LOCK_MS ? 0 : user.wrongPasswords.count) + 1;
  const lock = count < FREE_ATTEMPTS ? 0 : Math.min(1000 * 2 ** (count - FREE_ATTEMPTS), LONGEST_LOCK_MS);
  user.wrongPasswords = { count, lockedUntil: lock && pool.now() + lock };
  await pool.save();
  throw incorrectPassword();
}
