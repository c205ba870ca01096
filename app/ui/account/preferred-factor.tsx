/** The choice of the second factor that sign-in asks for first. */
import { Form, useNavigation } from "@remix-run/react";
import type { MfaType } from "../../domain/authenticator/factors-and-contacts";
import { useTexts } from "../../i18n/texts";
import { RadioChoices } from "../authenticator/fields/radio-choices";
import { useText } from "../authenticator/use-text";
import { SubmitButton } from "../forms/submit-button";
import type { RejectedForm } from "./account-form";

type PreferredFactorProps = {
  path: string;
  rejected: RejectedForm | undefined;
  preferred: MfaType | undefined;
  offered: MfaType[];
};

export function PreferredFactor({ path, rejected, preferred, offered }: PreferredFactorProps) {
  const { t } = useTexts("security");
  const say = useText("fields");
  const refused = rejected?.form === "prefer" ? rejected : undefined;
  const alert = refused?.problems.alert;
  const pending = useNavigation().formData?.get("intent") === "prefer";
  const titles = {
    SOFTWARE_TOKEN_MFA: t("security.appTitle"),
    SMS_MFA: t("security.smsTitle"),
    EMAIL_OTP: t("security.emailTitle"),
  };
  const choices = offered.map((value) => ({ value, text: titles[value] }));
  return (
    <Form method="post" action={path} preventScrollReset className="factor">
      <fieldset>
        <legend className="legend">{t("security.preferTitle")}</legend>
        <RadioChoices
          name="factor"
          choices={choices}
          chosen={refused?.typed.factor ?? preferred}
          errors={alert && [say(alert)]}
        />
      </fieldset>
      <SubmitButton className="btn line quiet" intent="prefer" pending={pending} pendingText={t("form.saving")}>
        {t("form.save")}
      </SubmitButton>
    </Form>
  );
}
