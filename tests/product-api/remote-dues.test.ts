/** Premium of another site, sold on our pages: through the client, a second server, and the Stripe sandbox. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../server/ports";
import type { remote } from "../../server/product-api/remote";
import { ANOTHER_CARD, fillIn, GOOD_CARD } from "../routes/buying/purchase";
import { SITE, visitor } from "../services/box-office/box-office-world";
import { type ApiWorld, apiWorld } from "./world";

let there: ApiWorld;
let dues: ReturnType<typeof remote>["dues"];
beforeAll(async () => {
  there = await apiWorld();
  ({ dues } = there.remote((await there.serve(there.call)).origin));
});
afterAll(() => there.close());

async function fanOf(userId: string, emailVerified = true): Promise<Visitor> {
  const token = await there.pool.fan(userId, { email_verified: emailVerified });
  const user = { userId, username: userId, email: `${userId}@example.com`, emailVerified, name: userId };
  return { ...visitor(user), bearer: async () => token };
}
const startedCheckout = async (buying: ReturnType<typeof dues.subscribe>) => {
  const outcome = await buying;
  if (outcome === "unreachable" || outcome.outcome !== "checkout") throw new Error(JSON.stringify(outcome));
  return outcome;
};

describe("Premium at another site", () => {
  it("is joined once, shown, and canceled", async () => {
    const fan = await fanOf("ada");
    expect(await dues.membershipOf(fan)).toEqual({ state: "none" });
    expect(await dues.subscribe(fan, "no-such-plan")).toEqual({ outcome: "absent" });
    const { url, session } = await startedCheckout(dues.subscribe(fan, "monthly"));
    expect(await dues.returned(fan, session.id)).toBe("open");
    expect(await fillIn(url, GOOD_CARD)).toBe(`${SITE}/premium?purchase=${session.id}`);
    expect(await dues.returned(fan, session.id)).toBe("paid");
    expect(await dues.returned(await fanOf("eve"), session.id)).toBeUndefined();
    expect(await dues.subscribe(fan, "yearly")).toEqual({ outcome: "owned" });

    const member = await dues.membershipOf(fan);
    expect(member).toMatchObject({ state: "trial", interval: "month", priceCents: 999, currency: "USD" });
    expect(member).toEqual(await there.office.bills.membershipOf(fan));
    expect(await dues.cancel(fan, { reason: "unused", comment: "Too late at night" })).toBe("cancelled");
    expect(await dues.membershipOf(fan)).toMatchObject({ state: "ending" });
    const id = "subscriptionId" in member ? member.subscriptionId : "";
    const said = await there.office.stripe.subscriptions.retrieve(id);
    expect(said.cancellation_details).toMatchObject({ feedback: "unused", comment: "Too late at night" });
  });

  it("refuses a cancellation without a reason, and accepts a comment alone", async () => {
    const fan = await fanOf("mute");
    expect(await dues.cancel(fan, { reason: undefined, comment: "" })).toBe("absent");
    await fillIn((await startedCheckout(dues.subscribe(fan, "yearly"))).url, ANOTHER_CARD);
    expect(await dues.cancel(fan, { reason: undefined, comment: "" })).toBe("cancelled");
    expect(await dues.cancel(fan, { reason: undefined, comment: "Bye" })).toBe("cancelled");
    const { data } = await there.office.stripe.subscriptions.list({ status: "all", limit: 1 });
    expect(data[0]?.cancellation_details).toMatchObject({ feedback: "other", comment: "Bye" });
  });

  it("S36: makes a customer once, and only for a verified address", async () => {
    const fan = await fanOf("carol");
    const customer = await dues.ensureCustomer(fan);
    expect(customer).toMatch(/^cus_/);
    expect(await dues.ensureCustomer(fan)).toBe(customer);
    expect(await there.office.bills.ensureCustomer(fan)).toBe(customer);
    expect(await dues.ensureCustomer(await fanOf("una", false))).toBeUndefined();
    expect(await dues.ensureCustomer(visitor())).toBeUndefined();
  });

  it("shows a guest nothing and makes no call", async () => {
    expect(await dues.membershipOf(visitor())).toEqual({ state: "none" });
    expect(await dues.returned(visitor(), "cs_1")).toBeUndefined();
  });

  it("lets a page say so when that site is down", async () => {
    const away = there.remote("http://127.0.0.1:9").dues;
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
