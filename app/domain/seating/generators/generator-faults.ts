/** Checks a generator before it makes seats. */
import { rowLabels } from "../numbering";
import type { PlanGenerator } from "./plan-generator";
import { SEAT_PITCH_CM } from "./row-layout";

type GeneratorFault = { path: (string | number)[]; says: string };

const MOST_IN_ROW = 500;

export function generatorFaults(generator: PlanGenerator, path: (string | number)[]): GeneratorFault[] {
  const faults: GeneratorFault[] = [];
  const fault = (field: string, says: string) => void faults.push({ path: [...path, field], says });
  const labels = rowLabels(generator.rows, generator.skip);
  if (!labels) fault("rows", "is not a range of rows: write it as 2..5 or A..K");
  else if (labels.length === 0) fault("rows", "is empty");

  const seats = typeof generator.seats === "object" ? generator.seats : [generator.seats ?? 1];
  if (seats.some((count) => count > MOST_IN_ROW)) fault("seats", `is too much: at most ${MOST_IN_ROW} in a row`);
  if (labels && seats.length > labels.length) fault("seats", `are more than the ${labels.length} rows`);

  if (generator.kind === "table" && labels && generator.at.length !== labels.length) {
    fault("at", `has ${generator.at.length} tables for ${labels.length} labels in rows`);
  }
  if (generator.kind === "curve") {
    const [from, to] = generator.arc;
    if (to <= from || to - from > 360) fault("arc", "must go from left to right, 360 degrees at most");
    else if (labels && generator.seats === undefined) {
      const longest = (generator.radius + (labels.length - 1) * generator.step) * ((to - from) / 180) * Math.PI;
      if (longest / (generator.pitch ?? SEAT_PITCH_CM) > MOST_IN_ROW)
        fault("arc", `is too long for ${MOST_IN_ROW} seats a row`);
    }
  }
  if (generator.kind === "side" && Object.keys(generator.codes).length === 0) fault("codes", "name no side");
  return faults;
}
