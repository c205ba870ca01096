/** Sums of money by day, night or tier, and links to their files. */
import { Form } from "@remix-run/react";
import type { MoneyDays } from "../../../domain/office/views/money-days";
import { GROUPINGS, type Grouping, type MoneyTable as Table } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { FieldFrame } from "../../forms/field";
import { FilterForm } from "../lists/filter-form";
import { DaysFields } from "./days-fields";
import { MoneyHead } from "./money-head";
import { MoneyTable } from "./money-table";

type MoneyPageProps = {
  days: MoneyDays;
  by: Grouping;
  timeZone: string;
  table: Table;
  /** The number of payments without a known fee. */
  withoutFee: number;
  /** When fees were last read from Stripe. */
  fees: string | undefined;
  mayExport: boolean;
};

const BY = { day: "byDay", night: "byNight", tier: "byTier" } as const;

export function MoneyPage({ days, by, timeZone, table, withoutFee, fees, mayExport }: MoneyPageProps) {
  const t = officeTexts("money");
  const query = new URLSearchParams({ by, from: days.from, to: days.to });
  return (
    <div className="stack">
      <MoneyHead title={t("title")} text={t("text")} />
      {days.bad && <Alert focused>{t("badDays")}</Alert>}
      <FilterForm path="/office/money" filtered={false}>
        <FieldFrame id="by" label={t("by")}>
          {(control) => (
            <select className="select" name="by" defaultValue={by} {...control}>
              {GROUPINGS.map((grouping) => (
                <option key={grouping} value={grouping}>
                  {t(BY[grouping])}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <DaysFields days={days} />
      </FilterForm>
      <p className="soft small">
        {t("zone", { zone: timeZone })} {fees ? t("fees", { since: fees }) : t("noFees")}{" "}
        {withoutFee > 0 && t("withoutFee", { count: withoutFee })}
      </p>
      {table.rows.length === 0 ? <p className="o-box">{t("nothing")}</p> : <MoneyTable table={table} />}
      {table.rows.length > 0 && (
        <p>
          <a href={`/office/money/tables/sums.csv?${query}`}>{officeTexts("frame")("form.download")}</a>
        </p>
      )}
      {mayExport && (
        <Form method="post" action={`/office/money/payments.csv?${query}`} className="o-box" reloadDocument>
          <h2>{t("export")}</h2>
          <p className="soft">{t("exportText")}</p>
          <div className="row">
            <button className="btn quiet line" type="submit" name="intent" value="download">
              {officeTexts("frame")("form.download")}
            </button>
          </div>
        </Form>
      )}
    </div>
  );
}
