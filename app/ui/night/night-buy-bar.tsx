/** Phones: a sticky bar with the price and the button to choose seats. */
import { Link } from "@remix-run/react";
import type { NightView } from "../../domain/shows/night-view";
import { useTexts } from "../../i18n/texts";

export function NightBuyBar({ night }: { night: NightView }) {
  const { t } = useTexts("night");
  const { t: site } = useTexts("site");
  return (
    <section className="buybar phone" aria-label={t("buyBar")}>
      <div>
        {night.from && <span className="sum">{site("event.from", { price: night.from })}</span>}
        <p>{[night.date?.short, night.city].filter(Boolean).join(", ")}</p>
      </div>
      <Link className="btn" to={night.ticketsHref}>
        {t("chooseSeats")}
      </Link>
    </section>
  );
}
