/** The office's commands for numbered seats. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grouped } from "../../server/services/catalogue/grouped";
import { audit, ticket, ticketDefinition } from "../../server/store/schema";
import { seedId } from "../../server/store/seed/ids";
import { checkLedger } from "../../server/store/upkeep/ledger-check";
import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  remaining,
  visitor,
  type World,
  wish,
} from "../services/box-office/box-office-world";
import { benchesOf, claimsOf, hall } from "../services/seating/hall";
import { MINUTE_MS, testStore } from "../store";
import { type Document, fileOf, named } from "./content-world";
import { officeOf } from "./office";

let world: World;
let office: ReturnType<typeof officeOf>;
let made: Awaited<ReturnType<typeof hall>>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  office = officeOf(world);
});
beforeEach(async () => {
  const zones = [
    { tiers: [0], benches: ["000000", "0000ca"] },
    { tiers: [1], benches: ["000"] },
  ];
  const tiers = [{ capacity: 100 }, { capacity: 100, cents: 2_000 }];
  made = await hall(world.store, world.clock.now(), tiers, zones);
  world.mails.length = 0;
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
  office.leave();
});

const run = (command: string, ...words: string[]) => office.run("seats", command, made.eventId, ...words);
const benches = () => benchesOf(world.store, made.eventId);
const byName = (...places: string[]) => ({
  eventId: made.eventId,
  ticketQuantities: [{ ticketDefinitionId: made.first, quantity: places.length, places }],
});

async function bought(request: Parameters<World["office"]["reserve"]>[1], email = "fan@example.com") {
  const fan = visitor({ email });
  const id = await held(world.office.reserve(fan, request));
  await world.payAt(await checkout(world.office.pay(fan, id)), "4242424242424242", email);
  expect((await world.office.returned(fan, id))?.status).toBe("paid");
  await world.office.drained();
  world.mails.length = 0;
  const tickets = await world.office.tickets(fan, request.eventId);
  return { fan, tickets, orderNumber: tickets[0]?.orderNumber ?? "" };
}
const numberOf = ({ tickets }: Awaited<ReturnType<typeof bought>>, placeId: string) =>
  tickets.find(({ seat }) => seat?.placeId === placeId)?.ticketNumber ?? "";
async function placesOf(orderNumber: string) {
  const rows = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
  return rows.map(({ seatWords }) => seatWords?.placeId).sort();
}

describe("seats block, kill, keep and unblock", () => {
  it("take seats off sale and put them back", async () => {
    expect(await run("block", "1-A-1..2,1-B-3", "--why", "Camera")).toMatchObject({ code: 0, err: "" });
    expect(await benches()).toEqual(["110000", "0010ca", "000"]);
    expect((await run("kill", "1-A-1", "--why", "Broken")).out).toContain("killed: 1 seat");
    const { out } = await run("show");
    expect(out).toMatch(/1-A-1 +killed +Broken\n1-A-2 +blocked +Camera/);
    expect(out).toMatch(/1 +Zone 0 +12 +3 +7 +2/);
    expect((await run("unblock", "1-A,1-B-3")).out).toContain("on sale again: 3 seats");
    expect(await benches()).toEqual(["000000", "0000ca", "000"]);
    const [entry] = await world.store.db.select().from(audit).where(eq(audit.action, "seats.killed"));
    expect(entry).toMatchObject({ entity: made.eventId, actor: "office", detail: { places: ["1-A-1"] } });
  });

  it("keep seats for a guest until a given time, and sell them afterward", async () => {
    const until = new Date(world.clock.now().getTime() + 5 * MINUTE_MS).toISOString();
    expect((await run("keep", "2-C", "--for", "Nia Okafor", "--until", until)).err).toBe("");
    expect((await run("show", "2-C-1")).out).toMatch(/2-C-1 +kept for a guest +\d.* Nia Okafor/);
    await expect(held(world.office.reserve(visitor(), wish(made.eventId, { [made.second]: 1 })))).rejects.toThrow();
    world.clock.advance(6 * MINUTE_MS);
    await held(world.office.reserve(visitor(), wish(made.eventId, { [made.second]: 3 })));
    expect((await run("keep", "2-C", "--for", "Nia", "--until", until)).err).toContain("is over");
  });

  it("never take a fan's seat, and say whose it is", async () => {
    const order = await bought(byName("1-A-3"));
    const refused = `1-A-3 belongs to order ${order.orderNumber}.`;
    for (const command of ["block", "kill"]) {
      expect(await run(command, "1-A", "--why", "Camera")).toMatchObject({ code: 1, err: `${refused}\n` });
    }
    expect(await run("unblock", "1-A-3")).toMatchObject({ code: 1, err: `${refused}\n` });
    await held(world.office.reserve(visitor(), byName("1-A-5")));
    expect((await run("block", "1-A-5", "--why", "Camera")).err).toContain("held by a fan");
    expect(await benches()).toEqual(["001010", "0000ca", "000"]);
  });

  it("take the seats of a hold that ran out", async () => {
    await held(world.office.reserve(visitor(), byName("1-A-5")));
    world.clock.advance(21 * MINUTE_MS);
    expect((await run("block", "1-A-5", "--why", "Camera")).code).toBe(0);
    expect(await remaining(world.store, made.first)).toBe(100);
  });

  it("change nothing when they only say what would happen, or don't know a seat", async () => {
    expect((await run("block", "1-A", "--why", "Camera", "--dry-run")).out).toContain("Would be blocked: 6 seats");
    expect(await run("block", "1-A-1,9-Z-1", "--why", "Camera")).toMatchObject({
      code: 1,
      err: "The plan has no 9-Z-1.\n",
    });
    expect(await claimsOf(world.store, made.eventId)).toEqual([]);
    expect((await run("unblock", "1-A-1")).err).toContain("None of these seats");
  });

  it("are refused on a night without numbered seats", async () => {
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
    expect(await office.run("seats", "show", eventId)).toMatchObject({
      code: 1,
      err: "This night has no numbered seats.\n",
    });
  });
});

describe("seats reseat", () => {
  it("moves a ticket, keeps its code and mails the fan", async () => {
    const order = await bought(byName("1-A-1", "1-A-2"));
    const number = numberOf(order, "1-A-2");
    const before = order.tickets.find(({ ticketNumber }) => ticketNumber === number);
    expect((await office.run("seats", "reseat", number, "1-B-4")).out).toContain("from 1-A-2 to 1-B-4, 1 mail");
    expect(await benches()).toEqual(["100000", "0001ca", "000"]);
    const after = (await world.office.tickets(order.fan, made.eventId)).find((one) => one.ticketNumber === number);
    expect(after).toMatchObject({ checkInUrl: before?.checkInUrl, seat: { placeId: "1-B-4" } });
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]).toMatchObject({ to: "fan@example.com", subject: "Your seats: The Last Bell" });
    expect(world.mails[0]?.text).toContain("Section 1, row A, seat 1 · row B, seat 4, Gate 1");
    await world.office.cancelOrder({ orderNumber: order.orderNumber, actor: "office", reason: "requested" });
    expect(await benches()).toEqual(["000000", "0000ca", "000"]);
  });

  it("lets two tickets of an order change places, and two of different orders only when told", async () => {
    const one = await bought(byName("1-A-1", "1-A-2"));
    const other = await bought(byName("1-B-1"), "other@example.com");
    expect((await office.run("seats", "reseat", numberOf(one, "1-A-1"), "1-A-2")).code).toBe(0);
    expect(await placesOf(one.orderNumber)).toEqual(["1-A-1", "1-A-2"]);
    expect(numberOf({ ...one, tickets: await world.office.tickets(one.fan, made.eventId) }, "1-A-2")).toBe(
      numberOf(one, "1-A-1"),
    );

    const refused = await office.run("seats", "reseat", numberOf(one, "1-A-1"), "1-B-1");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toBe(`1-B-1 belongs to order ${other.orderNumber}. Say --swap to let the two change places.\n`);
    world.mails.length = 0;
    expect((await office.run("seats", "reseat", numberOf(one, "1-A-1"), "1-B-1", "--swap")).code).toBe(0);
    expect([await placesOf(one.orderNumber), await placesOf(other.orderNumber)]).toEqual([
      ["1-A-1", "1-B-1"],
      ["1-A-2"],
    ]);
    expect(world.mails.map(({ to }) => to).sort()).toEqual(["fan@example.com", "other@example.com"]);
  });

  it("refuses a seat that the office has, and tickets that are over", async () => {
    const order = await bought(byName("1-A-1", "1-A-2"));
    const [first, second] = [numberOf(order, "1-A-1"), numberOf(order, "1-A-2")];
    await run("kill", "1-A-6", "--why", "Pillar");
    const err = async (number: string, seat: string) => (await office.run("seats", "reseat", number, seat)).err;
    expect(await err(first, "1-A-6")).toBe("1-A-6 is killed: Pillar.\n");
    expect(await err(first, "1-A-1")).toContain("has 1-A-1 already");
    expect(await err(first, "7-Q-1")).toContain("no seat 7-Q-1");
    await world.office.cancelOrder({
      ...{ orderNumber: order.orderNumber, ticketNumbers: [second] },
      ...{ actor: "office", reason: "requested" as const },
    });
    expect(await err(second, "1-A-3")).toContain("not valid any more");
    expect(await err("NONE", "1-A-3")).toContain("There is no ticket NONE");
    expect((await office.run("seats", "reseat", first, "1-A-3", "--dry-run")).out).toContain("Would be moved");
    expect(await benches()).toEqual(["100001", "0000ca", "000"]);
  });

  it("to a cheaper zone refunds the difference, and to a more expensive one charges nobody", async () => {
    const order = await bought(byName("1-A-1"));
    const number = numberOf(order, "1-A-1");
    const { out } = await office.run("seats", "reseat", number, "2-C-1");
    expect(out).toContain("from 1-A-1 to 2-C-1, 1 mail");
    expect(out).toContain("From Tier 1 to Tier 2 ($20.00): $29.00 go back to the buyer's card.");
    const again = await office.run("seats", "reseat", number, "1-A-1");
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("Nobody is charged for another seat") });
    const free = await office.run("seats", "reseat", number, "1-A-1", "--no-charge");
    expect(free.out).toContain("From Tier 2 to Tier 1 ($49.00): no money moves.");
    expect(await checkLedger(world.store.db)).toEqual([]);
  });

  it("mails the holder of a transferred ticket", async () => {
    const order = await bought(byName("1-A-1"));
    await world.office.transfer(order.fan, numberOf(order, "1-A-1"), { email: "nia@example.com", name: "Nia" });
    await world.office.drained();
    world.mails.length = 0;
    const [valid] = (
      await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, order.orderNumber))
    ).filter(({ status }) => status === "VALID");
    await office.run("seats", "reseat", valid?.ticketNumber ?? "", "1-A-4");
    expect(world.mails.map(({ to, text }) => [to, text.includes("Section 1, row A, seat 4, Gate 1")])).toEqual([
      ["nia@example.com", true],
    ]);
  });
});

it("orders and door lists name the seats, and a refund those that it gives back", async () => {
  const order = await bought(byName("1-A-1", "1-A-2"));
  expect((await office.run("orders", "show", order.orderNumber)).out).toMatch(/Tier 1 +1-A-1 +\$49/);
  expect((await office.run("orders", "door-list", made.eventId)).out).toMatch(/,Gate 1,Section 1,A,1$/m);
  const words = ["orders", "refund", order.orderNumber, numberOf(order, "1-A-2")];
  expect((await office.run(...words, "--dry-run")).out).toContain("1 ticket (1-A-2) and refund $49");
  expect((await office.run(...words)).out).toContain("1 ticket (1-A-2), refunded $49");
});

describe("seats release-accessible", () => {
  it("waits until no other seat of the zone is left", async () => {
    expect((await run("release-accessible")).err).toContain("other seats are still free");
    await run("block", "1-A,1-B-1..4", "--why", "Sold elsewhere");
    expect((await run("release-accessible")).out).toContain("released: 2 seats in Zone 0");
    expect((await benches())[1]).toBe("111100");
    await held(world.office.reserve(visitor(), wish(made.eventId, { [made.first]: 2 })));
    expect((await run("release-accessible")).err).toContain("No accessible seat is free");
  });
});

describe("seats assign", () => {
  /** Sells these numbers of tickets by quantity alone, as before the night had its plan. */
  async function soldBefore(...sizes: number[]) {
    const seated = (yes: boolean) =>
      world.store.db.update(ticketDefinition).set({ seated: yes }).where(eq(ticketDefinition.id, made.first));
    await seated(false);
    const orders = [];
    for (const size of sizes) {
      orders.push(await bought(wish(made.eventId, { [made.first]: size })));
      world.clock.advance(1_000);
    }
    await seated(true);
    return orders;
  }

  it("seats orders together, the first buyers best, and lists tickets for which no seat is left", async () => {
    const [five, four, two] = await soldBefore(5, 4, 2);
    const left = await remaining(world.store, made.first);
    const { out, err } = await run("assign");
    expect(out).toContain("seated: 10 tickets of The Last Bell, 3 mails");
    expect(err).toContain("No seat is left for these");
    expect(await placesOf(five?.orderNumber ?? "")).toEqual([1, 2, 3, 4, 5].map((n) => `1-A-${n}`));
    expect(await placesOf(four?.orderNumber ?? "")).toEqual([1, 2, 3, 4].map((n) => `1-B-${n}`));
    expect(await placesOf(two?.orderNumber ?? "")).toEqual(["1-A-6", undefined]);
    expect(out).toContain(two?.orderNumber);
    expect(await benches()).toEqual(["111111", "1111ca", "000"]);
    expect(await remaining(world.store, made.first)).toBe(left);
    // Run again, it finds the one that is left and nobody else.
    world.mails.length = 0;
    expect((await run("assign")).out).toContain("seated: 0 tickets of The Last Bell, 0 mails");
    expect(world.mails).toEqual([]);
    const valid = await world.store.db
      .select()
      .from(ticket)
      .where(eq(ticket.orderNumber, two?.orderNumber ?? ""));
    expect(valid.map(({ status }) => status)).toEqual(["VALID", "VALID"]);
  });

  it("only says what it would do", async () => {
    const [order] = await soldBefore(2);
    expect((await run("assign", "--dry-run")).out).toContain("Would be seated: 2 tickets");
    expect(await placesOf(order?.orderNumber ?? "")).toEqual([undefined, undefined]);
    expect(await claimsOf(world.store, made.eventId)).toEqual([]);
    expect(world.mails).toEqual([]);
  });
});

it("a night with sales gets a plan by an import: everybody keeps their ticket and has a seat", async () => {
  const section = (zone: string) => seedId("section", `the-cooperage/${zone}`);
  const sold = await night(
    world.store,
    world.clock.now(),
    [
      { capacity: 150, cents: 9_000 },
      { capacity: 40, cents: 3_000 },
    ],
    { slug: "sold-before-its-plan", shortCode: "PLAN22", venueId: seedId("venue", "the-cooperage") },
  );
  for (const [id, zone] of [
    [sold.first, "ringside"],
    [sold.second, "lower"],
  ] as const) {
    await world.store.db
      .update(ticketDefinition)
      .set({ sectionId: section(zone) })
      .where(eq(ticketDefinition.id, id));
  }
  const orders = [];
  for (const [ringside, lower] of [
    [4, 0],
    [2, 2],
    [1, 0],
    [0, 3],
  ] as const) {
    const seats = { ...(ringside && { [sold.first]: ringside }), ...(lower && { [sold.second]: lower }) };
    orders.push(await bought(wish(sold.eventId, seats), `fan${orders.length}@example.com`));
    world.clock.advance(1_000);
  }
  const holder = visitor();
  const hold = await held(world.office.reserve(holder, wish(sold.eventId, { [sold.first]: 2 })));
  const before = await ticketsOf(sold.eventId);

  await office.run("content", "export", "all.json");
  const content: Document = JSON.parse(fileOf(office, "all.json"));
  const plan = content.seatingPlans?.find(({ slug }) => slug === "cooperage-ring");
  const planned = { ...named(content, "sold-before-its-plan"), seatingPlanId: plan?.id };
  for (const tier of planned.tiers) delete tier.seated;
  office.write("planned.json", { events: [planned] });
  const imported = await office.run("content", "import", "planned.json");
  expect(imported.code, imported.err).toBe(0);
  expect(imported.err).toContain("run `seats assign sold-before-its-plan` afterwards");

  const assigned = await office.run("seats", "assign", "sold-before-its-plan");
  expect(assigned.out).toContain("seated: 12 tickets of The Last Bell, 4 mails");
  expect(assigned.err).toContain("1 hold from before the plan may still be paid");
  const after = await ticketsOf(sold.eventId);
  const kept = (all: typeof after) => all.map(({ seat, seatWords, version, ...rest }) => rest);
  expect(kept(after)).toEqual(kept(before));
  expect(after.filter(({ seat }) => seat === null)).toEqual([]);
  for (const { fan } of orders) {
    const tickets = await world.office.tickets(fan, sold.eventId);
    const rows = grouped(tickets, ({ ticketDefinitionId }) => [ticketDefinitionId]);
    for (const group of rows.values()) {
      expect(new Set(group.map(({ seat }) => `${seat?.sectionLabel} ${seat?.rowLabel}`)).size).toBe(1);
    }
  }

  // The hold from before is paid now, and seated when the command runs again.
  await world.payAt(await checkout(world.office.pay(holder, hold)));
  expect((await world.office.returned(holder, hold))?.status).toBe("paid");
  expect((await office.run("seats", "assign", "PLAN22")).out).toContain("seated: 2 tickets");
  expect(await checkLedger(world.store.db)).toEqual([]);
});

const ticketsOf = (eventId: string) =>
  world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId)).orderBy(ticket.ticketNumber);
