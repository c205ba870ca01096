/** Explains why seats can't be picked, and what to do instead. Everyone gets a next step. */
import { Link } from "@remix-run/react";
import type { TimeToSale } from "../../domain/shows/price-rows";
import type { SaleClosedReason } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { SaleOpening } from "../night/sale-opening";

/** `opening` is the sale that the page waits for: the notice updates when it opens. */
type SaleClosedNoticeProps = {
  closed: SaleClosedReason;
  eventId: string;
  venue: string;
  opening?: TimeToSale | undefined;
};

export function SaleClosedNotice({ closed, eventId, venue, opening }: SaleClosedNoticeProps) {
  const { t } = useTexts("tickets");
  return (
    <section className="empty">
      <h2 className="display">
        {closed.why === "later" ? t("closed.later", { when: closed.when }) : t(`closed.${closed.why}`)}
      </h2>
      <p className="soft">{t(`closed.${closed.why}Text`, { venue })}</p>
      <SaleOpening opening={opening} path={`/tickets/event/${eventId}`} />
      <div className="cta">
        {closed.why === "external" && (
          <a className="btn" href={closed.address} rel="noopener">
            {t("closed.externalAction")}
          </a>
        )}
        {closed.why === "later" || closed.why === "dateOpen" || closed.why === "none" ? (
          <Link className="btn" to={`/events/${eventId}`}>
            {t("buy.seeCard")}
          </Link>
        ) : (
          <Link className={closed.why === "external" ? "btn line" : "btn"} to="/tickets">
            {t("closed.tour")}
          </Link>
        )}
      </div>
    </section>
  );
}
