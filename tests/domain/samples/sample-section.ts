/** A section of two rows of six seats, with an aisle in the middle of the second. Ring to the north, 50 cm a seat. */
import type { MapSection, SeatBench, SeatSection } from "../../../server/product-api/contract";

export const UPPER = "11111111-1111-4111-8111-111111111111";
export const KIDS = "22222222-2222-4222-8222-222222222222";

export const mapSection = (over: Partial<MapSection> = {}): MapSection => ({
  ...{ code: "104", label: "Section 104", entrance: "Gate 2", level: "Lower", side: "south", area: false },
  ...{ definitionIds: [UPPER, KIDS], free: "many", left: null, accessible: false },
  outline: [
    [-150, 400],
    [150, 400],
    [150, 600],
    [-150, 600],
  ],
  ...over,
});

/** A bench whose first seat has a number; its seats lie side by side from `x` on. */
export function bench(state: string, { first = 1, x = -125, y = 450, ...over }: Partial<Bench> = {}): SeatBench {
  return {
    definitionIds: [UPPER, KIDS],
    state,
    labels: [...state].map((_, index) => String(first + index)),
    x: [...state].map((_, index) => x + index * 50),
    y: [...state].map(() => y),
    flags: {},
    notes: {},
    ...over,
  };
}
type Bench = Omit<SeatBench, "x" | "y"> & { first: number; x: number; y: number };

export const section = (
  c = bench("000000"),
  d = [bench("000", { y: 540 }), bench("000", { first: 4, x: 75, y: 540 })],
): SeatSection => ({
  section: mapSection(),
  rows: [
    { label: "C", benches: [c] },
    { label: "D", benches: d },
  ],
});

export const FOCUS = { kind: "ring" as const, x: 0, y: 0, width: 610, height: 610 };

const sold = (id: string, orderIndex: number, priceCents: number) => ({
  ...{ id, orderIndex, priceCents, name: id === UPPER ? "Upper" : "Kids" },
  ...{ saleStatus: "SALE_STARTED" as "SALE_STARTED" | "SALE_ENDED", seated: true },
});
/** Out of order, so that a test sees whether the office's order is kept. */
export const definitions = [sold(KIDS, 2, 1000), sold(UPPER, 1, 2500)];
