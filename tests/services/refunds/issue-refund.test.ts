/** What is left to refund, and that only the refunds' own folder writes refunds. */
import { randomUUID } from "node:crypto";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { issueRefund, issueRefundOnce, refundRest } from "../../../server/services/refunds/issue-refund";
import { leftToRefund } from "../../../server/services/refunds/left-to-refund";
import type { Store } from "../../../server/store/db";
import { payment } from "../../../server/store/schema";
import { modules, visit } from "../../house/imports";
import { testStore } from "../../store";

const now = new Date("2026-05-02T12:00:00Z");
let store: Store;
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());

async function paid(cents: number) {
  const row = { id: randomUUID(), kind: "ppv" as const, ref: randomUUID(), cents, currency: "usd", createdAt: now };
  const [made] = await store.db.insert(payment).values(row).returning();
  if (!made) throw new Error("No payment was inserted");
  return made;
}
const causeOf = () => ({ reason: "requested" as const, cause: randomUUID(), now });

it("counts every refund of this payment, and of no other", async () => {
  const [one, other] = [await paid(3_499), await paid(3_499)];
  expect(await leftToRefund(store.db, one)).toBe(3_499);
  await issueRefund(store.db, { paymentId: one.id, cents: 499, ...causeOf() });
  await issueRefund(store.db, { paymentId: one.id, cents: 1_000, ...causeOf(), providerRefundId: `re_${one.id}` });
  expect(await leftToRefund(store.db, one)).toBe(2_000);
  expect(await leftToRefund(store.db, other)).toBe(3_499);
});

it("has nothing left of a payment that was refunded beyond its amount", async () => {
  const one = await paid(1_000);
  await issueRefund(store.db, { paymentId: one.id, cents: 1_200, ...causeOf() });
  expect(await leftToRefund(store.db, one)).toBe(0);
  expect(await refundRest(store.db, one, causeOf())).toBeUndefined();
});

it("refunds the rest once", async () => {
  const one = await paid(1_000);
  await issueRefund(store.db, { paymentId: one.id, cents: 300, ...causeOf() });
  expect(await refundRest(store.db, one, causeOf())).toEqual({ id: expect.any(String), cents: 700 });
  expect(await refundRest(store.db, one, causeOf())).toBeUndefined();
});

it("refunds a cause once: the second refund is refused, or fails where it must not happen", async () => {
  const one = await paid(1_000);
  const same = { paymentId: one.id, cents: 100, ...causeOf() };
  expect(await issueRefundOnce(store.db, same)).toEqual(expect.any(String));
  expect(await issueRefundOnce(store.db, same)).toBeUndefined();
  await expect(issueRefund(store.db, same)).rejects.toThrow();
  expect(await leftToRefund(store.db, one)).toBe(900);
});

it("is the only place that writes refunds", () => {
  const writers = modules("server").filter(({ source }) => {
    let writes = false;
    visit(source, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const [table] = node.arguments;
      writes ||= ["insert", "update"].includes(node.expression.name.text) && table?.getText() === "refund";
    });
    return writes;
  });
  expect(writers.map(({ path }) => path).filter((path) => !path.startsWith("server/services/refunds/"))).toEqual([]);
  expect(writers.length).toBeGreaterThan(0);
});
