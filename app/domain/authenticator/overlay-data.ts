/** What the overlay is given to show, and what a form is answered with. */
import type { ContactName, MfaType } from "./factors-and-contacts";
import type { DialCode } from "./fields/dial-codes";
import type { NamedField } from "./fields/form-fields";
import type { FieldProblems, PasswordSettings } from "./fields/validation";
import type { CodeDeliveryDetails, Notice } from "./flow";
import type { KeyedText } from "./keyed-text";
import type { Screen } from "./machine/screens";
import type { SocialProvider } from "./options";

export type OverlayData = {
  screen: Screen;
  /** In the order in which they stand; on forceNewPassword the provider's missing attributes are among them. */
  fields: NamedField[];
  /** Email (or user name) of the unfinished flow: filled in wherever a form asks for it. */
  username: string;
  passwordSettings: PasswordSettings;
  hideSignUp: boolean;
  /** Sorted. */
  socialProviders: SocialProvider[];
  /** Ten random letters, one part of each field's id (field-ids.ts): made by the server, so that hydration agrees. */
  idPrefix: string;
  /** Only where a phone number is asked for. */
  dialCodes?: DialCode[] | undefined;
  codeDeliveryDetails?: CodeDeliveryDetails | undefined;
  /** Only on confirmSignIn: what the code belongs to. */
  challengeName?: string | undefined;
  /** Only on setupTOTP. Without `qrSvg` no picture could be made; the secret serves all the same. */
  totp?: { secret: string; link: string; qrSvg?: string | undefined } | undefined;
  /** Only on verifyUser: `contact` is masked; the form sends `unverifiedAttr`, an attribute's name or its index here. */
  unverifiedContacts?: { attribute: ContactName; contact: string }[] | undefined;
  /** Only on selectMfaType: the form sends one of them as `mfa_type`. */
  mfaTypes?: MfaType[] | undefined;
  /** Only on confirmSignUp, while an automatic sign-in waits: the page may post AUTO_SIGN_IN at this pace. */
  pollEverySeconds?: number | undefined;
  notice?: Notice | undefined;
  /** Who is signed in; only on `authenticated`. */
  user?: { name: string; email: string } | undefined;
};

export type FormProblems = { fields: FieldProblems; alert?: KeyedText | undefined };
/** A form that was not accepted: why, and what had been typed (passwords aside) or chosen (`choice`). */
export type FormRejection = { problems: FormProblems; typed: Record<string, string> };
