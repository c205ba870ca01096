import { describe, expect, it } from "vitest";
import { clockTime } from "../../../app/domain/format/zoned-dates";
import {
  announcement,
  countdown,
  holdView,
  LATE_UNDER_MS,
  pollDelaySeconds,
  shareLeft,
} from "../../../app/domain/tickets/hold-view";

const hold = {
  reservationId: "r",
  heldFrom: "2026-03-14T23:54:00Z",
  expires: "2026-03-15T00:14:00Z",
  checkoutOpen: false,
  lines: [{ quantity: 2 }, { quantity: 1 }],
};

describe("A hold view", () => {
  it("has seats, remaining time, and its end in the hall's time zone", () => {
    const view = holdView(hold, new Date("2026-03-14T23:55:18Z"), "America/New_York", "en");
    expect(view).toMatchObject({ seats: 3, remainingMs: 1_122_000, lengthMs: 1_200_000, until: "8:14 PM EDT" });
    expect(countdown(view.remainingMs)).toBe("18:42");
    expect(shareLeft(view.remainingMs, view.lengthMs)).toBe(0.94);
  });

  it("never has a negative remaining time", () => {
    const view = holdView(hold, new Date("2026-03-15T01:00:00Z"), "America/New_York", "en");
    expect(view.remainingMs).toBe(0);
    expect(shareLeft(view.remainingMs, view.lengthMs)).toBe(0);
  });

  it("shows its end with the right UTC offset on either side of a clock change", () => {
    expect(clockTime("2026-03-08T06:30:00Z", "America/New_York", "en")).toBe("1:30 AM EST");
    expect(clockTime("2026-03-08T07:30:00Z", "America/New_York", "en")).toBe("3:30 AM EDT");
    expect(clockTime("2026-03-08T07:30:00Z", "America/Chicago", "en")).toBe("1:30 AM CST");
  });
});

describe("A countdown", () => {
  it.each([
    [1_200_000, "20:00"],
    [1_860_000, "31:00"],
    [61_000, "1:01"],
    [60_001, "1:01"],
    [9_000, "0:09"],
    [1, "0:01"],
    [0, "0:00"],
    [-5000, "0:00"],
  ])("shows %i ms as %s", (ms, text) => expect(countdown(ms)).toBe(text));

  it("is announced once at five minutes and once at one minute", () => {
    expect(announcement(300_500, 299_500)).toBe(5);
    expect(announcement(299_500, 298_500)).toBeUndefined();
    expect(announcement(60_200, 60_000)).toBe(1);
    expect(announcement(400_000, 300_001)).toBeUndefined();
  });

  it("announces only the last mark if the computer slept through several", () => {
    expect(announcement(600_000, 30_000)).toBe(1);
  });

  it("shows a warning in its last two minutes", () => expect(LATE_UNDER_MS).toBe(2 * 60_000));
});

describe("The page that waits for a payment", () => {
  it("polls fast at first, slower later, and never stops", () => {
    expect([0, 4, 5, 14, 15, 500].map(pollDelaySeconds)).toEqual([3, 3, 6, 6, 15, 15]);
  });
});
