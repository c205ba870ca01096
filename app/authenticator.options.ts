/**
 * The authenticator options that this product sets: login by email only, email and name at sign-up, shown as a modal.
 */
import { type AuthenticatorOptions, defaultOptions } from "./domain/authenticator/options";

export const authenticatorOptions: AuthenticatorOptions = {
  ...defaultOptions,
  loginMechanisms: ["email"],
  signUpAttributes: ["email", "name"],
  variation: "modal",
};
