/** A ticket: looks like paper in both color schemes, with the seat and the QR code, which is scanned once. */

import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { NightHeadingView, TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { DateBlock } from "../night/date-block";

type TicketCardProps = { ticket: TicketView; event: NightHeadingView; address: string; siteName: string };

export function TicketCard({ ticket, event, address, siteName }: TicketCardProps) {
  const { t } = useTexts("mine");
  const { t: door } = useTexts("door");
  const { date } = event;
  return (
    <article className="ticket paper" aria-label={t("tickets.number", { number: ticket.number })}>
      <div className="top">
        <span>{siteName}</span>
        <span>{t("tickets.number", { number: ticket.number })}</span>
      </div>
      <div className="main">
        <h2 lang={event.lang ?? CONTENT_LANGUAGE}>{event.title}</h2>
        <div className="row">
          <DateBlock night={event} />
          <div>
            <b lang={CONTENT_LANGUAGE}>{event.place}</b>
            <br />
            <bdi lang={CONTENT_LANGUAGE}>{address}</bdi>
            <br />
            {date && t("tickets.times", { doors: event.doors, bell: date.time })}
          </div>
        </div>
        <dl className="pairs">
          <div>
            <dt>{t("tickets.tier")}</dt>
            <dd>{ticket.tier}</dd>
          </div>
          <div>
            <dt>{t("tickets.admits")}</dt>
            <dd>{t("tickets.admitsOne")}</dd>
          </div>
          <div>
            <dt>{t("tickets.paid")}</dt>
            <dd>{ticket.paid ?? t("tickets.free")}</dd>
          </div>
          <div className="wide">
            <dt>{t("tickets.order")}</dt>
            <dd>{ticket.orderNumber}</dd>
          </div>
        </dl>
        <p className="small soft">{t("tickets.small", { name: ticket.holder })}</p>
      </div>
      <div className="stub">
        {ticket.state === "void" && <NoCode word={t("tickets.cancelled")} text={t("tickets.noCode")} />}
        {ticket.state === "given" && <NoCode word={door("give.given")} text={door("give.givenText")} />}
        {ticket.state === "disputed" && <NoCode word={door("disputed")} text={door("disputedText")} />}
        {ticket.qrSvg && (
          <div
            role="img"
            aria-label={t("tickets.qr", { number: ticket.number })}
            dangerouslySetInnerHTML={{ __html: ticket.qrSvg }}
          />
        )}
        {ticket.state === "used" && <span className="badge gone">{t("tickets.used", { at: ticket.usedAt })}</span>}
        <b>{ticket.number}</b>
      </div>
    </article>
  );
}

function NoCode({ word, text }: { word: string; text: string }) {
  return (
    <>
      <span className="badge off">{word}</span>
      <p className="small">{text}</p>
    </>
  );
}
