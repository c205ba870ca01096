/** A week of a residency: seven days side by side. A day's nights are links; a day without any is only its number. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { WeekDay, WeekNight, WeekRow } from "../../domain/shows/residency-week";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";
import { DateWords } from "../night/date-block";
import { NightBadge } from "../night/night-badge";
import { NightFacts } from "../night/night-facts";

export function ResidencyWeek({ week }: { week: WeekRow }) {
  const { t } = useTexts("site");
  const { id, title, href, venue, city, count, parts, days } = week;
  const heading = `week-${id}`;
  return (
    <li className="weekrow" id={`night-${id}`}>
      <p className={parts.wordsFirst ? "date front" : "date"}>
        <DateWords parts={parts} last={t("tour.found", { count })} />
      </p>
      <div className="what">
        <h3 id={heading} lang={CONTENT_LANGUAGE}>
          <Link to={href}>{title}</Link>
        </h3>
        <NightFacts town={city} venue={venue} />
      </div>
      <PlainList className="week" aria-labelledby={heading}>
        {days.map((day) => (
          <Day key={day.key} day={day} />
        ))}
      </PlainList>
    </li>
  );
}

/** Each link includes its date, so the number above it is hidden from screen readers. */
function Day({ day: { weekday, day, nights } }: { day: WeekDay }) {
  return (
    <li className={nights.length > 0 ? "on" : undefined} aria-hidden={nights.length === 0 || undefined}>
      <span aria-hidden="true">{weekday}</span>
      <b aria-hidden="true">{day}</b>
      {nights.map((night) => (
        <Night key={night.id} night={night} />
      ))}
    </li>
  );
}

const LOOKS: Partial<Record<WeekNight["sale"], string>> = {
  soldOut: "gone",
  closed: "gone",
  past: "gone",
  cancelled: "gone off",
  soon: "soon",
};

function Night({ night }: { night: WeekNight }) {
  const { t } = useTexts("site");
  const { href, sale, badge, from, dateTime, date, hour } = night;
  const few = badge?.text === "left";
  return (
    <Link className={few ? "few" : LOOKS[sale]} to={href}>
      <span className="hide">{date}, </span>
      <time dateTime={dateTime}>{hour}</time>
      {from && (
        <>
          <span className="hide">, {t("event.from", { price: from })}</span>
          <i aria-hidden="true">{few ? t("rows.few", { n: badge.n }) : from}</i>
        </>
      )}
      {sale === "soldOut" && <i aria-hidden="true">{t("rows.gone")}</i>}
      {badge && (
        <span className="hide">
          , <NightBadge badge={badge} />
        </span>
      )}
    </Link>
  );
}
