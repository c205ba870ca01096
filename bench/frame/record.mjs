/** Prints a benchmark's results, and passes them to bench/run.mjs if that runs the benchmark. */
import { FIGURES } from "./figures.mjs";

const WIDTHS = [58, 18, 26, 8, 14];

/**
 * Records a figure of bench/frame/figures.mjs. `of` names the page or case, `yardstick` is the value it is compared
 * with, in the same unit.
 */
export function record(key, { of, value, yardstick }) {
  const figure = FIGURES[key];
  if (!figure) throw new Error(`bench/frame/figures.mjs has no ${key}`);
  const ratio = yardstick === undefined ? null : value / yardstick;
  const limit = figure.ratio ?? figure.value;
  const judged = figure.ratio ? ratio : value;
  const row = {
    name: of ? `${figure.name}: ${of}` : figure.name,
    value: rounded(value),
    unit: figure.unit,
    yardstick: yardstick === undefined ? null : rounded(yardstick),
    ratio: ratio === null ? null : rounded(ratio),
    budget: limit ? `${figure.ratio ? "ratio " : ""}${limit.words}` : null,
    pass: limit ? judged !== null && limit.holds(judged) : null,
  };
  console.log(lineOf(row, figure.yardstick));
  process.send?.({ key, row });
  return row;
}

/** One line of the table: name, value, yardstick, ratio, budget, verdict. */
export function lineOf({ name, value, unit, yardstick, ratio, budget, pass }, against) {
  const cells = [
    name,
    `${value} ${unit}`,
    yardstick === null ? "" : `${against ?? ""} ${yardstick}`,
    ratio === null ? "" : `× ${ratio}`,
    budget ?? "",
  ];
  const verdict = pass === null ? "" : pass ? "ok" : "MISSED";
  return `${cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i]))).join(" ")} ${verdict}`;
}

/** Three significant digits, or whole numbers. */
const rounded = (value) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
