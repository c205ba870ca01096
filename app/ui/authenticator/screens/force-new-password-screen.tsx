/** A fan with a temporary password chooses a new one, and fills in attributes that the user pool requires. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";

export function ForceNewPasswordScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  return (
    <>
      <p>{t("messages.forceNewPassword")}</p>
      <AuthForm
        {...props}
        withUsername
        submit={t("buttons.changePassword")}
        submitting={t("pending.changePassword")}
        others={["SIGN_IN"]}
      />
    </>
  );
}
