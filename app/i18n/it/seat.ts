/** Italiano: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Blocco",
  row: "Fila",
  seat: "Posto",
  gate: "Ingresso",
  one: "fila {{row}}, posto {{seats}}",
  several: "fila {{row}}, posti {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Altro ingresso: {{gate}}",
};
