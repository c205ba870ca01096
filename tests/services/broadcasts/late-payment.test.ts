/** A payment for a broadcast that is canceled or over is refunded, and the mail says why. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purchase } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { broadcastWorld, PPV_CENTS } from "./broadcast-world";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let world: Awaited<ReturnType<typeof broadcastWorld>>;
beforeAll(async () => {
  world = await broadcastWorld();
});
beforeEach(() => {
  world.mails.length = 0;
  world.reports.length = 0;
});
afterAll(() => world.close());

describe("A payment for a broadcast", () => {
  it("is refunded if its night was called off before we heard of it", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const who = world.fan();
    expect(await world.payAt(await world.open(who, ppv.id))).toBe(303);
    await world.office.cancelEvent(eventId, "office");
    await world.sent();
    await world.sent();
    await world.billing.reconcile();
    const back = [{ cents: PPV_CENTS, reason: "event_canceled", sent: true }];
    expect(await world.books(who)).toEqual({ status: ["REFUNDED"], back, watches: false });
    expect(world.mailsTo(who).map(({ subject }) => subject)).toEqual(["Your $24.99 refund is on its way"]);
    expect(world.mailsTo(who)[0]?.text).toContain("Iron Harvest was canceled before your payment came in.");
    const [mine] = await world.billing.bought(who);
    const own = await world.billing.ownPurchase(who, mine?.ref ?? "");
    expect(own).toMatchObject({ status: "refunded", refunded: { cents: PPV_CENTS, double: false } });
    await world.office.cancelEvent(eventId, "office");
    expect((await world.books(who)).back).toEqual(back);
    expect(await checkLedger(world.db)).toEqual([]);
  });

  it("is impossible once its night is called off: open checkouts close, by session and by intent", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const [who, other] = [world.fan(), world.fan()];
    const url = await world.open(who, ppv.id);
    const intent = await world.billing.api.createPaymentIntent(other, {
      ...{ params: undefined, query: undefined },
      body: { ppvId: ppv.id, confirm: false },
    });
    await world.office.cancelEvent(eventId, "office");
    expect(await world.payAt(url)).toBe(410);
    const [asked] = await world.db
      .select()
      .from(purchase)
      .where(eq(purchase.userId, other.user?.userId ?? ""));
    expect(intent).toMatchObject({ id: asked?.paymentIntentId });
    expect(await world.stripe.paymentIntents.retrieve(asked?.paymentIntentId ?? "")).toMatchObject({
      status: "canceled",
    });
    await world.sent();
    for (const one of [who, other]) {
      expect(await world.books(one)).toEqual({ status: ["ENDED"], back: [], watches: false });
    }
    expect(world.mails).toEqual([]);
  });

  it("is refunded if the replay has ended meanwhile, and bought while it hasn't", async () => {
    const now = world.clock.now().getTime();
    const { ppv } = await world.broadcastNight({
      saleStart: new Date(now - 50 * HOUR_MS),
      liveStart: new Date(now - 30 * HOUR_MS),
      liveEnd: new Date(now - 27 * HOUR_MS),
      replayUntil: new Date(now + 5 * MINUTE_MS),
    });
    const [early, late] = [world.fan(), world.fan()];
    const [first, second] = [await world.open(early, ppv.id), await world.open(late, ppv.id)];
    await world.pay(first);
    world.clock.advance(5 * MINUTE_MS);
    await world.pay(second);
    await world.sent();
    expect(await world.books(early)).toEqual({ status: ["PAID"], back: [], watches: true });
    const back = [{ cents: PPV_CENTS, reason: "expired", sent: true }];
    expect(await world.books(late)).toEqual({ status: ["REFUNDED"], back, watches: false });
    expect(world.mailsTo(late).map(({ subject }) => subject)).toEqual(["Your $24.99 refund is on its way"]);
    expect(world.mailsTo(late)[0]?.text).toContain("The replay had ended before your payment came in.");
    expect(await checkLedger(world.db)).toEqual([]);
  });
});
