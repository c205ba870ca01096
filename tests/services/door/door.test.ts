/** The door: scans count once whatever phones repeat, the first one by time is the entry, and passes end. */
import { createPublicKey, verify } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DoorListPayload } from "../../../app/domain/door/door-list-format";
import { audit, doorPass, event, scan, ticket, ticketOrder } from "../../../server/store/schema";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, type World } from "../box-office/box-office-world";
import { lateScan, type SoldTicket, soldNight } from "./door-world";

const SECOND_MS = 1_000;

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
afterAll(() => world.close());

const sold = (count = 3) => soldNight(world.store, world.clock.now(), count);
const entryOf = async ({ number }: SoldTicket) => {
  const [row] = await world.store.db.select().from(ticket).where(eq(ticket.ticketNumber, number));
  return { status: row?.status, at: row?.checkedInAt, gate: row?.checkedInBy };
};
const scansOf = ({ number }: SoldTicket) => world.store.db.select().from(scan).where(eq(scan.ticketNumber, number));
const one = <T>([first]: T[]): T => {
  if (first === undefined) throw new Error("Nothing there");
  return first;
};
const ago = (ms: number) => new Date(world.clock.now().getTime() - ms);

describe("A scan", () => {
  it("counts once however often it is sent, and gets the same answer each time", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    const id = "7d0e1d2a-1111-4222-8333-000000000001";
    const gate = pass("Gate 1");
    const send = () => world.office.checkIn(gate, mine.number, mine.code, id);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ admitted }) => admitted)).toEqual([true, true, true, true]);
    expect(await scansOf(mine)).toHaveLength(1);
    // Control: with ids of their own, the later ones are told that it is in.
    expect(await world.office.checkIn(gate, mine.number, mine.code)).toMatchObject({ admitted: false, state: "used" });
  });

  it("at two gates at the same moment lets in one", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    const answers = await Promise.all(
      ["Gate 1", "Gate 2", "Gate 3"].map((label) => world.office.checkIn(pass(label), mine.number, mine.code)),
    );
    expect(answers.filter(({ admitted }) => admitted)).toHaveLength(1);
    expect((await scansOf(mine)).map(({ shown }) => shown).sort()).toEqual(["in", "used", "used"]);
  });

  it("is on the history once, with the gate", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    await world.office.checkIn(pass("Gate 7"), mine.number, mine.code);
    await world.office.checkIn(pass("Gate 8"), mine.number, mine.code);
    const rows = await world.store.db.select().from(audit).where(eq(audit.entity, mine.number));
    expect(rows).toMatchObject([{ actor: "Gate 7", via: "door", action: "ticket.used" }]);
  });

  it("may be a typed number, which only a pass may ask for", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    expect((await world.office.scan(mine.number, undefined)).state).toBe("unknown");
    expect((await world.office.scan(mine.number, undefined, pass("Gate 1"))).state).toBe("valid");
  });

  it("shows no name to a pass without names", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    expect(JSON.stringify(await world.office.scan(mine.number, mine.code, pass("A", { names: false })))).not.toContain(
      "Guest 1",
    );
    expect(await world.office.scan(mine.number, mine.code, pass("A"))).toMatchObject({ guest: "Guest 1" });
  });
});

describe("Scans without a network", () => {
  it("that arrive late but were made earlier become the entry, and both gates are told", async () => {
    const { eventId, tickets, pass } = await sold();
    const mine = one(tickets);
    await world.office.checkIn(pass("Gate 1"), mine.number, mine.code);
    const early = ago(5 * MINUTE_MS);
    const [receipt] = await world.office.sendScans(pass("Gate 2"), [lateScan(mine.number, early)]);
    expect(receipt?.another).toMatchObject({ gate: "Gate 1" });
    expect(await entryOf(mine)).toEqual({ status: "USED", at: early, gate: "Gate 2" });
    const doubles = await world.office.doubleEntries(eventId, "Gate 1");
    expect(doubles).toMatchObject([{ ticketNumber: mine.number, entries: [{ gate: "Gate 2" }, { gate: "Gate 1" }] }]);
    expect(await world.office.doubleEntries(eventId, "Gate 3")).toEqual([]);
  });

  it("that were made later leave the entry where it is", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    const first = ago(10 * MINUTE_MS);
    await world.office.sendScans(pass("Gate 1"), [lateScan(mine.number, first)]);
    await world.office.sendScans(pass("Gate 2"), [lateScan(mine.number, ago(MINUTE_MS))]);
    expect(await entryOf(mine)).toEqual({ status: "USED", at: first, gate: "Gate 1" });
  });

  it("of two gates give one entry a ticket, in whatever order and however often they arrive", async () => {
    const { eventId, tickets, pass } = await sold(20);
    const gates = [pass("Gate 1"), pass("Gate 2")];
    const queues = gates.map((_, gate) =>
      tickets.map(({ number }, n) => lateScan(number, ago((gate === n % 2 ? 9 : 4) * MINUTE_MS - n * SECOND_MS))),
    );
    const sending = gates.flatMap((gate, n) => {
      const queue = queues[n] ?? [];
      const backwards = [...queue].reverse();
      return [world.office.sendScans(gate, backwards), world.office.sendScans(gate, queue)];
    });
    await Promise.all(sending);
    for (const [n, mine] of tickets.entries()) {
      expect((await entryOf(mine)).gate).toBe(n % 2 === 0 ? "Gate 1" : "Gate 2");
      expect(await scansOf(mine)).toHaveLength(2);
    }
    expect(await world.office.doubleEntries(eventId)).toHaveLength(20);
  });

  it("stay entries although the ticket was taken back, and the office sees them", async () => {
    const { eventId, tickets, pass } = await sold();
    const mine = one(tickets);
    await world.store.db.update(ticket).set({ status: "CANCELED" }).where(eq(ticket.ticketNumber, mine.number));
    await world.office.sendScans(pass("Gate 2"), [lateScan(mine.number, ago(MINUTE_MS))]);
    expect((await entryOf(mine)).status).toBe("CANCELED");
    expect(await scansOf(mine)).toMatchObject([{ shown: "in", mode: "offline" }]);
    expect(await world.office.doubleEntries(eventId)).toMatchObject([
      { ticketNumber: mine.number, status: "CANCELED" },
    ]);
  });

  it("with a time in the future, or long before the night, are marked", async () => {
    const { eventId, tickets, pass } = await sold();
    const [one, two, three] = tickets.map(({ number }) => number) as [string, string, string];
    // The night is in 30 days.
    world.clock.advance(30 * DAY_MS);
    const now = world.clock.now().getTime();
    await world.office.sendScans(pass("Gate 1"), [
      lateScan(one, new Date(now + 5 * MINUTE_MS)),
      lateScan(two, new Date(now - 3 * DAY_MS)),
      lateScan(three, new Date(now - MINUTE_MS)),
    ]);
    world.clock.advance(-30 * DAY_MS);
    const rows = await world.store.db.select().from(scan).where(eq(scan.eventId, eventId));
    const marked = Object.fromEntries(rows.map(({ ticketNumber, clockOff }) => [ticketNumber, clockOff]));
    expect(marked).toEqual({ [one]: true, [two]: true, [three]: false });
    expect(rows.every(({ at }) => at.getTime() <= now)).toBe(true);
  });

  it("of tickets that aren't ours are taken and forgotten", async () => {
    const { pass } = await sold();
    const foreign = lateScan("NOPE-NOPE-AA001", ago(MINUTE_MS));
    expect(await world.office.sendScans(pass("Gate 1"), [foreign])).toEqual([{ id: foreign.id }]);
  });
});

describe("Taking back", () => {
  it("makes the ticket valid again, once", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    const gate = pass("Gate 1");
    const { scanId = "" } = await world.office.checkIn(gate, mine.number, mine.code);
    const both = await Promise.all([world.office.undoScan(gate, scanId), world.office.undoScan(gate, scanId)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await entryOf(mine)).toEqual({ status: "VALID", at: null, gate: null });
    expect(await world.office.checkIn(gate, mine.number, mine.code)).toMatchObject({ admitted: true });
  });

  it("is refused once the order has been refunded: nobody may enter with that ticket again", async () => {
    const { tickets, orderNumber, pass } = await sold();
    const mine = one(tickets);
    const gate = pass("Gate 1");
    const { scanId = "" } = await world.office.checkIn(gate, mine.number, mine.code);
    await world.store.db
      .update(ticketOrder)
      .set({ status: "REFUNDED" })
      .where(eq(ticketOrder.orderNumber, orderNumber));
    expect(await world.office.undoScan(pass("Lead", { mode: "lead" }), scanId)).toBe(false);
    expect(await world.office.undoEntry({ ticketNumber: mine.number, actor: "office" })).toBe(false);
    expect(await world.office.checkIn(gate, mine.number, mine.code)).toMatchObject({ admitted: false });
  });

  it("leaves the entry to the next scan that let in", async () => {
    const { tickets, pass } = await sold();
    const mine = one(tickets);
    const gate = pass("Gate 1");
    const { scanId = "" } = await world.office.checkIn(gate, mine.number, mine.code);
    const second = new Date(world.clock.now().getTime() - 1);
    await world.office.sendScans(pass("Gate 2"), [lateScan(mine.number, second)]);
    expect(await world.office.undoScan(gate, scanId)).toBe(true);
    expect(await entryOf(mine)).toEqual({ status: "USED", at: second, gate: "Gate 2" });
  });

  it("is for the pass's last five scans and ten minutes; a lead has no such limits", async () => {
    const { tickets, pass } = await sold(7);
    const gate = pass("Gate 1");
    const ids: string[] = [];
    for (const { number, code } of tickets) {
      ids.push((await world.office.checkIn(gate, number, code)).scanId ?? "");
      world.clock.advance(SECOND_MS);
    }
    expect(await world.office.undoScan(gate, ids[0] ?? "")).toBe(false);
    expect(await world.office.undoScan(pass("Gate 2"), ids[6] ?? "")).toBe(false);
    expect(await world.office.undoScan(gate, ids[6] ?? "")).toBe(true);
    world.clock.advance(11 * MINUTE_MS);
    expect(await world.office.undoScan(gate, ids[5] ?? "")).toBe(false);
    expect(await world.office.undoScan(pass("Lead", { mode: "lead" }), ids[0] ?? "")).toBe(true);
  });
});

describe("A lead", () => {
  it("lets in again with a reason, and a steward doesn't", async () => {
    const { eventId, tickets, pass } = await sold();
    const mine = one(tickets);
    const lead = pass("Lead", { mode: "lead" });
    const again = { ticketNumber: mine.number, reason: "stamp" as const };
    expect(await world.office.letInAgain(lead, again)).toBe(false);
    await world.office.checkIn(lead, mine.number, mine.code);
    expect(await world.office.letInAgain(pass("Gate 1"), again)).toBe(false);
    expect(await world.office.letInAgain(lead, again)).toBe(true);
    // Somebody meant it, so it is no double.
    expect(await world.office.doubleEntries(eventId)).toEqual([]);
  });

  it("finds guests by three letters, by name only if the pass shows names", async () => {
    const { tickets, pass } = await sold();
    const lead = pass("Lead", { mode: "lead" });
    expect(await world.office.findGuests(lead, "gu")).toEqual([]);
    expect(await world.office.findGuests(lead, "gues")).toHaveLength(3);
    expect(await world.office.findGuests(pass("Gate 1"), "gues")).toEqual([]);
    const nameless = pass("Lead", { mode: "lead", names: false });
    expect(await world.office.findGuests(nameless, "gues")).toEqual([]);
    expect(await world.office.findGuests(nameless, one(tickets).number)).toMatchObject([{ name: "" }]);
  });
});

describe("A pass", () => {
  it("ends when it is revoked, and says so", async () => {
    const { eventId } = await sold();
    const key = (await world.office.issueDoorPass(eventId, "Gate 1")) ?? "";
    const { pass } = (await world.office.openPass(key)) ?? {};
    expect(await world.office.revokeDoorPass(eventId, pass?.id ?? "", "office")).toBe(true);
    expect(await world.office.revokeDoorPass(eventId, pass?.id ?? "", "office")).toBe(false);
    expect(await world.office.openPass(key)).toMatchObject({ state: "revoked" });
    expect(await world.office.doorPass(key)).toBeUndefined();
  });

  it("ends when its crew leave, and the office can tell", async () => {
    const { eventId } = await sold();
    const key = (await world.office.issueDoorPass(eventId, "Gate 1")) ?? "";
    const { pass } = (await world.office.openPass(key)) ?? {};
    if (!pass) throw new Error("No pass");
    expect(await world.office.leaveDoor(pass)).toBe(true);
    expect(await world.office.leaveDoor(pass)).toBe(false);
    expect(await world.office.openPass(key)).toMatchObject({ state: "revoked" });
    const other = (await world.office.issueDoorPass(eventId, "Gate 2")) ?? "";
    const { pass: second } = (await world.office.openPass(other)) ?? {};
    await world.office.revokeDoorPass(eventId, second?.id ?? "", { name: "boss@example.com", via: "office" });
    const listed = await world.office.doorPassesOf(eventId);
    expect(listed.map(({ id, left, revokedAt }) => [id === pass.id, left, revokedAt !== null])).toEqual(
      expect.arrayContaining([
        [true, true, true],
        [false, false, true],
      ]),
    );
  });

  it("moves with its night, in both directions", async () => {
    const { eventId } = await sold();
    const key = (await world.office.issueDoorPass(eventId, "Gate 1")) ?? "";
    const [night] = await world.store.db.select().from(event).where(eq(event.id, eventId));
    if (!night) throw new Error("No night");
    const move = (days: number) =>
      world.office.moveEvent(eventId, { startAt: new Date(night.startAt.getTime() + days * DAY_MS) }, "office");
    const begun = world.clock.now();
    await move(30);
    const shortlyBefore = new Date(night.startAt.getTime() + 30 * DAY_MS - 19 * MINUTE_MS);
    world.clock.set(shortlyBefore);
    expect(await world.office.openPass(key)).toMatchObject({ state: "live" });
    expect((await world.office.doorPass(key))?.until).toEqual(new Date(night.endAt.getTime() + 30 * DAY_MS));
    world.clock.set(begun);
    await move(10);
    world.clock.set(shortlyBefore);
    expect(await world.office.openPass(key)).toMatchObject({ state: "over" });
    world.clock.set(begun);
  });

  it("stays valid while its night has no date, and its phone may send what it collected", async () => {
    const { eventId } = await sold();
    const key = (await world.office.issueDoorPass(eventId, "Gate 1")) ?? "";
    await world.office.moveEvent(eventId, { startAt: undefined }, "office");
    const begun = world.clock.now();
    world.clock.advance(400 * DAY_MS);
    expect(await world.office.openPass(key)).toMatchObject({ state: "live", pass: { until: undefined } });
    expect((await world.office.nightsOfToday()).map(({ id }) => id)).not.toContain(eventId);
    world.clock.set(begun);
  });

  it("records when its phone was last seen", async () => {
    const { eventId } = await sold();
    const key = (await world.office.issueDoorPass(eventId, "Gate 1")) ?? "";
    await world.office.openPass(key);
    const rows = await world.store.db
      .select()
      .from(doorPass)
      .where(and(eq(doorPass.eventId, eventId), eq(doorPass.label, "Gate 1")));
    expect(rows).toMatchObject([{ seenAt: world.clock.now() }]);
  });
});

describe("The list of a night", () => {
  const read = (list: string): DoorListPayload => JSON.parse(list);

  it("is signed, and has nothing that makes a code", async () => {
    const { eventId, tickets, pass } = await sold();
    const signed = await world.office.doorListFor(pass("Gate 1"));
    if (!signed) throw new Error("No list");
    const raw = Buffer.from(await world.office.doorListKey(eventId), "base64url");
    const spki = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), raw]);
    const key = createPublicKey({ key: spki, format: "der", type: "spki" });
    const signature = Buffer.from(signed.signature, "base64url");
    expect(verify(null, Buffer.from(signed.list), key, signature)).toBe(true);
    expect(verify(null, Buffer.from(signed.list.replace('"v"', '"u"')), key, signature)).toBe(false);
    for (const { code } of tickets) expect(signed.list).not.toContain(code);
    expect(read(signed.list)).toMatchObject({ night: eventId, after: 0, count: 3 });
  });

  it("has names only for a pass that shows them, and is not for a pass that is never offline", async () => {
    const { pass } = await sold();
    expect((await world.office.doorListFor(pass("A")))?.list).toContain("Guest 1");
    expect((await world.office.doorListFor(pass("A", { names: false })))?.list).not.toContain("Guest 1");
    expect(await world.office.doorListFor(pass("A", { offline: false }))).toBeUndefined();
  });

  it("is whole again for a phone that is ahead of a restored database", async () => {
    const { pass } = await sold();
    const answer = read((await world.office.doorListFor(pass("A"), 2 ** 50))?.list ?? "");
    expect(answer).toMatchObject({ after: 0 });
    expect(answer.entries).toHaveLength(3);
  });
});
