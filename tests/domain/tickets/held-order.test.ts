import { describe, expect, it } from "vitest";
import { asTyped, endedHoldView, heldOrder, quantitiesOf } from "../../../app/domain/tickets/held-order";
import { ringside, upper } from "../../ui/night-samples";

const hold = {
  reservationId: "r",
  eventId: "e",
  expires: "2026-11-21T01:14:00Z",
  heldFrom: "2026-11-21T00:54:00Z",
  checkoutOpen: false,
  lines: [{ definitionId: "tier-2", name: "Ringside", quantity: 2, unitCents: 7950, totalCents: 15900 }],
  totalCents: 15900,
  currency: "USD",
};

describe("A held order", () => {
  it("shows the hold's own lines and total, in cents on the lines and without idle zeros in the sum", () => {
    const order = heldOrder(hold, new Date("2026-11-21T01:00:00Z"), "America/New_York", "en");
    expect(order).toMatchObject({ seats: 2, total: "$159", free: false, quantities: { "tier-2": 2 } });
    expect(order.lines).toEqual([{ definitionId: "tier-2", name: "Ringside", quantity: 2, total: "$159.00" }]);
  });

  it("of nothing to pay is free", () => {
    const order = heldOrder({ ...hold, totalCents: 0 }, new Date("2026-11-21T01:00:00Z"), "America/New_York", "en");
    expect(order.free).toBe(true);
  });

  it("is typed into its inputs as it was held", () => {
    expect(asTyped(quantitiesOf(hold.lines))).toEqual({ "tier-2": "2" });
  });
});

describe("A hold that ran out", () => {
  const lines = [
    { definitionId: "tier-2", quantity: 2 },
    { definitionId: "tier-3", quantity: 1 },
  ];
  const view = (tiers: Parameters<typeof endedHoldView>[1]) =>
    endedHoldView({ ended: { at: hold.expires, lines } }, tiers, "America/New_York", "en");

  it("names the hour at the venue, and the tiers whose seats can be held again", () => {
    expect(view([ringside, upper])).toEqual({ at: "8:14 PM EST", still: ["Ringside", "Upper"], gone: [] });
  });

  it("names the tiers whose seats went, wholly or in part", () => {
    const soldOut = { ...ringside, sale: "soldOut", left: 0 } as const;
    expect(view([soldOut, upper])).toMatchObject({ still: ["Upper"], gone: ["Ringside"] });
    expect(view([{ ...ringside, left: 1 }, upper])).toMatchObject({ still: ["Upper"], gone: ["Ringside"] });
  });
});
