/** Українська: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Сектор",
  row: "Ряд",
  seat: "Місце",
  gate: "Вхід через",
  one: "ряд {{row}}, місце {{seats}}",
  several: "ряд {{row}}, місця {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Інший вхід: {{gate}}",
};
