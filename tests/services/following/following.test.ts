/** Follows and reminders: confirmed by mail, sent once, not sent when outdated, and ended with one click. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_FOLLOWS } from "../../../app/domain/following/subjects";
import { catalogue } from "../../../server/services/catalogue";
import { following } from "../../../server/services/following";
import { mailWriters } from "../../../server/services/mails/mail-writers";
import {
  announcement,
  entitlement,
  event,
  follow,
  follower,
  notice,
  outbox,
  ppvEvent,
  ticket,
  ticketDefinition,
} from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { root } from "../../root";
import { DAY_MS, frozenNow, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, SITE, visitor, type World } from "../box-office/box-office-world";
import { testOffice } from "../box-office/test-office";

const HOUR_MS = 60 * MINUTE_MS;
const TOWN = "Norfolk, VA";
const NIGHT = seedId("event", "iron-harvest");
const guest = visitor(undefined);
const maya = visitor({ email: "maya@example.com", name: "Maya" });

let world: World;
let follows: ReturnType<typeof following>;
let send: () => Promise<void>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
});
afterAll(() => world.close());
beforeEach(async () => {
  const { store, clock, deps, mails } = world;
  clock.set(frozenNow);
  for (const table of [outbox, follower, notice, announcement]) await store.db.delete(table);
  mails.length = 0;
  const office = testOffice(deps, { writers: mailWriters(deps) });
  restart();
  send = async () => {
    restart();
    await follows.remind();
    await office.sendOutbox();
  };
  // Nights that are there already are no news.
  await send();
  mails.length = 0;
});

/** Another process: nothing is remembered. */
function restart() {
  const { store, clock } = world;
  const content = catalogue({ store, clock, siteUrl: SITE });
  const site = { siteUrl: SITE, siteName: "Ringside" };
  follows = following({ store, clock, catalogue: content, ...site, sendSoon: () => undefined });
}

const subjects = () => world.mails.map(({ to, subject }) => `${to}: ${subject}`);
const keyOf = async (email: string) =>
  (await world.store.db.select().from(follower).where(eq(follower.email, email)))[0]?.secret ?? "";
const unpublish = async () => {
  restart();
  await world.store.db.delete(announcement).where(eq(announcement.eventId, NIGHT));
};

describe("A guest who follows", () => {
  it("gets nothing before the address is confirmed, and one mail a night after it", async () => {
    expect(await follows.follow(guest, { kind: "town", subject: "norfolk, va", email: "Nia@Example.com" })).toBe(
      "asked",
    );
    await send();
    expect(subjects()).toEqual(["nia@example.com: Confirm your emails from Ringside"]);
    expect(world.mails[0]?.text).toContain(TOWN);
    const key = await keyOf("nia@example.com");
    expect(world.mails[0]?.text).toContain(`${SITE}/following/${key}`);

    await unpublish();
    await send();
    expect(world.mails).toHaveLength(1);

    await follows.confirm(key);
    await unpublish();
    await world.store.db.delete(outbox).where(eq(outbox.template, "night_announced"));
    await send();
    await send();
    expect(subjects().slice(1)).toEqual(["nia@example.com: New show in Norfolk: Iron Harvest"]);
    const [one] = (await follows.following({ key }, "en"))?.follows ?? [];
    expect(world.mails[1]?.unsubscribe).toBe(`${SITE}/following/${key}?leave=${one?.id}`);
  });

  it("gets one mail about a night of two things that they follow, and none when a wrestler joins it later", async () => {
    const { wrestlers } = await world.store.db.query.event
      .findFirst({ where: eq(event.id, NIGHT) })
      .then((row) => ({ wrestlers: row?.card.flatMap(({ participants }) => participants.flat()) ?? [] }));
    for (const [kind, subject] of [
      ["town", TOWN],
      ["wrestler", wrestlers[0] ?? ""],
    ] as const) {
      await follows.follow(maya, { kind, subject, email: "" });
    }
    await unpublish();
    await send();
    await world.store.db
      .update(announcement)
      .set({ subjects: [`town:${TOWN}`] })
      .where(eq(announcement.eventId, NIGHT));
    await send();
    expect(subjects()).toEqual(["maya@example.com: New show in Norfolk: Iron Harvest"]);
  });

  it("isn't kept from following by hundreds of things that strangers entered with their address", async () => {
    const { db } = world.store;
    await follows.follow(guest, { kind: "town", subject: TOWN, email: "maya@example.com" });
    const [one] = await db.select().from(follower).where(eq(follower.email, "maya@example.com"));
    const at = world.clock.now();
    const entered = (n: number) => ({
      ...{ id: randomUUID(), followerId: one?.id ?? "", kind: "wrestler" as const, subject: randomUUID() },
      ...{ createdAt: new Date(at.getTime() + n), until: at },
    });
    await db.insert(follow).values(Array.from({ length: 200 }, (_, n) => entered(n)));
    expect(await follows.follow(maya, { kind: "town", subject: TOWN, email: "" })).toBe("following");
    const mine = (await follows.following(maya, "en"))?.follows.filter(({ confirmed }) => confirmed);
    expect(mine).toMatchObject([{ kind: "town" }]);
  });

  it.each([
    ["wrestler", "no-such-id"],
    ["wrestler", "00000000-0000-4000-8000-00000000dead"],
    ["town", "Atlantis"],
    ["show", "'; drop table follow; --"],
    ["night", NIGHT],
  ] as const)("cannot follow the %s %s, which is not there or on sale already", async (kind, subject) => {
    expect(await follows.follow(guest, { kind, subject, email: "a@example.com" })).toBe("gone");
    expect(await world.store.db.$count(follow)).toBe(0);
  });

  it("gets no more mail after unsubscribing, not even one that was waiting", async () => {
    await follows.follow(maya, { kind: "town", subject: TOWN, email: "" });
    await unpublish();
    await follows.remind();
    expect(await world.store.db.$count(outbox, eq(outbox.template, "night_announced"))).toBe(1);
    const found = await follows.following(maya, "en");
    await follows.leave({ key: await keyOf("maya@example.com") }, found?.follows[0]?.id ?? "");
    await send();
    expect(world.mails).toEqual([]);
    expect(await world.store.db.$count(outbox, sql`${outbox.sentAt} is null`)).toBe(0);
  });
});

describe("What a fan follows", () => {
  it("moves along when their address changes", async () => {
    await follows.follow(maya, { kind: "town", subject: TOWN, email: "" });
    const moved = { ...maya, user: maya.user && { ...maya.user, email: "maya@new.example" } };
    await follows.follow(guest, { kind: "town", subject: TOWN, email: "maya@new.example" });
    await follows.moveFollows({ ...moved, user: moved.user && { ...moved.user, emailVerified: false } });
    expect((await follows.following(moved, "en"))?.email, "the new address isn't proved yet").toBe("maya@example.com");
    await follows.moveFollows(moved);
    const along = await follows.following(moved, "en");
    expect(along).toMatchObject({ email: "maya@new.example", follows: [{ kind: "town", confirmed: true }] });
    await follows.follow(moved, { kind: "show", subject: "pigeon-forge", email: "" });
    const found = await follows.following(moved, "en");
    expect(found?.email).toBe("maya@new.example");
    expect(found?.follows.map(({ kind }) => kind).sort()).toEqual(["show", "town"]);
    expect(await world.store.db.$count(follower)).toBe(1);
  });

  it("has a limit, which is said, and which what they follow already doesn't meet", async () => {
    const { db } = world.store;
    await follows.follow(maya, { kind: "town", subject: TOWN, email: "" });
    const [one] = await db.select().from(follower).where(eq(follower.email, "maya@example.com"));
    const now = world.clock.now();
    const row = { followerId: one?.id ?? "", kind: "wrestler" as const, createdAt: now, confirmedAt: now };
    const others = Array.from({ length: MOST_FOLLOWS - 1 }, () => ({
      id: randomUUID(),
      subject: randomUUID(),
      ...row,
    }));
    await db.insert(follow).values(others);
    const show = { kind: "show", subject: "pigeon-forge", email: "" } as const;
    expect(await follows.follow(maya, show)).toBe("full");
    expect(await follows.follow(maya, { kind: "town", subject: TOWN, email: "" })).toBe("following");
    // Somebody entered it with their address, which confirms nothing.
    await follows.follow(guest, { ...show, email: "maya@example.com" });
    expect(await follows.follow(maya, show)).toBe("full");
    await follows.leave(maya, others[0]?.id ?? "");
    expect(await follows.follow(maya, show)).toBe("following");
    expect(await db.$count(follow, sql`${follow.confirmedAt} is not null`)).toBe(MOST_FOLLOWS);
  });

  it("does not go to the next account with their old address, nor do the links in their mails", async () => {
    await follows.follow(maya, { kind: "town", subject: TOWN, email: "" });
    const key = await keyOf("maya@example.com");
    const next = visitor({ email: "maya@example.com", name: "Next" });
    await follows.follow(next, { kind: "show", subject: "pigeon-forge", email: "" });
    expect((await follows.following(next, "en"))?.follows.map(({ kind }) => kind)).toEqual(["show"]);
    expect(await follows.following({ key }, "en")).toBeUndefined();
  });

  it("belongs to nobody else: not by another's account, a wrong key, or another's id", async () => {
    await follows.follow(maya, { kind: "town", subject: TOWN, email: "" });
    const rival = visitor({ email: "rival@example.com", name: "Rival" });
    expect(await follows.following(rival, "en")).toBeUndefined();
    expect(await follows.following({ key: "0".repeat(32) }, "en")).toBeUndefined();
    expect(await follows.following({ key: "' or 1=1 --" }, "en")).toBeUndefined();
    const mine = (await follows.following(maya, "en"))?.follows[0]?.id ?? "";
    await follows.follow(rival, { kind: "show", subject: "pigeon-forge", email: "" });
    await follows.leave(rival, mine);
    expect((await follows.following(maya, "en"))?.follows).toHaveLength(1);
    const unproved = {
      ...rival,
      user: rival.user && { ...rival.user, userId: "x", email: "maya@example.com", emailVerified: false },
    };
    expect(await follows.following(unproved, "en")).toBeUndefined();
    expect(await follows.follow(unproved, { kind: "town", subject: TOWN, email: "maya@example.com" })).toBe("asked");
  });
});

describe("The mail about a new night", () => {
  const tiers = eq(ticketDefinition.eventId, NIGHT);
  const coming = new Date(frozenNow.getTime() + 3 * DAY_MS);
  type Night = Partial<typeof event.$inferInsert>;
  type Tiers = Partial<typeof ticketDefinition.$inferInsert>;

  /** What it says to a follower of the town, with the night and all of its tiers changed like this. */
  async function textOf(night: Night, tier: Tiers): Promise<string> {
    const { db } = world.store;
    const [before] = await db.select().from(event).where(eq(event.id, NIGHT));
    const stock = await db.select().from(ticketDefinition).where(tiers);
    await follows.follow(maya, { kind: "town", subject: TOWN, email: "" });
    if (Object.keys(night).length > 0) await db.update(event).set(night).where(eq(event.id, NIGHT));
    if (Object.keys(tier).length > 0) await db.update(ticketDefinition).set(tier).where(tiers);
    await unpublish();
    await send();
    if (before) await db.update(event).set(before).where(eq(event.id, NIGHT));
    for (const one of stock) await db.update(ticketDefinition).set(one).where(eq(ticketDefinition.id, one.id));
    expect(subjects()).toEqual(["maya@example.com: New show in Norfolk: Iron Harvest"]);
    return world.mails[0]?.text ?? "";
  }

  it("says that tickets are on sale, or when they will be", async () => {
    expect(await textOf({}, {})).toContain("Tickets are on sale now.");
    world.mails.length = 0;
    await world.store.db.delete(outbox);
    const opening = await textOf({}, { saleStart: coming });
    expect(opening).toContain("Tickets go on sale ");
    expect(opening).not.toContain("on sale now");
  });

  it.each<[string, Night, Tiers]>([
    ["has no date", { scheduleTbd: true }, {}],
    ["has no date, with a sale to come", { scheduleTbd: true }, { saleStart: coming }],
    ["needs no tickets", { registrationType: "NO_REGISTRATION" }, {}],
    ["is sold elsewhere", { registrationType: "EXTERNAL", externalUrl: "https://tickets.example" }, {}],
    ["has no visible tier", {}, { hidden: true }],
    ["is no longer on sale", {}, { saleEnd: frozenNow }],
    ["is sold out", {}, { remaining: 0 }],
  ])("says neither about a night that %s", async (_, night, tier) => {
    const text = await textOf(night, tier);
    expect(text).not.toContain("on sale");
    expect(text).toContain("See the show");
  });
});

describe("A reminder of a sale", () => {
  const opens = (at: Date) =>
    world.store.db.update(ticketDefinition).set({ saleStart: at }).where(eq(ticketDefinition.eventId, NIGHT));

  it("comes a day and an hour before it opens, and not for one that was moved", async () => {
    const { clock } = world;
    const at = new Date(frozenNow.getTime() + 3 * DAY_MS);
    await opens(at);
    clock.advance(MINUTE_MS);
    restart();
    expect(await follows.follow(maya, { kind: "night", subject: NIGHT, email: "" })).toBe("following");
    await send();
    expect(subjects()).toEqual([]);

    clock.set(new Date(at.getTime() - DAY_MS + MINUTE_MS));
    await send();
    await send();
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.subject).toMatch(/^On sale .*: Iron Harvest$/);

    const later = new Date(at.getTime() + 2 * DAY_MS);
    clock.set(new Date(at.getTime() - HOUR_MS + MINUTE_MS));
    await follows.remind();
    await opens(later);
    await send();
    expect(world.mails).toHaveLength(1);

    clock.set(new Date(later.getTime() - HOUR_MS + MINUTE_MS));
    await send();
    expect(world.mails).toHaveLength(2);
    expect(world.mails[1]?.text).toContain("One hour to go");
    expect((await world.store.db.select().from(follow))[0]?.until).toEqual(later);
    await opens(frozenNow);
  });
});

describe("Doors tomorrow", () => {
  const order = async (email: string) => {
    const { store } = world;
    const hold = randomUUID();
    const [tier] = await store.db.select().from(ticketDefinition).where(eq(ticketDefinition.eventId, NIGHT)).limit(1);
    await store.db.execute(sql`insert into reservation
      (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
      values (${hold}, ${NIGHT}, 'CONFIRMED', ${email}, ${email}, 0, 'USD', now(), now())`);
    await store.db.execute(sql`insert into ticket_order
      (order_number, reservation_id, event_id, email, full_name, locale, status, total_cents, currency, created_at)
      values (${email}, ${hold}, ${NIGHT}, ${email}, 'Fan', 'en', 'PAID', 0, 'USD', now())`);
    await store.db.insert(ticket).values({
      ...{
        ticketNumber: `T-${email}`,
        secret: email,
        orderNumber: email,
        eventId: NIGHT,
        definitionId: tier?.id ?? "",
      },
      ...{ name: "Floor", priceCents: 0, guestFullName: "Fan", status: "VALID", createdAt: frozenNow },
    });
  };

  it("stops for good when the office runs the statements in docs/operations.md", async () => {
    const { store } = world;
    const manual = readFileSync(`${root}/docs/operations.md`, "utf8");
    const row = manual.split("\n").find((line) => line.startsWith("| a fan says that mails do not stop |")) ?? "";
    const statements = [...row.matchAll(/`((?:UPDATE|DELETE|INSERT) [^`]*)`/g)].map(([, text = ""]) =>
      text.replace("'…'", "'Maya@Example.com'"),
    );
    await follows.follow(maya, { kind: "town", subject: TOWN, email: "" });
    await follows.follow(visitor({ email: "other@example.com" }), { kind: "town", subject: TOWN, email: "" });
    for (const statement of statements) await store.db.execute(sql.raw(statement));
    const [kept] = await store.db.select().from(follower).where(eq(follower.email, "maya@example.com"));
    expect(kept?.stopped).toEqual(["doors", "live"]);
    expect(await store.db.$count(follow, eq(follow.followerId, kept?.id ?? ""))).toBe(0);
    expect(await store.db.$count(follow)).toBe(1);
  });

  it("are announced once to ticket holders, but not after they opted out or for a night that is off", async () => {
    const { store, clock } = world;
    await order("doors@example.com");
    const [night] = await store.db.select().from(event).where(eq(event.id, NIGHT));
    const doors = night?.doorsAt.getTime() ?? 0;
    clock.set(new Date(doors - DAY_MS + MINUTE_MS));
    await send();
    await send();
    expect(subjects()).toEqual(["doors@example.com: See you at Iron Harvest"]);
    const leave = new URL(world.mails[0]?.unsubscribe ?? "");
    expect(leave.search).toBe("?stop=doors");

    await follows.setStopped({ key: leave.pathname.split("/").at(-1) ?? "" }, "doors", true);
    await store.db.delete(notice);
    await store.db.delete(outbox);
    await send();
    expect(world.mails).toHaveLength(1);

    await store.db.delete(follower);
    await store.db.delete(notice);
    await store.db.delete(outbox);
    await follows.remind();
    await store.db.update(event).set({ status: "CANCELED" }).where(eq(event.id, NIGHT));
    await send();
    expect(world.mails).toHaveLength(1);
    await store.db.update(event).set({ status: "SCHEDULED" }).where(eq(event.id, NIGHT));
  });

  it("aren't announced for tickets whose payment a bank disputes, but are once it is won", async () => {
    const { store, clock } = world;
    const email = "disputed@example.com";
    await order(email);
    await store.db.execute(sql`insert into payment
      (id, kind, ref, payment_intent_id, cents, currency, created_at)
      select gen_random_uuid(), 'ticket', reservation_id::text, 'pi_disputed', 100, 'USD', now()
      from ticket_order where order_number = ${email}`);
    await store.db.execute(sql`insert into dispute
      (id, payment_intent_id, cents, currency, reason, status, opened_at)
      values ('dp_doors', 'pi_disputed', 100, 'USD', 'fraudulent', 'needs_response', now())`);
    const [night] = await store.db.select().from(event).where(eq(event.id, NIGHT));
    clock.set(new Date((night?.doorsAt.getTime() ?? 0) - DAY_MS + MINUTE_MS));
    const told = () => subjects().filter((one) => one.startsWith(email));
    await send();
    expect(told()).toEqual([]);

    await store.db.execute(sql`update dispute set status = 'won' where id = 'dp_doors'`);
    await store.db.delete(notice);
    await store.db.delete(outbox);
    await send();
    expect(told()).toEqual([`${email}: See you at Iron Harvest`]);
  });
});

describe("Live now", () => {
  it("is enqueued once for those who may watch, without their names, and not once it is over", async () => {
    const { store, clock } = world;
    const [broadcast] = await store.db.select().from(ppvEvent).orderBy(ppvEvent.liveStart).limit(1);
    if (!broadcast) throw new Error("no broadcast");
    await store.db.delete(entitlement);
    await store.db.insert(entitlement).values({
      ...{ id: randomUUID(), userId: "somebody", ppvId: broadcast.id, source: "comp", grantedAt: frozenNow },
    });
    clock.set(new Date(broadcast.liveStart.getTime() + MINUTE_MS));
    // Its night was put off, and has no new date yet.
    const itsNight = eq(event.id, broadcast.eventId ?? "");
    await store.db.update(event).set({ scheduleTbd: true }).where(itsNight);
    await follows.remind();
    expect(await store.db.$count(outbox, eq(outbox.template, "live_now"))).toBe(0);
    await store.db.update(event).set({ scheduleTbd: false }).where(itsNight);
    await follows.remind();
    await follows.remind();
    const rows = await store.db.select().from(outbox).where(eq(outbox.template, "live_now"));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("somebody");
    clock.set(new Date(broadcast.liveStart.getTime() + 31 * MINUTE_MS));
    await store.db.delete(outbox);
    await store.db.delete(notice);
    await follows.remind();
    expect(await store.db.$count(outbox, eq(outbox.template, "live_now"))).toBe(0);
  });
});
