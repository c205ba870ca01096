/** The office's commands for goods that the shop has sold. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productVariant } from "../../server/store/schema";
import { visitor } from "../services/box-office/box-office-world";
import { boughtGoods } from "../services/goods/goods-world";
import { billingWorld } from "../services/payments/billing-world";
import { testStore } from "../store";
import { officeOf } from "./office";

const SLUG = "bell-cap";

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

const variantOf = async () => {
  const product = await world.deps.catalogue.product(SLUG);
  const [row] = await world.store.db
    .select()
    .from(productVariant)
    .where(eq(productVariant.id, product?.variants[0]?.id ?? ""));
  if (!row) throw new Error(`${SLUG} has no variant`);
  return row;
};

/** Buys a cap and returns its order's number. */
async function bought(email: string, locale = "en"): Promise<string> {
  const orderNumber = await boughtGoods(world, { ...visitor({ email }), locale });
  await world.office.sendOutbox();
  return orderNumber;
}
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

it("lists unsent orders, finds orders and shows them with their address and money", async () => {
  expect((await office.run("orders", "goods", "find")).out).toBe("Nothing waits to be sent.\n");
  const number = await bought("cap@example.com", "he");
  expect(world.mails.find(({ to }) => to === "cap@example.com")?.html).toContain(`<html lang="he" dir="rtl">`);
  expect((await office.run("orders", "goods", "find")).out).toMatch(
    new RegExp(`${number} +TO SEND +\\$26\\.00 +Bell Cap`),
  );
  expect((await office.run("orders", "goods", "find", "OSTROW")).out).toContain(number);
  expect(await office.run("orders", "goods", "find", "zebra")).toMatchObject({ code: 1, out: "" });
  const { out } = await office.run("orders", "goods", "show", number.toLowerCase());
  for (const part of [number, "TO SEND", "1 Main St", "United States", "paid", "$26.00", "pi_"])
    expect(out).toContain(part);
  expect((await office.run("orders", "goods", "show", "XXXX-XXXX")).err).toBe("There is no goods order XXXX-XXXX.\n");
});

it("sends an order once: the dry run says what will happen, the real run does it and mails the buyer", async () => {
  const email = "sent@example.com";
  const number = await bought(email);
  expect((await office.run("orders", "goods", "sent", number, "--dry-run")).out).toBe(
    `Would mark Bell Cap as sent, and mail ${email}.\n`,
  );
  expect(mailsTo(email)).toEqual(["Order confirmed: Bell Cap"]);
  for (const label of [
    ["--tracking", "1Z\u0007"],
    ["--carrier", "U".repeat(200)],
  ]) {
    const refused = await office.run("orders", "goods", "sent", number, ...label);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("has to be one line of") });
  }
  expect((await office.run("orders", "goods", "sent", number, "--actor", "Juno")).code).toBe(0);
  expect(mailsTo(email)).toEqual(["Order confirmed: Bell Cap", "Shipped: Bell Cap"]);
  expect((await office.run("orders", "goods", "sent", number)).err).toContain(`${number} is SENT`);
  expect((await office.run("orders", "goods", "show", number)).out).toMatch(/goods\.sent +Juno/);
});

it("refunds an order once and restocks what was not sent", async () => {
  const email = "back@example.com";
  const number = await bought(email);
  const { remaining } = await variantOf();
  expect((await office.run("orders", "goods", "refund", number, "--dry-run")).out).toBe(
    "Would refund $26.00 for Bell Cap, and put the piece back in stock.\n",
  );
  expect((await variantOf()).remaining).toBe(remaining);
  expect((await office.run("orders", "goods", "refund", number)).out).toBe("Took back Bell Cap, refunded $26.00.\n");
  expect((await variantOf()).remaining).toBe((remaining ?? 0) + 1);
  expect(mailsTo(email)).toEqual(["Order confirmed: Bell Cap", "Refund for Bell Cap"]);
  expect((await office.run("orders", "goods", "refund", number)).code).toBe(1);
  expect((await office.run("orders", "goods", "sent", number)).err).toContain("REFUNDED");
});

it("does not mail a refund while a bank holds the money, and mails it once we pay it back", async () => {
  for (const outcome of ["won", "lost"] as const) {
    const email = `promised-${outcome}@example.com`;
    const number = await bought(email);
    const [charge] = (await world.stripe.charges.list({ limit: 1 })).data;
    const { id } = await world.lever<{ id: string }>("disputes", { charge: charge?.id });
    await world.deliver("charge.dispute.created");
    await office.run("orders", "goods", "refund", number);
    await world.office.reconcile();
    expect(mailsTo(email)).toEqual(["Order confirmed: Bell Cap"]);

    await world.lever(`disputes/${id}`, { outcome });
    await world.deliver("charge.dispute.closed");
    await world.office.reconcile();
    const back = outcome === "won" ? ["Refund for Bell Cap"] : [];
    expect(mailsTo(email)).toEqual(["Order confirmed: Bell Cap", ...back]);
  }
});

it("does not send goods in a dispute; they can be sent when we win, and are void when we lose", async () => {
  for (const outcome of ["won", "lost"] as const) {
    const email = `${outcome}@example.com`;
    const number = await bought(email);
    const { remaining } = await variantOf();
    const [charge] = (await world.stripe.charges.list({ limit: 1 })).data;
    const { id } = await world.lever<{ id: string }>("disputes", { charge: charge?.id });
    await world.deliver("charge.dispute.created");
    expect((await office.run("orders", "goods", "sent", number)).err).toContain(`${number} is DISPUTED`);
    expect((await office.run("orders", "goods", "find")).out).not.toContain(number);
    expect(await office.desk.goods.send(number, "office")).toBe(false);
    expect((await office.run("money", "disputes")).out).toMatch(new RegExp(`${number} +\\$26\\.00`));

    await world.lever(`disputes/${id}`, { outcome });
    await world.deliver("charge.dispute.closed");
    const { out } = await office.run("orders", "goods", "show", number);
    expect(out).toContain(outcome === "won" ? "TO SEND" : "REFUNDED");
    expect(out).toMatch(new RegExp(`dispute\\.opened[\\s\\S]*dispute\\.${outcome}`));
    expect((await variantOf()).remaining).toBe((remaining ?? 0) + (outcome === "won" ? 0 : 1));
    // The bank has told the buyer; our mail would promise the money a second time.
    await world.office.drained();
    await world.office.sendOutbox();
    expect(mailsTo(email)).toEqual(["Order confirmed: Bell Cap"]);
  }
});
