/** What the other providers call themselves, in every language. */
import type { SocialProvider } from "../../domain/authenticator/options";

export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  amazon: "Amazon",
  apple: "Apple",
  facebook: "Facebook",
  google: "Google",
};
