/**
 * Ways to sign in without a password, as Cognito's USER_AUTH names them. The specification's flow has none, so the
 * site offers only those that SIGN_IN_CHOICES lists.
 */
import type { FlowEvent } from "./machine/state-machine";

export const signInChoices = ["WEB_AUTHN", "EMAIL_OTP", "SMS_OTP"] as const;
export type SignInChoice = (typeof signInChoices)[number];

/** What the button of each choice sends. */
export const CHOICE_EVENTS = {
  WEB_AUTHN: "USE_PASSKEY",
  EMAIL_OTP: "USE_EMAIL_CODE",
  SMS_OTP: "USE_TEXT_CODE",
} as const satisfies Record<SignInChoice, FlowEvent>;

/** The choice whose button sends `event`. */
export const choiceOf = (event: string): SignInChoice | undefined =>
  signInChoices.find((choice) => CHOICE_EVENTS[choice] === event);
