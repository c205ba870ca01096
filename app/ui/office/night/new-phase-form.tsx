/** Adds a phase: its audience, its window, and the seats and price for each tier. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import { ChoiceField } from "../../forms/choice-field";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";
import type { TermsForm } from "./new-codes-form";
import { SpanFields } from "./span-fields";

const AUDIENCES = ["everyone", "premium", "code"] as const;

export function NewPhaseForm({ path, tiers, from, until, typed }: TermsForm) {
  const t = officeTexts("nightSale");
  return (
    <Form method="post" action={path} className="o-box" noValidate>
      <h2>{t("codes.addPhase")}</h2>
      <div className="f2">
        <Field name="name" label={t("codes.name")} help={t("codes.nameHelp")} defaultValue={typed.name} required />
        <ChoiceField
          name="audience"
          label={t("codes.audience")}
          chosen={typed.audience}
          options={AUDIENCES.map((value) => ({ value, label: t(`codes.audiences.${value}`) }))}
        />
        <SpanFields of="phase" from={typed.from ?? from} until={typed.until ?? until} />
      </div>
      <p className="help">{t("codes.tiersHelp")}</p>
      {tiers.map(({ id, name, price }) => (
        <div className="f2" key={id}>
          <label className="choice">
            <input type="checkbox" name={`tier.${id}`} defaultChecked={typed[`tier.${id}`] !== undefined} />{" "}
            {t("codes.sells", { tier: `${name}, ${price}` })}
          </label>
          <Field
            name={`price.${id}`}
            label={t("codes.priceOf", { tier: name })}
            inputMode="decimal"
            defaultValue={typed[`price.${id}`]}
          />
          <Field
            name={`seats.${id}`}
            label={t("codes.seatsOf", { tier: name })}
            inputMode="numeric"
            defaultValue={typed[`seats.${id}`]}
          />
        </div>
      ))}
      <div className="row">
        <SubmitButton intent="addPhase">{t("codes.look")}</SubmitButton>
      </div>
    </Form>
  );
}
