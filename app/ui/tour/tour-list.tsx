/** A line of filters, and the matching nights by month, with a link to show more. */
import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { moreOf, ROWS_AT_FIRST, type TourFilters, tourQuery } from "../../domain/shows/tour-filters";
import type { TourRow } from "../../domain/shows/tour-rows";
import { useTexts } from "../../i18n/texts";
import { useAnnounced } from "../announcements/announce";
import { EmptyState, type EmptyStateProps } from "../elements/empty-state";
import { NightRows } from "./night-rows";
import { TourChips, type TourChipsProps } from "./tour-chips";

export type TourListProps = TourChipsProps & {
  rows: TourRow[];
  /** The number of nights that match the filters, and of those that come after these rows. */
  total: number;
  left: number;
  /** Shown if there are no nights and no filters are set. */
  none: { title: string; text: string; action?: EmptyStateProps["action"] };
};

export function TourList({ rows, total, left, none, ...chips }: TourListProps) {
  const { t } = useTexts("site");
  const { path, filters } = chips;
  const found = t("tour.found", { count: total });
  useAnnounced(found);
  const more = left > 0 ? moreOf(filters, total) : undefined;
  const filtered = isFiltered(filters);
  // The last row already shown. Without scripts the longer page opens there; with scripts nothing moves.
  const anchor = rows.length > 0 ? `#night-${rows.at(-1)?.id}` : "";

  return (
    <>
      {(total > 0 || filtered) && <TourChips {...chips} />}
      <div className="wrap page-end">
        <p className="hide">{found}</p>
        {filters.from > 0 && (
          <p className="again">
            <Link className="btn line" to={path + tourQuery(earlier(filters))}>
              {t("tour.earlier")}
            </Link>
          </p>
        )}
        {byMonth(rows, t("tour.dateOpen")).map(([title, mine]) => (
          <Fragment key={title}>
            <h2 className="month d4">{title}</h2>
            <NightRows rows={mine} />
          </Fragment>
        ))}
        {more && (
          <p className="again">
            <Link
              className="btn line"
              to={path + tourQuery(more) + (more.from === filters.from ? anchor : "")}
              preventScrollReset={more.from === filters.from}
            >
              {t("tour.more", { count: left })}
            </Link>
          </p>
        )}
        {rows.length === 0 && (
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

/** In the given order, but with undated nights last. */
function byMonth(rows: TourRow[], open: string): [title: string, rows: TourRow[]][] {
  const groups = new Map<string, TourRow[]>();
  const title = (row: TourRow) => ("days" in row ? row.monthTitle : row.date?.monthTitle);
  const dated = rows.filter((row) => title(row) !== undefined);
  for (const row of [...dated, ...rows.filter((one) => title(one) === undefined)]) {
    const month = title(row) ?? open;
    groups.set(month, [...(groups.get(month) ?? []), row]);
  }
  return [...groups];
}
