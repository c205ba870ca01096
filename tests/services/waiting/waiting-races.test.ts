/** The waiting list under races: three processes on one PostgreSQL, and controls that break its promises. */
import { eq, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { reserveStatement } from "../../../server/services/box-office/reserving/reserve-statement";
import { reservation, ticketDefinition, waitEntry } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { remaining, visitor, wish } from "../box-office/box-office-world";
import { type OtherProcess, otherProcess } from "../box-office/fans-process";
import { together } from "../box-office/races";
import { type TwoOffices, twoOffices } from "../box-office/two-offices";
import { fan, waitingWorld } from "./waiting-world";

let two: TwoOffices;
let third: OtherProcess;
let on: ReturnType<typeof waitingWorld>;
beforeAll(async () => {
  two = await twoOffices();
  third = await otherProcess(two.world, two.databaseUrl);
  on = waitingWorld(two.world);
});
afterAll(async () => {
  expect(await checkLedger(two.world.store.db)).toEqual([]);
  await third.close();
  await two.close();
});

const officeOf = (index: number) => [two.world.office, two.other.office, third.office][index % 3] ?? two.world.office;
const held = (answers: { outcome: string }[]) => answers.filter(({ outcome }) => outcome === "held").length;
const offersOf = async (eventId: string) => {
  const rows = await two.world.store.db.select().from(reservation).where(eq(reservation.eventId, eventId));
  return rows.filter(({ origin, status }) => origin !== "fan" && status === "PENDING");
};

it("three processes that offer at once give each seat to one entry, the oldest first", async () => {
  const { eventId, first, holders } = await on.soldOut(4);
  const entries: string[] = [];
  for (let n = 0; n < 6; n++) entries.push(await on.join(fan(), eventId, first));
  await Promise.all(holders.map((holder) => on.refund(holder, eventId)));
  await together(9, (index) => officeOf(index).makeOffers());
  expect((await offersOf(eventId)).map(({ entryId }) => entryId).sort()).toEqual(entries.slice(0, 4).sort());
  expect(await remaining(two.world.store, first)).toBe(0);
});

it("walk-ups of three processes get nothing of what comes free while fans wait", async () => {
  const { eventId, first, holders } = await on.soldOut(3);
  const entries: string[] = [];
  for (let n = 0; n < 3; n++) entries.push(await on.join(fan(), eventId, first));
  const walkUps = together(30, async (index) => {
    const answer = await officeOf(index).reserve(visitor(), wish(eventId, { [first]: 1 }));
    return answer.outcome;
  });
  const freeing = Promise.all(holders.map((holder) => on.refund(holder, eventId)));
  const offering = together(3, (index) => officeOf(index).makeOffers());
  expect((await walkUps).filter((outcome) => outcome === "held")).toEqual([]);
  await Promise.all([freeing, offering]);
  await two.world.office.makeOffers();
  expect(await offersOf(eventId)).toHaveLength(3);
});

it("control: a reservation that doesn't keep seats back sells them to walk-ups", async () => {
  const { eventId, first, holders } = await on.soldOut(1);
  await on.join(fan(), eventId, first);
  await on.refund(holders[0] as Visitor, eventId);
  const now = two.world.clock.now();
  const asking = {
    id: crypto.randomUUID(),
    visitorId: crypto.randomUUID(),
    userId: null,
    clientKey: crypto.randomUUID(),
  };
  const built = new PgDialect().sqlToQuery(
    reserveStatement({
      ...{ eventId, now, expires: new Date(now.getTime() + 20 * MINUTE_MS) },
      asking: [{ ...asking, wanted: [{ definitionId: first, quantity: 1 }] }],
    }),
  );
  const ok = async (text: string) => (await two.race.pool.query(text, built.params)).rows[0]?.ok;
  expect(await ok(built.sql)).toBe(false);
  const without = built.sql.replace("then free else 0 end as kept_back", "then 0 else 0 end as kept_back");
  expect(without).not.toBe(built.sql);
  expect(await ok(without)).toBe(true);
  await two.race.pool.query("delete from reservation where event_id = $1 and id = $2", [eventId, asking.id]);
  await two.race.pool.query("update ticket_definition set remaining = 1 where id = $1", [first]);
});

it("an entry that leaves while offers are made has no offer afterward", async () => {
  const { eventId, first, holders } = await on.soldOut(8);
  const fans = Array.from({ length: 8 }, () => fan());
  const entries: string[] = [];
  for (const who of fans) entries.push(await on.join(who, eventId, first));
  await Promise.all(holders.map((holder) => on.refund(holder, eventId)));
  await Promise.all([
    ...fans.map((who, index) => officeOf(index).leaveList(who, { entryId: entries[index] ?? "" })),
    ...[0, 1, 2].map((index) => officeOf(index).makeOffers()),
  ]);
  await two.world.office.makeOffers();
  expect(await offersOf(eventId)).toEqual([]);
  const rows = await two.world.store.db.select().from(waitEntry).where(eq(waitEntry.eventId, eventId));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["LEFT"]));
});

it("one email joins once, however many forms are sent at the same moment", async () => {
  const { eventId, first } = await on.soldOut(1);
  const who = fan();
  await together(12, (index) =>
    officeOf(index).joinList(who, { eventId, quantity: 1 + (index % 2), fewer: false, tiers: [first] }),
  );
  expect(await two.world.store.db.select().from(waitEntry).where(eq(waitEntry.eventId, eventId))).toHaveLength(1);
});

it("an offer that two browsers accept at once belongs to one of them", async () => {
  const { eventId, first, holders } = await on.soldOut(1);
  const who = fan();
  const entryId = await on.join(who, eventId, first);
  await on.refund(holders[0] as Visitor, eventId);
  await two.world.office.makeOffers();
  const answers = await together(6, (index) =>
    officeOf(index).acceptOffer({ ...who, visitorId: crypto.randomUUID() }, { entryId }),
  );
  expect(held(answers)).toBe(6);
  const [offer] = await offersOf(eventId);
  expect(offer?.userId).toBe(who.user?.userId);
});

it("a returned ticket is offered once; a job that reads first and writes then offers it many times (control)", async () => {
  const startAt = new Date(two.world.clock.now().getTime() + 40 * 60 * MINUTE_MS);
  const { eventId, first, holders } = await on.soldOut(1, { startAt, doorsAt: startAt });
  const [seller] = holders as [Visitor];
  const number = (await on.orderOf(seller, eventId)).tickets[0]?.ticketNumber ?? "";
  await together(6, (index) => officeOf(index).listReturn(seller, number));
  const entries: string[] = [];
  for (let n = 0; n < 4; n++) entries.push(await on.join(fan(), eventId, first));
  await together(9, (index) => officeOf(index).makeOffers());
  expect((await offersOf(eventId)).map(({ entryId }) => entryId)).toEqual([entries[0]]);

  const listed = `from ticket_return where ticket_number = '${number}' and status <> 'WITHDRAWN'`;
  await two.race.pool.query("create table offered (by int)");
  await two.race.readThenWrite(
    9,
    `select count(*) > 0 as may ${listed} and not exists (select from offered)`,
    (client, by) => client.query("insert into offered values ($1)", [by]),
  );
  const { rows } = await two.race.pool.query("select count(*)::int as n from offered");
  expect(rows[0].n).toBeGreaterThan(1);
  await two.race.pool.query("drop table offered");
});

it("a return never changes how many seats remain; control: one that does is found", async () => {
  const startAt = new Date(two.world.clock.now().getTime() + 40 * 60 * MINUTE_MS);
  const { eventId, first, holders } = await on.soldOut(3, { startAt, doorsAt: startAt });
  const numbers = await Promise.all(
    holders.map(async (holder) => (await on.orderOf(holder, eventId)).tickets[0]?.ticketNumber ?? ""),
  );
  await Promise.all(holders.map((holder, index) => officeOf(index).listReturn(holder, numbers[index] ?? "")));
  const buyers = Array.from({ length: 3 }, () => fan());
  const entries: string[] = [];
  for (const buyer of buyers) entries.push(await on.join(buyer, eventId, first));
  await together(6, (index) => officeOf(index).makeOffers());
  expect(await offersOf(eventId)).toHaveLength(3);
  const paying = buyers.map(async (buyer, index) => {
    const accepted = await officeOf(index).acceptOffer(buyer, { entryId: entries[index] ?? "" });
    if (accepted.outcome !== "held") throw new Error(accepted.outcome);
    await on.pay(buyer, accepted.reservationId);
  });
  await Promise.all([
    ...paying,
    ...holders.map((holder, index) => officeOf(index).withdrawReturn(holder, numbers[index] ?? "")),
  ]);
  expect(await remaining(two.world.store, first)).toBe(0);
  expect(await checkLedger(two.world.store.db)).toEqual([]);
  await two.world.store.db.update(ticketDefinition).set({ remaining: 1 }).where(eq(ticketDefinition.id, first));
  expect((await checkLedger(two.world.store.db)).map(({ rule }) => rule)).toContain("seatsTaken");
  await two.world.store.db.update(ticketDefinition).set({ remaining: sql`0` }).where(eq(ticketDefinition.id, first));
});
