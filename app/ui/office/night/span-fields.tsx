/** From when until when something counts, on the venue's clock. */
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";

/** `of` keeps the ids of a page's forms apart. */
export function SpanFields({ of, from, until }: { of: string; from: string; until: string }) {
  const t = officeTexts("nightSale");
  return (
    <>
      <Field name="from" id={`${of}-from`} type="datetime-local" label={t("codes.from")} defaultValue={from} required />
      <Field
        name="until"
        id={`${of}-until`}
        type="datetime-local"
        label={t("codes.until")}
        defaultValue={until}
        required
      />
    </>
  );
}
