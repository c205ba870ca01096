/** How the fan signs in: password, second factors, devices, and signing out everywhere. */
import type { MfaType } from "../../domain/authenticator/factors-and-contacts";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";
import type { Totp } from "../authenticator/fields/totp-secret";
import { useText } from "../authenticator/use-text";
import { Alert } from "../forms/alert";
import { Panel } from "../profile/panel";
import { AccountForm, type RejectedForm } from "./account-form";
import { DeviceList, type DeviceRow } from "./device-list";
import { OneButtonForm } from "./one-button-form";
import { type PasskeyRow, Passkeys } from "./passkeys";
import { PROVIDER_NAMES } from "./provider-names";
import { SecondFactors } from "./second-factors";
import { SignInAgainForm } from "./sign-in-again-form";

export type SecurityNews =
  | "password"
  | "totpOn"
  | "factors"
  | "device"
  | "deviceForgotten"
  | "devicesForgotten"
  | "passkey"
  | "passkeyRemoved";

type SecurityPageProps = {
  path: string;
  email: string;
  /** The provider that the fan signs in through, if any. */
  elsewhere: SocialProvider | undefined;
  /** The fan signed in recently: required to change how they sign in. */
  fresh: boolean;
  news: SecurityNews | undefined;
  rejected: RejectedForm | undefined;
  /** The security settings in the user pool, or the reason why they are missing. */
  now:
    | { problem: KeyedText }
    | {
        factors: { enabled: MfaType[]; preferred?: MfaType | undefined };
        /** The verified phone number. */
        phone: string | undefined;
        /** An authenticator app that is set up but not confirmed by a code yet. */
        totp: Totp | undefined;
        /** Undefined if the site doesn't offer passkeys. */
        passkeys: { list: PasskeyRow[]; problem?: KeyedText | undefined } | undefined;
        devices: {
          here: DeviceRow | undefined;
          others: DeviceRow[];
          /** Cursors of this page of devices and the next; the first page has none. */
          from: string | undefined;
          next: string | undefined;
          problem?: KeyedText | undefined;
        };
      };
};

export function SecurityPage(props: SecurityPageProps) {
  const { path, email, elsewhere, fresh, news, rejected, now } = props;
  const { t } = useTexts("security");
  const say = useText("fields");
  if ("problem" in now) return <Alert>{say(now.problem)}</Alert>;
  const common = { path, rejected };
  return (
    <>
      {elsewhere ? (
        <Panel
          id="elsewhere"
          path={path}
          title={t("security.elsewhereTitle", { provider: PROVIDER_NAMES[elsewhere] })}
          text={t("security.elsewhereText")}
        />
      ) : (
        <>
          {fresh ? (
            <Panel
              id="password"
              path={path}
              title={t("security.passwordTitle")}
              text={t("security.passwordText")}
              news={news === "password" ? t("security.passwordNews") : undefined}
            >
              <AccountForm
                {...common}
                form="password"
                labels={{ current_password: t("security.currentPassword") }}
                username={email}
                submit={t("security.passwordSubmit")}
                pending={t("security.passwordPending")}
              />
            </Panel>
          ) : (
            <SignInAgainForm {...common} email={email} />
          )}
          {now.passkeys && <Passkeys {...common} {...now.passkeys} fresh={fresh} news={news} />}
          <SecondFactors {...common} {...now} fresh={fresh} news={news} />
        </>
      )}
      <DeviceList {...common} {...now.devices} fresh={fresh} news={news} />
      <Panel id="everywhere" path={path} title={t("security.everywhereTitle")} text={t("security.everywhereText")}>
        <OneButtonForm {...common} intent="everywhere" leaves pending={t("security.everywherePending")}>
          {t("security.everywhereSubmit")}
        </OneButtonForm>
      </Panel>
    </>
  );
}
