/** Places the problems of a refused order: at their fields or above all of them. Also moves the focus. */
import { useEffect, useRef } from "react";
import { CODE } from "../../domain/tickets/code-fields";
import { problemId, quantityField, type SaidProblem } from "../../domain/tickets/quantities";
import type { TierView } from "../../domain/tickets/tier-view";
import type { ListedProblem } from "./problem-summary";

/**
 * `changed` tells whether a tier's quantity has changed since the refusal, which makes its problem outdated. `focused`
 * is the tier whose field takes the focus, if nothing else was refused; `codesFocused` is the same for the codes'
 * field. Otherwise the box with the ref `summary`, which lists tiers and codes, takes the focus.
 */
export function useProblems(problems: SaidProblem[], tiers: TierView[], changed: (definitionId: string) => boolean) {
  const known = new Set<string | undefined>(tiers.map((tier) => tier.id));
  const ofOrder = problems.filter(({ definitionId }) => !known.has(definitionId));
  const codes = problems.filter(({ ofCodes }) => ofCodes);
  const refused = new Set(problems.map(({ definitionId }) => definitionId).filter((id) => known.has(id)));
  const [one] = refused.size === 1 && codes.length === 0 ? tiers.filter((tier) => refused.has(tier.id)) : [];
  const focused = one?.sale === "open" ? one.id : undefined;
  const codesFocused = codes.length > 0 && codes.length === problems.length;
  const field = focused ? quantityField(focused) : codesFocused ? CODE : undefined;
  const anyChanged = tiers.some((tier) => changed(tier.id));
  const summary = useRef<HTMLDivElement>(null);
  const ofTier = (id: string) => problems.find(({ definitionId }) => definitionId === id && !changed(id));

  // Once per refusal received by scripts; without scripts, `autofocus` does it.
  useEffect(() => {
    if (problems.length === 0) return;
    (field ? document.getElementById(field) : summary.current)?.focus();
  }, [problems, field]);

  const listedTiers = tiers.flatMap(({ id, name, sale }): ListedProblem[] => {
    const says = ofTier(id)?.says;
    return says ? [{ at: sale === "open" ? quantityField(id) : problemId(id), tier: name, says }] : [];
  });
  return {
    focused,
    codes,
    codesFocused,
    general: ofOrder.filter(({ ofCodes }) => !ofCodes && !anyChanged),
    listed: field ? [] : [...listedTiers, ...codes.map(({ says }) => ({ at: CODE, says }))],
    ofTier,
    summary,
  };
}
