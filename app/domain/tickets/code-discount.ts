/**
 * What a promotion code takes off, and the price of a discounted order after a partial refund. Integer cents, as in
 * terms.ts.
 */

/** Exactly one of the three amounts is set. */
export type CodeDiscount = {
  percent: number | null;
  centsPerTicket: number | null;
  centsPerOrder: number | null;
  /** The code needs at least this many seats in its tiers. */
  minimumSeats: number;
};

/** The discount on one ticket at `cents` if the code applies to `seats` tickets. Never more than the price. */
export function centsOff(cents: number, discount: CodeDiscount, seats: number): number {
  if (seats < discount.minimumSeats || seats === 0) return 0;
  return Math.min(cents, fullDiscount(cents, discount, seats));
}

function fullDiscount(cents: number, { percent, centsPerTicket, centsPerOrder }: CodeDiscount, seats: number): number {
  if (percent !== null) return Math.floor((cents * percent + 50) / 100);
  return centsPerTicket ?? Math.ceil((centsPerOrder ?? 0) / seats);
}

type DiscountedTicket = { listCents: number; ofCode: boolean };

/** The price of each ticket under the code's terms. */
export function pricesUnder(tickets: DiscountedTicket[], discount: CodeDiscount): number[] {
  const seats = tickets.filter(({ ofCode }) => ofCode).length;
  return tickets.map(({ listCents, ofCode }) => listCents - (ofCode ? centsOff(listCents, discount, seats) : 0));
}

/**
 * For a partial refund: the amount, and what each kept ticket costs from then on. `paidCents` was paid for all tickets
 * so far. A group that falls below the code's minimum pays full price for the rest, so the refund may be less than the
 * price of the returned tickets. It is never negative.
 */
export function refundOfPart(
  paidCents: number,
  kept: DiscountedTicket[],
  discount: CodeDiscount,
): { refundCents: number; keptCents: number[] } {
  const prices = pricesUnder(kept, discount);
  const due = prices.reduce((sum, cents) => sum + cents, 0);
  if (due <= paidCents) return { refundCents: paidCents - due, keptCents: prices };
  // The rest would cost more than the whole order did, so nothing is refunded and the rest keeps the order's price.
  let [before, spread] = [0, 0];
  const keptCents = prices.map((cents) => {
    before += cents;
    const upTo = Math.round((paidCents * before) / due);
    const share = upTo - spread;
    spread = upTo;
    return share;
  });
  return { refundCents: 0, keptCents };
}
