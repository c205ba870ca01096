/** The main action for a night. */
import { Link } from "@remix-run/react";
import type { NightView } from "../../domain/shows/night-view";
import { useTexts } from "../../i18n/texts";

/** Choose seats, go to the partner site, or see other nights. */
export function NightAction({ night, full = false }: { night: NightView; full?: boolean }) {
  const { t } = useTexts("night");
  const width = full ? " full" : "";
  if (night.sale === "onSale")
    return (
      <Link className={`btn${width}`} to={night.ticketsHref}>
        {t("chooseSeats")}
      </Link>
    );
  if (night.sale === "external" && night.externalUrl)
    return (
      <a className={`btn${width}`} href={night.externalUrl} rel="noopener">
        {t("partner", { host: new URL(night.externalUrl).host })}
      </a>
    );
  return (
    <Link className={`btn line${width}`} to="/tickets">
      {t("otherNights")}
    </Link>
  );
}
