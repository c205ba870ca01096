/** The quantity fields of the ticket form: their names, their values, and the resulting seats and price. */

const FIELD = "quantity.";

/** Name of a tier's quantity field. */
export const quantityField = (definitionId: string) => FIELD + definitionId;

/** Ids of the tiers that a posted form has fields for, whether such tiers exist or not. */
export const tiersOf = (form: Record<string, string>): string[] =>
  Object.keys(form).flatMap((name) => (name.startsWith(FIELD) ? name.slice(FIELD.length) : []));

/** Seats per tier, by ticket definition id. Tiers without seats are left out. */
export type Quantities = Record<string, number>;

/**
 * Why a tier or the whole order can't be held. `n` is a number for the text, such as the seats left or the limit.
 * `places` are the seats concerned.
 */
export type QuantityProblem = {
  definitionId?: string;
  code: string;
  n?: number;
  places?: string[];
  /** The presale or discount code concerned. */
  text?: string;
  /** The current price per ticket. */
  cents?: number;
  currency?: string;
};

/** A problem with its sentence. `ofCodes`: it concerns the codes, so it is shown at their field. */
export type SaidProblem = QuantityProblem & { says: string; ofCodes?: true };

/** Id of a tier's problem. */
export const problemId = (definitionId: string) => `problem.${definitionId}`;

/** A parsed form: `typed` is the raw input to show again, `problems` lists the values that aren't numbers. */
type ReadQuantities = { typed: Record<string, string>; quantities: Quantities; problems: QuantityProblem[] };

/**
 * Reads the quantity fields of a posted form. Fields of unknown tiers are ignored, and an empty field counts as zero.
 * Anything but one to three digits is a problem of that tier.
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

/** Whether both orders have the same number of seats in every tier. */
export function sameQuantities(a: Quantities, b: Quantities): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => (a[id] ?? 0) === (b[id] ?? 0));
}

/** Total number of seats. */
export const seatsIn = (quantities: Quantities) => Object.values(quantities).reduce((sum, n) => sum + n, 0);

/** Total in cents, shown before seats are held. The amount charged comes from the hold. */
export function totalCents(quantities: Quantities, tiers: { id: string; priceCents: number }[]): number {
  return tiers.reduce((sum, tier) => sum + tier.priceCents * (quantities[tier.id] ?? 0), 0);
}
