/** Adds one code, or a batch of random ones. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import { ChoiceField } from "../../forms/choice-field";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";
import { SpanFields } from "./span-fields";

/** Shared by the forms of phases and codes. */
export type TermsForm = {
  path: string;
  tiers: { id: string; name: string; price: string }[];
  /** Names of the phases that a code can open. */
  opened: string[];
  /** Initial values of a new span: now, and the bell. */
  from: string;
  until: string;
  typed: Record<string, string>;
};

const KINDS = ["percent", "ticket", "order", "phase"] as const;
const NUMBERS = [
  ["uses", "mostUses"],
  ["seats", "mostSeats"],
  ["perBuyer", "perBuyer"],
  ["minimum", "minimum"],
] as const;

export function NewCodesForm({ path, id, tiers, opened, from, until, typed }: TermsForm & { id: string }) {
  const t = officeTexts("nightSale");
  const kinds = KINDS.filter((kind) => kind !== "phase" || opened.length > 0);
  return (
    <Form method="post" action={path} className="o-box" noValidate>
      <h2>{t("codes.addCodes")}</h2>
      <input type="hidden" name="id" value={typed.id ?? id} />
      <div className="f2">
        <ChoiceField
          name="kind"
          label={t("codes.kind")}
          chosen={typed.kind}
          options={kinds.map((value) => ({
            value,
            label: value === "phase" ? `${t("codes.kinds.phase")}: ${opened.join(", ")}` : t(`codes.kinds.${value}`),
          }))}
        />
        <Field name="value" label={t("codes.value")} help={t("codes.valueHelp")} defaultValue={typed.value} required />
        <Field name="text" label={t("codes.text")} help={t("codes.textHelp")} defaultValue={typed.text} />
        <Field
          name="count"
          label={t("codes.count")}
          help={t("codes.countHelp")}
          inputMode="numeric"
          defaultValue={typed.count ?? "1"}
        />
        <Field name="batch" label={t("codes.batch")} defaultValue={typed.batch} />
        <SpanFields of="code" from={typed.from ?? from} until={typed.until ?? until} />
        {NUMBERS.map(([name, label]) => (
          <Field
            key={name}
            name={name}
            id={`code-${name}`}
            label={t(`codes.${label}`)}
            inputMode="numeric"
            defaultValue={typed[name]}
          />
        ))}
        <Field name="email" type="email" label={t("codes.onlyFor")} defaultValue={typed.email} autoComplete="off" />
      </div>
      <div className="row">
        {tiers.map((tier) => (
          <label className="choice" key={tier.id}>
            <input type="checkbox" name={`tier.${tier.id}`} defaultChecked={typed[`tier.${tier.id}`] !== undefined} />{" "}
            {t("codes.countsFor", { tier: tier.name })}
          </label>
        ))}
      </div>
      <p className="help">{t("codes.countsHelp")}</p>
      <div className="row">
        <SubmitButton intent="addCodes">{t("codes.look")}</SubmitButton>
      </div>
    </Form>
  );
}
