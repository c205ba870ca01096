/** 简体中文: the texts that say where numbered seats are. */
import type { seat as en } from "../en/seat";
import type { CompleteTable } from "../table-shape";

export const seat: CompleteTable<typeof en> = {
  section: "区域",
  row: "排",
  seat: "座位",
  gate: "入口",
  one: "{{row}}排{{seats}}座",
  several: "{{row}}排{{seats}}座",
  inSection: "{{section}} {{place}}",
  atGate: "{{place}}，{{gate}}",
  otherGate: "其他入口：{{gate}}",
};
