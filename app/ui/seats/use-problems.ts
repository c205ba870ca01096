/** Places the problems of a refused order: next to their tiers or above all of them. Also moves the focus. */
import { useEffect, useRef } from "react";
import type { QuantityProblem } from "../../domain/tickets/quantities";
import type { TierView } from "../../domain/tickets/tier-view";

/**
 * `changed` tells whether a tier's quantity has changed since the refusal: its problem is outdated then. `first` is the
 * first tier with a problem; `alert` is the ref of the box for problems of the whole order.
 */
export function useProblems(
  problems: QuantityProblem[],
  tiers: TierView[],
  changed: (definitionId: string) => boolean,
) {
  const known = new Set<string | undefined>(tiers.map((tier) => tier.id));
  const first = problems.find(({ definitionId }) => known.has(definitionId))?.definitionId;
  const anyChanged = tiers.some((tier) => changed(tier.id));
  const alert = useRef<HTMLDivElement>(null);

  // Once per refusal received by scripts; without scripts, `autofocus` does it.
  useEffect(() => {
    if (problems.length === 0) return;
    const field = first && document.querySelector<HTMLElement>(`[aria-describedby="problem.${first}"]`);
    (field || alert.current)?.focus();
  }, [problems, first]);

  return {
    first,
    general: problems.filter(({ definitionId }) => !known.has(definitionId) && !anyChanged),
    ofTier: (id: string) => problems.find(({ definitionId }) => definitionId === id && !changed(id)),
    alert,
  };
}
