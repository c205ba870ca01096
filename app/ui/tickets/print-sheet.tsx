/** Tickets on paper, one per page. Works without scripts; the print button needs them. */
import { Link } from "@remix-run/react";
import type { NightHeadingView, TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { TicketCard } from "./ticket-card";

type PrintSheetProps = { event: NightHeadingView; address: string; siteName: string; tickets: TicketView[] };

export function PrintSheet({ event, address, siteName, tickets }: PrintSheetProps) {
  const { t } = useTexts("mine");
  const scripted = useHydrated();
  return (
    <div className="paper print-sheet">
      <div className="row no-print">
        <Link className="link" to={`/tickets/details/${event.id}`}>
          {t("print.back")}
        </Link>
        {scripted ? (
          <button className="btn black quiet end" type="button" onClick={() => window.print()}>
            {t("print.print")}
          </button>
        ) : (
          <span className="end soft small">{t("print.hint")}</span>
        )}
      </div>
      <h1 className="hide">{t("print.heading", { title: event.title })}</h1>
      <div className="sheets">
        {tickets.map((ticket) => (
          <TicketCard key={ticket.number} ticket={ticket} event={event} address={address} siteName={siteName} />
        ))}
      </div>
    </div>
  );
}
