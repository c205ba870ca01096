/** A broadcast: its poster, date, price and state. */
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { useTexts } from "../../i18n/texts";
import { NightCard } from "../posters/night-card";
import { BroadcastBadge } from "./broadcast-badge";

export function BroadcastCard({ night }: { night: PayPerViewCard }) {
  const { t } = useTexts("watch");
  return (
    <NightCard night={night}>
      <p>
        {!night.undated && <time dateTime={night.dateTime}>{night.date.short}</time>}
        {!night.undated && night.city && ", "}
        {night.city}
      </p>
      <p className="row">
        {night.state !== "closed" && <span className="price">{night.price}</span>}
        <BroadcastBadge badge={night.badge} />
        {night.premium && night.state !== "closed" && <span className="badge">{t("badge.premium")}</span>}
      </p>
    </NightCard>
  );
}
