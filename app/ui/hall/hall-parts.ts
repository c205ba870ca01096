/** The plan of a hall, drawn and as a list: links only, so the browser keeps the server's markup of them. */
import type { HallPlanView } from "../../domain/hall/hall-plan-view";
import { staticPart } from "../../framework/static-part";
import { SectionList } from "./section-list";
import { SectionsMap } from "./sections-map";

/** A night's plan, with the texts of everything that only such nights show: other nights' pages don't load them. */
export type HallOfNight = {
  plan: HallPlanView;
  /** A wheelchair place is free. */
  accessible: boolean;
  texts: Record<
    | "title"
    | "label"
    | "zoomIn"
    | "zoomOut"
    | "choose"
    | "renumber"
    | "wheelchairs"
    | "wheelchairNumber"
    | "wheelchairText",
    string
  >;
};

export const map = staticPart(
  import.meta.env.SSR ? SectionsMap : undefined,
  async () => (await import("./sections-map")).SectionsMap,
);
export const list = staticPart(
  import.meta.env.SSR ? SectionList : undefined,
  async () => (await import("./section-list")).SectionList,
);

/** Must resolve before a client-side navigation shows a plan. */
export const hallPartsReady = () => Promise.all([map.ready(), list.ready()]);
