/** Which of two second factors is asked for first. */
import { Form, useNavigation } from "@remix-run/react";
import type { MfaType } from "../../domain/authenticator/factors-and-contacts";
import { useTexts } from "../../i18n/texts";
import { Choices } from "../authenticator/choices";
import { useText } from "../authenticator/use-text";
import { SubmitButton } from "../forms/submit-button";
import type { RejectedForm } from "./account-form";

type PreferProps = { path: string; rejected: RejectedForm | undefined; preferred: MfaType | undefined };

export function Prefer({ path, rejected, preferred }: PreferProps) {
  const { t } = useTexts("security");
  const say = useText("fields");
  const refused = rejected?.form === "prefer" ? rejected : undefined;
  const alert = refused?.problems.alert;
  const pending = useNavigation().formData?.get("intent") === "prefer";
  const choices = [
    { value: "SOFTWARE_TOKEN_MFA", text: t("security.appTitle") },
    { value: "SMS_MFA", text: t("security.smsTitle") },
  ];
  return (
    <Form method="post" action={path} preventScrollReset className="factor">
      <fieldset>
        <legend className="legend">{t("security.preferTitle")}</legend>
        <Choices
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
