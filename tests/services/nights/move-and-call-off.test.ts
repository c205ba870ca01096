/** Moving a night and calling it off: previews that go stale, and a job that survives a crash. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { moveRefusal } from "../../../app/requests/office/nights/move-form";
import { headOf } from "../../../app/requests/office/nights/night-head";
import { Refused } from "../../../server/failures/refused";
import { nightChanges } from "../../../server/services/box-office/office/cancel-or-move-night";
import { ticketDesk } from "../../../server/services/box-office/office/ticket-desk";
import { broadcastsOfNight } from "../../../server/services/broadcasts/broadcasts-of-night";
import { callingOff } from "../../../server/services/nights/call-off";
import { event, officeJob, reservation, ticket, ticketOrder } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS } from "../../store";
import { checkout, held, night, visitor, type World, wish } from "../box-office/box-office-world";
import { buy, deed, hold, type NightOffice, nightOffice, OONA } from "./night-office";

let office: NightOffice;
beforeAll(async () => {
  office = await nightOffice();
});
beforeEach(() => {
  office.world.mails.length = 0;
  office.world.reports.length = 0;
});
afterAll(() => office.world.close());

const usd = (cents: number) => [{ currency: "USD", cents }];
const nightOf = async (eventId: string) =>
  (await office.world.store.db.select().from(event).where(eq(event.id, eventId)))[0];

describe("Moving a night", () => {
  it("mails the people and shifts the windows that its preview named, once", async () => {
    const { world, nights } = office;
    const now = world.clock.now();
    const { eventId, first } = await night(world.store, now, [{ capacity: 9 }]);
    await buy(world, eventId, first, 2, "one@example.com");
    await buy(world, eventId, first, 1, "two@example.com");
    world.mails.length = 0;
    const startAt = new Date(now.getTime() + 45 * DAY_MS);
    const preview = await nights.movePreview(eventId, startAt);
    expect(preview).toMatchObject({ mails: 2, people: [{ language: "en", mails: 2 }], staying: [] });
    expect(preview?.shifting).toMatchObject([{ name: "Tier 1", to: startAt }]);
    expect(preview?.mail).toContain("The Last Bell");

    const o = { eventId, startAt, digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await nights.move(o)).toBe("moved");
    expect(world.mails.map(({ to }) => to).sort()).toEqual(["one@example.com", "two@example.com"]);
    expect(world.mails[0]?.subject).toBe("New date: The Last Bell");
    expect(await nights.move(o)).toBe("again");
    expect(world.mails).toHaveLength(2);
    expect(await nightOf(eventId)).toMatchObject({ status: "POSTPONED", startAt, revision: 2 });
  });

  it("puts its mails into the outbox when it is moved, so that all are sent even if the process then dies", async () => {
    const { world } = office;
    const now = world.clock.now();
    const { eventId, first } = await night(world.store, now, [{ capacity: 9 }]);
    for (const n of [1, 2, 3]) await buy(world, eventId, first, n, `fan${n}@example.com`);
    const [{ ticketNumber = "" } = {}] = await world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId));
    await world.store.db
      .update(ticket)
      .set({ holderEmail: "friend@example.com" })
      .where(eq(ticket.ticketNumber, ticketNumber));
    world.mails.length = 0;
    const dying = nightChanges(
      { ...world.deps, store: { ...world.store, db: diesAfterCommit(world.store.db) }, outbox: world.office },
      {
        ...{ cancelOrder: async () => undefined, release: async () => "gone" as const },
        ...{ refunds: { send: async () => undefined }, broadcasts: broadcastsOfNight(world.deps) },
      },
    );
    const startAt = new Date(now.getTime() + 45 * DAY_MS);
    await expect(dying.moveEvent(eventId, { startAt }, "office")).rejects.toThrow("the process died");
    expect(await nightOf(eventId)).toMatchObject({ status: "POSTPONED", startAt, revision: 2 });
    await world.office.sendOutbox();
    const told = world.mails.map(({ to }) => to).sort();
    expect(told).toEqual(["fan1@example.com", "fan2@example.com", "fan3@example.com", "friend@example.com"]);
  });

  it.each([
    ["a past date", {}, -1, "The new date is over already."],
    ["the date that it has", {}, 30, "That is the date that it has."],
    ["another date of a night that is called off", { status: "CANCELED" as const }, 40, "make a new night"],
    ["no date of a night that has none", { scheduleTbd: true }, undefined, "It has no date already."],
    ["no date of a night that is called off", { status: "CANCELED" as const }, undefined, "make a new night"],
    ["another date of a draft", { status: "DRAFT" as const }, 40, "A draft's date is changed on its page."],
    ["no date of a draft", { status: "DRAFT" as const }, undefined, "A draft's date is changed on its page."],
  ])("refuses %s", async (_, row, days, says) => {
    const { world, nights } = office;
    const now = world.clock.now();
    const { eventId } = await night(world.store, now, [{ capacity: 9 }], row);
    const before = await nightOf(eventId);
    const startAt = days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
    await expect(nights.movePreview(eventId, startAt)).rejects.toThrow(says);
    const o = { eventId, startAt, digest: "", actor: OONA, deedId: deed() };
    await expect(nights.move(o)).rejects.toThrow(Refused);
    await expect(world.office.moveEvent(eventId, { startAt }, OONA)).rejects.toThrow(says);
    expect(await nightOf(eventId)).toEqual(before);
  });

  it("may give a night without a date the one that it had", async () => {
    const { world, nights } = office;
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 9 }], { scheduleTbd: true });
    const startAt = (await nightOf(eventId))?.startAt;
    const digest = (await nights.movePreview(eventId, startAt))?.digest ?? "";
    expect(await nights.move({ eventId, startAt, digest, actor: OONA, deedId: deed() })).toBe("moved");
    expect(await nightOf(eventId)).toMatchObject({ scheduleTbd: false });
  });

  it("gives a night that never had a date its first one, which isn't a change", async () => {
    const { world, nights } = office;
    const now = world.clock.now();
    const { eventId, first } = await night(world.store, now, [{ capacity: 9 }], { scheduleTbd: true });
    const lines = [{ definitionId: first, quantity: 1 }];
    const guest = { name: "Ada", email: "ada@example.com", why: "press", actor: OONA };
    expect(await world.office.giveComps({ eventId, lines, ...guest })).toHaveProperty("orderNumber");
    await world.office.drained();
    world.mails.length = 0;
    const startAt = new Date(now.getTime() + 45 * DAY_MS);
    const preview = await nights.movePreview(eventId, startAt);
    expect(preview?.mail).toContain("New date");
    expect(preview?.mail).not.toContain("Originally");
    const o = { eventId, startAt, digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await nights.move(o)).toBe("moved");
    expect(await nightOf(eventId)).toMatchObject({ startAt, status: "SCHEDULED", previousStartAt: null });
    expect(world.mails.map(({ to }) => to)).toEqual(["ada@example.com"]);
    expect(world.mails[0]?.text).not.toContain("Originally");
  });

  it.each([
    ["was put off", { scheduleTbd: true, status: "POSTPONED" as const }, 0],
    ["has an earlier date on record", { scheduleTbd: true, previousStartAt: new Date(0) }, 0],
    ["fans paid for, so it had a date", {}, 2],
  ])("records the old date of a night without one that %s", async (_, row, paid) => {
    const { world } = office;
    const now = world.clock.now();
    const { eventId, first } = await night(world.store, now, [{ capacity: 9 }], row);
    if (paid > 0) await buy(world, eventId, first, paid);
    await world.store.db.update(event).set({ scheduleTbd: true }).where(eq(event.id, eventId));
    const before = await nightOf(eventId);
    const startAt = new Date(now.getTime() + 45 * DAY_MS);
    await world.office.moveEvent(eventId, { startAt }, OONA);
    const recorded = { status: "POSTPONED", previousStartAt: before?.startAt };
    expect(await nightOf(eventId)).toMatchObject({ ...recorded, startAt, scheduleTbd: false });
  });

  it("happens once when its button is pressed twice at the same moment", async () => {
    const { world, nights } = office;
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
    const startAt = new Date(world.clock.now().getTime() + 45 * DAY_MS);
    const digest = (await nights.movePreview(eventId, startAt))?.digest ?? "";
    const o = { eventId, startAt, digest, actor: OONA, deedId: deed() };
    const both = await Promise.all([nights.move(o), nights.move(o), nights.move(o)]);
    expect(both.sort()).toEqual(["again", "again", "moved"]);
  });

  it("does nothing if somebody bought since the preview", async () => {
    const { world, nights } = office;
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
    const preview = await nights.movePreview(eventId, undefined);
    await buy(world, eventId, first, 1);
    world.mails.length = 0;
    const o = { eventId, startAt: undefined, digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await nights.move(o)).toBe("differs");
    expect(await nightOf(eventId)).toMatchObject({ status: "SCHEDULED", revision: 1 });
    expect(world.mails).toEqual([]);
  });
});

/** The database of a process that dies when its first transaction is committed. */
function diesAfterCommit(db: World["store"]["db"]): World["store"]["db"] {
  let dead = false;
  const died = () => Promise.reject(new Error("the process died"));
  return new Proxy(db, {
    get(target, name: keyof typeof db) {
      if (dead) return died;
      if (name !== "transaction") return target[name];
      return async (work: Parameters<typeof db.transaction>[0]) => {
        await target.transaction(work);
        dead = true;
        return died();
      };
    },
  });
}

describe("Calling a night off", () => {
  async function soldNight() {
    const { world } = office;
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 20, cents: 4_500 }]);
    for (const n of [1, 2, 3, 4]) await buy(world, eventId, first, n, `fan${n}@example.com`);
    await hold(world, eventId, first, 2);
    world.mails.length = 0;
    const preview = await office.nights.offPreview(eventId);
    const code = preview?.night.shortCode ?? "";
    return { eventId, preview, o: { eventId, code, digest: preview?.digest ?? "", actor: OONA, deedId: deed() } };
  }
  const paidLeft = async (eventId: string) =>
    (await office.world.store.db.select().from(ticketOrder).where(eq(ticketOrder.eventId, eventId))).filter(
      ({ status }) => status !== "REFUNDED",
    ).length;

  it("does what the preview said: orders, money, holds and mails", async () => {
    const { world, nights } = office;
    const { eventId, preview, o } = await soldNight();
    expect(preview).toMatchObject({ orders: 4, tickets: 10, holds: 1, sums: usd(45_000), mails: 4, fees: usd(1_425) });
    expect(preview?.tiers).toEqual([{ name: "Tier 1", tickets: 10, sums: usd(45_000) }]);
    expect(await nights.callOff({ ...o, code: "WRONG1" })).toBe("code");
    const both = await Promise.all([nights.callOff(o), nights.callOff(o)]);
    expect([...both].sort()).toEqual(["again", "begun"]);
    await world.office.drained();
    expect(await nights.callOffJob(eventId)).toMatchObject({
      done: 4,
      total: 4,
      result: { refunds: 4, sums: usd(45_000) },
    });
    expect((await nights.callOffJob(eventId))?.finishedAt).toEqual(world.clock.now());
    expect(await nightOf(eventId)).toMatchObject({ status: "CANCELED" });
    expect(world.mails.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4].map((n) => `fan${n}@example.com`));
    const holds = await world.store.db.select().from(reservation).where(eq(reservation.eventId, eventId));
    expect(holds.filter(({ status }) => status === "PENDING")).toEqual([]);
    expect(await checkLedger(world.store.db)).toEqual([]);
    expect(await nights.callOff({ ...o, deedId: deed() })).toBe("off");
  });

  it("does nothing if somebody bought since the preview", async () => {
    const { world, nights } = office;
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
    const preview = await nights.offPreview(eventId);
    await buy(world, eventId, first, 1);
    const code = preview?.night.shortCode ?? "";
    const o = { eventId, code, digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await nights.callOff(o)).toBe("differs");
    expect(await nights.callOffJob(eventId)).toBeUndefined();
  });

  it("begins although a hold was made, and one lapsed, since the preview", async () => {
    const { world, nights } = office;
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 9 }]);
    await hold(world, eventId, first, 2);
    const preview = await nights.offPreview(eventId);
    expect(preview).toMatchObject({ holds: 1, inCheckout: 0 });
    world.clock.advance(30 * 60_000);
    const fan = visitor();
    await checkout(world.office.pay(fan, await held(world.office.reserve(fan, wish(eventId, { [first]: 3 })))));
    expect(await nights.offPreview(eventId)).toMatchObject({ holds: 1, inCheckout: 1 });
    const code = preview?.night.shortCode ?? "";
    const o = { eventId, code, digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await nights.callOff(o)).toBe("begun");
    await world.office.drained();
    expect(await nightOf(eventId)).toMatchObject({ status: "CANCELED" });
  });

  it("leaves a draft unseen by fans, and begins no job", async () => {
    const { world, nights } = office;
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 9 }], { status: "DRAFT" });
    const before = await nightOf(eventId);
    const preview = await nights.offPreview(eventId);
    const o = { eventId, code: before?.shortCode ?? "", digest: preview?.digest ?? "", actor: OONA, deedId: deed() };
    expect(await nights.callOff(o)).toBe("draft");
    await expect(nights.callOffNow(eventId, "office")).rejects.toThrow(Refused);
    expect(await nights.callOffJob(eventId)).toBeUndefined();
    await expect(world.office.cancelEvent(eventId, "office")).rejects.toThrow("The Last Bell is a draft");
    expect(await nightOf(eventId)).toEqual(before);
  });

  it("is offered for no draft, and neither is moving it", async () => {
    const { world, nights } = office;
    const all = { may: () => true, clock: world.clock };
    const offered = async (row: { status: "DRAFT" | "SCHEDULED" }) => {
      const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 9 }], row);
      const at = await nights.night(eventId);
      return at && [headOf(at.night, all).turns.map(({ turn }) => turn), moveRefusal(at, all)];
    };
    expect(await offered({ status: "SCHEDULED" })).toEqual([["move", "off"], undefined]);
    expect(await offered({ status: "DRAFT" })).toEqual([[], "A draft’s date is changed on its page."]);
  });

  it("waits for a night that was made a draft after its job began, until that is published", async () => {
    const { world, nights } = office;
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 1 }], { status: "DRAFT" });
    const row = { id: deed(), kind: "callOff" as const, entity: eventId, actor: "oona", total: 0 };
    await world.store.db.insert(officeJob).values({ ...row, createdAt: world.clock.now() });
    await nights.resumeCallOffs();
    expect(await nightOf(eventId)).toMatchObject({ status: "DRAFT", revision: 1 });
    expect(await nights.callOffJob(eventId)).toMatchObject({
      finishedAt: null,
      fault: expect.stringContaining("draft"),
    });
    expect(await nights.publish({ eventId, revision: 1, actor: OONA, deedId: deed() })).toBe("published");
    await nights.resumeCallOffs();
    expect(await nightOf(eventId)).toMatchObject({ status: "CANCELED" });
    expect((await nights.callOffJob(eventId))?.finishedAt).toEqual(world.clock.now());
  });

  it.each([0, 1, 3])("goes on if it was interrupted after %i orders, and refunds nobody twice", async (behind) => {
    const { world } = office;
    const { eventId, o } = await soldNight();
    // The box office of a process that dies: it throws in the middle of the work.
    const dying: typeof world.office.cancelEvent = async (id, actor) => {
      await world.office.cancelEvent(id, actor, ({ done }) => {
        if (done > behind) throw new Error("the process died");
      });
      return undefined;
    };
    const deps = {
      ...{ store: world.store, clock: world.clock, report: world.deps.report },
      tickets: ticketDesk({ store: world.store, clock: world.clock }),
    };
    const first = callingOff({ ...deps, boxOffice: { cancelEvent: dying }, later: () => undefined });
    expect(await first.callOff(o)).toBe("begun");
    await first.resumeCallOffs();
    expect(await first.callOffJob(eventId)).toMatchObject({ finishedAt: null, fault: "the process died" });
    expect(await paidLeft(eventId)).toBe(4 - behind - 1);

    const second = callingOff({ ...deps, boxOffice: world.office, later: () => undefined });
    await second.resumeCallOffs();
    expect(await second.callOffJob(eventId)).toMatchObject({
      done: 4,
      total: 4,
      fault: null,
      result: { sums: usd(45_000) },
    });
    expect(await paidLeft(eventId)).toBe(0);
    await world.office.sendOutbox();
    expect(world.mails.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4].map((n) => `fan${n}@example.com`));
    expect(await checkLedger(world.store.db)).toEqual([]);
  });

  it("by a command goes on in the site if the command dies", async () => {
    const { world } = office;
    const { eventId } = await soldNight();
    const deps = {
      ...{ store: world.store, clock: world.clock, report: world.deps.report, later: () => undefined },
      tickets: ticketDesk({ store: world.store, clock: world.clock }),
    };
    const killed = new Promise<never>(() => undefined);
    const command = callingOff({ ...deps, boxOffice: { cancelEvent: () => killed } });
    void command.callOffNow(eventId, "office");
    await vi.waitFor(async () => expect(await command.callOffJob(eventId)).toBeDefined());
    const site = callingOff({ ...deps, boxOffice: world.office });
    await site.resumeCallOffs();
    expect(await paidLeft(eventId)).toBe(4);
    world.clock.advance(61_000);
    await site.resumeCallOffs();
    expect(await paidLeft(eventId)).toBe(0);
    expect(await site.callOffJob(eventId)).toMatchObject({ done: 4, total: 4, actor: "office", via: null });
    expect(await site.callOffNow(deed(), "office")).toBeUndefined();
  });

  it("that left orders out is noticed by the ledger and by the comparison with Stripe", async () => {
    const { world, desk } = office;
    const { eventId } = await soldNight();
    const span = { from: new Date(0), until: new Date(1) };
    const findings = async () => (await desk.billing.compareBooks(span, { repair: false })).findings;
    await world.store.db.update(event).set({ status: "CANCELED" }).where(eq(event.id, eventId));
    const orders = await world.store.db.select().from(ticketOrder).where(eq(ticketOrder.eventId, eventId));
    const faults = (await checkLedger(world.store.db)).map(({ rule, entity }) => [rule, entity]).sort();
    expect(faults).toEqual(orders.map(({ orderNumber }) => ["calledOffIsTakenBack", orderNumber]).sort());
    const found = await findings();
    expect(found.map(({ cents }) => cents).sort()).toEqual([13_500, 18_000, 4_500, 9_000]);
    for (const one of found) expect(one).toMatchObject({ what: "order of a canceled night", state: "open" });
    expect(await office.nights.callOffNow(eventId, "office")).toMatchObject({ orders: 4, tickets: 10 });
    expect([await checkLedger(world.store.db), await findings()]).toEqual([[], []]);
  });

  it("leaves a job to the process that works on it, until that is silent for a minute", async () => {
    const { world, nights } = office;
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 1 }]);
    const claimedUntil = new Date(world.clock.now().getTime() + 60_000);
    const row = { id: deed(), kind: "callOff" as const, entity: eventId, actor: "oona", total: 0 };
    await world.store.db.insert(officeJob).values({ ...row, createdAt: world.clock.now(), claimedUntil });
    await nights.resumeCallOffs();
    expect((await nights.callOffJob(eventId))?.finishedAt).toBeNull();
    world.clock.advance(61_000);
    await nights.resumeCallOffs();
    expect((await nights.callOffJob(eventId))?.finishedAt).toEqual(world.clock.now());
  });
});
