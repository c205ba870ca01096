/** The names of the social providers in the user pool. */
import type { SocialProvider } from "./options";

export const IDENTITY_PROVIDERS: Record<SocialProvider, string> = {
  amazon: "LoginWithAmazon",
  apple: "SignInWithApple",
  facebook: "Facebook",
  google: "Google",
};

/** The provider named by the `identities` claim of an ID token; undefined for users with a password. */
export function providerIn(identities: unknown): SocialProvider | undefined {
  const [first] = Array.isArray(identities) ? (identities as { providerName?: unknown }[]) : [];
  const known = Object.entries(IDENTITY_PROVIDERS).find(([, name]) => name === first?.providerName);
  return known?.[0] as SocialProvider | undefined;
}
