/** A night in the calendar: its day, its times and the state of its ticket sale. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { RenderContext } from "../format/render-context";
import { dayKey, type ZonedDates } from "../format/zoned-dates";
import { type NightBadgeView, nightView, type SaleState } from "./night-view";

export type CalendarNight = Pick<ZonedDates, "parts" | "short" | "time"> & {
  id: string;
  title: string;
  lang?: string | undefined;
  /** The ticket page while tickets are on sale, otherwise the night's page. */
  href: string;
  /** Day of the month in the hall's time zone. */
  dayOfMonth: number;
  dateTime: string;
  doors: string;
  sale: SaleState;
  badge: NightBadgeView | undefined;
  from: string | undefined;
};

/** Undefined for a night without a date. */
export function calendarNight(event: CatalogueEvent, view: RenderContext): CalendarNight | undefined {
  const { id, lang, title, href, ticketsHref, date, dateTime, doors, sale, badge, from } = nightView(event, view);
  if (!date || !dateTime) return undefined;
  const { parts, short, time } = date;
  return {
    ...{ id, lang, title, parts, short, time, dateTime, doors, sale, badge, from },
    href: sale === "onSale" ? ticketsHref : href,
    dayOfMonth: Number(dayKey(new Date(dateTime), event.scheduling.config.timeZoneId).slice(-2)),
  };
}
