/** The authenticator's screens (section 2) and their addresses `P/auth/{segment}`. */
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

/** A screen with an address. */
export type Screen = keyof typeof segments;
/** The screens that need no unfinished flow. */
export type EntryScreen = "signIn" | "signUp" | "resetPassword";
/** Every screen of section 2; the last four show nothing to fill in. */
export type AnyScreen = Screen | "idle" | "setup" | "signOut" | "transition";

/** The screen of a state; background steps are "transition"; an unknown state gives none. */
export function screen(state: FlowState | (string & {})): AnyScreen | undefined {
  const [base = ""] = state.split(":");
  if (Object.hasOwn(segments, base)) return base as Screen;
  if (base === "autoSignIn") return "transition";
  if (base === "idle" || base === "setup" || base === "signOut") return base;
  return undefined;
}

/** The screen at an address's last segment; "start" is the configured start screen; undefined when there is none. */
export function screenAt(segment: string | undefined): Screen | "start" | undefined {
  if (segment === "start") return "start";
  return (Object.keys(segments) as Screen[]).find((name) => segments[name] === segment);
}

export function isEntry(screen: Screen): screen is EntryScreen {
  return screen === "signIn" || screen === "signUp" || screen === "resetPassword";
}
