/** The date of a night: the largest element of a row. */

import type { ZonedDates } from "../../domain/format/zoned-dates";
import { useTexts } from "../../i18n/texts";

type Dated = { date: Pick<ZonedDates, "day" | "month" | "weekday"> | undefined; dateTime: string | undefined };

/** Says that the date is open if there is none. */
export function DateBlock({ night, big = false }: { night: Dated; big?: boolean }) {
  const { t } = useTexts("site");
  const className = big ? "date big" : "date";
  if (!night.date)
    return (
      <span className={className}>
        <b aria-hidden="true">–</b>
        <span>{t("event.openDay")}</span>
        <span>{t("event.openYet")}</span>
      </span>
    );
  return (
    <time className={className} dateTime={night.dateTime}>
      <b>{night.date.day}</b>
      <span>{night.date.month}</span>
      <span>{night.date.weekday}</span>
    </time>
  );
}
