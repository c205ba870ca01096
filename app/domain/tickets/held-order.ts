/** An order before payment: the hold with its lines and total, or what is left of one that expired. */
import type { EndedHold, Hold } from "../../../server/services/box-office/box-office-types";
import { amount, price } from "../format/money-format";
import { clockTime } from "../format/zoned-dates";
import type { PlacedSeat } from "../seating/seat-sentence";
import { type HoldView, holdView } from "./hold-view";
import type { Quantities } from "./quantities";
import type { TierView } from "./tier-view";

export type OrderLine = {
  definitionId: string;
  name: string;
  quantity: number;
  total: string;
  /** The total before a discount. */
  regular?: string | undefined;
};

/** Lines and total come from the hold, at the prices when it was made, because that is what will be charged. */
export type HeldOrder = HoldView & {
  quantities: Quantities;
  /** Seats and the goods beside them. */
  lines: OrderLine[];
  total: string;
  /** The goods alone, which stay if the fan changes the seats. */
  goods?: { lines: OrderLine[]; cents: number } | undefined;
  /** Which goods the total includes. The pay button sends it. */
  seen: string;
  free: boolean;
  codes?: string[] | undefined;
  /** The discount of a promotion code. */
  saved?: string | undefined;
  /** Undefined if no tier of the hold is sold by seat. */
  named?: HeldSeatsView | undefined;
};

/** Where the numbered seats on hold are, and a sentence that also says whether they are side by side. */
export type HeldSeatsView = { where: string; sentence: string };
type SeatWording = (seats: PlacedSeat[], together: boolean) => HeldSeatsView;

/** An expired hold. `still` and `gone` are the names of its tiers that can and cannot be held again. */
export type EndedHoldView = { at: string; still: string[]; gone: string[] };

/** Identifies the goods beside held seats. A reservation's seats never change. */
export const seenOf = ({ goods }: Pick<Hold, "goods">): string => goods?.seen ?? "";

export const quantitiesOf = (lines: { definitionId: string; quantity: number }[]): Quantities =>
  Object.fromEntries(lines.map((line) => [line.definitionId, line.quantity]));

export function heldOrder(hold: Hold, now: Date, timeZoneId: string, locale: string, inWords?: SeatWording): HeldOrder {
  const seats = hold.lines.flatMap((line) => line.seats ?? []);
  const saved = hold.lines.reduce((sum, { listCents = 0, quantity, totalCents }) => {
    return sum + Math.max(0, listCents * quantity - totalCents);
  }, 0);
  const goods = (hold.goods?.lines ?? []).map(({ variantId, article, quantity, totalCents }) => ({
    ...{ definitionId: variantId, name: article, quantity },
    total: amount(totalCents, hold.currency, locale),
  }));
  return {
    ...holdView(hold, now, timeZoneId, locale),
    quantities: quantitiesOf(hold.lines),
    lines: [
      ...hold.lines.map(({ definitionId, name, quantity, totalCents, unitCents, listCents = unitCents }) => ({
        ...{ definitionId, name, quantity },
        total: amount(totalCents, hold.currency, locale),
        ...(listCents > unitCents && { regular: amount(listCents * quantity, hold.currency, locale) }),
      })),
      ...goods,
    ],
    total: price(hold.totalCents + (hold.goods?.cents ?? 0), hold.currency, locale),
    ...(hold.goods && { goods: { lines: goods, cents: hold.goods.cents } }),
    seen: seenOf(hold),
    free: hold.totalCents === 0,
    ...(hold.codes && { codes: hold.codes }),
    ...(saved > 0 && { saved: amount(saved, hold.currency, locale) }),
    ...(inWords && seats.length > 0 && { named: inWords(seats, hold.together) }),
  };
}

export function endedHoldView(
  { ended }: EndedHold,
  tiers: TierView[],
  timeZoneId: string,
  locale: string,
): EndedHoldView {
  const previous = quantitiesOf(ended.lines);
  const heldTiers = tiers.filter((tier) => previous[tier.id]);
  const available = (tier: TierView) => tier.sale === "open" && (tier.left ?? Infinity) >= (previous[tier.id] ?? 0);
  return {
    at: clockTime(ended.at, timeZoneId, locale),
    still: heldTiers.filter(available).map((tier) => tier.name),
    gone: heldTiers.filter((tier) => !available(tier)).map((tier) => tier.name),
  };
}

/** The quantities as strings, for input values. */
export const asTyped = (quantities: Quantities): Record<string, string> =>
  Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [id, String(quantity)]));
