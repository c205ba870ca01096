/** Français: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Bloc",
  row: "Rang",
  seat: "Place",
  gate: "Entrée",
  one: "rang {{row}}, place {{seats}}",
  several: "rang {{row}}, places {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Autre entrée\u00a0: {{gate}}",
};
