/** The tour dates or the past nights: a heading, and the list with its filters. */
import { Link } from "@remix-run/react";
import { TOUR_CALENDAR } from "../../domain/feeds/feed-links";
import { tourQuery } from "../../domain/shows/tour-filters";
import { useTexts } from "../../i18n/texts";
import { TourList, type TourListProps } from "./tour-list";

/** `path` is `/tickets` or `/tour-dates`: the form and the links stay on the requested one. */
export type TourPageProps = Omit<TourListProps, "none">;

export function TourPage(list: TourPageProps) {
  const { t } = useTexts("site");
  const { t: ts } = useTexts("shows");
  const { past } = list.filters;
  const allDates = { label: t("tour.clear"), to: "/tickets" };
  return (
    <>
      <section className="arena">
        <div className="wrap list-head between">
          <h1 className="d2">{past ? ts("archive.title") : t("tour.title")}</h1>
          <p className="row">
            {!past && (
              <a className="link" href={TOUR_CALENDAR.path}>
                {t("chips.feed")}
              </a>
            )}
            <Link className="link" to={list.path + tourQuery({ past: !past })}>
              {past ? ts("archive.ahead") : ts("archive.open")}
            </Link>
          </p>
        </div>
      </section>
      <TourList
        {...list}
        none={
          past
            ? { title: ts("archive.title"), text: ts("archive.emptyText"), action: allDates }
            : { title: t("home.emptyTitle"), text: t("home.emptyText") }
        }
      />
    </>
  );
}
