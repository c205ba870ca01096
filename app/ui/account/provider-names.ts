/** Names of the sign-in providers, the same in every language. */
import type { SocialProvider } from "../../domain/authenticator/options";

export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  amazon: "Amazon",
  apple: "Apple",
  facebook: "Facebook",
  google: "Google",
};
