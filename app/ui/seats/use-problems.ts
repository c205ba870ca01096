/** Places the problems of a refused order: next to their tiers or above all of them. Also moves the focus. */
import { useEffect, useRef } from "react";
import { quantityField, type SaidProblem } from "../../domain/tickets/quantities";
import type { TierView } from "../../domain/tickets/tier-view";

/**
 * `changed` tells whether a tier's quantity has changed since the refusal: its problem is outdated then. `focused` is the
 * tier whose field takes the focus: the only one with a problem. Otherwise the box of the ref `summary` takes it, in
 * which the tiers are listed.
 */
export function useProblems(problems: SaidProblem[], tiers: TierView[], changed: (definitionId: string) => boolean) {
  const known = new Set<string | undefined>(tiers.map((tier) => tier.id));
  const refused = new Set(problems.map(({ definitionId }) => definitionId).filter((id) => known.has(id)));
  const [one] = refused.size === 1 ? tiers.filter((tier) => refused.has(tier.id)) : [];
  const focused = one?.sale === "open" ? one.id : undefined;
  const anyChanged = tiers.some((tier) => changed(tier.id));
  const summary = useRef<HTMLDivElement>(null);
  const ofTier = (id: string) => problems.find(({ definitionId }) => definitionId === id && !changed(id));

  // Once per refusal received by scripts; without scripts, `autofocus` does it.
  useEffect(() => {
    if (problems.length === 0) return;
    (focused ? document.getElementById(quantityField(focused)) : summary.current)?.focus();
  }, [problems, focused]);

  return {
    focused,
    general: problems.filter(({ definitionId }) => !known.has(definitionId) && !anyChanged),
    listed: focused
      ? []
      : tiers.flatMap((tier) => {
          const problem = ofTier(tier.id);
          return problem ? [{ tier, problem }] : [];
        }),
    ofTier,
    summary,
  };
}
