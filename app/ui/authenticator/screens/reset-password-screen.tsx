/** Requests a code to reset the password. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";

export function ResetPasswordScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const back = (
    <p>
      <Link className="link" to={props.entries.signIn} preventScrollReset>
        {t("buttons.backToSignIn")}
      </Link>
    </p>
  );
  return (
    <>
      <p>{t("messages.resetPassword")}</p>
      <AuthForm {...props} submit={t("buttons.sendCode")} submitting={t("pending.sendCode")} footer={back} />
    </>
  );
}
