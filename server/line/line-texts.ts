/** Words, times and numbers of the line's pages, in one language. */
import { clockTime, dayKey } from "../../app/domain/format/zoned-dates";
import type { WaitRange } from "../../app/domain/line/wait-estimate";
import { type Texts, textsOf } from "../../app/i18n/texts";

const TABLES = ["line", "site", "waiting"] as const;

export type LineTexts = Texts & {
  number(n: number): string;
  minutes(n: number): string;
  range(wait: WaitRange): string;
  time(at: Date, timeZone: string): string;
  /** The time without its zone. */
  clock(at: Date, timeZone: string): string;
  /** Day and month, or undefined on the same day as `now`. */
  day(at: Date, timeZone: string, now: Date): string | undefined;
};

const known = new Map<string, LineTexts>();

/** The same if they are loaded already. */
export const loadedTexts = (language: string): LineTexts | undefined => known.get(language);

export async function lineTexts(language: string): Promise<LineTexts> {
  const have = known.get(language);
  if (have) return have;
  const texts = await textsOf(language, TABLES);
  const numbers = new Intl.NumberFormat(language);
  const minutes = new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "long" });
  // Making one takes as long as the rest of a page. There are few, as waits of hours have none.
  const ranges = new Map<string, string>();
  const own: LineTexts = {
    language: texts.language,
    t: texts.t,
    number: (n) => numbers.format(n),
    minutes: (n) => minutes.format(n),
    range: ({ fromMinutes: from, toMinutes: to }) => {
      const key = `${from} ${to}`;
      const text = ranges.get(key) ?? (from === to ? minutes.format(to) : minutes.formatRange(from, to));
      ranges.set(key, text);
      return text;
    },
    day: (at, timeZone, now) =>
      dayKey(at, timeZone) === dayKey(now, timeZone)
        ? undefined
        : new Intl.DateTimeFormat(language, { timeZone, weekday: "short", day: "numeric", month: "short" }).format(at),
    clock: (at, timeZone) =>
      new Intl.DateTimeFormat(language, { timeZone, hour: "numeric", minute: "2-digit" }).format(at),
    time: (at, timeZone) => clockTime(at.toISOString(), timeZone, language),
  };
  known.set(language, own);
  return own;
}
