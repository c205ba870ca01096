/** The reset code and the new password, with the code's destination, a resend button and a way back. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { deliveryMessage } from "../code-delivery";
import { useText } from "../use-text";

export function ConfirmResetPasswordScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const say = useText();
  return (
    <>
      <p>{say(deliveryMessage("resetCode", props.data.codeDeliveryDetails))}</p>
      <AuthForm
        {...props}
        withUsername
        submit={t("buttons.submit")}
        submitting={t("pending.submit")}
        others={["RESEND", "SIGN_IN"]}
      />
    </>
  );
}
