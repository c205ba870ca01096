/** The second factor of a sign-in: a code from a text message or an authenticator app, or the pool's own challenge. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { deliveryMessage } from "../code-delivery";
import { PasskeyPrompt } from "../passkey-prompt";
import { useText } from "../use-text";

/** Challenges whose code is sent to the fan. */
const SENT = new Set(["SMS_MFA", "EMAIL_OTP", "SMS_OTP"]);

export function ConfirmSignInScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const say = useText();
  const { challengeName = "", challengeQuestion, codeDeliveryDetails, resendable } = props.data;
  if (challengeName === "WEB_AUTHN") return <PasskeyPrompt {...props} />;
  return (
    <>
      {SENT.has(challengeName) && <p>{say(deliveryMessage("code", codeDeliveryDetails))}</p>}
      {challengeName === "SOFTWARE_TOKEN_MFA" && <p>{t("messages.totpCode")}</p>}
      {challengeQuestion && <p dir="auto">{challengeQuestion}</p>}
      <AuthForm
        {...props}
        submit={t("buttons.confirm")}
        submitting={t("pending.confirm")}
        others={resendable ? ["RESEND", "SIGN_IN"] : ["SIGN_IN"]}
      />
    </>
  );
}
