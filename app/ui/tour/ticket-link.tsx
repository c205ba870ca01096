/** The action for a night as one control: buy here, buy elsewhere, or details. */
import { Link } from "@remix-run/react";
import type { NightView } from "../../domain/shows/night-view";
import { useTexts } from "../../i18n/texts";

type TicketedNight = Pick<NightView, "title" | "city" | "sale" | "href" | "ticketsHref" | "externalUrl">;

/** The quiet button of a row. It always leads somewhere, even if nothing is on sale. */
export function TicketLink({ night }: { night: TicketedNight }) {
  const { t } = useTexts("site");
  const { title, city } = night;
  if (night.sale === "onSale")
    return (
      <Link className="btn quiet" to={night.ticketsHref} aria-label={t("event.ticketsFor", { title, city })}>
        {t("event.tickets")}
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
  return (
    <Link className="btn quiet line" to={night.href} aria-label={t("event.detailsOf", { title, city })}>
      {t("event.details")}
    </Link>
  );
}
