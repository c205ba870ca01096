/** Our books compared with Stripe's. */
import { Form } from "@remix-run/react";
import type { MoneyDays } from "../../../domain/office/views/money-days";
import type { MoneyTable as Table } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { DaysFields } from "./days-fields";
import { MoneyHead } from "./money-head";
import { MoneyTable } from "./money-table";

type ReconcilePageProps = {
  days: MoneyDays;
  /** Undefined before the first comparison. */
  compared: { payments: number; foreign: number; count: number; repairable: boolean; table: Table } | undefined;
};

export function ReconcilePage({ days, compared }: ReconcilePageProps) {
  const t = officeTexts("money");
  return (
    <div className="stack">
      <MoneyHead title={t("reconcile")} text={t("compare.text")} />
      {days.bad && <Alert focused>{t("badDays")}</Alert>}
      <Form method="get" action="/office/money/reconcile" className="o-filters">
        <DaysFields days={days} />
        <button className="btn line" type="submit">
          {t("compare.run")}
        </button>
      </Form>
      {compared && (
        <>
          <p role="status">
            {compared.count === 0
              ? t("compare.none", { payments: compared.payments })
              : t("compare.some", { payments: compared.payments, count: compared.count })}{" "}
            {compared.foreign > 0 && t("compare.foreign", { count: compared.foreign })}
          </p>
          {compared.count > 0 && <MoneyTable table={compared.table} />}
          {compared.repairable && (
            <Form method="post" action="/office/money/reconcile">
              <input type="hidden" name="from" value={days.from} />
              <input type="hidden" name="to" value={days.to} />
              <button className="btn" type="submit" name="intent" value="repair">
                {t("compare.repair")}
              </button>
            </Form>
          )}
        </>
      )}
    </div>
  );
}
