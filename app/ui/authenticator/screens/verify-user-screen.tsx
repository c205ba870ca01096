/** A fan without a verified contact chooses one to verify, or skips this. */
import { useTexts } from "../../../i18n/texts";
import { AuthForm, type ScreenProps } from "../auth-form";
import { RadioChoices } from "../fields/radio-choices";
import { useText } from "../use-text";

const TEXTS = { email: "choices.email", phone_number: "choices.phoneNumber" } as const;

export function VerifyUserScreen(props: ScreenProps) {
  const { t } = useTexts("authenticator");
  const say = useText();
  const { data, rejected } = props;
  const choices = (data.unverifiedContacts ?? []).map(({ attribute, contact }) => ({
    value: attribute,
    text: say({ key: TEXTS[attribute], values: { contact } }),
  }));
  return (
    <>
      <p>{t("messages.verifyUser")}</p>
      <AuthForm
        {...props}
        readFirst
        legend={t("fields.verifyContact")}
        submit={t("buttons.verify")}
        submitting={t("pending.verify")}
        others={["SKIP"]}
      >
        <RadioChoices
          name="unverifiedAttr"
          choices={choices}
          chosen={rejected?.typed.choice}
          errors={(rejected?.problems.fields.unverifiedAttr ?? []).map(say)}
        />
      </AuthForm>
    </>
  );
}
