/** A night's sales curve beside that of another night, as a drawing and as a table. */
import type { SaleCurve, SaleCurves, SalePoint } from "../../../../server/services/office/today/next-nights";
import { zonedDates } from "../../format/zoned-dates";

export type SaleCurveView = {
  title: string;
  date: string;
  sold: string;
  seats: string;
  /** The other night's title; undefined if there is none to compare with. */
  last: string | undefined;
  /** The same for wide windows and for phones, where the labels of a wide drawing would be too small to read. */
  drawings: CurveDrawing[];
  table: { before: string; next: string; last: string | undefined }[];
};

type DrawingSize = { name: "wide" | "narrow"; width: number; height: number; columns: number };
export type CurveDrawing = Omit<DrawingSize, "columns"> & {
  left: number;
  right: number;
  bottom: number;
  path: string;
  lastPath: string | undefined;
  /** Where the other night's name goes. A narrow drawing has a legend instead. */
  lastName: { x: number; y: number } | undefined;
  now: { x: number; y: number };
  /** Where the number sold goes: below the line, unless it would be too low. */
  soldY: number;
  fullY: number;
  /** Horizontal lines with their number of seats. */
  rows: { y: number; label: string }[];
  /** Labels along the bottom. */
  columns: { x: number; label: string }[];
};

const LANGUAGE = "en";
/** The narrow drawing is never shown narrower than this, so that its labels keep their size. */
const SIZES: DrawingSize[] = [
  { name: "wide", width: 760, height: 250, columns: 4 },
  { name: "narrow", width: 226, height: 190, columns: 3 },
];
const EDGES = { left: 48, right: 18, top: 34, bottom: 36 };
const NUMBER_HEIGHT = 28;
/** Longer sales are cut off, because only the recent trend matters. */
const MOST_DAYS = 120;
const LEAST_DAYS = 14;
const WEEK = 7;

export function saleCurveView(curves: SaleCurves): SaleCurveView {
  const { next, last } = curves;
  const first = Math.max(...[next, last].map((curve) => curve?.points[0]?.daysBefore ?? 0));
  const days = Math.min(MOST_DAYS, Math.max(LEAST_DAYS, first + 1));
  return {
    title: next.title,
    date: dayOf(next),
    sold: inDigits(soldAt(next.points, next.daysLeft)),
    seats: inDigits(next.capacity),
    last: last?.title,
    drawings: SIZES.map((size) => drawingOf(curves, days, size)),
    table: tableOf(curves, days),
  };
}

function drawingOf({ next, last }: SaleCurves, days: number, { columns, ...size }: DrawingSize): CurveDrawing {
  const [left, right, bottom] = [EDGES.left, size.width - EDGES.right, size.height - EDGES.bottom];
  const sold = soldAt(next.points, next.daysLeft);
  const most = Math.max(next.capacity, last?.points.at(-1)?.sold ?? 0, 1);
  const x = (before: number) => round(left + ((days - before) / days) * (right - left));
  const y = (seats: number) => round(bottom - (seats / most) * (bottom - EDGES.top));
  const path = (points: SalePoint[], until: number) =>
    [
      { daysBefore: days, sold: soldAt(points, days) },
      ...points.filter(({ daysBefore }) => daysBefore < days && daysBefore > until),
      { daysBefore: until, sold: soldAt(points, until) },
    ]
      .map((point, index) => `${index === 0 ? "M" : "L"}${x(point.daysBefore)} ${y(point.sold)}`)
      .join("");
  const now = { x: x(next.daysLeft), y: y(sold) };
  const named = last && size.name === "wide";
  return {
    ...size,
    ...{ left, right, bottom, now },
    path: path(next.points, next.daysLeft),
    lastPath: last && path(last.points, 0),
    lastName: named ? { x: right, y: Math.min(bottom - 8, y(soldAt(last.points, 0)) + 18) } : undefined,
    soldY: now.y + NUMBER_HEIGHT > bottom ? now.y - 12 : now.y + NUMBER_HEIGHT,
    fullY: y(next.capacity),
    rows: steps(most).map((seats) => ({ y: y(seats), label: inDigits(seats) })),
    columns: weeks(days, columns).map((week) => ({ x: x(week * WEEK), label: week === 0 ? "Bell" : `${week} wk` })),
  };
}

/** Sold by the end of the day that is `before` days before the bell. */
const soldAt = (points: SalePoint[], before: number): number =>
  points.findLast(({ daysBefore }) => daysBefore >= before)?.sold ?? 0;

/** About four round numbers. */
function steps(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Whole weeks before the bell, down to the bell itself, with at most `most` steps. */
function weeks(days: number, most: number): number[] {
  const all = Math.floor(days / WEEK);
  const every = Math.max(1, Math.ceil(all / most));
  return Array.from({ length: Math.floor(all / every) + 1 }, (_, index) => index * every).reverse();
}

function tableOf({ next, last }: SaleCurves, days: number): SaleCurveView["table"] {
  const marks = [...new Set([...weeks(days, 4).map((week) => week * WEEK), next.daysLeft])].sort((a, b) => b - a);
  return marks.map((before) => ({
    before: before === 0 ? "Bell" : before === 1 ? "1 day" : `${before} days`,
    next: before < next.daysLeft ? "–" : inDigits(soldAt(next.points, before)),
    last: last && inDigits(soldAt(last.points, before)),
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;
const inDigits = (value: number) => value.toLocaleString(LANGUAGE);
const dayOf = ({ startAt, timeZoneId }: SaleCurve) => zonedDates(startAt, timeZoneId, LANGUAGE).dayMonth;
