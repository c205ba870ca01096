/** Finds seats that are too close to each other. */
import type { PlanFault, SeatInPlan } from "./plan-faults";

const NEAREST_CM = 35;

/** Compares each seat with those in the squares around it. Reports at most one fault per seat. */
export function tooNear(seats: SeatInPlan[]): PlanFault[] {
  const faults: PlanFault[] = [];
  const squares = new Map<number, SeatInPlan[]>();
  for (const one of seats) {
    const { x, y } = one.seat;
    const [column, line] = [Math.floor(x / NEAREST_CM), Math.floor(y / NEAREST_CM)];
    const around = [-1, 0, 1].flatMap((east) =>
      [-1, 0, 1].flatMap((south) => squares.get(squareAt(column + east, line + south)) ?? []),
    );
    const other = around.find(({ seat }) => Math.hypot(seat.x - x, seat.y - y) < NEAREST_CM);
    if (other) {
      const says = `puts ${one.name} nearer than ${NEAREST_CM} cm to ${other.name}`;
      faults.push({ path: one.path, says });
    }
    const own = squareAt(column, line);
    squares.set(own, [...(squares.get(own) ?? []), one]);
  }
  return faults;
}

/**
 * A number that identifies a square, because a string key takes ten times as long. No hall is wide enough for
 * collisions.
 */
const squareAt = (column: number, line: number): number => column * 2 ** 24 + line;
