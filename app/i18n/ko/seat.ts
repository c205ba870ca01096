/** 한국어: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "구역",
  row: "열",
  seat: "좌석",
  gate: "입구",
  one: "{{row}}열 {{seats}}번",
  several: "{{row}}열 {{seats}}번",
  inSection: "{{section}} {{place}}",
  atGate: "{{place}}, {{gate}}",
  otherGate: "다른 입구: {{gate}}",
};
