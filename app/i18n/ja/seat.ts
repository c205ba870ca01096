/** 日本語: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "ブロック",
  row: "列",
  seat: "席",
  gate: "入口",
  one: "{{row}}列 {{seats}}番",
  several: "{{row}}列 {{seats}}番",
  inSection: "{{section}} {{place}}",
  atGate: "{{place}}（{{gate}}）",
  otherGate: "別の入口：{{gate}}",
};
