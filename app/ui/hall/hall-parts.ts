/** The plan of a hall as a drawing and as a list. Neither needs scripts, so the browser keeps the server's markup. */
import { staticPart } from "../../framework/static-part";
import { SectionList } from "./section-list";
import { SectionsMap } from "./sections-map";
import "./hall.css";

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
