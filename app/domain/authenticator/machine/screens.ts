/** The authenticator's screens (section 2) and their URLs, `P/auth/{segment}`. */
import type { FlowState } from "./state-machine";

export const segments = {
  signIn: "sign-in",
  signUp: "sign-up",
  confirmSignUp: "confirm-sign-up",
  confirmSignIn: "confirm-sign-in",
  setupTOTP: "setup-totp",
  forceNewPassword: "force-new-password",
  resetPassword: "reset-password",
  confirmResetPassword: "confirm-reset-password",
  verifyUser: "verify-user",
  confirmVerifyUser: "confirm-verify-user",
  selectMfaType: "select-mfa-type",
  authenticated: "authenticated",
} as const;

/** A screen with a URL. */
export type Screen = keyof typeof segments;
/** The screens that don't require an unfinished flow. */
export type EntryScreen = "signIn" | "signUp" | "resetPassword";
/** Every screen of section 2. The last four have no form. */
type AnyScreen = Screen | "idle" | "setup" | "signOut" | "transition";

/** The screen of a state, "transition" for background steps, undefined for an unknown state. */
export function screen(state: FlowState | (string & {})): AnyScreen | undefined {
  const [base = ""] = state.split(":");
  if (Object.hasOwn(segments, base)) return base as Screen;
  if (base === "autoSignIn") return "transition";
  if (base === "idle" || base === "setup" || base === "signOut") return base;
  return undefined;
}

/** The screen for a URL's last segment. "start" stands for the configured start screen. */
export function screenAt(segment: string | undefined): Screen | "start" | undefined {
  if (segment === "start") return "start";
  return (Object.keys(segments) as Screen[]).find((name) => segments[name] === segment);
}

export function isEntry(screen: Screen): screen is EntryScreen {
  return screen === "signIn" || screen === "signUp" || screen === "resetPassword";
}
