/** Norsk bokmål: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Felt",
  row: "Rad",
  seat: "Plass",
  gate: "Inngang",
  one: "rad {{row}}, plass {{seats}}",
  several: "rad {{row}}, plass {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Annen inngang: {{gate}}",
};
