/** Svenska: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Sektion",
  row: "Rad",
  seat: "Plats",
  gate: "Ingång",
  one: "rad {{row}}, plats {{seats}}",
  several: "rad {{row}}, plats {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Annan ingång: {{gate}}",
};
