/** Second factors: an authenticator app, text messages, and which of them sign-in asks for first. */
import { Link } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import type { MfaType } from "../../domain/authenticator/factors-and-contacts";
import { bidiIsolated } from "../../domain/format/bidi-isolate";
import { useTexts } from "../../i18n/texts";
import type { Totp } from "../authenticator/fields/totp-secret";
import { Panel } from "../profile/panel";
import { AccountForm, type RejectedForm } from "./account-form";
import { OneButtonForm } from "./one-button-form";
import { PreferredFactor } from "./preferred-factor";
import type { SecurityNews } from "./security-page";

/** Only while an app is being set up. */
const TotpSecret = lazy(() =>
  import("../authenticator/fields/totp-secret").then((loaded) => ({ default: loaded.TotpSecret })),
);

/** What the page opens at, and the focus with it: the steps of the setup, or the factor after them. */
export const TOTP_SETUP = "totp-setup";
export const TOTP = "totp";

type SecondFactorsProps = {
  path: string;
  rejected: RejectedForm | undefined;
  fresh: boolean;
  news: SecurityNews | undefined;
  factors: { enabled: MfaType[]; preferred?: MfaType | undefined };
  phone: string | undefined;
  totp: Totp | undefined;
};

export function SecondFactors({ path, rejected, fresh, news, factors, phone, totp }: SecondFactorsProps) {
  const { t, language } = useTexts("security");
  const common = { path, rejected };
  const { enabled, preferred } = factors;
  const [app, sms] = [enabled.includes("SOFTWARE_TOKEN_MFA"), enabled.includes("SMS_MFA")];
  const several = enabled.length > 1;
  const newsTexts = { totpOn: t("security.appNews"), factors: t("security.factorNews") };
  return (
    <Panel
      id="factors"
      path={path}
      title={t("security.factorTitle")}
      text={t("security.factorText")}
      news={news === "totpOn" || news === "factors" ? newsTexts[news] : undefined}
    >
      <Factor
        id={TOTP}
        title={t("security.appTitle")}
        text={t("security.appText")}
        on={app}
        first={preferred === "SOFTWARE_TOKEN_MFA" && several}
      >
        {fresh && !totp && (
          <div className="row">
            <OneButtonForm {...common} intent="totpStart" look={app ? "btn line quiet" : "btn quiet"}>
              {t(app ? "security.appAnother" : "security.appSetUp")}
            </OneButtonForm>
            {app && (
              <OneButtonForm {...common} intent="totpOff">
                {t("security.appOff")}
                <span className="hide"> {t("security.appTitle")}</span>
              </OneButtonForm>
            )}
          </div>
        )}
        {fresh && totp && (
          <div className="stack totp-setup">
            <h4 id={TOTP_SETUP} tabIndex={-1}>
              {t("security.appSetUpTitle")}
            </h4>
            <Suspense>
              <TotpSecret totp={totp} />
            </Suspense>
            <AccountForm
              {...common}
              form="totpConfirm"
              look="btn"
              submit={t("form.confirm")}
              pending={t("form.confirming")}
            />
            <OneButtonForm {...common} intent="totpCancel" look="link">
              {t("form.cancel")}
            </OneButtonForm>
          </div>
        )}
      </Factor>
      <Factor
        title={t("security.smsTitle")}
        text={phone ? t("security.smsText", { phone: bidiIsolated(phone, language) }) : t("security.smsNeedsPhone")}
        on={sms}
        first={preferred === "SMS_MFA" && several}
      >
        {!phone && !sms && (
          <Link className="link" to="/profile/details#phone">
            {t("security.smsAddPhone")}
          </Link>
        )}
        {fresh && (sms || phone) && (
          <OneButtonForm {...common} intent={sms ? "smsOff" : "smsOn"} look={sms ? "btn line quiet" : "btn quiet"}>
            {t(sms ? "security.smsOff" : "security.smsOn")}
            <span className="hide"> {t("security.smsTitle")}</span>
          </OneButtonForm>
        )}
      </Factor>
      {enabled.includes("EMAIL_OTP") && (
        <Factor
          title={t("security.emailTitle")}
          text={t("security.emailText")}
          on
          first={preferred === "EMAIL_OTP" && several}
        >
          {fresh && (
            <OneButtonForm {...common} intent="emailOff">
              {t("security.smsOff")}
              <span className="hide"> {t("security.emailTitle")}</span>
            </OneButtonForm>
          )}
        </Factor>
      )}
      {fresh && several && <PreferredFactor {...common} preferred={preferred} offered={enabled} />}
    </Panel>
  );
}

type FactorProps = { id?: string; title: string; text: string; on: boolean; first: boolean; children: ReactNode };

function Factor({ id, title, text, on, first, children }: FactorProps) {
  const { t } = useTexts("security");
  return (
    <div className="factor">
      <div className="between">
        <h3 id={id} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h3>
        <span className="row">
          {first && <span className="badge">{t("security.preferTitle")}</span>}
          <span className={on ? "badge ok" : "badge"}>{t(on ? "form.on" : "form.off")}</span>
        </span>
      </div>
      <p className="soft">{text}</p>
      {children}
    </div>
  );
}
