/** Nederlands: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Vak",
  row: "Rij",
  seat: "Plaats",
  gate: "Ingang",
  one: "rij {{row}}, plaats {{seats}}",
  several: "rij {{row}}, plaatsen {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Andere ingang: {{gate}}",
};
