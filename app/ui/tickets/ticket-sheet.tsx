/** One ticket on one sheet: the poster, the code, the card to keep, and how to get in. Legible in black and white. */
import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE, languageOf, titleLanguage } from "../../domain/format/content-language";
import type { PaperNightView } from "../../domain/tickets/ticket-night-view";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { hallMap } from "../art/hall-map";
import { InlineArt } from "../art/inline-art";
import { PlainList } from "../elements/plain-list";
import { PosterLayers } from "../posters/poster-layers";
import { TicketCode } from "./ticket-code";
import { TicketTimes } from "./ticket-times";
import { TierBand } from "./tier-band";

export function TicketSheet({ ticket, night }: { ticket: TicketView; night: PaperNightView }) {
  const { t } = useTexts("mine");
  return (
    <article
      className="ticket-sheet"
      aria-label={t("tickets.number", { number: ticket.number })}
      style={{ "--tint": ticket.mark?.tint } as CSSProperties}
    >
      <div className="plate" aria-hidden="true">
        <div className="art">
          <PosterLayers night={night} />
        </div>
      </div>
      <section>
        <h2 className="hide" lang={titleLanguage(night.title, night.lang)}>
          {night.title}
        </h2>
        <TierBand ticket={ticket} />
        <TicketCode ticket={ticket} />
        <p className="mini">
          <bdi lang={languageOf(ticket.holder)}>{ticket.holder}</bdi> · {ticket.paid ?? t("tickets.free")} ·{" "}
          {ticket.orderNumber}
        </p>
        <p className="mini">
          <TicketTimes night={night} />
          <b lang={CONTENT_LANGUAGE}>{night.place}</b>
        </p>
        <p className="mini">{t("print.photo")}</p>
      </section>
      <section>
        <h2>{t("print.card")}</h2>
        {night.card.length > 0 && (
          <PlainList ordered className="list bouts">
            {night.card.map((sides) => (
              <li key={sides.join()}>
                {sides.map((names) => (
                  <span key={names}>
                    <bdi lang={languageOf(names)}>{names}</bdi>
                  </span>
                ))}
              </li>
            ))}
          </PlainList>
        )}
        <p className="mini">{t("print.subject")}</p>
        <p className="mini autographs">{t("print.autographs")}</p>
      </section>
      <section>
        <h2>{t("print.gettingIn")}</h2>
        <WayIn night={night} tier={ticket.mark?.number} />
      </section>
    </article>
  );
}

/** The plan with the ticket's tier in black, and the venue's notes. */
function WayIn({ night, tier }: { night: PaperNightView; tier: number | undefined }) {
  const { t } = useTexts("tickets");
  const rings = night.tiers.map(({ name, number }) => ({
    name,
    ...(number === tier ? { tint: "#000", ink: "#fff" } : { tint: "#fff" }),
    left: null,
  }));
  return (
    <>
      {rings.length > 0 && <InlineArt className="map" svg={hallMap(rings, { label: t("plan.label") })} />}
      <address className="mini" lang={CONTENT_LANGUAGE}>
        <b>{night.place}</b>
        <br />
        {night.address}
      </address>
      {[night.accessibilityNote, night.parkingNote].filter(Boolean).map((text) => (
        <p className="mini" key={text} lang={CONTENT_LANGUAGE}>
          {text}
        </p>
      ))}
    </>
  );
}
