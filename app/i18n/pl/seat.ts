/** Polski: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Sektor",
  row: "Rząd",
  seat: "Miejsce",
  gate: "Brama",
  one: "rząd {{row}}, miejsce {{seats}}",
  several: "rząd {{row}}, miejsca {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Inna brama: {{gate}}",
};
