/** The rows of a list of nights: one per night, and one per week of a residency. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { RenderContext } from "../format/render-context";
import { daysOfWeek, firstDayOfWeek } from "./calendar-week";
import { asRow, type NightRow } from "./night-summaries";
import { nightView } from "./night-view";
import { dayOfNight, residencyWeek, type Series, type WeekRow } from "./residency-week";

export type TourRow = NightRow | WeekRow;

/** A week with only one night is shown as an ordinary row. */
const FEWEST_IN_A_WEEK = 2;

type TourPageNights = {
  /** The nights of this page of the list, by date. */
  nights: CatalogueEvent[];
  /**
   * The residencies' nights in the months of `weekMonths`, because a week is shown whole even if the page ends within
   * it.
   */
  around: CatalogueEvent[];
  residencies: Series[];
  /** Position of the first night in the whole list. */
  from: number;
};

/** `ahead` is how many of the nights shown come after this page's last. */
export function tourRows(
  { nights, around, residencies, from }: TourPageNights,
  view: RenderContext,
): { rows: TourRow[]; ahead: number } {
  const onPage = new Set(nights.map(({ id }) => id));
  const known = [...new Map([...nights, ...around].map((night) => [night.id, night])).values()].sort(byDate);
  const weekOf = weekKeys(residencies, view.locale);
  const weeks = grouped(known, weekOf);
  const done = new Set<string>();
  const rows: TourRow[] = [];
  let ahead = 0;

  for (const night of nights) {
    const { series, key } = weekOf(night) ?? {};
    const week = key === undefined ? [] : (weeks.get(key) ?? []);
    if (!series || !key || week.length < FEWEST_IN_A_WEEK) {
      rows.push(asRow(nightView(night, view)));
      continue;
    }
    if (done.has(key)) continue;
    done.add(key);
    // A week that began on the page before was shown there.
    const begins = week[0] && onPage.has(week[0].id);
    if (from === 0 || begins) show(series, week);
  }
  // Otherwise a page that lies entirely within one week would be empty.
  const last = rows.length === 0 ? nights.at(-1) : undefined;
  const { series, key = "" } = (last && weekOf(last)) ?? {};
  if (series) show(series, weeks.get(key) ?? []);
  return { rows, ahead };

  function show(series: Series, week: CatalogueEvent[]): void {
    const row = residencyWeek(series, week, view);
    if (row) rows.push(row);
    ahead += week.filter(({ id }) => !onPage.has(id)).length;
  }
}

/** The months ("2026-12") of all weeks in which these nights belong to a residency, with the residency's id. */
export function weekMonths(
  nights: CatalogueEvent[],
  residencies: Series[],
  locale: string,
): { category: string; month: string }[] {
  const found = new Map<string, { category: string; month: string }>();
  for (const night of nights) {
    const series = seriesOf(night, residencies);
    const day = series && dayOfNight(night);
    if (!series || !day) continue;
    for (const one of daysOfWeek(day, firstDayOfWeek(locale))) {
      const month = one.slice(0, "2026-12".length);
      found.set(`${series.id} ${month}`, { category: series.id, month });
    }
  }
  return [...found.values()];
}

const seriesOf = ({ categoryIds }: CatalogueEvent, residencies: Series[]): Series | undefined =>
  residencies.find(({ id }) => categoryIds.includes(id));

type WeekKey = { series: Series; key: string } | undefined;

/** Returns a night's residency and week; undefined for other nights and for those without a date. */
function weekKeys(residencies: Series[], locale: string): (night: CatalogueEvent) => WeekKey {
  const firstDay = firstDayOfWeek(locale);
  const known = new Map<string, WeekKey>();
  return (night) => {
    if (known.has(night.id)) return known.get(night.id);
    const series = seriesOf(night, residencies);
    const day = series && dayOfNight(night);
    const key = series && day ? { series, key: `${series.id} ${daysOfWeek(day, firstDay)[0]}` } : undefined;
    known.set(night.id, key);
    return key;
  };
}

function grouped(nights: CatalogueEvent[], weekOf: (night: CatalogueEvent) => WeekKey): Map<string, CatalogueEvent[]> {
  const groups = new Map<string, CatalogueEvent[]>();
  for (const night of nights) {
    const key = weekOf(night)?.key;
    if (key) groups.set(key, [...(groups.get(key) ?? []), night]);
  }
  return groups;
}

const startOf = ({ scheduling: { config } }: CatalogueEvent) => Date.parse(config.startDate);
const byDate = (a: CatalogueEvent, b: CatalogueEvent) => startOf(a) - startOf(b);
