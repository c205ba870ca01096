/** The code of a ticket, or why it has none. A used code stays readable but is marked. */
import type { ReactNode } from "react";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";

/** `children` are placed below the number. */
export function TicketCode({ ticket, children }: { ticket: TicketView; children?: ReactNode }) {
  const { t } = useTexts("mine");
  const { t: door } = useTexts("door");
  return (
    <div className="codebox">
      {ticket.state === "void" && <NoCode word={t("tickets.refunded")} text={t("tickets.noCode")} />}
      {ticket.state === "given" && <NoCode word={door("give.given")} text={door("give.givenText")} />}
      {ticket.state === "disputed" && <NoCode word={door("disputed")} text={door("disputedText")} />}
      {ticket.qrSvg && (
        <div
          className="qr"
          role="img"
          aria-label={t("tickets.qr", { number: ticket.number })}
          dangerouslySetInnerHTML={{ __html: ticket.qrSvg }}
        />
      )}
      {ticket.state === "used" && <p className="stamp">{t("tickets.used", { at: ticket.usedAt })}</p>}
      <b>{ticket.number}</b>
      {children}
    </div>
  );
}

function NoCode({ word, text }: { word: string; text: string }) {
  return (
    <div className="no-code">
      <p className="display">{word}</p>
      <p>{text}</p>
    </div>
  );
}
