import { describe, expect, it } from "vitest";
import { saleClosedReason, soldOutLast, tierViews } from "../../../app/domain/tickets/tier-view";
import type { TicketDefinition } from "../../../server/product-api/contract";
import { sampleTier } from "../samples/sample-show";

const definition = (id: string, over: Partial<TicketDefinition> = {}) =>
  sampleTier({
    id,
    name: id,
    description: "",
    price: { amount: "79.00", currency: "USD" },
    priceCents: 7900,
    limitPerCheckout: 4,
    rank: 1,
    salePeriod: { startDate: "2026-11-27T15:00:00Z", endDate: "2026-11-29T00:30:00Z", hideNotOnSale: false },
    ...over,
  });
const show = { timeZoneId: "America/New_York", locale: "en", currency: "USD" };
const tiers = (definitions: TicketDefinition[], held = {}) => tierViews(definitions, held, show);
const onSale = { sale: "onSale", opens: undefined, externalUrl: undefined } as const;

describe("Price tiers", () => {
  it("are numbered in the office's order, with hotter colors closer to the ring and steel for accessible seats", () => {
    const views = tiers([
      definition("far", { orderIndex: 2 }),
      definition("near", { orderIndex: 1 }),
      definition("step-free", { orderIndex: 3, accessible: true }),
    ]);
    expect(views.map(({ number, name }) => `${number} ${name}`)).toEqual(["1 near", "2 far", "3 step-free"]);
    expect(views.map(({ tint }) => tint)).toEqual(["#ff5a1f", "#ff7f38", "#aab4cc"]);
  });

  it("are shown with the sold-out ones last, each under its number", () => {
    const views = tiers([
      definition("front", { orderIndex: 1, soldOut: true }),
      definition("floor", { orderIndex: 2 }),
      definition("upper", { orderIndex: 3 }),
    ]);
    expect(soldOutLast(views).map(({ number, name }) => `${number} ${name}`)).toEqual([
      "2 floor",
      "3 upper",
      "1 front",
    ]);
    expect(views.map(({ name }) => name)).toEqual(["front", "floor", "upper"]);
  });

  it("show the price that is charged", () => {
    expect(tiers([definition("a", { priceCents: 3499 })])[0]?.price).toBe("$34.99");
  });

  it.each([
    [{}, "open"],
    [{ soldOut: true }, "soldOut"],
    [{ saleStatus: "SALE_SCHEDULED" }, "later"],
    [{ saleStatus: "SALE_ENDED" }, "over"],
  ] as const)("with %j are %s", (over, sale) => expect(tiers([definition("a", over)])[0]?.sale).toBe(sale));

  it("stay open for the fan who holds their last seats", () => {
    const [tier] = tiers([definition("a", { soldOut: true })], { a: 2 });
    expect(tier).toMatchObject({ sale: "open", held: 2, left: 0 });
  });

  it("show when they open, in the hall's time zone", () => {
    expect(tiers([definition("a", { saleStatus: "SALE_SCHEDULED" })])[0]?.opens).toBe("Fri, Nov 27, 10 AM EST");
  });

  it("are left out while not on sale if the office hides them", () => {
    const salePeriod = { startDate: "2026-11-27T15:00:00Z", endDate: "2026-11-29T00:30:00Z", hideNotOnSale: true };
    expect(tiers([definition("a", { salePeriod, saleStatus: "SALE_SCHEDULED" }), definition("b")])).toHaveLength(1);
    expect(tiers([definition("a", { salePeriod })])).toHaveLength(1);
  });

  it("have a color, however many there are", () => {
    const views = tiers(Array.from({ length: 12 }, (_, n) => definition(`tier ${n}`, { orderIndex: n })));
    expect(views.every(({ tint }) => /^#[0-9a-f]{6}$/.test(tint))).toBe(true);
  });
});

describe("Seats can be picked", () => {
  it("if one tier is open", () => {
    expect(saleClosedReason(onSale, tiers([definition("a", { soldOut: true }), definition("b")]))).toBeUndefined();
  });

  it("by a fan who holds seats of a sold-out night", () => {
    const view = tiers([definition("a", { soldOut: true })], { a: 1 });
    expect(saleClosedReason({ ...onSale, sale: "soldOut" }, view)).toBeUndefined();
  });
});

describe("Seats cannot be picked", () => {
  it.each(["cancelled", "past", "none", "dateOpen"] as const)(
    "when the night is %s, whatever its tiers say",
    (sale) => {
      expect(saleClosedReason({ ...onSale, sale }, tiers([definition("a")]))).toEqual({ why: sale });
    },
  );

  it("if the night is postponed without a new date", () => {
    expect(saleClosedReason({ ...onSale, sale: "postponed" }, [])).toEqual({ why: "dateOpen" });
  });

  it("if another site sells them", () => {
    const address = "https://hall.example/";
    const external = { ...onSale, sale: "external", externalUrl: address } as const;
    expect(saleClosedReason(external, [])).toEqual({ why: "external", address });
  });

  it("before the first tier opens", () => {
    const view = tiers([definition("a", { saleStatus: "SALE_SCHEDULED" }), definition("b", { soldOut: true })]);
    expect(saleClosedReason({ ...onSale, sale: "soon" }, view)).toEqual({
      why: "later",
      when: "Fri, Nov 27, 10 AM EST",
    });
  });

  it("if every seat is sold, or the sale is over", () => {
    expect(saleClosedReason(onSale, tiers([definition("a", { soldOut: true })]))).toEqual({ why: "soldOut" });
    expect(saleClosedReason(onSale, tiers([definition("a", { saleStatus: "SALE_ENDED" })]))).toEqual({
      why: "saleEnded",
    });
  });
});
