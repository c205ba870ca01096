/** The sales curve of a night beside that of another one, as a drawing and as a table. */
import type { SaleCurve, SaleCurves, SalePoint } from "../../../../server/services/office/today/next-nights";
import { zonedDates } from "../../format/zoned-dates";

export type SaleCurveView = {
  title: string;
  date: string;
  /** The other night, and its path. Undefined if there is none to compare with. */
  last: { title: string; path: string; name: { x: number; y: number } } | undefined;
  path: string;
  now: { x: number; y: number; sold: string };
  full: { y: number; seats: string };
  /** Lines across, with their number of seats. */
  rows: { y: number; label: string }[];
  /** Words below. */
  columns: { x: number; label: string }[];
  table: { before: string; next: string; last: string | undefined }[];
  width: number;
  height: number;
};

const LANGUAGE = "en";
const WIDTH = 760;
const HEIGHT = 250;
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 742, 34, 214];
/** A longer sale is cut off: what matters is how it goes now. */
const MOST_DAYS = 120;
const LEAST_DAYS = 14;
const WEEK = 7;

export function saleCurveView({ next, last }: SaleCurves): SaleCurveView {
  const first = Math.max(...[next, last].map((curve) => curve?.points[0]?.daysBefore ?? 0));
  const days = Math.min(MOST_DAYS, Math.max(LEAST_DAYS, first + 1));
  const sold = soldAt(next.points, next.daysLeft);
  const most = Math.max(next.capacity, last?.points.at(-1)?.sold ?? 0, 1);
  const x = (before: number) => round(LEFT + ((days - before) / days) * (RIGHT - LEFT));
  const y = (seats: number) => round(BOTTOM - (seats / most) * (BOTTOM - TOP));
  const path = (points: SalePoint[], until: number) =>
    [
      { daysBefore: days, sold: soldAt(points, days) },
      ...points.filter(({ daysBefore }) => daysBefore < days && daysBefore > until),
      { daysBefore: until, sold: soldAt(points, until) },
    ]
      .map((point, index) => `${index === 0 ? "M" : "L"}${x(point.daysBefore)} ${y(point.sold)}`)
      .join("");
  return {
    title: next.title,
    date: dayOf(next),
    last: last && {
      title: last.title,
      path: path(last.points, 0),
      name: { x: RIGHT, y: Math.min(BOTTOM - 8, y(soldAt(last.points, 0)) + 18) },
    },
    path: path(next.points, next.daysLeft),
    now: { x: x(next.daysLeft), y: y(sold), sold: inDigits(sold) },
    full: { y: y(next.capacity), seats: inDigits(next.capacity) },
    rows: steps(most).map((seats) => ({ y: y(seats), label: inDigits(seats) })),
    columns: weeks(days).map((week) => ({ x: x(week * WEEK), label: week === 0 ? "Bell" : `${week} wk` })),
    table: tableOf({ next, last }, days),
    width: WIDTH,
    height: HEIGHT,
  };
}

/** Sold by the end of the day that is `before` days away from the bell. */
const soldAt = (points: SalePoint[], before: number): number =>
  points.findLast(({ daysBefore }) => daysBefore >= before)?.sold ?? 0;

/** About four round numbers. */
function steps(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

function weeks(days: number): number[] {
  const all = Math.floor(days / WEEK);
  const every = Math.max(1, Math.ceil(all / 4));
  return Array.from({ length: Math.floor(all / every) + 1 }, (_, index) => index * every).reverse();
}

function tableOf({ next, last }: SaleCurves, days: number): SaleCurveView["table"] {
  const marks = [...new Set([...weeks(days).map((week) => week * WEEK), next.daysLeft])].sort((a, b) => b - a);
  return marks.map((before) => ({
    before: before === 0 ? "Bell" : before === 1 ? "1 day" : `${before} days`,
    next: before < next.daysLeft ? "–" : inDigits(soldAt(next.points, before)),
    last: last && inDigits(soldAt(last.points, before)),
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;
const inDigits = (value: number) => value.toLocaleString(LANGUAGE);
const dayOf = ({ startAt, timeZoneId }: SaleCurve) => zonedDates(startAt, timeZoneId, LANGUAGE).dayMonth;
