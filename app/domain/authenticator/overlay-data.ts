/** The data that the overlay renders, and the response to a rejected form. */
import type { ContactName, MfaType } from "./factors-and-contacts";
import type { DialCode } from "./fields/dial-codes";
import type { NamedField } from "./fields/form-fields";
import type { FieldProblems, PasswordSettings } from "./fields/validation";
import type { CodeDeliveryDetails, Notice } from "./flow";
import type { KeyedText } from "./keyed-text";
import type { Screen } from "./machine/screens";
import type { SocialProvider } from "./options";
import type { SignInChoice } from "./sign-in-choices";

export type OverlayData = {
  screen: Screen;
  /** In display order. On forceNewPassword they include the attributes that the provider requires. */
  fields: NamedField[];
  /** Email (or user name) of the unfinished flow, to prefill forms. */
  username: string;
  passwordSettings: PasswordSettings;
  hideSignUp: boolean;
  /** Sorted. */
  socialProviders: SocialProvider[];
  /** Ten random letters that begin each field's id (field-ids.ts). The server makes them, so that hydration matches. */
  idPrefix: string;
  /** Only if the form has a phone number. */
  dialCodes?: DialCode[] | undefined;
  codeDeliveryDetails?: CodeDeliveryDetails | undefined;
  /** Only on confirmSignIn: the challenge that the code responds to. */
  challengeName?: string | undefined;
  /** Only on confirmSignIn by a passkey: the options of `navigator.credentials.get`, as JSON. */
  passkeyRequest?: string | undefined;
  /** Only on confirmSignIn: the code can be sent again. */
  resendable?: boolean | undefined;
  /** Only on signIn: ways to sign in without a password, in display order. */
  signInChoices?: SignInChoice[] | undefined;
  /** Only on confirmSignIn: the question of a custom challenge, in the user pool's words. */
  challengeQuestion?: string | undefined;
  /** Only on setupTOTP. `qrSvg` is missing if the picture could not be made; the secret works without it. */
  totp?: { secret: string; link: string; qrSvg?: string | undefined } | undefined;
  /**
   * Only on verifyUser. `contact` is masked. The form sends `unverifiedAttr`: an attribute's name or its index here.
   */
  unverifiedContacts?: { attribute: ContactName; contact: string }[] | undefined;
  /** Only on selectMfaType. The form sends one of them as `mfa_type`. */
  mfaTypes?: MfaType[] | undefined;
  /** Only on confirmSignUp with a pending automatic sign-in: how often the page may post AUTO_SIGN_IN. */
  pollEverySeconds?: number | undefined;
  notice?: Notice | undefined;
  /** Only on `authenticated`: the signed-in user. */
  user?: { name: string; email: string } | undefined;
};

export type FormProblems = { fields: FieldProblems; alert?: KeyedText | undefined };
/** Why a form was rejected, and its input to show again: text (except passwords) and the selection (`choice`). */
export type FormRejection = { problems: FormProblems; typed: Record<string, string> };
