/** Rows parallel to the four sides of a ring. */

import { rowLabels } from "../numbering";
import { type PlanFocus, type PlanPoint, type PlanSection, RING_SIDES, type RingSide } from "../seating-plan";
import { blockSection } from "./block";
import type { SideGenerator } from "./plan-generator";
import { offsetsOf, placed, seatsInRow } from "./row-layout";

const BETWEEN_CM = 120;
/** Fans on the north side look south. */
const FACING: Record<RingSide, number> = { north: 180, east: 270, south: 0, west: 90 };

export function sideSections(side: SideGenerator, focus: PlanFocus): PlanSection[] {
  return RING_SIDES.flatMap((name) => {
    const codes = [side.codes[name] ?? []].flat();
    const apart = widthOf(side) + (side.between ?? BETWEEN_CM);
    return codes.map((code, index) => {
      const across = (index - (codes.length - 1) / 2) * apart;
      const at = placed(edgeOf(focus, name), FACING[name], across, side.gap);
      const label = (side.label ?? "{code}").replaceAll("{code}", code).replaceAll("{side}", name);
      const entrance = side.entrances?.[name];
      const block = { ...side, kind: "block" as const, code, label, at, facing: FACING[name], entrance };
      return { ...blockSection(block), side: name };
    });
  });
}

/** The width of the widest row, from the outer edge of its first seat to that of its last. */
function widthOf(side: SideGenerator): number {
  const [pitch] = side.pitch;
  const widths = (rowLabels(side.rows, side.skip) ?? []).map((_, row) => {
    const offsets = offsetsOf(side, seatsInRow(side.seats, row), pitch);
    return 2 * (offsets.at(-1) ?? 0) + pitch;
  });
  return Math.max(0, ...widths);
}

function edgeOf({ x, y, width, height }: PlanFocus, side: RingSide): PlanPoint {
  switch (side) {
    case "north":
      return [x, y - height / 2];
    case "east":
      return [x + width / 2, y];
    case "south":
      return [x, y + height / 2];
    case "west":
      return [x - width / 2, y];
  }
}
