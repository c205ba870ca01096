import { describe, expect, it } from "vitest";
import { asTyped, endedHoldView, heldOrder, quantitiesOf } from "../../../app/domain/tickets/held-order";
import { ringside, upper } from "../../ui/night-samples";

const hold = {
  reservationId: "r",
  eventId: "e",
  expires: "2026-11-21T01:14:00Z",
  heldFrom: "2026-11-21T00:54:00Z",
  checkoutOpen: false,
  together: true,
  lines: [{ definitionId: "tier-2", name: "Ringside", quantity: 2, unitCents: 7950, totalCents: 15900 }],
  totalCents: 15900,
  currency: "USD",
};

describe("A held order", () => {
  it("shows the hold's lines with cents, and its total without unneeded decimals", () => {
    const order = heldOrder(hold, new Date("2026-11-21T01:00:00Z"), "America/New_York", "en");
    expect(order).toMatchObject({ seats: 2, total: "$159", free: false, quantities: { "tier-2": 2 } });
    expect(order.lines).toEqual([{ definitionId: "tier-2", name: "Ringside", quantity: 2, total: "$159.00" }]);
  });

  it("is free if the total is zero", () => {
    const order = heldOrder({ ...hold, totalCents: 0 }, new Date("2026-11-21T01:00:00Z"), "America/New_York", "en");
    expect(order.free).toBe(true);
  });

  it("prefills its quantity fields", () => {
    expect(asTyped(quantitiesOf(hold.lines))).toEqual({ "tier-2": "2" });
  });
});

describe("An expired hold", () => {
  const lines = [
    { definitionId: "tier-2", quantity: 2 },
    { definitionId: "tier-3", quantity: 1 },
  ];
  const view = (tiers: Parameters<typeof endedHoldView>[1]) =>
    endedHoldView({ ended: { at: hold.expires, lines } }, tiers, "America/New_York", "en");

  it("shows its end in the hall's time zone and the tiers that can be held again", () => {
    expect(view([ringside, upper])).toEqual({ at: "8:14 PM EST", still: ["Ringside", "Upper"], gone: [] });
  });

  it("lists the tiers that no longer have enough seats", () => {
    const soldOut = { ...ringside, sale: "soldOut", left: 0 } as const;
    expect(view([soldOut, upper])).toMatchObject({ still: ["Upper"], gone: ["Ringside"] });
    expect(view([{ ...ringside, left: 1 }, upper])).toMatchObject({ still: ["Upper"], gone: ["Ringside"] });
  });
});
