/** The numbers of a ticket form: how its fields are called, what was typed in them, and what that means in seats and money. */

const FIELD = "quantity.";

/** Field name of a tier's number input. */
export const quantityField = (definitionId: string) => FIELD + definitionId;

/** Tiers that a posted form has a field of, whether they exist or not. */
export const tiersOf = (form: Record<string, string>): string[] =>
  Object.keys(form).flatMap((name) => (name.startsWith(FIELD) ? name.slice(FIELD.length) : []));

/** Seats wanted per tier, by definition id; tiers without seats are absent. */
export type Quantities = Record<string, number>;

/** Why a tier or the whole order cannot be held; `n` is the number that goes with it (seats left, the limit). */
export type QuantityProblem = { definitionId?: string; code: string; n?: number };

/** What the form said: `typed` word for word (to show it again), `quantities` as numbers, `problems` of what is no number. */
export type ReadQuantities = { typed: Record<string, string>; quantities: Quantities; problems: QuantityProblem[] };

/**
 * Reads the tiers' fields out of a posted form. Fields of tiers that the event does not have are ignored.
 * Empty is nought; anything but one to three digits is a problem of its tier.
 */
export function readQuantities(form: Record<string, string>, definitionIds: string[]): ReadQuantities {
  const read: ReadQuantities = { typed: {}, quantities: {}, problems: [] };
  for (const id of definitionIds) {
    const text = form[quantityField(id)];
    if (text === undefined) continue;
    read.typed[id] = text.slice(0, 8);
    const trimmed = text.trim();
    if (trimmed === "") continue;
    if (!/^\d{1,3}$/.test(trimmed)) read.problems.push({ definitionId: id, code: "notANumber" });
    else if (Number(trimmed) > 0) read.quantities[id] = Number(trimmed);
  }
  return read;
}

/** Two orders are the same when every tier has the same number. */
export function sameQuantities(a: Quantities, b: Quantities): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => (a[id] ?? 0) === (b[id] ?? 0));
}

/** Number of seats in all tiers together. */
export const seatsIn = (quantities: Quantities) => Object.values(quantities).reduce((sum, n) => sum + n, 0);

/** Sum in integer cents, for showing before anything is held; what is charged comes from the hold. */
export function totalCents(quantities: Quantities, tiers: { id: string; priceCents: number }[]): number {
  return tiers.reduce((sum, tier) => sum + tier.priceCents * (quantities[tier.id] ?? 0), 0);
}
