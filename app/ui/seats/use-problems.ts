/** Where the problems of a refused order are told: beside their tiers, or above them all; and where the fan goes on. */
import { useEffect, useRef } from "react";
import type { QuantityProblem } from "../../domain/quantities";
import type { TierView } from "../../domain/tier-view";

/**
 * `changed` tells whether a tier's number is another than the refused one: what was said of that is not said of this.
 * `first` is the tier to go on with; `alert` belongs to the box of what concerns the whole order.
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

  // Once for each refusal that scripts received; without scripts `autofocus` does it.
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
