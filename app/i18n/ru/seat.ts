/** Русский: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "Сектор",
  row: "Ряд",
  seat: "Место",
  gate: "Вход через",
  one: "ряд {{row}}, место {{seats}}",
  several: "ряд {{row}}, места {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Другой вход: {{gate}}",
};
