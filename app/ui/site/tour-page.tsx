/** The tour dates: filters that are a plain GET form, and the ledger by month. */
import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { EventView } from "../../domain/event-view";
import { moreOf, ROWS_AT_FIRST, type TourFilters, tourQuery } from "../../domain/tour-filters";
import { useTexts } from "../../i18n/texts";
import { Empty } from "./empty";
import { Ledger } from "./ledger";
import { TourFiltersForm } from "./tour-filters-form";

export type TourPageProps = {
  /** `/tickets` or `/tour-dates`: the form and the links stay on the address that was asked for. */
  path: string;
  filters: TourFilters;
  nights: EventView[];
  total: number;
  cities: string[];
  months: { key: string; title: string }[];
};

export function TourPage({ path, filters, nights, total, cities, months }: TourPageProps) {
  const { t } = useTexts("site");
  const more = moreOf(filters, total);
  const shown = filters.from + nights.length;
  // The first new row: without scripts the longer page opens there, with scripts nothing moves.
  const anchor = nights.length > 0 ? `#night-${nights.at(-1)?.id}` : "";

  return (
    <>
      <section className="arena">
        <div className="wrap page-head">
          <h1 className="d1">{t("tour.title")}</h1>
        </div>
      </section>
      <div className="tint">
        <TourFiltersForm path={path} filters={filters} cities={cities} months={months} />
      </div>
      <div className="wrap page-end">
        <p className="hide" role="status">
          {t("tour.found", { count: total })}
        </p>
        {filters.from > 0 && (
          <p className="again">
            <Link
              className="btn line"
              to={
                path + tourQuery({ ...filters, from: Math.max(0, filters.from - ROWS_AT_FIRST), rows: ROWS_AT_FIRST })
              }
            >
              {t("tour.earlier")}
            </Link>
          </p>
        )}
        {byMonth(nights, t("tour.dateOpen")).map(({ title, nights: rows }) => (
          <Fragment key={title}>
            <h2 className="month d4">{title}</h2>
            <Ledger nights={rows} />
          </Fragment>
        ))}
        {more && (
          <p className="again">
            <Link
              className="btn line"
              to={path + tourQuery(more) + (more.from === filters.from ? anchor : "")}
              preventScrollReset={more.from === filters.from}
            >
              {t("tour.more", { count: total - shown })}
            </Link>
          </p>
        )}
        {nights.length === 0 && (
          <div className="again">
            <Empty
              title={t("tour.noneTitle")}
              text={t("tour.noneText")}
              action={{ label: t("tour.clear"), to: path }}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** In the order given; nights without a date stand last, whatever their place in the list. */
function byMonth(nights: EventView[], open: string): { title: string; nights: EventView[] }[] {
  const groups = new Map<string, EventView[]>();
  const dated = nights.filter((night) => night.date);
  for (const night of [...dated, ...nights.filter((one) => !one.date)]) {
    const title = night.date?.monthTitle ?? open;
    groups.set(title, [...(groups.get(title) ?? []), night]);
  }
  return [...groups].map(([title, rows]) => ({ title, nights: rows }));
}
