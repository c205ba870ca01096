/** Ranks benches: by distance to the ring or stage, then to the middle of the side, then by side. */
import type { NumberedBench } from "./benches";
import type { CompiledBench } from "./compiled-plan";
import { positionsOf } from "./seat-names";
import { type PlanFocus, type PlanPoint, RING_SIDES, type RingSide, type SeatingPlan } from "./seating-plan";

/** Smaller differences are ignored, because a curve's seats are rounded to whole centimetres. */
const SAME_DISTANCE_CM = 15;
const SAME_OFFSET_CM = 30;

/** The side that the camera faces is the best, and the camera's own side the worst. */
const OPPOSITE: Record<RingSide, RingSide> = { north: "south", east: "west", south: "north", west: "east" };

function turnOf(side: RingSide, camera: RingSide): number {
  if (side === camera) return RING_SIDES.length - 1;
  if (side === OPPOSITE[camera]) return 0;
  return side === "north" || side === "west" ? 1 : 2;
}

/** The side of the ring where a point is. */
export function sideOf({ x, y, width, height }: PlanFocus, [pointX, pointY]: PlanPoint): RingSide {
  const [east, south] = [(pointX - x) / Math.max(width, 1), (pointY - y) / Math.max(height, 1)];
  if (Math.abs(south) >= Math.abs(east)) return south < 0 ? "north" : "south";
  return east < 0 ? "west" : "east";
}

type Ranked = NumberedBench & { mid: number };

/** Adds `rank` and `mid` to the benches, in their given order. `sideOfSection` is empty for a stage. */
export function ranked(
  benches: NumberedBench[],
  { focus, camera }: SeatingPlan,
  sideOfSection: Map<string, RingSide>,
): CompiledBench[] {
  const judged = benches.map((bench) => {
    const side = sideOfSection.get(bench.section);
    const key = [
      Math.round(distanceOf(bench, focus) / SAME_DISTANCE_CM),
      Math.round(offsetOf(bench, focus, side) / SAME_OFFSET_CM),
      side ? turnOf(side, camera) : 0,
    ];
    return { bench: { ...bench, mid: midOf(bench, focus) }, key };
  });
  const order = [...judged].sort(
    (a, b) => a.key.map((value, index) => value - (b.key[index] ?? 0)).find((difference) => difference !== 0) ?? 0,
  );
  const rankOf = new Map<Ranked, number>(order.map(({ bench }, index) => [bench, index + 1]));
  return judged.map(({ bench }) => ({ ...bench, rank: rankOf.get(bench) ?? 0 }));
}

/** From the bench's nearest seat to the nearest edge of the ring, or to the middle of the stage. */
function distanceOf(bench: NumberedBench, { kind, x, y, ...size }: PlanFocus): number {
  const { width, height } = kind === "ring" ? size : { width: 0, height: 0 };
  const distances = positionsOf(bench).map((position) => {
    const [east, south] = [Math.abs(xAt(bench, position) - x), Math.abs(yAt(bench, position) - y)];
    return Math.hypot(Math.max(east - width / 2, 0), Math.max(south - height / 2, 0));
  });
  return Math.min(...distances);
}

/** From the middle of the bench to the middle of its side. */
function offsetOf(bench: NumberedBench, focus: PlanFocus, side: RingSide | undefined): number {
  const positions = positionsOf(bench);
  const along = side === "east" || side === "west" ? yAt : xAt;
  const middle = along === yAt ? focus.y : focus.x;
  const ends = [positions[0], positions.at(-1)] as [number, number];
  return Math.abs((along(bench, ends[0]) + along(bench, ends[1])) / 2 - middle);
}

/**
 * The position on the bench's line, extended in both directions, that is nearest to the middle of the ring or stage.
 */
function midOf(bench: NumberedBench, focus: PlanFocus): number {
  const positions = positionsOf(bench);
  const [first, last] = [positions[0], positions.at(-1)] as [number, number];
  const [fromX, fromY] = [xAt(bench, first), yAt(bench, first)];
  const [alongX, alongY] = [xAt(bench, last) - fromX, yAt(bench, last) - fromY];
  const length = alongX ** 2 + alongY ** 2;
  if (length === 0) return first;
  const share = ((focus.x - fromX) * alongX + (focus.y - fromY) * alongY) / length;
  return Math.round((first + share * (last - first)) * 100) / 100;
}

const xAt = ({ x }: NumberedBench, position: number): number => x[position - 1] ?? 0;
const yAt = ({ y }: NumberedBench, position: number): number => y[position - 1] ?? 0;
