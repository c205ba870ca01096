/**
 * English texts that say where numbered seats are. Names of sections, rows, seats and entrances come from the plan. The
 * plural form doesn't depend on a count: Russian says "места 7 и 21".
 */
export const seat = {
  section: "Section",
  row: "Row",
  seat: "Seat",
  gate: "Entrance",
  one: "row {{row}}, seat {{seats}}",
  several: "row {{row}}, seats {{seats}}",
  inSection: "{{section}}, {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "Other entrance: {{gate}}",
} as const;
