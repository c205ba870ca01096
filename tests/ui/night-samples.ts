/** A night with its tiers, for the tests of the ticket pages. */
import { zonedDates } from "../../app/domain/format/zoned-dates";
import type { HeldOrder } from "../../app/domain/tickets/held-order";
import type { NightHeadingView } from "../../app/domain/tickets/ticket-view";
import type { TierView } from "../../app/domain/tickets/tier-view";

export const EVENT_ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

export const night: NightHeadingView = {
  id: EVENT_ID,
  title: "Iron Harvest",
  place: "Tidewater Hall, Norfolk, VA",
  date: zonedDates(new Date("2026-11-29T00:30:00Z"), "America/New_York", "en"),
  dateTime: "2026-11-29T00:30:00Z",
  doors: "6:30 PM",
  wasDate: undefined,
};

const tier = (number: number, name: string, priceCents: number, over: Partial<TierView> = {}): TierView => ({
  id: `tier-${number}`,
  number,
  name,
  description: `What one sees from ${name}`,
  policy: "Full refund until 48 hours before the bell.",
  price: `$${priceCents / 100}`,
  priceCents,
  tint: "#ff5a1f",
  sale: "open",
  opens: undefined,
  left: undefined,
  held: 0,
  max: 8,
  ...over,
});

export const frontRow = tier(1, "Front Row VIP", 14900, { sale: "soldOut", left: 0, max: 4 });
export const ringside = tier(2, "Ringside", 7900, { left: 3 });
export const upper = tier(3, "Upper", 2000);
export const kids = tier(4, "Kids' corner", 0);
export const tiers = [frontRow, ringside, upper];

export const held: HeldOrder = {
  reservationId: "r-1",
  seats: 3,
  remainingMs: 1_122_000,
  lengthMs: 1_200_000,
  until: "8:14 PM EST",
  checkoutOpen: false,
  quantities: { "tier-2": 2, "tier-3": 1 },
  lines: [
    { definitionId: "tier-2", name: "Ringside", quantity: 2, total: "$158.00" },
    { definitionId: "tier-3", name: "Upper", quantity: 1, total: "$20.00" },
  ],
  total: "$178",
  seen: "",
  free: false,
};
