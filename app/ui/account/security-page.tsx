/** How a fan signs in: password, second factors, devices, and the way out of all sessions. */
import type { MfaType } from "../../domain/authenticator/context";
import type { SocialProvider } from "../../domain/authenticator/options";
import type { Text } from "../../domain/authenticator/text";
import { useTexts } from "../../i18n/texts";
import type { Totp } from "../authenticator/fields/totp-secret";
import { useText } from "../authenticator/use-text";
import { Alert } from "../forms/alert";
import { Panel } from "../profile/panel";
import { AccountForm, type RejectedForm } from "./account-form";
import { DeviceList, type DeviceRow } from "./device-list";
import { OneButtonForm } from "./one-button-form";
import { PROVIDER_NAMES } from "./provider-names";
import { SecondFactors } from "./second-factors";
import { SignInAgainForm } from "./sign-in-again-form";

export type SecurityNews = "password" | "totpOn" | "factors" | "device" | "deviceForgotten" | "devicesForgotten";

export type SecurityPageProps = {
  path: string;
  email: string;
  /** Where she signs in, if that is not here. */
  elsewhere: SocialProvider | undefined;
  /** She has proven of late who she is: only then can she change how she signs in. */
  fresh: boolean;
  news: SecurityNews | undefined;
  rejected: RejectedForm | undefined;
  /** What the provider tells, or why it tells nothing. */
  now:
    | { problem: Text }
    | {
        factors: { enabled: MfaType[]; preferred?: MfaType | undefined };
        /** Her verified number. */
        phone: string | undefined;
        /** An authenticator app that waits for its first code. */
        totp: Totp | undefined;
        devices: {
          here: DeviceRow | undefined;
          others: DeviceRow[];
          /** Where this page begins and the next; the first has no beginning. */
          from: string | undefined;
          next: string | undefined;
          problem?: Text | undefined;
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
            <SignInAgainForm {...common} email={email} elsewhere={elsewhere} />
          )}
          <SecondFactors {...common} {...now} fresh={fresh} news={news} />
        </>
      )}
      <DeviceList {...common} {...now.devices} fresh={fresh} news={news} />
      <Panel id="everywhere" path={path} title={t("security.everywhereTitle")} text={t("security.everywhereText")}>
        <OneButtonForm {...common} intent="everywhere" pending={t("security.everywherePending")}>
          {t("security.everywhereSubmit")}
        </OneButtonForm>
      </Panel>
    </>
  );
}
