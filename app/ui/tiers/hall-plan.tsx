/**
 * The plan of the venue, with the numbers and colors of the tiers. The server draws it, and hydration keeps it. The 1.8
 * kB of drawing code load only when a tier sells out, or for a plan that appears later.
 */
import { useEffect, useRef } from "react";
import type { TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { hallMap } from "../art/hall-map";

export function HallPlan({ tiers }: { tiers: TierView[] }) {
  const { t } = useTexts("tickets");
  const place = useRef<HTMLDivElement>(null);
  const rings = tiers.map(({ name, tint, sale, left }) => ({
    name,
    tint,
    left: sale === "soldOut" ? 0 : (left ?? null),
  }));
  const label = t("plan.label");
  const plan = JSON.stringify(rings);
  const drawn = useRef(plan);
  useEffect(() => {
    const element = place.current;
    if (!element || (element.childElementCount > 0 && drawn.current === plan)) return;
    const draw = ({ hallMap }: typeof import("../art/hall-map")) => {
      element.innerHTML = hallMap(JSON.parse(plan), { label });
      drawn.current = plan;
    };
    // The list of tiers beside it has the same in words.
    import("../art/hall-map").then(draw, () => undefined);
  }, [plan, label]);
  return (
    <div
      ref={place}
      className="map"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? hallMap(rings, { label }) : "" }}
    />
  );
}
