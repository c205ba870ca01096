/** Buyers with more seats than one buyer should have. */
import { Form, Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { OfficeTable } from "../lists/office-table";

export type ManySeatsReport = {
  limit: number;
  buyers: { by: "account" | "email"; who: string; seats: number; orders: string[] }[];
};

export function LineReport({ path, report }: { path: string; report: ManySeatsReport | undefined }) {
  const t = officeTexts("nightSale");
  return (
    <section className="o-box" id="report">
      <h2>{t("line.report")}</h2>
      <Form method="get" action={path} className="o-filters">
        <input type="hidden" name="still" value="" />
        <input type="hidden" name="report" value="" />
        <Field name="limit" label={t("line.limit")} inputMode="numeric" defaultValue={report?.limit} />
        <button className="btn line" type="submit">
          {t("line.reportButton")}
        </button>
      </Form>
      {report?.buyers.length === 0 && <p>{t("line.nobody", { count: report.limit })}</p>}
      {report && report.buyers.length > 0 && (
        <OfficeTable
          caption={t("line.report")}
          columns={[t("line.who"), t("line.by"), t("line.seats"), t("line.orders")]}
          rows={report.buyers.map(({ by, who, seats, orders }) => ({
            key: `${by} ${who}`,
            cells: [
              by === "account" ? (
                <Link key="who" to={`/office/fans/${encodeURIComponent(who)}`}>
                  {who}
                </Link>
              ) : (
                who
              ),
              t(`line.bys.${by}`),
              seats,
              orders.join(" "),
            ],
          }))}
        />
      )}
    </section>
  );
}
