/** The action for a night as one control: buy here, buy elsewhere, or details. */
import { Link } from "@remix-run/react";
import type { NightView } from "../../domain/shows/night-view";
import { useTexts } from "../../i18n/texts";

type TicketedNight = Pick<NightView, "title" | "city" | "sale" | "href" | "ticketsHref" | "externalUrl" | "from">;

/** The quiet button of a row. It always leads somewhere, even if nothing is on sale. */
export function TicketLink({ night }: { night: TicketedNight }) {
  const { t } = useTexts("site");
  const { title, city, from } = night;
  const price = from && t("event.from", { price: from });
  if (night.sale === "onSale")
    return (
      <Link
        className="btn quiet"
        to={night.ticketsHref}
        aria-label={[t("event.ticketsFor", { title, city }), price].filter(Boolean).join(", ")}
      >
        {price ?? t("event.tickets")}
      </Link>
    );
  if (night.sale === "external" && night.externalUrl)
    return (
      <a
        className="btn quiet line"
        href={night.externalUrl}
        rel="noopener"
        aria-label={t("event.partnerFor", { title, city })}
      >
        {t("event.partner")}
      </a>
    );
  // These pages have alternatives that the night's own page doesn't have.
  if (night.sale === "soldOut")
    return (
      <Link className="btn quiet line" to={night.ticketsHref} aria-label={t("rows.optionsFor", { title, city })}>
        {t("rows.options")}
      </Link>
    );
  if (night.sale === "soon")
    return (
      <Link className="btn quiet line" to={night.ticketsHref} aria-label={t("rows.pricesFor", { title, city })}>
        {t("rows.prices")}
      </Link>
    );
  return (
    <Link className="btn quiet line" to={night.href} aria-label={t("event.detailsOf", { title, city })}>
      {t("event.details")}
    </Link>
  );
}
