/** Which of two second factors is asked for first. */
import { Form, useNavigation } from "@remix-run/react";
import type { MfaType } from "../../domain/authenticator/context";
import { useTexts } from "../../i18n/texts";
import { Choices } from "../authenticator/choices";
import { SubmitButton } from "../forms/submit-button";

export function Prefer({ path, preferred }: { path: string; preferred: MfaType | undefined }) {
  const { t } = useTexts("security");
  const pending = useNavigation().formData?.get("intent") === "prefer";
  const choices = [
    { value: "SOFTWARE_TOKEN_MFA", text: t("security.appTitle") },
    { value: "SMS_MFA", text: t("security.smsTitle") },
  ];
  return (
    <Form method="post" action={path} preventScrollReset className="factor">
      <fieldset>
        <legend className="legend">{t("security.preferTitle")}</legend>
        <Choices name="factor" choices={choices} chosen={preferred} />
      </fieldset>
      <SubmitButton className="btn line quiet" intent="prefer" pending={pending} pendingText={t("form.saving")}>
        {t("form.save")}
      </SubmitButton>
    </Form>
  );
}
