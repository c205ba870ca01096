/** "7 minutes ago", in the visitor's language. */

const MINUTE_MS = 60_000;

/** At least one minute. */
export function minutesAgo(then: Date, now: Date, language: string): string {
  const minutes = Math.max(1, Math.round((now.getTime() - then.getTime()) / MINUTE_MS));
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(-minutes, "minute");
}
