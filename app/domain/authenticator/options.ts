/** The authenticator's options (section 3) and their defaults. app/authenticator.options.ts sets the product's own. */
import { DEFAULT_INITIAL_SCREEN, DEFAULT_LOGIN_MECHANISM } from "../limits";
import type { Field, FieldName } from "./fields/form-fields";
import type { KeyedText } from "./keyed-text";
import type { EntryScreen, Screen } from "./machine/screens";
import type { SignInChoice } from "./sign-in-choices";

export type LoginMechanism = "username" | "email" | "phone_number";
export type SocialProvider = "amazon" | "apple" | "facebook" | "google";
/** Checks all values of a form and returns the problems by field. */
export type Validator = (values: Record<string, string>) => Record<string, KeyedText[]>;

export type AuthenticatorOptions = {
  hideSignUp: boolean;
  initialState: EntryScreen;
  loginMechanisms: LoginMechanism[];
  /** Hooks of the sign-up form. Empty by default. */
  services: { validatePreferredUsername?: Validator; validateCustomSignUp?: Validator };
  /** Names of user attributes. Those the provider doesn't accept aren't sent; those without a field aren't shown. */
  signUpAttributes: string[];
  variation: "default" | "modal";
  socialProviders: SocialProvider[];
  /** Offered before the password. Empty by default, which is the specification's flow. */
  signInChoices: SignInChoice[];
  /** Overrides of field properties, by screen. */
  formFields: { [S in Screen]?: { [F in FieldName]?: Partial<Field> } };
};

export const defaultOptions: AuthenticatorOptions = {
  hideSignUp: false,
  initialState: DEFAULT_INITIAL_SCREEN,
  loginMechanisms: [DEFAULT_LOGIN_MECHANISM],
  services: {},
  signUpAttributes: [],
  variation: "default",
  socialProviders: [],
  signInChoices: [],
  formFields: {},
};
