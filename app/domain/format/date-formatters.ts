/**
 * Caches date formatters: creating one costs 50 times as much as using it, and a list of 100 nights needs the same
 * dozen.
 */
import { remember, remembered } from "./remembered";

const formatters = remember<Intl.DateTimeFormat>(2_000);

/** Throws RangeError for an unknown zone. */
export function dateFormatter(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  return remembered(formatters, key, () => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
}
