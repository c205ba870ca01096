/** Español: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Sección",
  row: "Fila",
  seat: "Asiento",
  gate: "Acceso",
  one: "fila {{row}}, asiento {{seats}}",
  several: "fila {{row}}, asientos {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Otro acceso: {{gate}}",
};
