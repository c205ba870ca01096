/** Bahasa Indonesia: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Blok",
  row: "Baris",
  seat: "Kursi",
  gate: "Pintu masuk",
  one: "baris {{row}}, kursi {{seats}}",
  several: "baris {{row}}, kursi {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Pintu lain: {{gate}}",
};
