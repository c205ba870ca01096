/** Deutsch: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Block",
  row: "Reihe",
  seat: "Platz",
  gate: "Eingang",
  one: "Reihe {{row}}, Platz {{seats}}",
  several: "Reihe {{row}}, Plätze {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Anderer Eingang: {{gate}}",
};
