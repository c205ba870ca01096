/** A webhook's URL and events. */
import { WEBHOOK_EVENTS } from "../../../domain/office/machines/webhook-events";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { TypedWebhook } from "../../../requests/office/machines/webhook-form";
import { Field } from "../../forms/field";
import { CheckBox } from "./check-box";

export function WebhookFields({ typed }: { typed: TypedWebhook }) {
  const t = officeTexts("machines");
  return (
    <>
      <Field
        name="url"
        label={t("webhookForm.url")}
        help={t("webhookForm.urlHelp")}
        defaultValue={typed.url}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        required
      />
      <fieldset className="stack">
        <legend>{t("webhookForm.events")}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckBox key={event} name={`event.${event}`} on={typed.events.includes(event)}>
            {t(`events.${event}`)} <code>{event}</code>
          </CheckBox>
        ))}
      </fieldset>
    </>
  );
}
