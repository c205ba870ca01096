/** An order before it is paid, as it is shown: the hold with its lines and total, or what became of it. */
import type { EndedHold, Hold } from "../../server/services/box-office/box-office-types";
import { clockTime, type HoldView, holdView } from "./hold-view";
import { amount, price } from "./money";
import type { Quantities } from "./quantities";
import type { TierView } from "./tier-view";

export type OrderLine = { definitionId: string; name: string; quantity: number; total: string };

/** What is held is what is charged: lines and total are the hold's own, at the prices of the moment of holding. */
export type HeldOrder = HoldView & { quantities: Quantities; lines: OrderLine[]; total: string; free: boolean };

/** A hold that ran out; the names are of the tiers whose seats can (`still`) or cannot (`gone`) be held again. */
export type EndedView = { at: string; still: string[]; gone: string[] };

export const quantitiesOf = (lines: { definitionId: string; quantity: number }[]): Quantities =>
  Object.fromEntries(lines.map((line) => [line.definitionId, line.quantity]));

export function heldOrder(hold: Hold, now: Date, timeZoneId: string, locale: string): HeldOrder {
  return {
    ...holdView(hold, now, timeZoneId, locale),
    quantities: quantitiesOf(hold.lines),
    lines: hold.lines.map(({ definitionId, name, quantity, totalCents }) => ({
      definitionId,
      name,
      quantity,
      total: amount(totalCents, hold.currency, locale),
    })),
    total: price(hold.totalCents, hold.currency, locale),
    free: hold.totalCents === 0,
  };
}

export function endedView({ ended }: EndedHold, tiers: TierView[], timeZoneId: string, locale: string): EndedView {
  const before = quantitiesOf(ended.lines);
  const hers = tiers.filter((tier) => before[tier.id]);
  const enough = (tier: TierView) => tier.sale === "open" && (tier.left ?? Infinity) >= (before[tier.id] ?? 0);
  return {
    at: clockTime(ended.at, timeZoneId, locale),
    still: hers.filter(enough).map((tier) => tier.name),
    gone: hers.filter((tier) => !enough(tier)).map((tier) => tier.name),
  };
}

/** Numbers as an input holds them. */
export const asTyped = (quantities: Quantities): Record<string, string> =>
  Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [id, String(quantity)]));
