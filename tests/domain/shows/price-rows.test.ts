import { describe, expect, it } from "vitest";
import { priceRows, timeToSale } from "../../../app/domain/shows/price-rows";
import { sampleTier } from "../samples/sample-show";

const view = { locale: "en", timeZoneId: "America/New_York", startsAt: new Date("2026-11-29T00:30:00Z") };
const later = (startDate: string) =>
  sampleTier({
    saleStatus: "SALE_SCHEDULED",
    salePeriod: { startDate, endDate: "2026-11-29T00:30:00.000Z", hideNotOnSale: false },
  });

describe("The prices of a night", () => {
  it("are in the office's order, free ones without a price", () => {
    const rows = priceRows(
      [sampleTier({ orderIndex: 2, name: "Lap child", priceCents: 0 }), sampleTier({ fewLeft: 3 })],
      view,
    );
    expect(rows.map(({ name, price, left }) => [name, price, left])).toEqual([
      ["Upper", "$20", 3],
      ["Lap child", undefined, undefined],
    ]);
  });

  it("have no sale window if it is the same for all tiers", () => {
    const both = [later("2026-11-27T15:00:00.000Z"), later("2026-11-27T15:00:00.000Z")];
    expect(priceRows(both, view).map(({ window }) => window)).toEqual([undefined, undefined]);
  });

  it("have their sale windows in the hall's time zone if they differ", () => {
    const early = sampleTier({
      salePeriod: { startDate: "2026-10-01T14:00:00.000Z", endDate: "2026-11-21T05:00:00.000Z", hideNotOnSale: false },
    });
    const over = sampleTier({ saleStatus: "SALE_ENDED" });
    const rows = priceRows([early, later("2026-11-27T15:00:00.000Z"), over, sampleTier()], view);
    expect(rows.map(({ window }) => window)).toEqual([
      { kind: "until", when: "Sat, Nov 21, 12 AM EST" },
      { kind: "from", when: "Fri, Nov 27, 10 AM EST" },
      { kind: "over" },
      undefined,
    ]);
  });

  it("leave out a tier that is hidden before its sale", () => {
    const hidden = later("2026-11-27T15:00:00.000Z");
    expect(priceRows([{ ...hidden, salePeriod: { ...hidden.salePeriod, hideNotOnSale: true } }], view)).toEqual([]);
  });
});

describe("The countdown to the sale", () => {
  const now = new Date("2026-11-27T14:57:00.000Z");

  it("is to the nearest sale", () => {
    const definitions = [later("2026-11-28T15:00:00.000Z"), later("2026-11-27T15:00:00.000Z"), sampleTier()];
    expect(timeToSale(definitions, now)).toEqual({ inMs: 180_000, left: { days: 0, hours: 0, minutes: 3 } });
  });

  it("leaves out tiers that stay hidden until their sale", () => {
    const hidden = later("2026-11-27T15:00:00.000Z");
    const definitions = [{ ...hidden, salePeriod: { ...hidden.salePeriod, hideNotOnSale: true } }];
    expect(timeToSale(definitions, now)).toBeUndefined();
  });

  it("is undefined if no sale is scheduled", () => {
    expect(timeToSale([sampleTier()], now)).toBeUndefined();
    expect(timeToSale([], now)).toBeUndefined();
  });

  it("is never negative", () => {
    expect(timeToSale([later("2026-11-27T14:00:00.000Z")], now)?.inMs).toBe(0);
  });
});
