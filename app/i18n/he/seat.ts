/** עברית: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "גוש",
  row: "שורה",
  seat: "מקום",
  gate: "כניסה",
  one: "שורה {{row}}, מקום {{seats}}",
  several: "שורה {{row}}, מקומות {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "כניסה אחרת: {{gate}}",
};
