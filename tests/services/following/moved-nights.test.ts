/** A night that was moved to a new date is followed like any other; one without a date sends nothing. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { catalogue } from "../../../server/services/catalogue";
import { following } from "../../../server/services/following";
import { mailWriters } from "../../../server/services/mails/mail-writers";
import { event, follower, notice, outbox, ticket, ticketDefinition } from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { DAY_MS, frozenNow, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, SITE, visitor, type World } from "../box-office/box-office-world";
import { testOffice } from "../box-office/test-office";

const NIGHT = seedId("event", "iron-harvest");
const maya = visitor({ email: "maya@example.com", name: "Maya" });

let world: World;
let follows: ReturnType<typeof following>;
let original: typeof event.$inferSelect;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  const [row] = await world.store.db.select().from(event).where(eq(event.id, NIGHT));
  if (!row) throw new Error("no night");
  original = row;
});
afterAll(() => world.close());
beforeEach(async () => {
  const { store, clock, mails } = world;
  clock.set(frozenNow);
  for (const table of [outbox, follower, notice]) await store.db.delete(table);
  const { revision: _, ...asItWas } = original;
  await store.db.update(event).set(asItWas).where(eq(event.id, NIGHT));
  restart();
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

async function send() {
  restart();
  await follows.remind();
  await testOffice(world.deps, { writers: mailWriters(world.deps) }).sendOutbox();
}

const subjects = () => world.mails.map(({ to, subject }) => `${to}: ${subject}`);
const move = async (startAt: Date | undefined) => {
  await world.office.moveEvent(NIGHT, { startAt }, "office");
  restart();
};
const inAWeek = () => new Date(original.startAt.getTime() + 7 * DAY_MS);

async function ticketHolder(email: string) {
  const { db } = world.store;
  const hold = randomUUID();
  const [tier] = await db.select().from(ticketDefinition).where(eq(ticketDefinition.eventId, NIGHT)).limit(1);
  await db.execute(sql`insert into reservation
    (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
    values (${hold}, ${NIGHT}, 'CONFIRMED', ${email}, ${email}, 0, 'USD', now(), now())`);
  await db.execute(sql`insert into ticket_order
    (order_number, reservation_id, event_id, email, full_name, locale, status, total_cents, currency, created_at)
    values (${email}, ${hold}, ${NIGHT}, ${email}, 'Fan', 'en', 'PAID', 0, 'USD', now())`);
  await db.insert(ticket).values({
    ...{ ticketNumber: `T-${email}`, secret: email, orderNumber: email, eventId: NIGHT, definitionId: tier?.id ?? "" },
    ...{ name: "Floor", priceCents: 0, guestFullName: "Fan", status: "VALID", createdAt: frozenNow },
  });
}

it("reminds ticket holders the day before its doors, and not the day before the old ones", async () => {
  await ticketHolder("doors@example.com");
  await move(inAWeek());
  world.clock.set(new Date(original.doorsAt.getTime() - DAY_MS + MINUTE_MS));
  await send();
  const reminders = () => subjects().filter((one) => one.endsWith("See you at Iron Harvest"));
  expect(reminders()).toEqual([]);
  world.clock.set(new Date(original.doorsAt.getTime() + 6 * DAY_MS + MINUTE_MS));
  await send();
  await send();
  expect(reminders()).toEqual(["doors@example.com: See you at Iron Harvest"]);
});

it("takes reminders of its sale, and sends them", async () => {
  const opens = new Date(frozenNow.getTime() + 3 * DAY_MS);
  const tiers = eq(ticketDefinition.eventId, NIGHT);
  await world.store.db.update(ticketDefinition).set({ saleStart: opens }).where(tiers);
  await move(inAWeek());
  expect(await follows.follow(maya, { kind: "night", subject: NIGHT, email: "" })).toBe("following");
  world.mails.length = 0;
  world.clock.set(new Date(opens.getTime() - DAY_MS + MINUTE_MS));
  await send();
  expect(subjects()).toEqual([expect.stringMatching(/^maya@example.com: On sale .*: Iron Harvest$/)]);
  await world.store.db.update(ticketDefinition).set({ saleStart: original.publishedAt }).where(tiers);
});

it("stays in the calendar of a fan who follows its town", async () => {
  expect(await follows.follow(maya, { kind: "town", subject: "Norfolk, VA", email: "" })).toBe("following");
  const userId = maya.user?.userId ?? "";
  await follows.newCalendar(userId, "en");
  const calendar = async () => (await follows.calendarFile((await follows.calendarOf(userId)) ?? ""))?.text;
  expect(await calendar()).toContain("Iron Harvest");
  await move(inAWeek());
  expect(await calendar()).toContain("Iron Harvest");
});

it("sends nothing while its new date is unknown", async () => {
  await ticketHolder("undated@example.com");
  await move(undefined);
  world.mails.length = 0;
  expect(await follows.follow(maya, { kind: "night", subject: NIGHT, email: "" })).toBe("gone");
  world.clock.set(new Date(original.doorsAt.getTime() - DAY_MS + MINUTE_MS));
  await send();
  expect(subjects()).toEqual([]);
});
