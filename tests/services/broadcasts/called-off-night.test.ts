/** A night is called off: its broadcast is refunded to everyone who paid for it, once. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobView, offView } from "../../../app/requests/office/nights/off-form";
import { entitlement, event, follower, payment, purchase, refund } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { officeOf } from "../../operator/office";
import { buy, deed, OONA } from "../nights/night-office";
import { broadcastWorld, PPV_CENTS } from "./broadcast-world";

let world: Awaited<ReturnType<typeof broadcastWorld>>;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await broadcastWorld();
  office = officeOf(world);
});
beforeEach(() => {
  world.mails.length = 0;
  world.reports.length = 0;
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const usd = (cents: number) => [{ currency: "USD", cents }];
const REFUNDED = { status: ["REFUNDED"], back: [{ cents: PPV_CENTS, reason: "event_canceled", sent: true }] };

describe("Calling a night off", () => {
  it("refunds its broadcast once, revokes the entitlement, and says so in a mail", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const [one, two] = [await world.buyer(ppv.id), await world.buyer(ppv.id)];
    const other = await world.broadcastNight();
    const stranger = await world.buyer(other.ppv.id);
    await world.sent();
    world.mails.length = 0;

    const done = await world.office.cancelEvent(eventId, "office");
    expect(done?.broadcasts).toEqual({ count: 2, sums: usd(2 * PPV_CENTS) });
    await world.sent();
    for (const who of [one, two]) {
      expect(await world.books(who)).toEqual({ ...REFUNDED, watches: false });
      expect(world.mailsTo(who).map(({ subject }) => subject)).toEqual(["Your $24.99 refund is on its way"]);
      expect(world.mailsTo(who)[0]?.text).toContain("Iron Harvest is canceled. We’re sorry.");
    }
    expect(await world.books(stranger)).toEqual({ status: ["PAID"], back: [], watches: true });
    expect(world.mailsTo(stranger)).toEqual([]);

    expect((await world.office.cancelEvent(eventId, "office"))?.broadcasts).toEqual({ count: 0, sums: [] });
    await world.news();
    expect(await world.books(one)).toEqual({ ...REFUNDED, watches: false });
    expect(await checkLedger(world.db)).toEqual([]);
    expect(world.reports).toEqual([]);
  });

  it("mails fans who were given its broadcast, once, and only if they still have it", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const buyer = await world.buyer(ppv.id);
    const other = await world.broadcastNight();
    const [known, follows, unknown, revoked] = [world.fan(), world.fan(), world.fan(), world.fan()];
    await world.pay(await world.open(known, other.ppv.id));
    await world.pay(await world.open(revoked, other.ppv.id));
    await world.db.insert(follower).values({
      ...{ id: randomUUID(), email: follows.user?.email ?? "", userId: follows.user?.userId, secret: randomUUID() },
      ...{ locale: "de", createdAt: world.clock.now() },
    });
    for (const who of [buyer, known, follows, unknown, revoked]) {
      await world.db.insert(entitlement).values({
        ...{ id: randomUUID(), userId: who.user?.userId ?? "", ppvId: ppv.id, source: "comp" },
        ...{ grantedAt: world.clock.now(), revokedAt: who === revoked ? world.clock.now() : null },
      });
    }
    await world.sent();
    world.mails.length = 0;
    const people = [
      { language: "en", mails: 2 },
      { language: "de", mails: 1 },
    ];
    expect(await office.desk.nights.offPreview(eventId)).toMatchObject({ people, mails: 3 });
    for (let time = 0; time < 2; time++) {
      await world.office.cancelEvent(eventId, "office");
      await world.sent();
    }
    expect(world.mails).toHaveLength(3);
    expect(world.mailsTo(buyer).map(({ subject }) => subject)).toEqual(["Your $24.99 refund is on its way"]);
    const [mail] = world.mailsTo(known);
    expect(mail?.subject).toBe("Canceled: Iron Harvest");
    expect(mail?.text).toContain("There won’t be a stream.");
    expect(mail?.text).not.toMatch(/refund|\$/i);
    expect(world.mailsTo(follows)[0]?.subject).toBe("Abgesagt: Iron Harvest");
  });

  it("can't be undone by editing the night, once its broadcast is refunded", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    await world.buyer(ppv.id);
    await world.office.cancelEvent(eventId, "office");
    const found = await office.desk.content.get("events", eventId);
    const says = expect.stringContaining("make a new night");
    expect(
      await office.desk.content.save("events", eventId, { ...found?.item, status: "SCHEDULED" }, { actor: OONA }),
    ).toMatchObject({ kind: "faults", faults: [{ path: ["status"], says }] });
  });

  it("refunds only what a fan has not been refunded yet", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const [whole, part] = [await world.buyer(ppv.id), await world.buyer(ppv.id)];
    const [mine] = await world.billing.bought(whole);
    expect(await world.billing.giveBack(whole, mine?.ref ?? "")).toMatchObject({ outcome: "sent" });
    const [half] = await world.billing.bought(part);
    const [paid] = await world.db
      .select()
      .from(payment)
      .where(eq(payment.ref, half?.ref ?? ""));
    await world.stripe.refunds.create({ payment_intent: paid?.paymentIntentId ?? "", amount: 1_000 });
    await world.news();
    await world.office.cancelEvent(eventId, "office");
    expect((await world.books(whole)).back).toEqual([{ cents: PPV_CENTS, reason: "requested", sent: true }]);
    expect((await world.books(part)).back).toEqual(
      expect.arrayContaining([
        { cents: 1_000, reason: "requested", sent: true },
        { cents: PPV_CENTS - 1_000, reason: "event_canceled", sent: true },
      ]),
    );
  });

  it("is shown beforehand with its broadcasts, by the office's page and by the command", async () => {
    const { eventId, first, ppv } = await world.broadcastNight();
    await buy(world, eventId, first, 1);
    const early = await office.desk.nights.offPreview(eventId);
    await world.buyer(ppv.id);
    await world.buyer(ppv.id);
    const preview = await office.desk.nights.offPreview(eventId);
    expect(preview).toMatchObject({
      sums: usd(4_900 + 2 * PPV_CENTS),
      broadcasts: { count: 2, sums: usd(2 * PPV_CENTS) },
      ...{ orders: 1, mails: 3, fees: usd(377) },
    });
    expect(preview?.digest).not.toBe(early?.digest);

    const tried = await office.run("orders", "cancel-event", eventId, "--dry-run");
    expect(tried.out).toContain("1 order with 1 ticket, $49.00, 0 holds, 2 paid broadcasts, $49.98.\n");
    const code = preview?.night.shortCode ?? "";
    const o = { eventId, code, digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await office.desk.nights.callOff(o)).toBe("begun");
    await office.desk.nights.resumeCallOffs();
    await world.office.drained();
    expect(await office.desk.nights.callOffJob(eventId)).toMatchObject({
      finishedAt: world.clock.now(),
      result: { refunds: 3, sums: usd(4_900 + 2 * PPV_CENTS) },
    });
    const again = await office.run("orders", "cancel-event", eventId);
    expect(again.out).toContain("0 holds released.\n");

    const other = await world.broadcastNight();
    await world.buyer(other.ppv.id);
    const done = await office.run("orders", "cancel-event", other.eventId);
    expect(done.out).toContain("$0.00 sent back, 0 holds released, 1 paid broadcast, $24.99.\n");
  });

  it("never adds the money of a broadcast that is sold in another currency to that of the seats", async () => {
    const { eventId, first, ppv } = await world.broadcastNight({ currency: "CAD" });
    await buy(world, eventId, first, 2);
    await world.buyer(ppv.id);
    const both = [...usd(9_800), { currency: "CAD", cents: PPV_CENTS }];
    const preview = await office.desk.nights.offPreview(eventId);
    expect(preview).toMatchObject({ sums: both, broadcasts: { count: 1, sums: both.slice(1) } });
    expect(preview?.fees).toEqual([...usd(314), { currency: "CAD", cents: 102 }]);
    expect(preview && offView(preview)).toMatchObject({
      ...{ amount: "$98.00 and CA$24.99", broadcastAmount: "CA$24.99", fees: "$3.14 and CA$1.02" },
      tiers: [{ tickets: 2, amount: "$98.00" }],
    });
    const tried = await office.run("orders", "cancel-event", eventId, "--dry-run");
    expect(tried.out).toContain("1 order with 2 tickets, $98.00, 0 holds, 1 paid broadcast, CA$24.99.\n");

    const code = preview?.night.shortCode ?? "";
    const o = { eventId, code, digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await office.desk.nights.callOff(o)).toBe("begun");
    await office.desk.nights.resumeCallOffs();
    await world.office.drained();
    const job = await office.desk.nights.callOffJob(eventId);
    expect(job?.result).toEqual({ refunds: 2, sums: both });
    expect(job && jobView(job, "USD")).toMatchObject({ refunds: 2, amount: "$98.00 and CA$24.99" });
  });

  it("lists each currency of seats if the night's prices changed currency", async () => {
    const { eventId, first, ppv } = await world.broadcastNight();
    await buy(world, eventId, first, 1);
    await world.db.update(event).set({ currency: "EUR" }).where(eq(event.id, eventId));
    await world.buyer(ppv.id);
    const preview = await office.desk.nights.offPreview(eventId);
    expect(preview).toMatchObject({ sums: usd(4_900 + PPV_CENTS), fees: usd(275) });
    expect(preview && offView(preview).tiers).toMatchObject([{ tickets: 1, amount: "$49.00" }]);
    const done = await office.run("orders", "cancel-event", eventId);
    expect(done.out).toContain("$49.00 sent back, 0 holds released, 1 paid broadcast, $24.99.\n");
  });

  it("is left to the office once a broadcast is sold: a content file can't do it, nor move the night", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    expect((await office.run("content", "export", "nights.json")).code).toBe(0);
    const { events } = JSON.parse(readFileSync(join(office.folder, "nights.json"), "utf8"));
    const mine = events.find(({ id }: { id: string }) => id === eventId);
    const later = (iso: string) => iso.replace(/^\d{4}/, (year) => String(Number(year) + 1));
    const { startAt, doorsAt, endAt } = mine;
    const moved = { startAt: later(startAt), doorsAt: later(doorsAt), endAt: later(endAt) };
    office.write("changed.json", { events: [{ ...mine, ...moved, status: "CANCELED" }] });
    expect((await office.run("content", "check", "changed.json")).code).toBe(0);

    await world.buyer(ppv.id);
    const refused = await office.run("content", "import", "changed.json");
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("status cannot change, 1 broadcast is sold: use `orders cancel-event`");
    expect(refused.err).toContain("startAt cannot change, 1 broadcast is sold: use `orders move-event`");
    office.write("same.json", { events: [{ ...mine, title: "Iron Harvest II" }] });
    expect((await office.run("content", "import", "same.json")).code).toBe(0);
    await world.office.cancelEvent(eventId, "office");
  });

  it("owes the money even if the process dies before it is sent", async () => {
    const { eventId, first, ppv } = await world.broadcastNight();
    const who = await world.buyer(ppv.id);
    await buy(world, eventId, first, 1);
    const dying = world.office.cancelEvent(eventId, "office", () => {
      throw new Error("the process died");
    });
    await expect(dying).rejects.toThrow("the process died");
    const unsent = [{ cents: PPV_CENTS, reason: "event_canceled", sent: false }];
    expect(await world.books(who)).toEqual({ status: ["REFUNDED"], back: unsent, watches: false });
    await world.office.reconcile();
    expect(await world.books(who)).toEqual({ ...REFUNDED, watches: false });
  });

  it("is noticed by the ledger and by the comparison with Stripe if a refund is missing", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const who = await world.buyer(ppv.id);
    await world.office.cancelEvent(eventId, "office");
    const [bought] = await world.db
      .select()
      .from(purchase)
      .where(eq(purchase.userId, who.user?.userId ?? ""));
    const [paid] = await world.db
      .select()
      .from(payment)
      .where(eq(payment.ref, bought?.id ?? ""));
    await world.db.delete(refund).where(eq(refund.paymentId, paid?.id ?? ""));
    await world.db
      .update(purchase)
      .set({ status: "PAID" })
      .where(eq(purchase.id, bought?.id ?? ""));

    const faults = await checkLedger(world.db);
    expect(faults.map(({ rule, entity }) => ({ rule, entity }))).toEqual([
      { rule: "calledOffIsBack", entity: paid?.id },
    ]);
    const span = { from: new Date(world.clock.now().getTime() + 1), until: new Date(world.clock.now().getTime() + 2) };
    const { findings } = await world.billing.compareBooks(span, { repair: false });
    expect(findings).toMatchObject([
      { what: "broadcast of a canceled night", cents: PPV_CENTS, ours: `Iron Harvest ${bought?.id}`, state: "open" },
    ]);
    await world.office.cancelEvent(eventId, "office");
    expect(await checkLedger(world.db)).toEqual([]);
  });
});
