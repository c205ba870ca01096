/** Türkçe: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Blok",
  row: "Sıra",
  seat: "Koltuk",
  gate: "Giriş",
  one: "sıra {{row}}, koltuk {{seats}}",
  several: "sıra {{row}}, koltuklar {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Diğer giriş: {{gate}}",
};
