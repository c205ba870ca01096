/** The other providers by the names that the user pool has for them. */
import type { SocialProvider } from "./options";

export const IDENTITY_PROVIDERS: Record<SocialProvider, string> = {
  amazon: "LoginWithAmazon",
  apple: "SignInWithApple",
  facebook: "Facebook",
  google: "Google",
};

/** The provider that an ID token's claim `identities` names; undefined for whoever signs in by a password of ours. */
export function providerIn(identities: unknown): SocialProvider | undefined {
  const [first] = Array.isArray(identities) ? (identities as { providerName?: unknown }[]) : [];
  const known = Object.entries(IDENTITY_PROVIDERS).find(([, name]) => name === first?.providerName);
  return known?.[0] as SocialProvider | undefined;
}
