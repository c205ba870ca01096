/** The date of a night: the largest element of a row. */

import type { DateParts, ZonedDates } from "../../domain/format/zoned-dates";
import { useTexts } from "../../i18n/texts";

type Dated = { date: Pick<ZonedDates, "parts"> | undefined; dateTime: string | undefined };

/** Says "to be announced" if there is no date. */
export function DateBlock({ night, big = false }: { night: Dated; big?: boolean }) {
  const { t } = useTexts("site");
  const className = big ? "date big" : "date";
  if (!night.date)
    return (
      <span className={className}>
        <b aria-hidden="true">–</b>
        <span>{t("event.openDay")} </span>
        <span>{t("event.openYet")}</span>
      </span>
    );
  const { parts } = night.date;
  return (
    <time className={parts.wordsFirst ? `${className} front` : className} dateTime={night.dateTime}>
      <DateWords parts={parts} last={parts.weekday} />
    </time>
  );
}

/** Month, number, and the weekday or whatever replaces it. */
export function DateWords({ parts: { day, unit, month }, last }: { parts: Omit<DateParts, "weekday">; last: string }) {
  return (
    <>
      <span>{month} </span>
      <b>
        {day}
        {unit === "." ? unit : unit && <small>{unit}</small>}
      </b>
      <span> {last}</span>
    </>
  );
}
