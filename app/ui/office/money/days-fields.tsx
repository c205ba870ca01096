/** The first and last day of a money page. */
import type { MoneyDays } from "../../../domain/office/views/money-days";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";

export function DaysFields({ days: { from, to } }: { days: MoneyDays }) {
  const t = officeTexts("money");
  return (
    <>
      <Field name="from" type="date" label={t("from")} defaultValue={from} />
      <Field name="to" type="date" label={t("to")} defaultValue={to} />
    </>
  );
}
