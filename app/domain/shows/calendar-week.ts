/** The first day of the week and the weekday names, by locale. */
import { remember, remembered } from "../format/remembered";

/** 1 is Monday and 7 is Sunday, as in ISO 8601 and `Intl.Locale`. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type WeekInfo = { firstDay: Weekday };
/** Newer engines have a method, older ones a property, and some have neither. */
type LocaleWithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };

/** Our languages whose weeks start on Sunday, according to CLDR's supplemental week data for their likely regions. */
const SUNDAY_FIRST = new Set(["en", "he", "id", "ja", "ko", "pt", "zh"]);

/** The first day of the week for `locale`. Tests pass their own `engine`. */
export function firstDayOfWeek(locale: string, engine?: LocaleWithWeek): Weekday {
  return engine ? firstDayIn(engine) : remembered(firstDays, locale, () => firstDayIn(new Intl.Locale(locale)));
}

function firstDayIn(engine: LocaleWithWeek): Weekday {
  const known = engine.getWeekInfo?.() ?? engine.weekInfo;
  return known?.firstDay ?? (SUNDAY_FIRST.has(engine.language) ? 7 : 1);
}

type WeekdayName = { short: string; long: string };

/** The seven weekday names, starting with the locale's first day of the week. */
export const weekdayNames = (locale: string): readonly WeekdayName[] =>
  remembered(names, locale, () => namesIn(locale));

// Cached per language: asking Intl for the names takes 0.8 ms, and a list of nights has a calendar for each week.
const firstDays = remember<Weekday>(100);
const names = remember<readonly WeekdayName[]>(100);

function namesIn(locale: string): readonly WeekdayName[] {
  const first = firstDayOfWeek(locale);
  const name = (at: number, weekday: "short" | "long") =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(at);
  return Array.from({ length: 7 }, (_, i) => {
    // January 1, 2024 was a Monday.
    const at = Date.UTC(2024, 0, first + i);
    return { short: name(at, "short"), long: name(at, "long") };
  });
}

const DAY_MS = 86_400_000;

/** The seven days of the week of `day` ("2026-12-05"), starting with `first`. */
export const daysOfWeek = (day: string, first: Weekday): readonly string[] =>
  remembered(weeks, `${day} ${first}`, () => weekOf(day, first));

// Cached, because a list of nights asks for each of its weeks many times.
const weeks = remember<readonly string[]>(5_000);

function weekOf(day: string, first: Weekday): readonly string[] {
  const at = Date.parse(`${day}T00:00:00Z`);
  const before = ((new Date(at).getUTCDay() || 7) - first + 7) % 7;
  return Array.from({ length: 7 }, (_, i) => new Date(at + (i - before) * DAY_MS).toISOString().slice(0, day.length));
}
