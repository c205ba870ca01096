/** Sets up an authenticator app: its secret, and the first code that it shows. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { TotpSecret } from "../fields/totp-secret";

export function SetupTotpScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const { totp } = props.data;
  return (
    <>
      {totp ? <TotpSecret totp={totp} /> : <p role="status">{t("messages.loading")}</p>}
      <AuthForm
        {...props}
        readFirst
        submit={t("buttons.confirm")}
        submitting={t("pending.confirm")}
        others={["SIGN_IN"]}
      />
    </>
  );
}
