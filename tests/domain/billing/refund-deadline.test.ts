/** Refund deadlines, the card on file, and pages of payments. */
import { describe, expect, it } from "vitest";
import { cardView } from "../../../app/domain/billing/card-view";
import { orderReference, pageOf, rowsUpTo } from "../../../app/domain/billing/payment-view";
import { broadcastRefundDeadline, ticketRefundDeadline } from "../../../app/domain/billing/refund-deadline";

const bell = new Date("2026-03-20T23:30:00Z");
const earlier = (ms: number) => new Date(bell.getTime() - ms);
const HOUR = 3_600_000;
const sold = { startAt: bell, moved: false, undated: false, touched: false };

describe("The refund deadline", () => {
  it.each([
    ["48 hours and a millisecond before the start", sold, earlier(48 * HOUR + 1), earlier(48 * HOUR)],
    ["48 hours before the start", sold, earlier(48 * HOUR), undefined],
    ["an hour before the start of a moved night", { ...sold, moved: true }, earlier(HOUR), bell],
    ["at the start of a moved night", { ...sold, moved: true }, bell, undefined],
    ["without a new date, long after the old one", { ...sold, undated: true }, earlier(-999 * HOUR), "open"],
    ["a used or transferred ticket", { ...sold, touched: true }, earlier(999 * HOUR), undefined],
    ["a used ticket of a night without a date", { ...sold, undated: true, touched: true }, earlier(HOUR), undefined],
  ])("for tickets: %s", (_, tickets, now, until) => {
    expect(ticketRefundDeadline(tickets, now)).toEqual(until);
  });

  it("for a broadcast ends at its start", () => {
    expect(broadcastRefundDeadline({ liveStart: bell, undated: false }, earlier(1))).toEqual(bell);
    expect(broadcastRefundDeadline({ liveStart: bell, undated: false }, bell)).toBeUndefined();
    expect(broadcastRefundDeadline({ liveStart: bell, undated: true }, bell)).toBe("open");
  });
});

describe("The card on file", () => {
  it.each([
    ["2026-10-02T00:00:01Z", "soon"],
    ["2026-10-01T00:00:00Z", "good"],
    ["2026-11-30T23:59:59Z", "soon"],
    ["2026-12-01T00:00:00Z", "over"],
  ])("that is valid until the end of November 2026 is, on %s, %s", (now, standing) => {
    const card = { brand: "amex", last4: "0005", month: 11, year: 2026 };
    const shown = { brand: "American Express", last4: "0005", until: "November 2026", standing };
    expect(cardView(card, "en", new Date(now))).toEqual(shown);
  });
});

describe("Pages of payments", () => {
  it("have ten rows, and any page number gives a page", () => {
    const all = Array.from({ length: 21 }, (_, n) => n);
    expect(pageOf(all, null)).toEqual({ page: 1, pages: 3, rows: all.slice(0, 10) });
    expect(pageOf(all, "3").rows).toEqual([20]);
    for (const page of ["0", "-4", "x", "", "1.9"]) expect(pageOf(all, page).page).toBe(1);
    expect(pageOf(all, "1e9").page).toBe(3);
    expect(pageOf([], "2")).toEqual({ page: 1, pages: 1, rows: [] });
    for (const page of [null, "2", "3", "4", "1e9", "-1"]) {
      expect(pageOf(all.slice(0, rowsUpTo(page)), page, all.length), String(page)).toEqual(pageOf(all, page));
    }
  });

  it("refer to an order in a way that the office can find", () => {
    expect(orderReference({ kind: "tickets", ref: "A-1", number: "A-1" })).toBe("A-1");
    expect(orderReference({ kind: "night", ref: "id", number: undefined })).toBe("id");
    expect(orderReference({ kind: "premium", ref: "in_1", number: "X-0001" })).toBe("X-0001");
  });
});
