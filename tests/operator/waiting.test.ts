/** `waiting`: what the office sees and does of waiting lists and tickets that were given back. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../server/ports";
import { audit } from "../../server/store/schema";
import { boxOfficeWorld, type World } from "../services/box-office/box-office-world";
import { fan, waitingWorld } from "../services/waiting/waiting-world";
import { MINUTE_MS, testStore } from "../store";
import { officeOf } from "./office";

let world: World;
let office: ReturnType<typeof officeOf>;
let on: ReturnType<typeof waitingWorld>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
  on = waitingWorld(world);
});
afterAll(async () => {
  office.leave();
  await world.close();
});

it("shows who is waiting, in order, offers what is free, and shows when an offer ends", async () => {
  const { eventId, first, holders } = await on.soldOut(1);
  expect((await office.run("waiting", "show", eventId)).out).toContain("Nobody waits.");
  const [one, two] = [fan(), fan()];
  await on.join(one, eventId, first);
  await on.join(two, eventId, first, { quantity: 2, fewer: true });
  const before = (await office.run("waiting", "show", eventId)).out;
  expect(before).toMatch(/1 +waits +1 +0 .*fan\d+@example\.com/);
  expect(before).toMatch(/2 +waits +2 or fewer/);
  expect(before.indexOf(one.user?.email ?? "")).toBeLessThan(before.indexOf(two.user?.email ?? ""));

  await on.refund(holders[0] as Visitor, eventId);
  expect((await office.run("waiting", "offer")).out).toContain("Offered what is free.");
  expect((await office.run("waiting", "show", eventId)).out).toMatch(/1 +offer until .*\d:\d\d/);
});

it("closes a list; offers that are out stay, and the audit trail says who did it", async () => {
  const { eventId, first, holders } = await on.soldOut(1);
  const [offered, waiting] = [await on.join(fan(), eventId, first), await on.join(fan(), eventId, first)];
  await on.refund(holders[0] as Visitor, eventId);
  await world.office.makeOffers();
  const closed = await office.run("waiting", "close", eventId, "--actor", "Ada");
  expect(closed.out).toContain("1 entry");
  expect([await on.statusOf(offered), await on.statusOf(waiting)]).toEqual(["OFFERED", "OVER"]);
  const rows = await world.store.db.select().from(audit).where(eq(audit.entity, eventId));
  expect(rows.find(({ action }) => action === "waiting.closed")).toMatchObject({
    actor: "Ada",
    detail: { entries: 1 },
  });
});

it("shows tickets that were given back, with their state and price", async () => {
  const startAt = new Date(world.clock.now().getTime() + 40 * 60 * MINUTE_MS);
  const { eventId, holders } = await on.soldOut(1, { startAt, doorsAt: startAt });
  expect((await office.run("waiting", "returns", eventId)).out).toContain("No ticket was given back.");
  const [holder] = holders as [Visitor];
  const number = (await on.orderOf(holder, eventId)).tickets[0]?.ticketNumber ?? "";
  expect(await world.office.listReturn(holder, number)).toBe("listed");
  expect((await office.run("waiting", "returns", eventId)).out).toMatch(new RegExp(`${number} +LISTED +49\\.00`));
  await world.office.withdrawReturn(holder, number);
  expect((await office.run("waiting", "returns", eventId)).out).toContain("WITHDRAWN");
});

it("refuses a night that doesn't exist", async () => {
  for (const command of ["show", "close", "returns"]) {
    const refused = await office.run("waiting", command, "no-such-night");
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("There is no event")]);
  }
});
