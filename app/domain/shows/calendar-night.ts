/** A night in a calendar: its day, its hours, and in a word what can be done about it. */
import type { Event } from "../../../server/product-api/contract";
import { dayKey, type EventDates } from "../format/zoned-dates";
import { type Badge, eventView, type Sale } from "./night-view";

export type CalendarNight = Pick<EventDates, "day" | "month" | "weekday" | "short" | "time"> & {
  id: string;
  title: string;
  /** The seats while they are on sale, else the night. */
  href: string;
  /** Local day of the month. */
  dayOfMonth: number;
  dateTime: string;
  doors: string;
  sale: Sale;
  badge: Badge | undefined;
  from: string | undefined;
};

/** Nothing for a night without a date. */
export function calendarNight(event: Event, view: { locale: string; now: Date }): CalendarNight | undefined {
  const { id, title, href, ticketsHref, date, dateTime, doors, sale, badge, from } = eventView(event, view);
  if (!date || !dateTime) return undefined;
  const { day, month, weekday, short, time } = date;
  return {
    ...{ id, title, day, month, weekday, short, time, dateTime, doors, sale, badge, from },
    href: sale === "onSale" ? ticketsHref : href,
    dayOfMonth: Number(dayKey(new Date(dateTime), event.scheduling.config.timeZoneId).slice(-2)),
  };
}
