import { describe, expect, it } from "vitest";
import { planViews, savedCents } from "../../../app/domain/billing/premium-offer";

const month = { id: "monthly", interval: "month" as const, priceCents: 999, currency: "USD", trialDays: 7 };
const year = { id: "yearly", interval: "year" as const, priceCents: 9990, currency: "USD", trialDays: 7 };

describe("Savings of the yearly Premium plan", () => {
  it("are twelve monthly prices minus the yearly price, to the cent", () => {
    expect(savedCents(year, [month, year])).toBe(1998);
    expect(savedCents({ ...year, priceCents: 11_987 }, [month, year])).toBe(1);
  });

  it("are zero for the monthly plan or without a monthly plan in the same currency, and never negative", () => {
    expect(savedCents(month, [month, year])).toBe(0);
    expect(savedCents(year, [year])).toBe(0);
    expect(savedCents(year, [{ ...month, currency: "EUR" }, year])).toBe(0);
    expect(savedCents({ ...year, priceCents: 12_000 }, [month, year])).toBe(0);
  });

  it("are shown with the yearly plan", () => {
    const [monthly, yearly] = planViews([month, year], "en");
    expect(monthly).toMatchObject({ price: "$9.99", saves: undefined });
    expect(yearly).toMatchObject({ price: "$99.90", saves: "$19.98" });
  });
});
