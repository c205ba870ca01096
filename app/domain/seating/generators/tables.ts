/** Round tables, each a row of seats around its middle. */
import { rowLabels, seatLabels } from "../numbering";
import type { PlanSection } from "../seating-plan";
import type { TableGenerator } from "./plan-generator";
import { wholePoint } from "./row-layout";
import { sectionWords } from "./section-words";

export function tableSection(tables: TableGenerator): PlanSection {
  const { at, seats, radius } = tables;
  const labels = rowLabels(tables.rows, tables.skip) ?? [];
  const numbers = seatLabels("left", seats, 0);
  const rows = at.map(([x, y], table) => ({
    label: labels[table] ?? "",
    seats: numbers.map((label, index) => {
      // Rotated by half a seat, so that nobody sits with their back straight to the ring.
      const angle = (2 * Math.PI * (index + 0.5)) / seats;
      const [seatX, seatY] = wholePoint(x - radius * Math.sin(angle), y - radius * Math.cos(angle));
      return { label, x: seatX, y: seatY };
    }),
  }));
  return { ...sectionWords(tables), rows };
}
