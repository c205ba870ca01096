/** Tickets to print, one per page, folded twice. Works without scripts; only the print button needs them. */
import { Link } from "@remix-run/react";
import type { PaperNightView } from "../../domain/tickets/ticket-night-view";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { LostTicketsLink } from "../door/lost-tickets-link";
import { EmptyState } from "../elements/empty-state";
import { TicketSheet } from "./ticket-sheet";
import "../../styles/print.css";

type PrintSheetProps = { heading: string; nights: { event: PaperNightView; tickets: TicketView[] }[] };

export function PrintSheet({ heading, nights }: PrintSheetProps) {
  const { t } = useTexts("mine");
  const { t: buy } = useTexts("tickets");
  const scripted = useHydrated();
  const [first, ...more] = nights;
  if (!first)
    return (
      <div className="wrap band stack">
        <h1 className="d3">{heading}</h1>
        <EmptyState
          title={t("print.empty")}
          text={t("print.emptyText")}
          action={{ label: buy("closed.tour"), to: "/tickets" }}
        />
        <LostTicketsLink />
      </div>
    );
  return (
    <div className="paper print-sheet">
      <div className="row no-print">
        <Link className="link" to={more.length > 0 ? "/profile/orders" : `/tickets/details/${first.event.id}`}>
          {t("print.back")}
        </Link>
        <span className="soft small">{t("print.fold")}</span>
        {scripted ? (
          <button className="btn black quiet end" type="button" onClick={() => window.print()}>
            {t("print.print")}
          </button>
        ) : (
          <span className="end soft small">{t("print.hint")}</span>
        )}
      </div>
      <h1 className="hide">{heading}</h1>
      {nights.map(({ event, tickets }) =>
        tickets.map((ticket) => <TicketSheet key={ticket.number} ticket={ticket} night={event} />),
      )}
    </div>
  );
}
