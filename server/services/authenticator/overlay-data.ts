/** The data that a screen of the authenticator shows, taken from the flow that is at this screen. */
import { randomInt } from "node:crypto";
import { authenticatorLink } from "../../../app/domain/authenticator/authenticator-link";
import { contactNames } from "../../../app/domain/authenticator/factors-and-contacts";
import { ID_PREFIX_LENGTH } from "../../../app/domain/authenticator/fields/field-ids";
import { fieldsOf } from "../../../app/domain/authenticator/fields/form-fields";
import type { PasswordSettings } from "../../../app/domain/authenticator/fields/validation";
import type { Contacts, Flow } from "../../../app/domain/authenticator/flow";
import { type Screen, screen as screenOf } from "../../../app/domain/authenticator/machine/screens";
import type { AuthenticatorOptions } from "../../../app/domain/authenticator/options";
import type { OverlayData } from "../../../app/domain/authenticator/overlay-data";
import { signInChoices } from "../../../app/domain/authenticator/sign-in-choices";
import { AUTO_SIGN_IN_POLL_MS } from "../../../app/domain/limits";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import { qrSvg } from "./totp-qr";

export type OverlayDeps = {
  options: AuthenticatorOptions;
  passwordSettings: PasswordSettings;
  clock: Clock;
  report: Report;
  /** The issuer name that an authenticator app shows for the account; the option's own default is AWSCognito. */
  totpIssuer?: string | undefined;
};

export function overlayData({ options, passwordSettings, clock, report, totpIssuer }: OverlayDeps) {
  async function totp({ totpSecretCode: secret, authAttributes }: Flow) {
    if (!secret) return undefined;
    const link = authenticatorLink({ issuer: totpIssuer, account: authAttributes.username, secret });
    return { secret, link, qrSvg: await qrSvg(link, report) };
  }

  /** Section 9: the page polls every 5 s, for up to the 3 minutes that the password is kept. */
  function poll({ sealedPassword }: Flow): number | undefined {
    const waits = sealedPassword && new Date(sealedPassword.until) > clock.now();
    return waits ? AUTO_SIGN_IN_POLL_MS / 1000 : undefined;
  }

  const only = async (screen: Screen, flow: Flow): Promise<Partial<OverlayData>> => {
    switch (screen) {
      case "confirmSignUp":
        return { pollEverySeconds: poll(flow) };
      case "confirmSignIn": {
        const { challengeName, challengeQuestion, signInChoice, passkeyRequest } = flow;
        return { challengeName, challengeQuestion, passkeyRequest, resendable: challengeName === signInChoice };
      }
      case "setupTOTP":
        return { totp: await totp(flow) };
      case "selectMfaType":
        return { mfaTypes: flow.mfaTypes };
      case "verifyUser":
        return { unverifiedContacts: maskedContacts(flow.unverifiedContactMethods?.unverified ?? {}) };
      default:
        return {};
    }
  };

  /** Uses all of `flow` only if it is at `screen`. Its user name is used on every screen. */
  return async (screen: Screen, flow: Flow | undefined): Promise<OverlayData> => {
    const own = flow && screenOf(flow.state) === screen ? flow : undefined;
    return {
      screen,
      fields: fieldsOf(screen, options, own),
      username: flow?.authAttributes.username ?? "",
      passwordSettings,
      hideSignUp: options.hideSignUp,
      socialProviders: options.socialProviders.toSorted(),
      ...(screen === "signIn" && {
        signInChoices: signInChoices.filter((choice) => options.signInChoices.includes(choice)),
      }),
      idPrefix: idPrefix(),
      codeDeliveryDetails: own?.codeDeliveryDetails,
      notice: own?.notice,
      ...(own && (await only(screen, own))),
    };
  };
}

function maskedContacts(contacts: Contacts) {
  return contactNames.flatMap((attribute) => {
    const value = contacts[attribute];
    return value ? [{ attribute, contact: masked(value) }] : [];
  });
}

/** `a*****e@example.com`, `********4444`: the fan recognizes it, but someone looking over their shoulder does not. */
function masked(contact: string): string {
  const [local = "", domain] = contact.split("@");
  return domain ? `${local.slice(0, 1)}*****${local.slice(-1)}@${domain}` : `********${contact.slice(-4)}`;
}

/** Letters only. Prefix and field number together make an id of twelve characters. */
function idPrefix(): string {
  return Array.from({ length: ID_PREFIX_LENGTH }, () => String.fromCharCode(97 + randomInt(26))).join("");
}
