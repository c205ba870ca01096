/** What the office sees of fans: found by what is known of them, each with their own rows and nobody else's. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fanRecordView } from "../../../app/requests/office/fan-record-view";
import { fansDesk } from "../../../server/services/office/fans/fans-desk";
import { audit, contact, follow, follower, subscription, waitEntry } from "../../../server/store/schema";
import { testStore } from "../../store";
import { boxOfficeWorld, held, night, visitor, type World, wish } from "../box-office/box-office-world";

let world: World;
let desk: ReturnType<typeof fansDesk>;
let made: Awaited<ReturnType<typeof night>>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  desk = fansDesk(world);
  made = await night(world.store, world.clock.now(), [{ capacity: 50, cents: 0 }]);
});
afterAll(() => world.close());

async function ordered(fan: ReturnType<typeof visitor>) {
  const hold = await held(world.office.reserve(fan, wish(made.eventId, { [made.first]: 1 })));
  expect(await world.office.pay(fan, hold)).toEqual({ outcome: "done" });
  await world.office.drained();
}
const keys = async (text: string) => (await desk.find(text)).map(({ key }) => key);

describe("the search", () => {
  it("finds an account once, by email, name or id, however often it bought", async () => {
    const fan = visitor({ email: "ada.lane@example.com", name: "Ada Lane" });
    await ordered(fan);
    await ordered(fan);
    const id = fan.user?.userId ?? "";
    for (const text of ["ADA.lane@", "a lane", id]) expect(await keys(text)).toEqual([id]);
    expect(await desk.find("ada.lane")).toEqual([
      { key: id, email: "ada.lane@example.com", name: "Ada Lane", account: true, orders: 2 },
    ]);
  });

  it("finds nobody by two letters, and takes signs of patterns as they are", async () => {
    await ordered(visitor({ email: "percent@example.com", name: "Percy" }));
    for (const text of ["pe", "%%%", "p_rcent", ""]) expect(await desk.find(text)).toEqual([]);
  });

  it("finds who only wrote, follows, waits or was given a ticket", async () => {
    const now = world.clock.now();
    await world.store.db.insert(contact).values({
      ...{
        id: randomUUID(),
        firstName: "Wanda",
        lastName: "Writer",
        email: "Wanda@example.com",
        subject: "Lost",
        message: "x",
      },
      ...{ source: "contact", locale: "en", createdAt: now },
    });
    await world.store.db
      .insert(follower)
      .values({ id: randomUUID(), email: "fola@example.com", secret: randomUUID(), locale: "en", createdAt: now });
    await world.store.db.insert(waitEntry).values({
      ...{
        id: randomUUID(),
        eventId: made.eventId,
        status: "WAITING" as const,
        email: "wait@example.com",
        emailKey: "w",
      },
      ...{ locale: "en", quantity: 1, fewer: false, tiers: [made.first], createdAt: now, joinedAt: now },
    });
    const lines = [{ definitionId: made.first, quantity: 1 }];
    const comp = { eventId: made.eventId, lines, name: "Petra", email: "comp@example.com", why: "x", actor: "office" };
    await world.office.giveComps(comp);
    for (const email of ["wanda@", "fola@", "wait@", "comp@"])
      expect(await keys(email)).toEqual([`${email}example.com`]);
  });
});

describe("a fan's page", () => {
  it("has their own rows, and nobody else's", async () => {
    const fan = visitor({ email: "own@example.com", name: "Own Rows" });
    const stranger = visitor({ email: "stranger@example.com", name: "Stranger" });
    await ordered(fan);
    await ordered(stranger);
    const userId = fan.user?.userId ?? "";
    const now = world.clock.now();
    await world.store.db.insert(subscription).values({
      ...{ id: randomUUID(), userId, status: "active", priceId: "p", interval: "month" as const, priceCents: 999 },
      ...{ currency: "USD", currentPeriodEnd: now, cancelAtPeriodEnd: false, startedAt: now, reading: 1 },
    });
    const followerId = randomUUID();
    await world.store.db
      .insert(follower)
      .values({ id: followerId, email: "own@example.com", userId, secret: randomUUID(), locale: "en", createdAt: now });
    await world.store.db
      .insert(follow)
      .values({ id: randomUUID(), followerId, kind: "night", subject: made.eventId, createdAt: now });
    // A guest's row under the account's address.
    await world.store.db.insert(contact).values({
      ...{ id: randomUUID(), firstName: "O", lastName: "", email: "Own@example.com", subject: "Hello", message: "x" },
      ...{ source: "contact", locale: "en", createdAt: now, newsletterAt: now },
    });

    const found = await desk.fan(userId);
    expect(found?.orders.map(({ order }) => order.email)).toEqual(["own@example.com"]);
    expect(found?.tickets).toHaveLength(1);
    expect(found?.memberships.map(({ status }) => status)).toEqual(["active"]);
    expect(found?.follows.map(({ name }) => name)).toEqual(["The Last Bell"]);
    expect(found?.letters.map(({ subject }) => subject)).toEqual(["Hello"]);
    expect(found?.newsletterAt).toEqual(now);
    expect(found?.name).toBe("Own Rows");
    expect(JSON.stringify(found)).not.toMatch(/stranger/i);
  });

  it.each([
    ["until 2026-05-01", {}],
    ["trial until 2026-05-01", { trialEnd: new Date("2026-05-01") }],
    ["ends 2026-05-01", { cancelAtPeriodEnd: true, trialEnd: new Date("2026-05-01") }],
    ["ends 2026-04-20", { cancelAt: new Date("2026-04-20"), trialEnd: new Date("2026-05-01") }],
    ["ended 2026-04-02", { cancelAt: new Date("2026-04-20"), endedAt: new Date("2026-04-02") }],
  ])("says of a membership: %s", async (until, fields) => {
    const userId = randomUUID();
    const startedAt = new Date("2026-04-01");
    await world.store.db.insert(subscription).values({
      ...{ id: randomUUID(), userId, status: "active", priceId: "p", interval: "month" as const, priceCents: 999 },
      ...{ currency: "USD", currentPeriodEnd: new Date("2026-05-01"), cancelAtPeriodEnd: false, startedAt, reading: 1 },
      ...fields,
    });
    const found = await desk.fan(userId);
    expect(found && fanRecordView(found, startedAt).memberships).toMatchObject([{ until }]);
  });

  it("of a guest's address has no row of an account with that address", async () => {
    const fan = visitor({ email: "both@example.com", name: "Account" });
    await ordered(fan);
    expect(await desk.fan("both@example.com")).toBeUndefined();
  });

  it("of nobody is unknown", async () => {
    expect(await desk.fan("nobody@example.com")).toBeUndefined();
    expect(await desk.fan(randomUUID())).toBeUndefined();
  });

  it("leaves a row in the history when opened, which names the fan only in the column deleted with the account", async () => {
    await desk.looked("Looked@example.com", { name: "box@ringside.example", via: "office" });
    const rows = await world.store.db.select().from(audit).where(eq(audit.action, "fan.looked"));
    expect(rows).toMatchObject([
      {
        actor: "box@ringside.example",
        via: "office",
        entity: "fan",
        detail: {},
        personal: { email: "looked@example.com" },
      },
    ]);
  });
});
