/** A fan with several second factors chooses one to sign in with. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { RadioChoices } from "../fields/radio-choices";

const TEXTS = {
  SMS_MFA: "choices.textMessage",
  SOFTWARE_TOKEN_MFA: "choices.authenticatorApp",
  EMAIL_OTP: "choices.emailMessage",
} as const;

export function SelectMfaTypeScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const choices = (props.data.mfaTypes ?? []).map((type) => ({ value: type, text: t(TEXTS[type]) }));
  return (
    <>
      <p>{t("messages.selectMfaType")}</p>
      <AuthForm
        {...props}
        readFirst
        legend={t("fields.selectMfaType")}
        submit={t("buttons.confirm")}
        submitting={t("pending.confirm")}
        others={["SIGN_IN"]}
      >
        <RadioChoices name="mfa_type" choices={choices} chosen={props.rejected?.typed.choice} />
      </AuthForm>
    </>
  );
}
