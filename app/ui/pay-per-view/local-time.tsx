/**
 * The start of a broadcast in the visitor's time zone, if it differs from the hall's. Only a browser knows that zone,
 * so this needs scripts and appears after hydration.
 */
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";

/** `at` is an ISO instant, `zone` the hall's time zone. */
export function LocalTime({ at, zone }: { at: string; zone: string }) {
  const { t, language } = useTexts("watch");
  if (!useHydrated()) return null;
  const clock = (timeZone?: string) =>
    new Intl.DateTimeFormat(language, {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZone,
    }).format(new Date(at));
  const here = clock();
  return here === clock(zone) ? null : <p className="soft">{t("event.local", { when: here })}</p>;
}
