import { describe, expect, it } from "vitest";
import { readQuantities, sameQuantities, seatsIn, totalCents } from "../../../app/domain/tickets/quantities";

const tiers = [
  { id: "ringside", priceCents: 7900 },
  { id: "upper", priceCents: 2000 },
];
const ids = tiers.map((tier) => tier.id);

describe("The quantities of a ticket form", () => {
  it("are read by tier, with empty fields as zero", () => {
    const read = readQuantities({ "quantity.ringside": "2", "quantity.upper": " " }, ids);
    expect(read).toEqual({ typed: { ringside: "2", upper: " " }, quantities: { ringside: 2 }, problems: [] });
  });

  it.each(["-1", "1.5", "two", "1e2", "0x2", "9999", "１"])("report the tier whose field is %j", (typed) => {
    const read = readQuantities({ "quantity.ringside": typed, "quantity.upper": "1" }, ids);
    expect(read.problems).toEqual([{ definitionId: "ringside", code: "notANumber" }]);
    expect(read.quantities).toEqual({ upper: 1 });
    expect(read.typed.ringside).toBe(typed);
  });

  it("of unknown tiers are ignored", () => {
    expect(readQuantities({ "quantity.other": "3", "quantity.__proto__": "3" }, ids).quantities).toEqual({});
  });

  it("keep only the beginning of overlong input", () => {
    expect(readQuantities({ "quantity.upper": "9".repeat(5000) }, ids).typed.upper).toHaveLength(8);
  });

  it("are the same order if every tier has the same number", () => {
    expect(sameQuantities({ ringside: 2 }, { ringside: 2, upper: 0 })).toBe(true);
    expect(sameQuantities({ ringside: 2 }, { ringside: 1 })).toBe(false);
    expect(sameQuantities({}, { upper: 1 })).toBe(false);
  });

  it("add up to seats and cents", () => {
    expect(seatsIn({ ringside: 2, upper: 1 })).toBe(3);
    expect(totalCents({ ringside: 2, upper: 1 }, tiers)).toBe(17800);
    expect(totalCents({}, tiers)).toBe(0);
  });
});
