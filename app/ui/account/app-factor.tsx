/** The authenticator app as a second factor: setting it up, setting up another one, and turning it off. */
import { lazy, Suspense } from "react";
import { useTexts } from "../../i18n/texts";
import type { Totp } from "../authenticator/fields/totp-secret";
import { AccountForm, type RejectedForm } from "./account-form";
import { Factor } from "./factor";
import { OneButtonForm } from "./one-button-form";

/** Only while an app is being set up. */
const TotpSecret = lazy(() =>
  import("../authenticator/fields/totp-secret").then((loaded) => ({ default: loaded.TotpSecret })),
);

/** Ids that a redirect can open the page at and focus: the setup's steps, or the factor once it is set up. */
export const TOTP_SETUP = "totp-setup";
export const TOTP = "totp";

type FormProps = { path: string; rejected: RejectedForm | undefined };
type AppFactorProps = FormProps & { fresh: boolean; on: boolean; first: boolean; totp: Totp | undefined };

export function AppFactor({ fresh, on, first, totp, ...form }: AppFactorProps) {
  const { t } = useTexts("security");
  return (
    <Factor id={TOTP} title={t("security.appTitle")} text={t("security.appText")} on={on} first={first}>
      {fresh && (totp ? <TotpSetup {...form} totp={totp} /> : <AppButtons {...form} on={on} />)}
    </Factor>
  );
}

function AppButtons({ on, ...form }: FormProps & { on: boolean }) {
  const { t } = useTexts("security");
  return (
    <div className="row">
      <OneButtonForm {...form} intent="totpStart" look={on ? "btn line quiet" : "btn quiet"}>
        {t(on ? "security.appAnother" : "security.appSetUp")}
      </OneButtonForm>
      {on && (
        <OneButtonForm {...form} intent="totpOff">
          {t("security.appOff")}
          <span className="hide"> {t("security.appTitle")}</span>
        </OneButtonForm>
      )}
    </div>
  );
}

function TotpSetup({ totp, ...form }: FormProps & { totp: Totp }) {
  const { t } = useTexts("security");
  return (
    <div className="stack totp-setup">
      <h4 id={TOTP_SETUP} tabIndex={-1}>
        {t("security.appSetUpTitle")}
      </h4>
      <Suspense>
        <TotpSecret totp={totp} />
      </Suspense>
      <AccountForm {...form} form="totpConfirm" look="btn" submit={t("form.confirm")} pending={t("form.confirming")} />
      <OneButtonForm {...form} intent="totpCancel" look="link">
        {t("form.cancel")}
      </OneButtonForm>
    </div>
  );
}
