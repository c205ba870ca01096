/** Premium of another site, sold on our pages: through the client, a second server, and the Stripe sandbox. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import type { remote } from "../../../server/product-api/remote";
import { ANOTHER_CARD, fillIn, GOOD_CARD } from "../../routes/buying/purchase";
import { SITE, visitor } from "../../services/box-office/box-office-world";
import { type ApiWorld, apiWorld } from "../world";

let there: ApiWorld;
let billing: ReturnType<typeof remote>["billing"];
beforeAll(async () => {
  there = await apiWorld();
  ({ billing } = there.remote((await there.serve(there.call)).origin));
});
afterAll(() => there.close());

async function fanOf(userId: string, emailVerified = true): Promise<Visitor> {
  const token = await there.pool.fan(userId, { email_verified: emailVerified });
  const user = { userId, username: userId, email: `${userId}@example.com`, emailVerified, name: userId };
  return { ...visitor(user), bearer: async () => token };
}
const startedCheckout = async (buying: ReturnType<typeof billing.subscribe>) => {
  const outcome = await buying;
  if (outcome === "unreachable" || outcome.outcome !== "checkout") throw new Error(JSON.stringify(outcome));
  return outcome;
};

describe("Premium at another site", () => {
  it("is joined once, shown, and canceled", async () => {
    const fan = await fanOf("ada");
    expect(await billing.membershipOf(fan)).toEqual({ state: "none" });
    expect(await billing.wasMember(fan)).toBe(false);
    expect(await billing.subscribe(fan, "no-such-plan")).toEqual({ outcome: "absent" });
    const { url, session } = await startedCheckout(billing.subscribe(fan, "monthly"));
    expect(await billing.returned(fan, session.id)).toBe("open");
    expect(await fillIn(url, GOOD_CARD)).toBe(`${SITE}/premium?purchase=${session.id}`);
    expect(await billing.returned(fan, session.id)).toBe("paid");
    expect(await billing.returned(await fanOf("eve"), session.id)).toBeUndefined();
    expect(await billing.subscribe(fan, "yearly")).toEqual({ outcome: "owned" });

    const member = await billing.membershipOf(fan);
    expect(member).toMatchObject({ state: "trial", interval: "month", priceCents: 999, currency: "USD" });
    expect(member).toEqual(await there.office.billing.membershipOf(fan));
    expect(await billing.wasMember(fan)).toBe(true);
    expect(await billing.wasMember(visitor())).toBe(false);
    expect(await billing.cancel(fan, { reason: "unused", comment: "Too late at night" })).toBe("cancelled");
    expect(await billing.membershipOf(fan)).toMatchObject({ state: "ending" });
    const id = "subscriptionId" in member ? member.subscriptionId : "";
    const said = await there.office.stripe.subscriptions.retrieve(id);
    expect(said.cancellation_details).toMatchObject({ feedback: "unused", comment: "Too late at night" });
  });

  it("is ending if it was canceled in Stripe's portal, on the date that Stripe has", async () => {
    const fan = await fanOf("noa");
    await fillIn((await startedCheckout(billing.subscribe(fan, "monthly"))).url, ANOTHER_CARD);
    const member = await billing.membershipOf(fan);
    if (member.state === "none") throw new Error("no membership");
    const end = Date.parse(member.until) / 1000 - 86_400;
    await there.office.stripe.subscriptions.update(member.subscriptionId, { cancel_at: end });
    const until = new Date(end * 1000).toISOString();
    expect(await billing.membershipOf(fan)).toMatchObject({ state: "ending", until });
    await there.office.stripe.subscriptions.update(member.subscriptionId, { cancel_at: end + 40 * 86_400 });
    expect(await billing.membershipOf(fan)).toMatchObject({ state: "trial", until: member.until });
  });

  it("refuses a cancellation without a reason, and accepts a comment alone", async () => {
    const fan = await fanOf("mute");
    expect(await billing.cancel(fan, { reason: undefined, comment: "" })).toBe("absent");
    await fillIn((await startedCheckout(billing.subscribe(fan, "yearly"))).url, ANOTHER_CARD);
    expect(await billing.cancel(fan, { reason: undefined, comment: "" })).toBe("cancelled");
    expect(await billing.cancel(fan, { reason: undefined, comment: "Bye" })).toBe("cancelled");
    const { data } = await there.office.stripe.subscriptions.list({ status: "all", limit: 1 });
    expect(data[0]?.cancellation_details).toMatchObject({ feedback: "other", comment: "Bye" });
  });

  it("S36: makes a customer once, and only for a verified address", async () => {
    const fan = await fanOf("carol");
    const customer = await billing.ensureCustomer(fan);
    expect(customer).toMatch(/^cus_/);
    expect(await billing.ensureCustomer(fan)).toBe(customer);
    expect(await there.office.billing.ensureCustomer(fan)).toBe(customer);
    expect(await billing.ensureCustomer(await fanOf("una", false))).toBeUndefined();
    expect(await billing.ensureCustomer(visitor())).toBeUndefined();
  });

  it("shows a guest nothing and makes no call", async () => {
    expect(await billing.membershipOf(visitor())).toEqual({ state: "none" });
    expect(await billing.returned(visitor(), "cs_1")).toBeUndefined();
  });

  it("lets a page say so when that site is down", async () => {
    const away = there.remote("http://127.0.0.1:9").billing;
    const fan = await fanOf("late");
    expect(await away.subscribe(fan, "monthly")).toBe("unreachable");
    expect(await away.cancel(fan, { reason: "other", comment: "" })).toBe("unreachable");
    expect(await away.ensureCustomer(fan)).toBe("unreachable");
    expect(await away.returned(fan, "cs_1")).toBe("open");
    expect(there.reported.splice(0).length).toBe(4);
  });

  it("caused no other failure", () => {
    expect(there.reported).toEqual([]);
  });
});
