/** Parcels: sent many at once, each with its number, and what can't be sent. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refundRest } from "../../../server/services/refunds/issue-refund";
import { audit, goodsOrder, payment } from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { MINUTE_MS, testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { billingWorld } from "../payments/billing-world";
import { boughtGoods } from "./goods-world";

const _SLUG = "bell-cap";
const BO = { name: "boxoffice@ringside.example", via: "office" } as const;

let world: Awaited<ReturnType<typeof billingWorld>>;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
  office = officeOf(world);
});
afterAll(async () => {
  await world.close();
  office.leave();
});

/** Buys a cap and returns its order's number. */
async function bought(email: string): Promise<string> {
  world.clock.advance(MINUTE_MS);
  const orderNumber = await boughtGoods(world, visitor({ email }));
  await world.office.sendOutbox();
  return orderNumber;
}
const send = (parcels: { orderNumber: string; tracking: string }[], carrier = "USPS") =>
  office.desk.parcels.sendAll(parcels, { carrier, actor: BO });

it("sends chosen orders with their numbers, mails them to the buyers, and notes who did it", async () => {
  const first = await bought("first@example.com");
  const second = await bought("second@example.com");
  const { ready } = await office.desk.parcels.waiting();
  expect(ready.map(({ order }) => order.orderNumber)).toEqual([first, second]);
  expect(ready[0]?.lines.map(({ name }) => name)).toEqual(["Bell Cap"]);

  const parcels = [
    { orderNumber: first, tracking: " 9400  1118 " },
    { orderNumber: second, tracking: "" },
  ];
  expect(await send(parcels)).toEqual({ sent: [first, second], refused: [] });
  expect(await send(parcels)).toEqual({ sent: [], refused: [first, second] });
  expect((await office.desk.parcels.waiting()).ready).toEqual([]);

  const mails = world.mails.filter(({ subject }) => subject.startsWith("Shipped"));
  expect(mails.map(({ to }) => to)).toEqual(["first@example.com", "second@example.com"]);
  expect(mails[0]?.text).toContain("USPS 9400 1118");
  const rows = await world.store.db.select().from(audit).where(eq(audit.action, "goods.sent"));
  expect(rows.map(({ entity, actor, via, detail }) => [entity, actor, via, detail])).toEqual(
    [first, second].map((entity) => [entity, BO.name, "office", { carrier: "USPS" }]),
  );
});

it("refuses an empty choice, and what can't stand on a label", async () => {
  await expect(send([])).rejects.toThrow("Choose at least one order.");
  const orderNumber = await bought("label@example.com");
  await expect(send([{ orderNumber, tracking: "9".repeat(61) }])).rejects.toThrow(`The number of ${orderNumber}`);
  await expect(send([{ orderNumber, tracking: "" }], "U\u0007PS")).rejects.toThrow("The carrier's name");
  expect((await office.desk.parcels.waiting()).ready.map(({ order }) => order.orderNumber)).toEqual([orderNumber]);
});

it("lists disputed parcels and those without an address apart, without slips, and doesn't send disputed ones", async () => {
  const homeless = await bought("homeless@example.com");
  const disputed = await bought("disputed@example.com");
  await world.store.db.update(goodsOrder).set({ address: null }).where(eq(goodsOrder.orderNumber, homeless));
  const [charge] = (await world.stripe.charges.list({ limit: 1 })).data;
  await world.lever("disputes", { charge: charge?.id });
  await world.deliver("charge.dispute.created");

  const { ready, stuck } = await office.desk.parcels.waiting();
  expect(ready.map(({ order }) => order.email)).toEqual(["label@example.com"]);
  expect(stuck.map(({ order, rests }) => [order.orderNumber, rests])).toEqual([
    [homeless, false],
    [disputed, true],
  ]);
  expect(await send([{ orderNumber: disputed, tracking: "" }])).toEqual({ sent: [], refused: [disputed] });
  const slips = await office.desk.parcels.slips([disputed, ready[0]?.order.orderNumber ?? ""]);
  expect(slips.map(({ order }) => order.email)).toEqual(["label@example.com"]);
});

it("doesn't send a parcel whose money has gone back, even before its order is void", async () => {
  const orderNumber = await bought("back@example.com");
  const [order] = await world.store.db.select().from(goodsOrder).where(eq(goodsOrder.orderNumber, orderNumber));
  // As if the process that refunds it ended before it voided the order.
  await world.store.db.transaction(async (tx) => {
    const ofOrder = eq(payment.ref, order?.purchaseId ?? "");
    const [paid] = await tx.select().from(payment).where(ofOrder).for("update");
    if (!paid) throw new Error("no payment");
    await refundRest(tx, paid, { reason: "requested", cause: `goods:${paid.id}`, now: world.clock.now() });
  });
  expect(await send([{ orderNumber, tracking: "" }])).toEqual({ sent: [], refused: [orderNumber] });
});
