/** A section's outline on the map: the given one, or a hull around its seats. */
import type { PlanPoint, PlanSection } from "./seating-plan";

/** The space of a seat to each side. */
const AROUND_CM = 45;

export function outlineOf({ outline, area, rows = [] }: PlanSection): PlanPoint[] {
  const given = outline ?? area?.outline;
  if (given) return given;
  return hull(
    rows.flatMap(({ seats }) =>
      seats.flatMap(({ x, y }): PlanPoint[] => [
        [x - AROUND_CM, y - AROUND_CM],
        [x + AROUND_CM, y - AROUND_CM],
        [x + AROUND_CM, y + AROUND_CM],
        [x - AROUND_CM, y + AROUND_CM],
      ]),
    ),
  );
}

/** The convex hull, by Andrew's monotone chain. */
function hull(points: PlanPoint[]): PlanPoint[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chain = (all: PlanPoint[]): PlanPoint[] => {
    const kept: PlanPoint[] = [];
    for (const point of all) {
      while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turnsLeft(a: PlanPoint | undefined, b: PlanPoint | undefined, c: PlanPoint): boolean {
  return !!a && !!b && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
