/** Limits a code, stops one, or stops a whole batch. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import { ChoiceField } from "../../forms/choice-field";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";

type CodeFormProps = { path: string; typed: Record<string, string> };

export function LimitForm({ path, typed }: CodeFormProps) {
  const t = officeTexts("nightSale");
  return (
    <Form method="post" action={path} className="o-box" noValidate>
      <h2>{t("codes.limit")}</h2>
      <p className="soft">{t("codes.limitText")}</p>
      <Field name="text" id="limit-text" label={t("codes.code")} defaultValue={typed.text} required />
      <Field name="uses" id="limit-uses" label={t("codes.mostUses")} inputMode="numeric" defaultValue={typed.uses} />
      <Field
        name="seats"
        id="limit-seats"
        label={t("codes.mostSeats")}
        inputMode="numeric"
        defaultValue={typed.seats}
      />
      <div className="row">
        <SubmitButton intent="limit" className="btn line">
          {t("codes.limitButton")}
        </SubmitButton>
      </div>
    </Form>
  );
}

export function StopForms({ path, batches, typed }: CodeFormProps & { batches: string[] }) {
  const t = officeTexts("nightSale");
  return (
    <div className="o-box">
      <h2>{t("codes.stop")}</h2>
      <p className="soft">{t("codes.stopText")}</p>
      <Form method="post" action={path} className="stack" noValidate>
        <Field name="text" id="stop-text" label={t("codes.code")} defaultValue={typed.text} required />
        <SubmitButton intent="stop" className="btn line">
          {t("codes.stopCode")}
        </SubmitButton>
      </Form>
      {batches.length > 0 && (
        <Form method="post" action={path} className="stack" noValidate>
          <ChoiceField
            name="batch"
            id="stop-batch"
            label={t("codes.batch")}
            options={batches.map((value) => ({ value, label: value }))}
          />
          <SubmitButton intent="stopBatch" className="btn line">
            {t("codes.stopBatch")}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
