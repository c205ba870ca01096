/** The code that verifies a contact, with a resend button and a way to skip. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { deliveryMessage } from "../code-delivery";
import { useText } from "../use-text";

export function ConfirmVerifyUserScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const say = useText();
  return (
    <>
      <p>{say(deliveryMessage("verifyCode", props.data.codeDeliveryDetails))}</p>
      <AuthForm {...props} submit={t("buttons.submit")} submitting={t("pending.submit")} others={["RESEND", "SKIP"]} />
    </>
  );
}
