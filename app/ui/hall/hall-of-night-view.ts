/** What the purchase page of a night with numbered seats gets beyond the others. Types only. */
import type { HallPlanView } from "../../domain/hall/hall-plan-view";

/** A night's plan, with the texts of everything that only such nights show: other nights' pages don't load them. */
export type HallOfNight = {
  plan: HallPlanView;
  /** A wheelchair place is free. */
  accessible: boolean;
  texts: Record<
    "title" | "label" | "zoomIn" | "choose" | "renumber" | "wheelchairs" | "wheelchairNumber" | "wheelchairText",
    string
  >;
};
