/** The tier of a ticket on its color, and its seat, or that seats are unreserved. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";

export function TierBand({ ticket: { tier, mark, seat } }: { ticket: Pick<TicketView, "tier" | "mark" | "seat"> }) {
  const { t } = useTexts("mine");
  return (
    <div className="tierband">
      <dl>
        <div>
          <dt>
            {t("tickets.tier")}
            {mark && ` ${mark.number}`}
          </dt>
          <dd lang={CONTENT_LANGUAGE}>{tier}</dd>
        </div>
        {seat && (
          <div>
            <dt>{t("pass.row")}</dt>
            <dd>{seat.row}</dd>
          </div>
        )}
        <div>
          <dt>{t("pass.seat")}</dt>
          <dd className={seat ? undefined : "word"}>{seat ? seat.number : t("pass.unreserved")}</dd>
        </div>
      </dl>
      {mark?.description && (
        <p className="small" lang={CONTENT_LANGUAGE}>
          {mark.description}
        </p>
      )}
    </div>
  );
}
