/** Português: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Seção",
  row: "Fila",
  seat: "Lugar",
  gate: "Entrada",
  one: "fila {{row}}, lugar {{seats}}",
  several: "fila {{row}}, lugares {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Outra entrada: {{gate}}",
};
