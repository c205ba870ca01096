/** A plain GET form of filters, and the matching nights by month, with a link to show more. */
import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { NightRow } from "../../domain/shows/night-summaries";
import { moreOf, ROWS_AT_FIRST, type TourFilters, tourQuery } from "../../domain/shows/tour-filters";
import { useTexts } from "../../i18n/texts";
import { useAnnounced } from "../announcements/announce";
import { EmptyState, type EmptyStateProps } from "../elements/empty-state";
import { NightRows } from "./night-rows";
import { TourFiltersForm, type TourFiltersFormProps } from "./tour-filters-form";

export type TourListProps = TourFiltersFormProps & {
  nights: NightRow[];
  total: number;
  /** Shown if there are no nights and no filters are set. */
  none: { title: string; text: string; action?: EmptyStateProps["action"] };
};

export function TourList({ nights, total, none, ...form }: TourListProps) {
  const { t } = useTexts("site");
  const { path, filters } = form;
  const found = t("tour.found", { count: total });
  useAnnounced(found);
  const more = moreOf(filters, total);
  const shown = filters.from + nights.length;
  const filtered = isFiltered(filters);
  // The first new row: without scripts the longer page opens there, with scripts nothing moves.
  const anchor = nights.length > 0 ? `#night-${nights.at(-1)?.id}` : "";

  return (
    <>
      {(total > 0 || filtered) && (
        <div className="tint">
          <TourFiltersForm {...form} />
        </div>
      )}
      <div className="wrap page-end">
        <p className="hide">{found}</p>
        {filters.from > 0 && (
          <p className="again">
            <Link className="btn line" to={path + tourQuery(earlier(filters))}>
              {t("tour.earlier")}
            </Link>
          </p>
        )}
        {byMonth(nights, t("tour.dateOpen")).map(({ title, nights: rows }) => (
          <Fragment key={title}>
            <h2 className="month d4">{title}</h2>
            <NightRows nights={rows} />
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
            {filtered ? <NoneFit path={path} past={filters.past} /> : <EmptyState {...none} />}
          </div>
        )}
      </div>
    </>
  );
}

/** Nothing matches the filters: links to the unfiltered list. */
function NoneFit({ path, past }: { path: string; past: boolean }) {
  const { t } = useTexts("site");
  return (
    <EmptyState
      title={t("tour.noneTitle")}
      text={t("tour.noneText")}
      action={{ label: t("tour.clear"), to: path + tourQuery({ past }) }}
    />
  );
}

const isFiltered = ({ city, month, text, category, from }: TourFilters): boolean =>
  Boolean(city || month || text || category || from);

const earlier = (filters: TourFilters): TourFilters => ({
  ...filters,
  from: Math.max(0, filters.from - ROWS_AT_FIRST),
  rows: ROWS_AT_FIRST,
});

/** In the order given, but nights without a date come last. */
function byMonth(nights: NightRow[], open: string): { title: string; nights: NightRow[] }[] {
  const groups = new Map<string, NightRow[]>();
  const dated = nights.filter((night) => night.date);
  for (const night of [...dated, ...nights.filter((one) => !one.date)]) {
    const title = night.date?.monthTitle ?? open;
    groups.set(title, [...(groups.get(title) ?? []), night]);
  }
  return [...groups].map(([title, rows]) => ({ title, nights: rows }));
}
