/** What the purchase page of a night with numbered seats has in addition. Types only. */
import type { HallPlanView } from "../../domain/hall/hall-plan-view";

/** A night's plan, with all texts that only such nights show, so that other nights' pages don't load them. */
export type HallOfNight = {
  plan: HallPlanView;
  /** Whether a wheelchair place is free. */
  accessible: boolean;
  texts: Record<
    "title" | "label" | "zoomIn" | "choose" | "renumber" | "wheelchairs" | "wheelchairNumber" | "wheelchairText",
    string
  >;
};
