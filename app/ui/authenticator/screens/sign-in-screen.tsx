/** The sign-in screen. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { ProviderLinks } from "../provider-links";
import { SignInChoices } from "../sign-in-choices";

export function SignInScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const { signInChoices: choices = [] } = props.data;
  const forgot = (
    <p>
      <Link className="link" to={props.entries.resetPassword} preventScrollReset>
        {t("buttons.forgotPassword")}
      </Link>
    </p>
  );
  return (
    <>
      <ProviderLinks providers={props.data.socialProviders} verb="signIn" from={props.closeTo} />
      <AuthForm
        {...props}
        legend={t("headings.signIn")}
        submit={t("buttons.signIn")}
        submitting={t("pending.signIn")}
        footer={forgot}
        {...(choices.length > 0 && {
          look: "btn line",
          afterFirst: (pendingIntent) => <SignInChoices choices={choices} pendingIntent={pendingIntent} />,
        })}
      />
    </>
  );
}
