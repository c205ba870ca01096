/** What fans have bought or hold stays public, whichever way the office writes the night. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ItemRow } from "../../../server/services/content/rows";
import { audit, event } from "../../../server/store/schema";
import { DAY_MS } from "../../store";
import { night } from "../box-office/box-office-world";
import { buy, deed, EDIE, hold, type NightOffice, nightOffice, opened } from "./night-office";

let office: NightOffice;
beforeAll(async () => {
  office = await nightOffice();
});
afterAll(() => office.world.close());

const inDays = (days: number) => new Date(office.world.clock.now().getTime() + days * DAY_MS);
const newNight = (row: Partial<typeof event.$inferInsert> = {}) =>
  night(office.world.store, office.world.clock.now(), [{ capacity: 10 }], row);
const stored = async (eventId: string) =>
  (await office.world.store.db.select().from(event).where(eq(event.id, eventId)))[0];

async function write(eventId: string, change: ItemRow) {
  const found = await office.desk.content.get("events", eventId);
  return office.desk.content.save("events", eventId, { ...found?.item, ...change }, { actor: EDIE, deedId: deed() });
}
const hidings: [string, () => ItemRow, string][] = [
  ["status DRAFT", () => ({ status: "DRAFT" }), "status"],
  ["a publishedAt in the future", () => ({ publishedAt: inDays(2).toISOString() }), "publishedAt"],
];

describe("A public night", () => {
  it.each(hidings)("with a ticket sold refuses %s", async (_, change, field) => {
    const { eventId, first } = await newNight();
    await buy(office.world, eventId, first, 1);
    const says = "cannot hide the night, 1 ticket is sold or held";
    expect(await write(eventId, change())).toMatchObject({ kind: "faults", faults: [{ path: [field], says }] });
    expect(await stored(eventId)).toMatchObject({ status: "SCHEDULED", revision: 1 });
  });

  it.each(hidings)("with seats held refuses %s, until the hold expires", async (_, change, field) => {
    const { eventId, first } = await newNight();
    await hold(office.world, eventId, first, 2);
    expect(await write(eventId, change())).toMatchObject({ kind: "faults", faults: [{ path: [field] }] });
    office.world.clock.advance(DAY_MS);
    expect(await write(eventId, change())).toMatchObject({ kind: "saved" });
  });

  it.each(hidings)("that nobody holds accepts %s", async (_, change) => {
    const { eventId } = await newNight();
    expect(await write(eventId, change())).toMatchObject({ kind: "saved", changed: true });
  });

  it("with a ticket sold isn't hidden by a page that was opened before the sale", async () => {
    const { world, nights } = office;
    const { eventId, first } = await newNight();
    await buy(world, eventId, first, 1);
    const own = { eventId, revision: 1, actor: EDIE };
    const before = await stored(eventId);
    expect(await nights.publish({ ...own, deedId: deed() }, inDays(5))).toBe("sold");
    expect(await stored(eventId)).toEqual(before);
    expect(await world.store.db.$count(audit, eq(audit.entity, eventId))).toBe(0);
    // Publishing it once more hides nothing.
    expect(await nights.publish({ ...own, deedId: deed() })).toBe("published");
  });

  it("with seats held isn't hidden either", async () => {
    const { world, nights } = office;
    const { eventId, first } = await newNight();
    await hold(world, eventId, first, 1);
    const own = { eventId, revision: 1, actor: EDIE };
    expect(await nights.publish({ ...own, deedId: deed() }, inDays(5))).toBe("sold");
    world.clock.advance(DAY_MS);
    expect(await nights.publish({ ...own, deedId: deed() }, inDays(5))).toBe("published");
  });
});

it("A night with tickets that isn't public yet can still be planned and edited", async () => {
  const { world, nights } = office;
  const { eventId, first } = await newNight();
  await buy(world, eventId, first, 1);
  await world.store.db
    .update(event)
    .set({ publishedAt: inDays(3) })
    .where(eq(event.id, eventId));
  expect(await write(eventId, { description: "Soon", publishedAt: inDays(4).toISOString() })).toMatchObject({
    kind: "saved",
  });
  expect(await nights.publish({ eventId, revision: 2, actor: EDIE, deedId: deed() }, inDays(2))).toBe("published");
});

describe("A sold night that was moved", () => {
  it.each([
    ["without a new date", undefined],
    ["to another date", 45],
  ])("%s is still edited, but keeps what its holders were told", async (_, days) => {
    const { world, nights } = office;
    const { eventId, first } = await newNight();
    await buy(world, eventId, first, 1);
    await world.office.moveEvent(eventId, { startAt: days === undefined ? undefined : inDays(days) }, EDIE);
    const moved = await stored(eventId);
    const { was, shown } = await opened(nights, eventId);
    const typed = { ...shown, ticketLimitPerOrder: "3" };
    expect(await nights.saveForm({ eventId, was, typed, actor: EDIE, deedId: deed() })).toMatchObject({
      ...{ kind: "saved", changed: true },
    });
    expect(await stored(eventId)).toMatchObject({
      ...moved,
      ticketLimitPerOrder: 3,
      revision: 3,
      updatedAt: expect.any(Date),
    });

    const says = "cannot change, 1 ticket is sold: use `orders move-event`, which tells the holders";
    const changes = { scheduleTbd: days !== undefined, previousStartAt: null, status: "SCHEDULED" };
    for (const [field, value] of Object.entries(changes)) {
      expect(await write(eventId, { [field]: value })).toMatchObject({
        kind: "faults",
        faults: [{ path: [field], says }],
      });
    }
  });
});

describe("A night that is called off", () => {
  it.each(["SCHEDULED", "POSTPONED", "DRAFT"])("stays so after its tickets went back: no %s", async (status) => {
    const { world } = office;
    const { eventId, first } = await newNight();
    await buy(world, eventId, first, 1);
    await world.office.cancelEvent(eventId, EDIE);
    const says = expect.stringContaining("make a new night");
    expect(await write(eventId, { status })).toMatchObject({ kind: "faults", faults: [{ path: ["status"], says }] });
    expect(await stored(eventId)).toMatchObject({ status: "CANCELED" });
    expect(await write(eventId, { description: "It snowed." })).toMatchObject({ kind: "saved" });
  });

  it("may come back if nobody ever had a ticket", async () => {
    const { eventId } = await newNight({ status: "CANCELED" });
    expect(await write(eventId, { status: "SCHEDULED" })).toMatchObject({ kind: "saved" });
  });
});
