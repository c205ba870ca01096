/** The heading of pages about a night's tickets: date, title, venue and times. */

import { Link } from "@remix-run/react";
import { titleLanguage } from "../../domain/format/content-language";
import type { NightHeadingView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { DateBlock } from "./date-block";
import { DottedFacts } from "./dotted-facts";

/** Longer titles are set smaller, so that seats and prices stay on the first screen. */
const LONG_TITLE = 60;

export function NightHeading({ event }: { event: NightHeadingView }) {
  const { t } = useTexts("tickets");
  const { date } = event;
  return (
    <section className="arena">
      <div className="wrap event-head between">
        <div className="mast">
          <DateBlock night={event} />
          <div>
            <h1 className={event.title.length > LONG_TITLE ? "d5" : "d3"} lang={titleLanguage(event.title, event.lang)}>
              {event.title}
            </h1>
            <p className="soft">
              <DottedFacts
                text={
                  date
                    ? t("buy.where", { place: event.place, doors: event.doors, bell: date.time })
                    : t("buy.whereOnly", { place: event.place })
                }
              />
            </p>
            {event.wasDate && date && <p className="soft">{t("buy.moved", { date: event.wasDate })}</p>}
          </div>
        </div>
        <Link className="link" to={`/events/${event.id}`}>
          {t("buy.seeCard")}
        </Link>
      </div>
    </section>
  );
}
