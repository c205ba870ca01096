/** A visitor's tickets for one night: print them, show them, and see what was paid. */
import { Link } from "@remix-run/react";
import type { NightHeadingView, ReceiptView, TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { Receipts } from "./receipts";
import { TicketCard } from "./ticket-card";
import { type RefusedTransfer, TransferForm } from "./transfer-form";

export type MyTicketsProps = {
  event: NightHeadingView;
  address: string;
  siteName: string;
  tickets: TicketView[];
  receipts: ReceiptView[];
  signedIn: boolean;
  /** False once the night is over. */
  mayGive: boolean;
  /** The number of the ticket that was just transferred. */
  given: string | undefined;
  refused: RefusedTransfer | undefined;
};

export function MyTickets({
  event,
  address,
  siteName,
  tickets,
  receipts,
  signedIn,
  mayGive,
  given,
  refused,
}: MyTicketsProps) {
  const { t } = useTexts("mine");
  const valid = tickets.filter((ticket) => ticket.state === "valid" || ticket.state === "used");
  const givable = mayGive ? tickets.filter((ticket) => ticket.state === "valid") : [];
  return (
    <div className="wrap my-tickets stack">
      <div className="between">
        <h2 className="d3">{t("tickets.count", { count: valid.length || tickets.length })}</h2>
        {valid.length > 0 && (
          <Link className="btn" to={`/tickets/print?event=${event.id}`}>
            {t("tickets.print")}
          </Link>
        )}
      </div>
      <p className="soft">{t(signedIn ? "tickets.keepFan" : "tickets.keep")}</p>
      <div className="stack">
        {tickets.map((ticket) => (
          <TicketCard key={ticket.number} ticket={ticket} event={event} address={address} siteName={siteName} />
        ))}
      </div>
      {(givable.length > 0 || given) && <TransferForm tickets={givable} given={given} refused={refused} />}
      <Receipts receipts={receipts} />
    </div>
  );
}
