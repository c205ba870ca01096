/** Explains why seats can't be picked, and what to do instead. Everyone gets a next step. */
import { Link } from "@remix-run/react";
import type { SaleClosedReason } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";

type SaleClosedNoticeProps = {
  closed: SaleClosedReason;
  eventId: string;
  venue: string;
  /** Path of a calendar file with the opening of the sale. */
  calendar: string | undefined;
  /** When the line in front of the sale opens, in a sentence. */
  line: string | undefined;
};

export function SaleClosedNotice({ closed, eventId, venue, calendar, line }: SaleClosedNoticeProps) {
  const { t } = useTexts("tickets");
  return (
    <section className="way first">
      <h2 className={closed.why === "later" ? "d4" : "d4 verdict"}>
        {closed.why === "later" ? t("closed.later", { when: closed.when }) : t(`closed.${closed.why}`)}
      </h2>
      <p className="soft">{t(`closed.${closed.why}Text`, { venue })}</p>
      {calendar && (
        <p>
          <a className="link" href={calendar}>
            {t("ways.calendar")}
          </a>
        </p>
      )}
      <div className="cta">
        {line && (
          <Link className="btn" to={`/line/${eventId}`} reloadDocument>
            {line}
          </Link>
        )}
        {closed.why === "soldOut" && (
          <Link className="btn" to={`/waiting-list/${eventId}`}>
            {t("closed.waitingList")}
          </Link>
        )}
        {closed.why === "external" && (
          <a className="btn" href={closed.address} rel="noopener">
            {t("closed.externalAction")}
          </a>
        )}
        {closed.why === "later" || closed.why === "dateOpen" || closed.why === "none" ? (
          <Link className="btn line" to={`/events/${eventId}`}>
            {t("buy.seeCard")}
          </Link>
        ) : (
          <Link className="btn line" to="/tickets">
            {t("closed.tour")}
          </Link>
        )}
      </div>
    </section>
  );
}
