/** What codes take off, and what is refunded of a discounted order. */
import { expect, it } from "vitest";
import { type CodeDiscount, centsOff, pricesUnder, refundOfPart } from "../../../app/domain/tickets/code-discount";

const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);
const none: CodeDiscount = { percent: null, centsPerTicket: null, centsPerOrder: null, minimumSeats: 1 };

it.each([
  [{ percent: 15 }, 4_995, 1, 749],
  [{ percent: 50 }, 1, 1, 1],
  [{ percent: 10 }, 5, 1, 1],
  [{ percent: 10 }, 4, 1, 0],
  [{ percent: 100 }, 4_999, 1, 4_999],
  [{ centsPerTicket: 500 }, 300, 2, 300],
  [{ centsPerOrder: 1_000 }, 4_900, 3, 334],
  [{ centsPerOrder: 1_000 }, 100, 3, 100],
  [{ percent: 50, minimumSeats: 5 }, 1_000, 4, 0],
  [{ percent: 50, minimumSeats: 5 }, 1_000, 5, 500],
])("%j of %i cents, for %i seats, takes off %i", (discount, cents, seats, off) => {
  expect(centsOff(cents, { ...none, ...discount }, seats)).toBe(off);
});

it("a group of five that keeps one ticket pays the full price for it", () => {
  const group = { ...none, percent: 20, minimumSeats: 5 };
  const kept = [{ listCents: 5_000, ofCode: true }];
  expect(refundOfPart(20_000, kept, group)).toEqual({ refundCents: 15_000, keptCents: [5_000] });
  // Four would cost as much as five did: nothing goes back, and each costs what was paid for it.
  expect(refundOfPart(20_000, [...kept, ...kept, ...kept, ...kept], group)).toEqual({
    ...{ refundCents: 0, keptCents: [5_000, 5_000, 5_000, 5_000] },
  });
  const half = { ...none, percent: 50, minimumSeats: 5 };
  expect(refundOfPart(12_500, [...kept, ...kept, ...kept], half)).toEqual({
    ...{ refundCents: 0, keptCents: [4_167, 4_166, 4_167] },
  });
});

it("in random orders that go back ticket by ticket, each cent goes back once", () => {
  let seed = 7;
  const any = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  for (let n = 0; n < 10_000; n++) {
    const amount = [{ percent: 1 + any(100) }, { centsPerTicket: 1 + any(9_000) }, { centsPerOrder: 1 + any(20_000) }][
      any(3)
    ];
    const discount = { ...none, ...amount, minimumSeats: 1 + any(4) };
    const tickets = Array.from({ length: 1 + any(8) }, () => ({ listCents: any(20_000), ofCode: any(4) > 0 }));
    const paid = sum(pricesUnder(tickets, discount));
    let [left, kept, back] = [paid, tickets, 0];
    while (kept.length > 0) {
      kept = kept.slice(0, any(kept.length));
      const { refundCents, keptCents } = refundOfPart(left, kept, discount);
      const worth = sum(keptCents);
      expect(refundCents).toBeGreaterThanOrEqual(0);
      expect(Math.min(0, ...keptCents)).toBe(0);
      expect(refundCents + worth).toBe(left);
      expect(worth).toBeLessThanOrEqual(sum(pricesUnder(kept, discount)));
      left -= refundCents;
      back += refundCents;
    }
    expect([left, back]).toEqual([0, paid]);
  }
});
