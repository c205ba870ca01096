/** A password of her own for somebody who was given one, and what the provider misses of her. */
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
