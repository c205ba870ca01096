/** The plan of the hall, with the numbers and colours of the tiers. */
import type { TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { hallMap } from "../art/hall-map";

export function HallPlan({ tiers }: { tiers: TierView[] }) {
  const { t } = useTexts("tickets");
  const rings = tiers.map(({ name, tint, sale, left }) => ({
    name,
    tint,
    left: sale === "soldOut" ? 0 : (left ?? null),
  }));
  return <Art className="map" svg={hallMap(rings, { label: t("plan.label") })} />;
}
