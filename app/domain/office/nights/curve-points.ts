/** The curve of a night's sales as a drawing: days from left to right, tickets upward. */

export type CurveView = {
  width: number;
  height: number;
  /** The `points` of an SVG polyline. */
  points: string;
  days: { day: string; sold: number; total: number }[];
  total: number;
  /** The first and the last day. */
  from: string;
  to: string;
};

const WIDTH = 360;
const HEIGHT = 120;
/** Room above the line for its number. */
const TOP = 28;
const DAY_MS = 86_400_000;

/** Undefined if nothing was sold. Days are written as 2026-05-02; days without a sale may be missing. */
export function curvePoints(days: CurveView["days"]): CurveView | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  const span = Math.max(1, at(last.day) - at(first.day));
  const x = (day: string) => Math.round(((at(day) - at(first.day)) / span) * WIDTH);
  const y = (total: number) => HEIGHT - 1 - Math.round((total / Math.max(1, last.total)) * (HEIGHT - TOP));
  // Sales stay level until the next day with sales, so the line goes in steps.
  const steps = days.flatMap(({ day, total, sold }) => [`${x(day)},${y(total - sold)}`, `${x(day)},${y(total)}`]);
  const points = [...steps, `${WIDTH},${y(last.total)}`].join(" ");
  return { width: WIDTH, height: HEIGHT, points, days, total: last.total, from: first.day, to: last.day };
}
