/** Faults of a plan whose fields have valid types, by field. A notice doesn't stop an import. */
import { type BenchDraft, draftsOf } from "./benches";
import { LONGEST_BENCH } from "./compiled-plan";
import { type ExpandedSection, expandedSections, type PlanPath } from "./expand-plan";
import { generatorFaults } from "./generators/generator-faults";
import { tooNear } from "./near-seats";
import { placeId } from "./seat-names";
import type { PlanSeat, SeatingPlan } from "./seating-plan";

export type PlanFault = { path: PlanPath; says: string; notice?: true };

const SECTION_SEATS = 1_500;
/** The rows of larger sections are shown on several pages. */
const PAGED_SEATS = 600;
const PLAN_SEATS = 120_000;

/** `zones` are the codes of the venue's sections; undefined if the venue isn't known. */
export function planFaults(plan: SeatingPlan, zones: ReadonlySet<string> | undefined): PlanFault[] {
  const generators = (plan.generate ?? []).flatMap((one, index) => generatorFaults(one, ["generate", index]));
  // An invalid generator would make too many seats or none.
  if (generators.length > 0) return generators;
  const { sections, lost } = expandedSections(plan);
  const sizes = sizeFaults(sections);
  if (sizes.some(({ path }) => path.length === 1)) return sizes;
  const drafts = draftsOf(sections);
  return [
    ...lost.map(([mark, part]) => ({ path: ["marks", mark, "seats"], says: `“${part}” is no seat of this plan` })),
    ...repeatedCodes(sections),
    ...sizes,
    ...(zones ? zoneFaults(sections, drafts, zones) : []),
    ...benchFaults(drafts),
    ...renameFaults(drafts),
    ...tooNear(seatsOf(sections)),
  ];
}

/** Each seat with its place in the plan. */
export type SeatInPlan = { seat: PlanSeat; name: string; path: PlanPath };

const seatsOf = (sections: ExpandedSection[]): SeatInPlan[] =>
  sections.flatMap(({ section, written, path }) =>
    (section.rows ?? []).flatMap((row, rowIndex) =>
      row.seats.map((seat, index) => ({
        seat,
        name: placeId(section.code, row.label, seat.label),
        path: written ? [...path, "rows", rowIndex, "seats", index] : path,
      })),
    ),
  );

function repeatedCodes(sections: ExpandedSection[]): PlanFault[] {
  const faults: PlanFault[] = [];
  const codes = new Set<string>();
  for (const { section, written, path } of sections) {
    const at = (...inner: PlanPath) => (written ? [...path, ...inner] : path);
    if (codes.has(section.code)) faults.push({ path: at("code"), says: `“${section.code}” is a section twice` });
    codes.add(section.code);
    const rows = new Set<string>();
    for (const [rowIndex, row] of (section.rows ?? []).entries()) {
      const name = `${section.code}-${row.label}`;
      if (rows.has(row.label)) faults.push({ path: at("rows", rowIndex, "label"), says: `“${name}” is a row twice` });
      rows.add(row.label);
      const labels = new Set<string>();
      for (const [index, { label }] of row.seats.entries()) {
        const says = `“${placeId(section.code, row.label, label)}” is a seat twice`;
        if (labels.has(label)) faults.push({ path: at("rows", rowIndex, "seats", index, "label"), says });
        labels.add(label);
      }
    }
  }
  return faults;
}

function sizeFaults(sections: ExpandedSection[]): PlanFault[] {
  const faults: PlanFault[] = [];
  let all = 0;
  for (const { section, path } of sections) {
    const count = (section.rows ?? []).reduce((sum, { seats }) => sum + seats.length, 0);
    all += count;
    const name = `section ${section.code}`;
    if (count === 0 && !section.area) faults.push({ path, says: `has neither seats nor an area in ${name}` });
    if (count > 0 && section.area)
      faults.push({ path, says: `has seats and an area in ${name}: make it two sections` });
    if (count > SECTION_SEATS) faults.push({ path, says: `has ${count} seats in ${name}: at most ${SECTION_SEATS}` });
    else if (count > PAGED_SEATS) {
      faults.push({ path, says: `has ${count} seats in ${name}: its rows are shown on several pages`, notice: true });
    }
  }
  if (all > PLAN_SEATS) faults.push({ path: ["sections"], says: `are ${all} seats: at most ${PLAN_SEATS}` });
  return faults;
}

function zoneFaults(sections: ExpandedSection[], drafts: BenchDraft[], zones: ReadonlySet<string>): PlanFault[] {
  const named = [
    ...sections.map(({ section, written, path }) => ({ zone: section.zone, path: written ? [...path, "zone"] : path })),
    ...drafts,
  ].filter(({ zone }) => !zones.has(zone));
  const first = new Map(named.map((one) => [`${one.zone} ${one.path[0]} ${one.path[1]}`, one] as const).reverse());
  return [...first.values()].map(({ zone, path }) => ({ path, says: `“${zone}” is not a section of the venue` }));
}

function benchFaults(drafts: BenchDraft[]): PlanFault[] {
  return drafts.flatMap(({ key, seats, path }) => {
    const has = (flag: "accessible" | "companion") => seats.some(({ flags = [] }) => flags.includes(flag));
    const faults: PlanFault[] = [];
    if (seats.length > LONGEST_BENCH) {
      faults.push({ path, says: `has ${seats.length} seats in ${key} without an aisle: at most ${LONGEST_BENCH}` });
    }
    if (has("companion") && !has("accessible")) {
      faults.push({ path, says: `has a companion seat in ${key} without an accessible one` });
    }
    if (has("accessible") && !has("companion")) {
      faults.push({ path, says: `has an accessible seat in ${key} without a companion seat`, notice: true });
    }
    return faults;
  });
}

/** A former name must not be the current name of another seat: it would be unclear which seat was renamed. */
function renameFaults(drafts: BenchDraft[]): PlanFault[] {
  const present = new Set(drafts.flatMap(({ formerly }) => formerly.map(([name = ""]) => name)));
  const faults: PlanFault[] = [];
  const before = new Set<string>();
  for (const { formerly, path } of drafts) {
    for (const [, was] of formerly) {
      if (was === undefined) continue;
      if (present.has(was)) faults.push({ path, says: `“${was}” was renamed, but this plan still has that seat` });
      if (before.has(was)) faults.push({ path, says: `“${was}” was renamed to two seats` });
      before.add(was);
    }
  }
  return faults;
}
