/** Expands a plan's generators and marks into seats. */
import { blockSection } from "./generators/block";
import { curveSection } from "./generators/curve";
import type { PlanGenerator } from "./generators/plan-generator";
import { sideSections } from "./generators/side";
import { tableSection } from "./generators/tables";
import { namedSeats } from "./seat-ranges";
import type { PlanFocus, PlanSeat, PlanSection, SeatingPlan, SeatMark } from "./seating-plan";

/** Field names and indexes, starting at the plan. */
export type PlanPath = (string | number)[];
/** A section, and where it is in the plan: the section itself, or the generator that made it. */
export type ExpandedSection = { section: PlanSection; written: boolean; path: PlanPath };

function generated(generator: PlanGenerator, focus: PlanFocus): PlanSection[] {
  switch (generator.kind) {
    case "block":
      return [blockSection(generator)];
    case "curve":
      return [curveSection(generator, focus)];
    case "side":
      return sideSections(generator, focus);
    case "table":
      return [tableSection(generator)];
  }
}

/** All sections, written ones first, and the marks that match no seat. */
export function expandedSections(plan: SeatingPlan): {
  sections: ExpandedSection[];
  lost: [mark: number, part: string][];
} {
  const written = (plan.sections ?? []).map((section, index) => ({
    section,
    written: true,
    path: ["sections", index],
  }));
  const made = (plan.generate ?? []).flatMap((generator, index) =>
    generated(generator, plan.focus).map((section) => ({ section, written: false, path: ["generate", index] })),
  );
  return marked([...written, ...made], plan.marks ?? []);
}

/** The same plan with every seat written out. */
export function expandPlan(plan: SeatingPlan): Omit<SeatingPlan, "generate" | "marks"> {
  const { generate, marks, ...rest } = plan;
  return { ...rest, sections: expandedSections(plan).sections.map(({ section }) => section) };
}

function marked(sections: ExpandedSection[], marks: SeatMark[]) {
  const lost: [number, string][] = [];
  if (marks.length === 0) return { sections, lost };
  const rows = sections.flatMap(({ section }) =>
    (section.rows ?? []).map(({ label, seats }) => ({
      section: section.code,
      row: label,
      seats: seats.map((seat) => ({ label: seat.label, is: seat })),
    })),
  );
  const changes = new Map<PlanSeat, PlanSeat | undefined>();
  for (const [index, mark] of marks.entries()) {
    const { found, unknown } = namedSeats(rows, mark.seats);
    lost.push(...unknown.map((part): [number, string] => [index, part]));
    for (const seat of found) {
      const now = changes.has(seat) ? changes.get(seat) : seat;
      changes.set(seat, now && !mark.removed ? markedSeat(now, mark) : undefined);
    }
  }
  const changed = (seat: PlanSeat) => (changes.has(seat) ? (changes.get(seat) ?? []) : seat);
  return {
    lost,
    sections: sections.map((one) => ({
      ...one,
      section: {
        ...one.section,
        ...(one.section.rows && {
          rows: one.section.rows.map((row) => ({ ...row, seats: row.seats.flatMap(changed) })),
        }),
      },
    })),
  };
}

function markedSeat(seat: PlanSeat, { seats: _, removed: __, flags = [], ...words }: SeatMark): PlanSeat {
  const all = [...new Set([...(seat.flags ?? []), ...flags])];
  return { ...seat, ...words, ...(all.length > 0 && { flags: all }) };
}
