/** The dates of a night's copies: single dates, or every week. */
import type { FieldProblem } from "../../../domain/office/nights/night-form-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { AtOffice } from "../office";
import { chosenWay, timeProblem } from "./new-night";

const SINGLE_DATES = 4;
const MOST_TIMES = 26;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Field names. */
export const DATE_FIELDS = Array.from({ length: SINGLE_DATES }, (_, index) => `date.${index}`);

/** Local times, with an offset if the hour occurs twice. */
export function copyDates(
  nights: AtOffice["desk"]["nights"],
  form: Record<string, string>,
  zone: string,
): { dates: string[]; problems: Record<string, FieldProblem> } {
  const problems: Record<string, FieldProblem> = {};
  const dates: string[] = [];
  const add = (name: string, text: string) => {
    const read = nights.readTime(text, zone);
    if ("at" in read) dates.push(read.text);
    else problems[name] ??= timeProblem(read) ?? { says: "" };
  };
  for (const name of DATE_FIELDS) if (form[name]) add(name, chosenWay(form, name));
  if (form.first) {
    const times = Number(form.times);
    if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES) {
      problems.times = { says: `is not a number from 1 to ${MOST_TIMES}` };
    } else {
      const first = chosenWay(form, "first");
      add("first", first);
      for (let n = 1; n < times; n++) add("first", nights.shiftedWall(first, n * WEEK_MS));
    }
  }
  if (dates.length === 0 && Object.keys(problems).length === 0) {
    problems[""] = { says: officeTexts("nights")("copies.none") };
  }
  return { dates, problems };
}
