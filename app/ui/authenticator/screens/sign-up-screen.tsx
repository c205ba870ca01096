/** The sign-up screen. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { ProviderLinks } from "../provider-links";

export function SignUpScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  return (
    <>
      <AuthForm
        {...props}
        legend={t("titles.signUp")}
        submit={t("buttons.createAccount")}
        submitting={t("pending.createAccount")}
      />
      <ProviderLinks providers={props.data.socialProviders} verb="signUp" from={props.closeTo} />
    </>
  );
}
