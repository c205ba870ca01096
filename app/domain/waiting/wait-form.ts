/** The fields of the form that joins the waiting list. Tiers are checkboxes, so that the form works without scripts. */
import type { TierView } from "../tickets/tier-view";

const TIER = "tier-";
export const tierField = (id: string) => `${TIER}${id}`;

export type TypedWait = { quantity: string; email: string; fewer: boolean; tiers: string[] };

export function typedWait(form: Record<string, string>): TypedWait {
  return {
    quantity: form.quantity ?? "",
    email: (form.email ?? "").trim(),
    fewer: form.fewer !== undefined,
    tiers: Object.keys(form).flatMap((name) => (name.startsWith(TIER) ? name.slice(TIER.length) : [])),
  };
}

/** The initial form: one seat of the tier that the fan came for, else of any sold-out tier. */
export const firstWait = (tiers: Pick<TierView, "id">[], preferred: string | null, email: string): TypedWait => {
  const named = tiers.find(({ id }) => id === preferred);
  return { quantity: "1", email, fewer: false, tiers: named ? [named.id] : tiers.map(({ id }) => id) };
};
