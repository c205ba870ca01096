/** Straight rows, one behind the other. */
import type { PlanSection } from "../seating-plan";
import type { BlockGenerator } from "./plan-generator";
import { offsetsOf, placed, rowsOf, seatsInRow } from "./row-layout";
import { sectionWords } from "./section-words";

export function blockSection(block: BlockGenerator): PlanSection {
  const [seatPitch, rowPitch] = block.pitch;
  const rows = rowsOf(
    block,
    (row) => seatsInRow(block.seats, row),
    (row, count) =>
      offsetsOf(block, count, seatPitch).map((across) => placed(block.at, block.facing ?? 0, across, row * rowPitch)),
  );
  return { ...sectionWords(block), rows };
}
