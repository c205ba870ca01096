/** Second factors: an authenticator app, text messages, email, and which of them sign-in asks for first. */
import { Link } from "@remix-run/react";
import type { MfaType } from "../../domain/authenticator/factors-and-contacts";
import { bidiIsolated } from "../../domain/format/bidi-isolate";
import { useTexts } from "../../i18n/texts";
import type { Totp } from "../authenticator/fields/totp-secret";
import { Panel } from "../profile/panel";
import type { RejectedForm } from "./account-form";
import { AppFactor } from "./app-factor";
import { Factor } from "./factor";
import { OneButtonForm } from "./one-button-form";
import { PreferredFactor } from "./preferred-factor";
import type { SecurityNews } from "./security-page";

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
  const { t } = useTexts("security");
  const { enabled, preferred } = factors;
  const several = enabled.length > 1;
  const newsTexts = { totpOn: t("security.appNews"), factors: t("security.factorNews") };
  const form = { path, rejected };
  const factor = (type: MfaType) => ({
    ...form,
    fresh,
    on: enabled.includes(type),
    first: preferred === type && several,
  });
  return (
    <Panel
      id="factors"
      path={path}
      title={t("security.factorTitle")}
      text={t("security.factorText")}
      news={news === "totpOn" || news === "factors" ? newsTexts[news] : undefined}
    >
      <AppFactor {...factor("SOFTWARE_TOKEN_MFA")} totp={totp} />
      <SmsFactor {...factor("SMS_MFA")} phone={phone} />
      {enabled.includes("EMAIL_OTP") && <EmailFactor {...factor("EMAIL_OTP")} />}
      {fresh && several && <PreferredFactor {...form} preferred={preferred} offered={enabled} />}
    </Panel>
  );
}

type FactorProps = { path: string; rejected: RejectedForm | undefined; fresh: boolean; on: boolean; first: boolean };

function SmsFactor({ fresh, on, first, phone, ...form }: FactorProps & { phone: string | undefined }) {
  const { t, language } = useTexts("security");
  return (
    <Factor
      title={t("security.smsTitle")}
      text={phone ? t("security.smsText", { phone: bidiIsolated(phone, language) }) : t("security.smsNeedsPhone")}
      on={on}
      first={first}
    >
      {!phone && !on && (
        <Link className="link" to="/profile/details#phone">
          {t("security.smsAddPhone")}
        </Link>
      )}
      {fresh && (on || phone) && (
        <OneButtonForm {...form} intent={on ? "smsOff" : "smsOn"} look={on ? "btn line quiet" : "btn quiet"}>
          {t(on ? "security.smsOff" : "security.smsOn")}
          <span className="hide"> {t("security.smsTitle")}</span>
        </OneButtonForm>
      )}
    </Factor>
  );
}

/** Shown only while it is on: the page turns email off, never on. */
function EmailFactor({ fresh, on, first, ...form }: FactorProps) {
  const { t } = useTexts("security");
  return (
    <Factor title={t("security.emailTitle")} text={t("security.emailText")} on={on} first={first}>
      {fresh && (
        <OneButtonForm {...form} intent="emailOff">
          {t("security.smsOff")}
          <span className="hide"> {t("security.emailTitle")}</span>
        </OneButtonForm>
      )}
    </Factor>
  );
}
