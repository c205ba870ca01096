/** A week of a residency as one row of a list: seven days with their nights. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { RenderContext } from "../format/render-context";
import { type DateParts, dayKey, spokenHour, zonedDates } from "../format/zoned-dates";
import { calendarNight } from "./calendar-night";
import { daysOfWeek, firstDayOfWeek, weekdayNames } from "./calendar-week";
import { cityOf, type NightBadgeView, type SaleState } from "./night-view";
import type { SectionView } from "./show-view";

/** The section of the residency. Its name is the row's title. */
export type Series = Pick<SectionView, "id" | "name" | "href">;

export type WeekNight = {
  id: string;
  href: string;
  sale: SaleState;
  badge: NightBadgeView | undefined;
  from: string | undefined;
  dateTime: string;
  /** "Sat, Dec 5", for screen readers. The column shows weekday and day only once, even with several nights. */
  date: string;
  /** "7 PM". */
  hour: string;
};

/** A day of the week, also if it has no nights. */
export type WeekDay = { key: string; weekday: string; day: number; nights: WeekNight[] };

export type WeekRow = {
  /** The id of its first night, so that the row has the same id however long the list is. */
  id: string;
  title: string;
  href: string;
  venue: string;
  city: string;
  /** How many nights the week has. */
  count: number;
  /** From the first night to the last. The number of nights takes the weekday's place. */
  parts: Omit<DateParts, "weekday">;
  monthTitle: string;
  days: WeekDay[];
};

// Cached, because a list of nights asks some thousand times.
const days = new WeakMap<CatalogueEvent, string>();

/** The day of a night at its venue; undefined while the night has no date. */
export function dayOfNight(night: CatalogueEvent): string | undefined {
  const { config } = night.scheduling;
  if (config.scheduleTbd) return undefined;
  const day = days.get(night) ?? dayKey(new Date(config.startDate), config.timeZoneId);
  days.set(night, day);
  return day;
}

/** `nights` are the nights of one week, at least one, in order and with dates. */
export function residencyWeek(series: Series, nights: CatalogueEvent[], view: RenderContext): WeekRow | undefined {
  const [first, last] = [nights[0], nights.at(-1)];
  const start = first && dayOfNight(first);
  if (!first || !last || !start) return undefined;
  const days = daysOfWeek(start, firstDayOfWeek(view.locale));
  const names = weekdayNames(view.locale);
  return {
    id: first.id,
    title: series.name,
    href: series.href,
    venue: first.location.name,
    city: cityOf(first.location),
    count: nights.length,
    parts: spanOf(datesOf(first, view).parts, datesOf(last, view).parts),
    monthTitle: datesOf(first, view).monthTitle,
    days: days.map((key, i) => ({
      key,
      weekday: names[i]?.short ?? "",
      day: Number(key.slice(-2)),
      nights: nights.filter((night) => dayOfNight(night) === key).flatMap((night) => weekNight(night, view)),
    })),
  };
}

function weekNight(event: CatalogueEvent, view: RenderContext): WeekNight[] {
  const night = calendarNight(event, view);
  if (!night) return [];
  const { id, href, sale, badge, from, dateTime, short } = night;
  const hour = spokenHour(new Date(dateTime), event.scheduling.config.timeZoneId, view.locale);
  return [{ id, href, sale, badge, from, dateTime, date: short, hour }];
}

const datesOf = ({ scheduling: { config } }: CatalogueEvent, { locale }: RenderContext) =>
  zonedDates(new Date(config.startDate), config.timeZoneId, locale);

/** "1–6 Dec", "28–3 Nov–Dec". Without leading zeros, because spans don't line up in a column. */
function spanOf(first: DateParts, last: DateParts): WeekRow["parts"] {
  const [from, to] = [first, last].map(({ day }) => String(Number(day)));
  const point = first.unit === "." ? "." : "";
  return {
    day: from === to && first.month === last.month ? `${from}` : `${from}${point}–${to}`,
    unit: first.unit,
    month: first.month === last.month ? first.month : `${first.month}–${last.month}`,
    wordsFirst: first.wordsFirst,
  };
}
