/** When a night moves, its broadcast gets the new date, and its buyers get a mail and can ask for a refund. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { zonedDates } from "../../../app/domain/format/zoned-dates";
import { moveView } from "../../../app/requests/office/nights/move-form";
import { stateOf } from "../../../server/services/catalogue/pay-per-view";
import {
  dispute,
  entitlement,
  event,
  follower,
  outbox,
  payment,
  ppvEvent,
  purchase,
} from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { DAY_MS } from "../../store";
import { broadcastWorld, PPV_CENTS } from "./broadcast-world";

const HOUR_MS = 3_600_000;
const at = (iso: string) => new Date(iso);

let world: Awaited<ReturnType<typeof broadcastWorld>>;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await broadcastWorld();
  office = officeOf(world);
});
beforeEach(() => {
  world.mails.length = 0;
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const broadcast = async (id: string) => {
  const [row] = await world.db.select().from(ppvEvent).where(eq(ppvEvent.id, id));
  if (!row) throw new Error("no broadcast");
  return row;
};

describe("Moving a night", () => {
  it("moves its broadcast by as much, and mails those who paid for it once", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const other = await world.broadcastNight();
    const who = await world.buyer(ppv.id);
    await world.sent();
    world.mails.length = 0;
    const startAt = new Date(ppv.liveStart.getTime() + 60 * DAY_MS);
    const preview = await office.desk.nights.movePreview(eventId, startAt);
    const liveEnd = new Date(ppv.liveEnd.getTime() + 60 * DAY_MS);
    expect(preview).toMatchObject({
      mails: 1,
      broadcasts: [{ title: "Iron Harvest", startAt, endAt: liveEnd, mails: 1 }],
    });
    expect(await world.office.moveEvent(eventId, { startAt }, "office")).toEqual({ orders: 0, broadcasts: 1 });
    await world.sent();
    expect(await broadcast(ppv.id)).toMatchObject({
      saleStart: ppv.saleStart,
      liveStart: startAt,
      liveEnd: new Date(ppv.liveEnd.getTime() + 60 * DAY_MS),
      replayUntil: new Date(ppv.liveStart.getTime() + 60 * DAY_MS + 72 * HOUR_MS),
    });
    expect(await broadcast(other.ppv.id)).toMatchObject({ liveStart: other.ppv.liveStart });
    const [mail, ...more] = world.mailsTo(who);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("New date: Iron Harvest");
    expect(mail?.text).toContain("Your pay-per-view stays valid.");
    expect(mail?.text).toContain("You can get a refund until the stream starts.");

    world.clock.advance(ppv.liveStart.getTime() - world.clock.now().getTime() + HOUR_MS);
    expect(stateOf(await broadcast(ppv.id), world.clock.now())).toBe("onSale");
    const [mine] = await world.billing.bought(who);
    expect(mine?.giveBack).toEqual({ cents: PPV_CENTS, until: startAt });
    expect(await world.billing.giveBack(who, mine?.ref ?? "")).toMatchObject({ outcome: "sent" });
  });

  it("offers no refund for a broadcast whose payment is disputed", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const who = await world.buyer(ppv.id);
    const [paid] = await world.db
      .select({ paymentId: payment.id, paymentIntentId: payment.paymentIntentId })
      .from(payment)
      .innerJoin(purchase, eq(payment.ref, sql`${purchase.id}::text`))
      .where(eq(purchase.ref, ppv.id));
    await world.db.insert(dispute).values({
      ...{ id: `dp_${ppv.id}`, paymentId: paid?.paymentId ?? null, paymentIntentId: paid?.paymentIntentId ?? "" },
      ...{ cents: PPV_CENTS, currency: "usd", reason: "fraudulent", status: "needs_response" },
      openedAt: world.clock.now(),
    });
    await world.sent();
    world.mails.length = 0;
    await world.office.moveEvent(eventId, { startAt: undefined }, "office");
    await world.sent();
    const [mine] = await world.billing.bought(who);
    expect(mine?.giveBack).toBeUndefined();
    const [mail] = world.mailsTo(who);
    expect(mail?.subject).toBe("Postponed: Iron Harvest");
    expect(mail?.text).not.toContain("refund");
  });

  it("twice at once moves its broadcast to the night's final date, and the mails name both dates", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const who = await world.buyer(ppv.id);
    await world.sent();
    world.mails.length = 0;
    const [night] = await world.db.select().from(event).where(eq(event.id, eventId));
    const after = (days: number) => new Date((night?.startAt.getTime() ?? 0) + days * DAY_MS);
    const moves = [10, 20, 30].map((days) => world.office.moveEvent(eventId, { startAt: after(days) }, "office"));
    await Promise.all(moves);
    const [moved] = await world.db.select().from(event).where(eq(event.id, eventId));
    const by = (moved?.startAt.getTime() ?? 0) - (night?.startAt.getTime() ?? 0);
    expect((await broadcast(ppv.id)).liveStart).toEqual(new Date(ppv.liveStart.getTime() + by));
    expect(moved).toMatchObject({ revision: (night?.revision ?? 0) + 3 });
    await world.sent();
    expect(world.mailsTo(who)).toHaveLength(3);
  });

  it("shows beforehand what its broadcast becomes, and writes to its buyers if nobody has a ticket", async () => {
    const { eventId, ppv } = await world.broadcastNight({
      liveStart: at("2026-12-05T00:30Z"),
      liveEnd: at("2026-12-05T04:00Z"),
    });
    await world.db
      .update(event)
      .set({ startAt: at("2026-12-05T01:00Z"), timeZoneId: "America/New_York" })
      .where(eq(event.id, eventId));
    await world.buyer(ppv.id);
    await world.buyer(ppv.id);
    const { movePreview } = office.desk.nights;
    const moved = await movePreview(eventId, at("2027-01-09T01:00Z"));
    const view = moved && moveView(moved);
    expect(view?.broadcasts).toEqual([
      { title: "Iron Harvest", start: "Fri, Jan 8, 2027, 7:30 PM", end: "Fri, Jan 8, 2027, 11:00 PM", mails: 2 },
    ]);
    expect(view?.mail).toContain("Your pay-per-view stays valid.");
    expect(view?.mail).not.toContain("Your tickets and QR codes");
    const postponed = await movePreview(eventId, undefined);
    expect(postponed && moveView(postponed).broadcasts).toEqual([{ title: "Iron Harvest", mails: 2 }]);

    await world.db
      .update(ppvEvent)
      .set({ liveEnd: at("2026-12-05T05:00Z") })
      .where(eq(ppvEvent.id, ppv.id));
    expect((await movePreview(eventId, at("2027-01-09T01:00Z")))?.digest).not.toBe(moved?.digest);
    const tried = await office.run("orders", "move-event", eventId, "2027-01-08T20:00-05:00", "--dry-run");
    expect(tried.out).toContain("“Iron Harvest” would be live from 2027-01-08 19:30 to 2027-01-09 00:00");
  });

  it("writes to those who were given its broadcast, once, if it knows their address", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const buyer = await world.buyer(ppv.id);
    const [known, follows, unknown, revoked] = [world.fan(), world.fan(), world.fan(), world.fan()];
    const other = await world.broadcastNight();
    // A customer, by a purchase of another broadcast.
    await world.pay(await world.open(known, other.ppv.id));
    await world.pay(await world.open(revoked, other.ppv.id));
    const email = follows.user?.email ?? "";
    await world.db.insert(follower).values({
      ...{ id: randomUUID(), email, userId: follows.user?.userId, secret: randomUUID(), locale: "de" },
      createdAt: world.clock.now(),
    });
    for (const who of [buyer, known, follows, unknown, revoked]) {
      await world.db.insert(entitlement).values({
        ...{ id: randomUUID(), userId: who.user?.userId ?? "", ppvId: ppv.id, source: "comp" },
        ...{ grantedAt: world.clock.now(), revokedAt: who === revoked ? world.clock.now() : null },
      });
    }
    await world.sent();
    world.mails.length = 0;
    const startAt = new Date(ppv.liveStart.getTime() + 60 * DAY_MS);
    const preview = await office.desk.nights.movePreview(eventId, startAt);
    expect(preview).toMatchObject({
      mails: 3,
      broadcasts: [{ mails: 3 }],
      people: [
        { language: "en", mails: 2 },
        { language: "de", mails: 1 },
      ],
    });
    // Calling the night off would send one mail, to the buyer: fans who paid nothing get none.
    expect(await office.desk.nights.offPreview(eventId)).toMatchObject({ mails: 3 });
    expect(await world.office.moveEvent(eventId, { startAt }, "office")).toEqual({ orders: 0, broadcasts: 3 });
    await world.sent();
    expect(world.mails.map(({ to }) => to).sort()).toEqual(
      [buyer, known, follows].map(({ user }) => user?.email).sort(),
    );
    expect(world.mailsTo(buyer)[0]?.text).toContain("You can get a refund until the stream starts.");
    const [mail] = world.mailsTo(known);
    expect(mail?.subject).toBe("New date: Iron Harvest");
    expect(mail?.text).toContain("Your pay-per-view stays valid.");
    expect(mail?.text).not.toContain("refund");
    expect(mail?.text).not.toContain("/profile/billing");
    expect(mail?.text).toContain(`/pay-per-view/event/${ppv.id}`);
    expect(world.mailsTo(follows)[0]?.subject).toBe("Neuer Termin: Iron Harvest");
    expect(JSON.stringify(await world.db.select().from(outbox))).not.toContain(known.user?.userId ?? "");
  });

  it("without a new date shows nothing and sells nothing, and the money may go back at any time", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const [who, late] = [await world.buyer(ppv.id), world.fan()];
    const url = await world.open(late, ppv.id);
    await world.sent();
    world.mails.length = 0;
    await world.office.moveEvent(eventId, { startAt: undefined }, "office");
    await world.sent();
    expect(world.mailsTo(who).map(({ subject }) => subject)).toEqual(["Postponed: Iron Harvest"]);
    expect(world.mailsTo(who)[0]?.text).toContain("We’ll email you when the new date is set.");
    await world.pay(url);
    expect(await world.books(late)).toMatchObject({ status: ["PAID"], watches: true });
    await world.sent();
    const [receipt] = world.mailsTo(late).filter(({ subject }) => subject === "You’re set to watch Iron Harvest");
    expect(receipt?.text).toContain("We’ll email you when the new date is set.");
    const { long, short, dayMonth } = zonedDates(ppv.liveStart, "UTC", "en");
    for (const date of [long, short, dayMonth]) expect(`${receipt?.text} ${receipt?.html}`).not.toContain(date);

    world.clock.advance(ppv.liveStart.getTime() - world.clock.now().getTime() + HOUR_MS);
    await world.fresh(ppv.id, "announced");
    expect(await world.billing.buyBroadcast(world.fan(), ppv.id)).toEqual({ outcome: "absent" });
    expect(await world.playback.begin(who, ppv.id)).toEqual({ outcome: "absent" });
    const [mine] = await world.billing.bought(who);
    expect(mine?.giveBack).toEqual({ cents: PPV_CENTS, until: "open" });

    const startAt = new Date(world.clock.now().getTime() + 10 * DAY_MS);
    await world.office.moveEvent(eventId, { startAt }, "office");
    expect(await broadcast(ppv.id)).toMatchObject({ liveStart: startAt });
    await world.fresh(ppv.id, "onSale");
    world.clock.advance(10 * DAY_MS);
    expect(await world.playback.begin(who, ppv.id)).toEqual({ outcome: "started" });
  });
});
