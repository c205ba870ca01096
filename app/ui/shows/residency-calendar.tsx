/** A month of nights: a table from 48rem on, a list of days on phones. Only one of them is displayed and read aloud. */
import { Link } from "@remix-run/react";
import { weeksOf } from "../../domain/shows/calendar-month";
import type { CalendarNight } from "../../domain/shows/calendar-night";
import type { CalendarView } from "../../domain/shows/residency-view";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { PlainList } from "../elements/plain-list";
import { DateBlock } from "../night/date-block";
import { CalendarSlot } from "./calendar-slot";

/** The id of the month's heading. Another month opens there, and the heading takes the focus. */
const PLACE = "calendar";

export function ResidencyCalendar({ path, calendar }: { path: string; calendar: CalendarView }) {
  const { t } = useTexts("shows");
  const { nights, nearest } = calendar;
  const days = daysOf(nights);
  const monthHref = (key: string) => `${path}?month=${key}#${PLACE}`;

  return (
    <section aria-labelledby={PLACE}>
      <div className="between months">
        <h2 id={PLACE} tabIndex={-1}>
          {calendar.title}
        </h2>
        <nav className="row" aria-label={t("residency.months")}>
          {[calendar.previous, calendar.next].map(
            (month, i) =>
              month && (
                <Link
                  className="btn quiet line"
                  key={month.key}
                  rel={i === 0 ? "prev" : "next"}
                  to={monthHref(month.key)}
                  preventScrollReset
                >
                  {month.title}
                </Link>
              ),
          )}
        </nav>
      </div>
      {nights.length === 0 ? (
        <EmptyState
          title={t("residency.noNights", { month: calendar.title })}
          text={t("section.noneText")}
          {...(nearest && {
            action: { label: t("residency.nearest", { month: nearest.title }), to: monthHref(nearest.key) },
          })}
        />
      ) : (
        <>
          <MonthTable calendar={calendar} days={days} />
          <PlainList className="ledger days">
            {[...days].map(([day, [first, ...more]]) =>
              first ? (
                <li key={day}>
                  <DateBlock night={{ date: first, dateTime: first.dateTime }} />
                  <div className="slots">
                    {[first, ...more].map((night) => (
                      <CalendarSlot key={night.id} night={night} />
                    ))}
                  </div>
                </li>
              ) : null,
            )}
          </PlainList>
        </>
      )}
    </section>
  );
}

type Days = Map<number, CalendarNight[]>;

function MonthTable({ calendar, days }: { calendar: CalendarView; days: Days }) {
  const { t } = useTexts("shows");
  const { key, title, weekdays, firstDay, today } = calendar;
  return (
    <table className="calendar">
      <caption className="hide">{t("residency.caption", { month: title })}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(key, firstDay).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => {
              const nights = day ? (days.get(day) ?? []) : [];
              const isToday = day !== undefined && day === today;
              return (
                <td
                  key={weekdays[place]?.long}
                  className={nights.length > 0 ? "on" : undefined}
                  aria-current={isToday ? "date" : undefined}
                >
                  {day && <span className="day">{day}</span>}
                  {isToday && <span className="today"> {t("residency.today")}</span>}
                  {nights.map((night) => (
                    <CalendarSlot key={night.id} night={night} />
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function daysOf(nights: CalendarNight[]): Days {
  const days: Days = new Map();
  for (const night of nights) days.set(night.dayOfMonth, [...(days.get(night.dayOfMonth) ?? []), night]);
  return days;
}
