/** One ticket on screen: tier and seat, the code on white, then when and where, and its actions. */
import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE, languageOf, titleLanguage } from "../../domain/format/content-language";
import type { TicketNightView } from "../../domain/tickets/ticket-night-view";
import { isUsable, type TicketView } from "../../domain/tickets/ticket-view";
import type { WalletLinksView } from "../../domain/wallet/wallet-links";
import { useTexts } from "../../i18n/texts";
import { posterSrc } from "../posters/poster-src";
import { TicketCode } from "./ticket-code";
import { TicketTimes } from "./ticket-times";
import { TierBand } from "./tier-band";
import { WalletLinks } from "./wallet-links";

type TicketPassProps = {
  ticket: TicketView;
  night: TicketNightView;
  /** The ticket's number among how many. */
  place: { n: number; count: number };
  mayGive: boolean;
  wallet: WalletLinksView | undefined;
};

export function TicketPass({ ticket, night, place, mayGive, wallet }: TicketPassProps) {
  const { t } = useTexts("mine");
  const { t: door } = useTexts("door");
  const { mapUrl, calendar } = night;
  const usable = isUsable(ticket);
  return (
    <article
      className={ticket.state === "valid" && night.notice !== "past" ? "pass" : "pass off"}
      id={ticket.number}
      aria-label={t("tickets.number", { number: ticket.number })}
      style={{ "--tint": ticket.mark?.tint, "--me": `--t${place.n}` } as CSSProperties}
    >
      <div className="eyes">
        <img src={posterSrc(night)} alt="" width={600} height={800} />
      </div>
      <TierBand ticket={ticket} />
      <TicketCode ticket={ticket}>
        <p className="small">
          {[place.count > 1 && t("pass.of", place), ticket.qrSvg && t("pass.once")].filter(Boolean).join(" · ")}
        </p>
      </TicketCode>
      <div className="tear">
        {place.n > 1 && (
          <p className="on-paper" lang={titleLanguage(night.title, night.lang)}>
            {night.title}
          </p>
        )}
        <p>
          <TicketTimes night={night} />
          <span lang={CONTENT_LANGUAGE}>{[night.place.split(",")[0], night.address].filter(Boolean).join(", ")}</span>
        </p>
        <p className="holder">
          <span dir="auto" lang={languageOf(ticket.holder)}>
            {ticket.holder}
          </span>{" "}
          · {ticket.paid ?? t("tickets.free")} · {ticket.orderNumber}
        </p>
        {wallet && ticket.state === "valid" && (
          <WalletLinks links={wallet} ticketNumber={ticket.number} id={place.n === 1 ? "wallet" : undefined} />
        )}
        {usable && night.notice !== "past" && (
          <div className="acts no-print">
            {calendar && (
              <a className="btn quiet line" href={calendar}>
                {t("pass.calendar")}
              </a>
            )}
            {mapUrl && (
              <a className="btn quiet line" href={mapUrl} rel="noopener">
                {t("pass.directions")}
              </a>
            )}
            {mayGive && ticket.state === "valid" && (
              <a className="btn quiet line" href="#give">
                {door("give.send")}
              </a>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
