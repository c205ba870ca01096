/** The form of each screen. In the browser, screens that a visitor doesn't start with are in their own chunk. */
import type { ComponentType } from "react";
import { type EntryScreen, isEntry, type Screen } from "../../../domain/authenticator/machine/screens";
import type { ScreenProps } from "../auth-form";
import { laterScreens } from "./later-screens";
import { ResetPasswordScreen } from "./reset-password-screen";
import { SignInScreen } from "./sign-in-screen";
import { SignUpScreen } from "./sign-up-screen";

type FormScreen = Exclude<Screen, "authenticated">;
type Forms<S extends Screen> = Record<S, ComponentType<ScreenProps>>;

const entryScreens: Forms<EntryScreen> = {
  signIn: SignInScreen,
  signUp: SignUpScreen,
  resetPassword: ResetPasswordScreen,
};
let later: Forms<Exclude<FormScreen, EntryScreen>> | undefined = import.meta.env.SSR ? laterScreens : undefined;

/** Resolves once `screen` can be rendered. */
export async function screenReady(screen: Screen): Promise<void> {
  if (!isEntry(screen) && screen !== "authenticated") later ??= (await import("./later-screens")).laterScreens;
}

/** The form of `screen`, for which `screenReady` has resolved. */
export function formOf(screen: FormScreen): ComponentType<ScreenProps> {
  const form = isEntry(screen) ? entryScreens[screen] : later?.[screen];
  if (!form) throw new Error(`The screen ${screen} is not loaded`);
  return form;
}
