/** Nights with a broadcast, on billing's world, and fans who buy it. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { vi } from "vitest";
import { playbackOf } from "../../../server/services/broadcasts/playback";
import { signer } from "../../../server/session/signed-values";
import { entitlement, event, payment, ppvEvent, purchase, refund } from "../../../server/store/schema";
import { testStore } from "../../store";
import { night, visitor } from "../box-office/box-office-world";
import { billingWorld } from "../payments/billing-world";

const HOUR_MS = 3_600_000;
export const PPV_CENTS = 2_499;

type Fan = ReturnType<typeof visitor>;

export async function broadcastWorld() {
  const world = await billingWorld(await testStore({ seeded: false }));
  const { db } = world.store;
  const playback = playbackOf({
    store: world.store,
    clock: world.clock,
    signer: signer(["a secret of the tests, long enough"], "playback"),
    films: "films",
  });
  let fans = 0;

  /** A night with seats, and its broadcast on sale. */
  async function broadcastNight(row: Partial<typeof ppvEvent.$inferInsert> = {}) {
    const now = world.clock.now();
    const { eventId, first } = await night(world.store, now, [{ capacity: 9 }]);
    const [held] = await db.select().from(event).where(eq(event.id, eventId));
    if (!held) throw new Error("no night");
    const ppv = {
      id: randomUUID(),
      eventId,
      title: "Iron Harvest",
      description: "",
      poster: { seed: "iron" },
      priceCents: PPV_CENTS,
      currency: "USD",
      saleStart: new Date(now.getTime() - HOUR_MS),
      liveStart: held.startAt,
      liveEnd: new Date(held.startAt.getTime() + 3 * HOUR_MS),
      replayUntil: new Date(held.startAt.getTime() + 72 * HOUR_MS),
      streamKey: "iron",
      ...row,
    } satisfies typeof ppvEvent.$inferInsert;
    await db.insert(ppvEvent).values(ppv);
    await fresh(ppv.id);
    return { eventId, first, ppv };
  }

  /** The catalogue keeps what it has read until the store reports the change: waits for this state, or any. */
  async function fresh(ppvId: string, state?: string): Promise<void> {
    await vi.waitFor(async () => {
      const found = await world.deps.catalogue.payPerView(ppvId);
      if (!found || (state && found.state !== state)) throw new Error(`the catalogue has it ${found?.state}`);
    }, 5_000);
  }

  const fan = (): Fan => visitor({ email: `home-${++fans}@example.com` });

  /** Opens the checkout without paying; returns its address. */
  async function open(who: Fan, ppvId: string): Promise<string> {
    const answer = await world.billing.buyBroadcast(who, ppvId);
    if (answer === "unreachable" || answer.outcome !== "checkout") throw new Error(JSON.stringify(answer));
    return answer.url;
  }

  async function pay(url: string): Promise<void> {
    const status = await world.payAt(url);
    if (status !== 303) throw new Error(`the checkout answered ${status}`);
    await world.news();
  }

  async function buyer(ppvId: string): Promise<Fan> {
    const who = fan();
    await pay(await open(who, ppvId));
    return who;
  }

  /** What our books have of a fan's purchases: status, payments, refunds, and whether they may watch. */
  async function books(who: Fan) {
    const userId = who.user?.userId ?? "";
    const bought = await db.select().from(purchase).where(eq(purchase.userId, userId));
    const back = await db
      .select({ cents: refund.cents, reason: refund.reason, sent: refund.providerRefundId })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .innerJoin(purchase, eq(payment.ref, sql`${purchase.id}::text`))
      .where(eq(purchase.userId, userId));
    const granted = await db.select().from(entitlement).where(eq(entitlement.userId, userId));
    return {
      status: bought.map(({ status }) => status),
      back: back.map(({ cents, reason, sent }) => ({ cents, reason, sent: sent !== null })),
      watches: granted.some(({ revokedAt }) => revokedAt === null),
    };
  }

  /** Receives Stripe's events, and sends every mail that is due. */
  async function sent(): Promise<void> {
    await world.news();
    await world.office.drained();
    await world.office.sendOutbox();
  }

  const mailsTo = (who: Fan) => world.mails.filter(({ to }) => to === who.user?.email);

  return { ...world, db, broadcastNight, fresh, playback, fan, open, pay, buyer, books, sent, mailsTo };
}
