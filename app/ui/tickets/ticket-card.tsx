/** A ticket: paper in either scheme, the facts of the seat, and the code that is scanned once. */

import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { EventHeadView, TicketView } from "../../domain/ticket-view";
import { useTexts } from "../../i18n/texts";
import { DateBlock } from "../site/date-block";

export type TicketCardProps = { ticket: TicketView; event: EventHeadView; address: string; siteName: string };

export function TicketCard({ ticket, event, address, siteName }: TicketCardProps) {
  const { t } = useTexts("tickets");
  const { t: door } = useTexts("door");
  const { date } = event;
  return (
    <article className="ticket paper" aria-label={t("mine.number", { number: ticket.number })}>
      <div className="top">
        <span>{siteName}</span>
        <span>{t("mine.number", { number: ticket.number })}</span>
      </div>
      <div className="main">
        <h2 lang={CONTENT_LANGUAGE}>{event.title}</h2>
        <div className="row">
          <DateBlock night={event} />
          <div>
            <b lang={CONTENT_LANGUAGE}>{event.place}</b>
            <br />
            <bdi lang={CONTENT_LANGUAGE}>{address}</bdi>
            <br />
            {date && t("mine.times", { doors: event.doors, bell: date.time })}
          </div>
        </div>
        <dl className="pairs">
          <div>
            <dt>{t("mine.tier")}</dt>
            <dd>{ticket.tier}</dd>
          </div>
          <div>
            <dt>{t("mine.admits")}</dt>
            <dd>{t("mine.admitsOne")}</dd>
          </div>
          <div>
            <dt>{t("mine.paid")}</dt>
            <dd>{ticket.paid ?? t("mine.free")}</dd>
          </div>
          <div className="wide">
            <dt>{t("mine.order")}</dt>
            <dd>{ticket.orderNumber}</dd>
          </div>
        </dl>
        <p className="small soft">{t("mine.small", { name: ticket.holder })}</p>
      </div>
      <div className="stub">
        {ticket.state === "void" || ticket.state === "given" ? (
          <>
            <span className="badge off">{ticket.state === "void" ? t("mine.cancelled") : door("give.given")}</span>
            <p className="small">{ticket.state === "void" ? t("mine.noCode") : door("give.givenText")}</p>
          </>
        ) : (
          <div
            role="img"
            aria-label={t("mine.qr", { number: ticket.number })}
            dangerouslySetInnerHTML={{ __html: ticket.qrSvg }}
          />
        )}
        {ticket.state === "used" && <span className="badge gone">{t("mine.used", { at: ticket.usedAt })}</span>}
        <b>{ticket.number}</b>
      </div>
    </article>
  );
}
