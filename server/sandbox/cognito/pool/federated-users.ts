/** Users from social providers: the same visitor, with a separate account for each provider. */
import { createHash, randomBytes } from "node:crypto";
import type { CognitoPool } from "./cognito-pool";
import type { Provider } from "./pool-settings";
import type { PoolUser } from "./pool-state";
import { addUser } from "./pool-users";

export const GRACE = { email: "grace@ringside.example", name: "Grace Federated" };

export const PROVIDER_NAMES: Record<Provider, string> = {
  LoginWithAmazon: "Amazon",
  SignInWithApple: "Apple",
  Facebook: "Facebook",
  Google: "Google",
};

/** The format of each provider's user ids. */
const ID_FORMS: Record<Provider, (digits: string) => string> = {
  LoginWithAmazon: (digits) => `amzn1.account.${digits}`,
  SignInWithApple: (digits) => `001234.${digits}.0815`,
  Facebook: (digits) => `10${digits.slice(0, 15)}`,
  Google: (digits) => `1${digits}`,
};

/** Grace's account in the pool for `provider`, created at her first sign-in. */
export async function federatedUser(pool: CognitoPool, provider: Provider): Promise<PoolUser> {
  const digits = String(BigInt(`0x${createHash("sha256").update(provider).digest("hex")}`)).slice(0, 20);
  const userId = ID_FORMS[provider](digits);
  const username = `${provider}_${userId}`;
  const known = Object.values(pool.state.users).find((user) => user.username === username);
  if (known) return known;

  const { email, name } = GRACE;
  const added = await addUser(pool, { email, password: randomBytes(24).toString("base64"), attributes: { name } });
  const identity = { userId, providerName: provider, providerType: provider, dateCreated: String(pool.now()) };
  return Object.assign(added, {
    username,
    status: "EXTERNAL_PROVIDER" as const,
    emailVerified: true,
    identities: [identity],
  });
}
