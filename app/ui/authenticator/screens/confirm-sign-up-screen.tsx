/** Confirms a sign-up: by a code, with its destination and a resend button, or by opening the link in the mail. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { deliveryMessage } from "../code-delivery";
import { useAutoSignIn } from "../use-auto-sign-in";
import { useText } from "../use-text";

export function ConfirmSignUpScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const say = useText();
  const { codeDeliveryDetails, pollEverySeconds, username, hideSignUp } = props.data;
  const { entries } = props;
  useAutoSignIn(props.self, pollEverySeconds);
  return (
    <>
      <p>{say(deliveryMessage("code", codeDeliveryDetails))}</p>
      {codeDeliveryDetails?.DeliveryMedium === "EMAIL" && username && (
        <p className="sentto">
          <b dir="ltr">{username}</b>
          <Link className="link" to={hideSignUp ? entries.signIn : entries.signUp} preventScrollReset>
            {t("buttons.changeEmail")}
          </Link>
        </p>
      )}
      {pollEverySeconds !== undefined && <p className="soft">{t("messages.linkInstead")}</p>}
      <AuthForm
        {...props}
        submit={t("buttons.confirm")}
        submitting={t("pending.confirm")}
        others={pollEverySeconds === undefined ? ["RESEND", "SIGN_IN"] : ["RESEND", "AUTO_SIGN_IN", "SIGN_IN"]}
        footer={<p className="help">{t("messages.checkSpam")}</p>}
      />
    </>
  );
}
