/** The fan's next night: its date, a countdown, and a link to their tickets. */
import { Link } from "@remix-run/react";
import { titleLanguage } from "../../domain/format/content-language";
import type { NextNight as NextNightView } from "../../domain/profile/overview-view";
import { useTexts } from "../../i18n/texts";
import { SectionHeading } from "../elements/section-heading";
import { Countdown } from "../night/countdown";
import { DateBlock } from "../night/date-block";

/** `more`: number of upcoming nights after this one. */
export function NextNight({ night, more }: { night: NextNightView; more: number }) {
  const { t } = useTexts("record");
  const all = { to: "/profile/orders", label: more > 0 ? t("overview.more", { count: more }) : t("overview.orders") };
  return (
    <section aria-labelledby="next">
      <SectionHeading id="next" title={t("overview.next")} more={all} />
      <div className="next-night">
        <DateBlock night={night} big />
        <div className="stack">
          <h3 className="d3" lang={titleLanguage(night.title, night.lang)}>
            <Link to={`/tickets/details/${night.id}`}>{night.title}</Link>
          </h3>
          <p className="soft">
            <b>{t("orders.tickets", { count: night.tickets })}</b>
            {night.place && ` · ${night.place}`}
            {night.date && ` · ${t("overview.times", { doors: night.doors })}`}
          </p>
          {night.seats && <p>{night.seats}</p>}
          <Countdown bell={night.bell} />
          <p className="cta">
            <Link className="btn" to={`/tickets/details/${night.id}`}>
              {t("orders.show")}
            </Link>
            {night.date && (
              <a className="btn line" href={`/events/${night.id}.ics`}>
                {t("orders.calendar")}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
