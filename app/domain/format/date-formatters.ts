/**
 * Caches date formatters: creating one costs 50 times as much as using it, and a list of 100 nights needs the same
 * dozen.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATTERS = 2000;

/** Throws RangeError for an unknown zone. */
export function dateFormatter(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let format = formatters.get(key);
  if (!format) {
    if (formatters.size >= MOST_FORMATTERS) formatters.clear();
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(key, format);
  }
  return format;
}
