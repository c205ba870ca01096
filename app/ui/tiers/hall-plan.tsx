/** The plan of the venue, with the numbers and colors of the tiers. */

import type { TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { hallMap } from "../art/hall-map";
import { InlineArt } from "../art/inline-art";

export function HallPlan({ tiers }: { tiers: TierView[] }) {
  const { t } = useTexts("tickets");
  const rings = tiers.map(({ name, tint, sale, left }) => ({
    name,
    tint,
    left: sale === "soldOut" ? 0 : (left ?? null),
  }));
  return <InlineArt className="map" svg={hallMap(rings, { label: t("plan.label") })} />;
}
