/** Users of the user pool, found by email (case-insensitive) or by user name. */
import { randomUUID } from "node:crypto";
import { storedPassword } from "../credentials/pool-passwords";
import type { CognitoPool } from "./cognito-pool";
import type { ContactName, PoolUser } from "./pool-state";

/** The pool's user name of a user. SECRET_HASH uses it once the user is known. */
export const usernameOf = (user: PoolUser): string => user.username ?? user.sub;

/** Finds a user by email or user name. Users from social providers can't be found by email. */
export function findUser(pool: CognitoPool, username: string): PoolUser | undefined {
  const known = pool.state.users[username];
  if (known) return usernameOf(known) === username ? known : undefined;
  const email = username.toLowerCase();
  return Object.values(pool.state.users).find((user) =>
    user.status === "EXTERNAL_PROVIDER" ? user.username === username : user.email === email,
  );
}

/** The user's email or phone number, if set. */
export function contactOf(user: PoolUser, name: ContactName): string | undefined {
  return (name === "email" ? user.email : user.attributes.phone_number) || undefined;
}

export const isContactVerified = (user: PoolUser, name: ContactName): boolean =>
  contactOf(user, name) !== undefined && (name === "email" ? user.emailVerified : user.phoneVerified);

/** Sets email or phone number. The caller saves. */
export function setContact(user: PoolUser, name: ContactName, value: string, isVerified: boolean) {
  if (name === "email") Object.assign(user, { email: value.toLowerCase(), emailVerified: isVerified });
  else {
    user.attributes.phone_number = value;
    user.phoneVerified = isVerified;
  }
}

/** All attributes of a user, with the service's names and as strings. */
export function attributesOf(user: PoolUser): Record<string, string> {
  const { phone_number, ...others } = user.attributes;
  return {
    sub: user.sub,
    email: user.email,
    email_verified: String(user.emailVerified),
    ...(phone_number && { phone_number, phone_number_verified: String(user.phoneVerified) }),
    ...others,
    ...(user.identities && { identities: JSON.stringify(identitiesOf(user)) }),
  };
}

/** The claim that lists the social providers of a user. */
export const identitiesOf = (user: PoolUser) =>
  user.identities?.map((identity) => ({ ...identity, issuer: null, primary: "true" }));

/** Adds an unconfirmed user to the pool. The caller saves. */
export async function addUser(
  pool: CognitoPool,
  { email, password, attributes }: { email: string; password: string; attributes: Record<string, string> },
): Promise<PoolUser> {
  const sub = randomUUID();
  const user: PoolUser = {
    sub,
    wixUserId: randomUUID(),
    email: email.toLowerCase(),
    attributes,
    ...newUserState(pool),
    password: await storedPassword(pool, sub, password),
  };
  pool.state.users[sub] = user;
  return user;
}

/** Initial state of every user. */
export const newUserState = (pool: CognitoPool) => ({
  created: pool.now(),
  modified: pool.now(),
  emailVerified: false,
  phoneVerified: false,
  status: "UNCONFIRMED" as PoolUser["status"],
  enabled: true,
  mfa: { enabled: [] } as PoolUser["mfa"],
  devices: {},
  codes: {},
  wrongPasswords: { count: 0, lockedUntil: 0 },
  sentAt: [] as number[],
  wrongCodesAt: [] as number[],
});
