/** Publication dates: relative while recent ("2 days ago"), then absolute. */
import { zonedDates } from "../format/zoned-dates";

export type PublishedDate = { dateTime: string; text: string };
/** Without `now`, dates are always absolute. */
export type PublicationContext = { locale: string; now?: Date | undefined };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Older than this, a date is easier to grasp than a number of days. */
const RELATIVE_DAYS = 6;
/** Older than this, a date without its year would be ambiguous. */
const YEARLESS_DAYS = 300;
/** Stories aren't tied to a hall and have readers everywhere, so their dates are in UTC. */
const ZONE = "UTC";

/** For cards. `publishedAt` is an ISO instant. */
export function publishedDate(publishedAt: string, { locale, now }: PublicationContext): PublishedDate {
  const at = new Date(publishedAt);
  const dates = zonedDates(at, ZONE, locale);
  const age = now ? now.getTime() - at.getTime() : undefined;
  if (age === undefined || age < 0) return { dateTime: publishedAt, text: dates.dayMonth };
  if (age < DAY_MS)
    return { dateTime: publishedAt, text: ago(-Math.max(1, Math.floor(age / HOUR_MS)), "hour", locale) };
  const days = Math.floor(age / DAY_MS);
  if (days <= RELATIVE_DAYS) return { dateTime: publishedAt, text: ago(-days, "day", locale) };
  return { dateTime: publishedAt, text: days > YEARLESS_DAYS ? dates.monthTitle : dates.dayMonth };
}

/** For articles: the full date. */
export const longPublishedDate = (publishedAt: string, locale: string): PublishedDate => ({
  dateTime: publishedAt,
  text: zonedDates(new Date(publishedAt), ZONE, locale).long,
});

const formats = new Map<string, Intl.RelativeTimeFormat>();

function ago(value: number, unit: "day" | "hour", locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
    formats.set(locale, format);
  }
  return format.format(value, unit);
}
