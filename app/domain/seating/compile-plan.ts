/** Compiles a plan into numbered benches and sections with outlines. */
import { ranked, sideOf } from "./bench-rank";
import { draftsOf, numbered } from "./benches";
import type { CompiledBench, CompiledPlan, CompiledSection } from "./compiled-plan";
import { type ExpandedSection, expandedSections } from "./expand-plan";
import type { PlanFocus, PlanPoint, PlanSection, RingSide, SeatingPlan } from "./seating-plan";
import { outlineOf } from "./section-outline";

/**
 * `former` is the compilation that nights use now. Benches keep their numbers where possible; new numbers are above all
 * of `former` and above `used`.
 */
export function compilePlan(plan: SeatingPlan, former: readonly CompiledBench[] = [], used = 0): CompiledPlan {
  const expanded = expandedSections(plan).sections;
  const compiled = withSections(plan, expanded);
  const sides = new Map(
    compiled.sections.flatMap(({ code, side }): [string, RingSide][] => (side ? [[code, side]] : [])),
  );
  return { ...compiled, benches: ranked(numbered(draftsOf(expanded), former, used), plan, sides) };
}

/** The same, with the benches of an earlier call: a large hall takes a third of a second to compile. */
export const compiledFrom = (plan: SeatingPlan, benches: CompiledBench[]): CompiledPlan => ({
  ...withSections(plan, expandedSections(plan).sections),
  benches,
});

function withSections({ slug, title, focus, camera }: SeatingPlan, expanded: ExpandedSection[]) {
  return { slug, title, focus, camera, sections: expanded.map(({ section }) => compiledSection(section, focus)) };
}

function compiledSection(section: PlanSection, focus: PlanFocus): CompiledSection {
  const outline = outlineOf(section);
  const side = focus.kind === "ring" ? (section.side ?? sideOf(focus, middleOf(outline))) : undefined;
  return {
    code: section.code,
    label: section.label,
    entrance: section.entrance ?? "",
    level: section.level ?? "",
    zone: section.zone,
    ...(side && { side }),
    outline,
    rows: (section.rows ?? []).map(({ label }) => label),
    area: section.area !== undefined,
  };
}

function middleOf(outline: PlanPoint[]): PlanPoint {
  const sum = (axis: 0 | 1) => outline.reduce((all, point) => all + point[axis], 0) / Math.max(outline.length, 1);
  return [sum(0), sum(1)];
}
