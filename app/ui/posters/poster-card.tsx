/** A night that has tickets: its poster, date, price and state. */
import type { NightPoster } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { NightBadge } from "../night/night-badge";
import { movingPoster } from "./moving-poster";
import { NightCard } from "./night-card";

export function PosterCard({ night }: { night: NightPoster }) {
  const { t } = useTexts("site");
  return (
    <NightCard night={night} style={movingPoster(night.id)}>
      <p>{[night.date?.short ?? t("event.dateOpen"), night.city].filter(Boolean).join(", ")}</p>
      <p className="row">
        {night.from && <span className="price">{t("event.from", { price: night.from })}</span>}
        <NightBadge badge={night.badge} />
      </p>
    </NightCard>
  );
}
