/** The start and end of a time span, in the venue's time zone. */
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";

/** `of` makes the ids of a page's forms unique. */
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
