import { expect, test } from "vitest";
import { paidOrders } from "../../../app/domain/billing/paid-orders";
import type { OrderSummary } from "../../../server/services/box-office/box-office-types";

const order: OrderSummary = {
  disputed: false,
  ...{ orderNumber: "A-1", eventId: "e", eventTitle: "Iron Harvest", startDate: "2026-03-22T23:30:00.000Z" },
  ...{ timeZoneId: "America/New_York", status: "PAID", tickets: 2, totalCents: 15800, currency: "USD" },
  created: "2026-03-15T02:00:00.000Z",
};

test("An order has the day of its bill, not that in the hall, and its exact total", () => {
  expect(paidOrders([order], "en-US")).toEqual([
    {
      number: "A-1",
      eventId: "e",
      title: "Iron Harvest",
      count: 2,
      date: "Mar 15, 2026",
      state: "paid",
      total: "$158.00",
    },
  ]);
});

test("A free order has no total, and a refunded one is marked as such", () => {
  expect(paidOrders([{ ...order, status: "FREE", totalCents: 0 }], "en")[0]).toMatchObject({
    state: "free",
    total: undefined,
  });
  expect(paidOrders([{ ...order, status: "REFUNDED" }], "en")[0]?.state).toBe("refunded");
});
