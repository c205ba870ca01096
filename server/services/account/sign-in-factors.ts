/** The fan's second factors: an authenticator app, text messages, and which of them is asked for first. */
import { authenticatorLink } from "../../../app/domain/authenticator/authenticator-link";
import { type MfaType, mfaTypes } from "../../../app/domain/authenticator/factors-and-contacts";
import { readAccountForm } from "../../../app/domain/authenticator/fields/account-forms";
import { ProviderError } from "../../clients/cognito/provider-error";
import { qrSvg } from "../authenticator/totp-qr";
import { type AccountActions, type AccountDeps, changeBy, type Holder, type KnownFactors } from "./account-action";

export function factorVerbs({ cognito, report, totpIssuer, changes }: AccountDeps, { act, within }: AccountActions) {
  async function known({ accessToken }: Pick<Holder, "accessToken">): Promise<KnownFactors> {
    const { attributes, factors } = await cognito.getUser(accessToken);
    const isFactor = (name: string | undefined): name is MfaType => mfaTypes.some((type) => type === name);
    const { preferred } = factors;
    return {
      attributes,
      factors: { enabled: factors.enabled.filter(isFactor), ...(isFactor(preferred) && { preferred }) },
    };
  }

  /**
   * Turns one factor on or off. The first factor that is turned on becomes the preferred one, and a preferred one that
   * was on already stays it.
   */
  async function set(
    { accessToken }: Holder,
    { enabled: all, preferred }: KnownFactors["factors"],
    factor: MfaType,
    enabled: boolean,
  ): Promise<void> {
    const others = enabled && factor === preferred ? [] : all.filter((type) => type !== factor);
    const first = others.find((type) => type === preferred) ?? others[0];
    await cognito.setMfaPreference({
      accessToken,
      [SETTING_OF[factor]]: { enabled, preferred: enabled && !first },
      ...(first && { [SETTING_OF[first]]: { enabled: true, preferred: true } }),
    });
  }

  return {
    known,

    /** What an authenticator app needs: the secret (base32), and the same as a link and as a QR code. */
    async totpOf({ visitor }: Pick<Holder, "visitor">, secret: string) {
      const link = authenticatorLink({ issuer: totpIssuer, account: visitor.user.email, secret });
      return { secret, link, qrSvg: await qrSvg(link, report) };
    },

    /** Creates a new secret. The fan's current app works until the new one has sent its first code. */
    startTotp: act({ about: "associateSoftwareToken", fresh: true }, async ({ accessToken }: Holder) => {
      const { secret } = await cognito.associateSoftwareToken({ accessToken });
      return { secret };
    }),

    confirmTotp: act(
      { about: "verifySoftwareToken", fresh: true },
      async (by: Holder, sent: Record<string, string>) => {
        const read = readAccountForm("totpConfirm", sent);
        if ("problems" in read) return read;
        await within(by, "confirm");
        const code = read.values.confirmation_code ?? "";
        const { factors } = await known(by);
        const verify = () => cognito.verifySoftwareToken({ accessToken: by.accessToken, code });
        const turnOn = () => set(by, factors, "SOFTWARE_TOKEN_MFA", true);
        if (factors.enabled.includes("SOFTWARE_TOKEN_MFA")) {
          // The code alone replaces the app, even if the second call fails.
          await changes.record(changeBy(by, "appReplaced"), verify);
          await turnOn();
        } else await changes.record(changeBy(by, "factorOn"), () => verify().then(turnOn));
        return {};
      },
    ),

    /** Text messages go to verified numbers only: a wrong number would lock the fan out. */
    turn: act({ about: "setMfaPreference", fresh: true }, async (by: Holder, factor: MfaType, enabled: boolean) => {
      const { attributes, factors } = await known(by);
      if (enabled && factor === "SMS_MFA" && attributes.phone_number_verified !== "true") throw noValidMethod();
      const apply = () => set(by, factors, factor, enabled);
      if (factors.enabled.includes(factor) === enabled) await apply();
      else await changes.record(changeBy(by, enabled ? "factorOn" : "factor"), apply);
      return {};
    }),

    /** Sets which factor is asked for first. */
    prefer: act({ about: "setMfaPreference", fresh: true }, async (by: Holder, factor: MfaType) => {
      const { enabled } = (await known(by)).factors;
      if (!enabled.includes(factor)) throw noValidMethod();
      const wishes = enabled.map((type) => [SETTING_OF[type], { enabled: true, preferred: type === factor }] as const);
      await cognito.setMfaPreference({ accessToken: by.accessToken, ...Object.fromEntries(wishes) });
      return {};
    }),
  };
}

const SETTING_OF = { SMS_MFA: "sms", SOFTWARE_TOKEN_MFA: "totp", EMAIL_OTP: "email" } as const;

const noValidMethod = () => new ProviderError("MFAMethodNotFoundException", "No valid MFA method provided", "none");
