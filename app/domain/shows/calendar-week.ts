/** With which day a week begins, and what its days are called. */

/** 1 is Monday, 7 is Sunday, as ISO 8601 and `Intl.Locale` count. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type WeekInfo = { firstDay: Weekday };
/** Newer engines have a function where older ones had a property, and some have neither. */
type LocaleWithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };

/** Of our languages, those whose weeks begin on Sunday, by CLDR's supplemental week data of their likely regions. */
const SUNDAY_FIRST = new Set(["en", "he", "id", "ja", "ko", "pt", "zh"]);

/** The day that weeks begin with where `locale` is spoken. `engine` is there for tests. */
export function firstDayOfWeek(locale: string, engine: LocaleWithWeek = new Intl.Locale(locale)): Weekday {
  const known = engine.getWeekInfo?.() ?? engine.weekInfo;
  return known?.firstDay ?? (SUNDAY_FIRST.has(engine.language) ? 7 : 1);
}

/** The names of the seven days in the order of that locale's week. */
export function weekdayNames(locale: string): { short: string; long: string }[] {
  const first = firstDayOfWeek(locale);
  const name = (at: number, weekday: "short" | "long") =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(at);
  return Array.from({ length: 7 }, (_, i) => {
    // The first of January 2024 was a Monday.
    const at = Date.UTC(2024, 0, first + i);
    return { short: name(at, "short"), long: name(at, "long") };
  });
}
