/** When something was published, as a page says it: "2 days ago" while that is a help, later the date. */
import { eventDates } from "../format/zoned-dates";

export type Stamp = { dateTime: string; text: string };
/** `now` makes what is fresh say how fresh it is. */
export type MediaView = { locale: string; now?: Date | undefined };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Older than this, a date is easier to place than a number of days. */
const RELATIVE_DAYS = 6;
/** Older than this, a day without its year would be taken for this year's. */
const YEARLESS_DAYS = 300;
/** Stories have readers everywhere and no hall, so no zone is truer than this one. */
const ZONE = "UTC";

/** The stamp of a card. `publishedAt` is an ISO instant. */
export function stampOf(publishedAt: string, { locale, now }: MediaView): Stamp {
  const at = new Date(publishedAt);
  const dates = eventDates(at, ZONE, locale);
  const age = now ? now.getTime() - at.getTime() : undefined;
  if (age === undefined || age < 0) return { dateTime: publishedAt, text: dates.dayMonth };
  if (age < DAY_MS)
    return { dateTime: publishedAt, text: ago(-Math.max(1, Math.floor(age / HOUR_MS)), "hour", locale) };
  const days = Math.floor(age / DAY_MS);
  if (days <= RELATIVE_DAYS) return { dateTime: publishedAt, text: ago(-days, "day", locale) };
  return { dateTime: publishedAt, text: days > YEARLESS_DAYS ? dates.monthTitle : dates.dayMonth };
}

/** The stamp of an article: the whole date. */
export const longStamp = (publishedAt: string, locale: string): Stamp => ({
  dateTime: publishedAt,
  text: eventDates(new Date(publishedAt), ZONE, locale).long,
});

const made = new Map<string, Intl.RelativeTimeFormat>();

function ago(value: number, unit: "day" | "hour", locale: string): string {
  let format = made.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
    made.set(locale, format);
  }
  return format.format(value, unit);
}
