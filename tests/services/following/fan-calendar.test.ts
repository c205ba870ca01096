/** A fan's own calendar as a calendar app reads it: nights of their tickets and of what they follow. */
import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogue } from "../../../server/services/catalogue";
import { following } from "../../../server/services/following";
import { event, follow, follower, ticket, ticketDefinition } from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { frozenNow, testStore } from "../../store";
import { boxOfficeWorld, SITE, visitor, type World } from "../box-office/box-office-world";

const NIGHT = seedId("event", "iron-harvest");
const AWKWARD = "Ring; rope, “bell” \\ and\nVEVENT\r\nEND:VCALENDAR 東京 🤼";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
});
afterAll(() => world.close());

/** A process that has just started: nothing is remembered. */
function follows() {
  const { store, clock } = world;
  clock.set(frozenNow);
  const content = catalogue({ store, clock, siteUrl: SITE });
  return following({
    ...{ store, clock, catalogue: content, siteUrl: SITE, siteName: "Ringside" },
    sendSoon: () => undefined,
  });
}

async function fileOf(userId: string): Promise<string> {
  const services = follows();
  const secret = (await services.calendarOf(userId)) ?? "";
  return (await services.calendarFile(secret))?.text ?? "";
}

const entriesOf = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents("vevent").map((one) => ({
    event: new ICAL.Event(one),
    status: String(one.getFirstPropertyValue("status")),
  }));

async function fanWithTicket(locale = "en") {
  const fan = visitor({ email: `${randomUUID()}@example.com` });
  const userId = fan.user?.userId ?? "";
  const { db } = world.store;
  const [tier] = await db.select().from(ticketDefinition).where(eq(ticketDefinition.eventId, NIGHT)).limit(1);
  const hold = randomUUID();
  await db.execute(sql`insert into reservation
    (id, event_id, status, visitor_id, user_id, client_key, total_cents, currency, expires, created_at)
    values (${hold}, ${NIGHT}, 'CONFIRMED', ${hold}, ${userId}, ${hold}, 0, 'USD', now(), now())`);
  await db.execute(sql`insert into ticket_order
    (order_number, reservation_id, event_id, user_id, email, full_name, locale, status, total_cents, currency, created_at)
    values (${hold}, ${hold}, ${NIGHT}, ${userId}, '', 'Fan', 'en', 'PAID', 0, 'USD', now())`);
  await db.insert(ticket).values({
    ...{ ticketNumber: `T-${hold}`, secret: hold, orderNumber: hold, eventId: NIGHT, definitionId: tier?.id ?? "" },
    ...{ name: "Floor", priceCents: 0, guestFullName: "Fan", status: "VALID", createdAt: frozenNow },
  });
  await follows().newCalendar(userId, locale);
  return userId;
}

it("has the instant of the night, whatever the venue's zone, and what the fan holds", async () => {
  const userId = await fanWithTicket();
  const [night] = await world.store.db.select().from(event).where(eq(event.id, NIGHT));
  for (const timeZoneId of ["America/New_York", "Asia/Tokyo", "Australia/Lord_Howe"]) {
    await world.store.db.update(event).set({ timeZoneId }).where(eq(event.id, NIGHT));
    const [entry] = entriesOf(await fileOf(userId));
    expect(entry?.event.startDate.toJSDate()).toEqual(night?.startAt);
    expect(entry?.event.endDate.toJSDate()).toEqual(night?.endAt);
    expect(entry?.event.description).toContain("1 × Floor");
    expect(entry?.status).toBe("CONFIRMED");
  }
  await world.store.db
    .update(event)
    .set({ timeZoneId: night?.timeZoneId ?? "" })
    .where(eq(event.id, NIGHT));
});

it("says that a night is canceled as long as the fan has its tickets", async () => {
  const userId = await fanWithTicket();
  await world.store.db.update(event).set({ status: "CANCELED" }).where(eq(event.id, NIGHT));
  expect(entriesOf(await fileOf(userId)).map(({ status }) => status)).toEqual(["CANCELLED"]);
  await world.store.db.update(event).set({ status: "SCHEDULED" }).where(eq(event.id, NIGHT));
});

it("keeps any text as it is, in lines of at most 75 octets", async () => {
  const userId = await fanWithTicket();
  const [night] = await world.store.db.select().from(event).where(eq(event.id, NIGHT));
  const title = `${AWKWARD} ${"x".repeat(300)}`;
  await world.store.db.update(event).set({ title, description: AWKWARD }).where(eq(event.id, NIGHT));
  const text = await fileOf(userId);
  const entries = entriesOf(text);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.event.summary).toBe(title.replace("\r\n", "\n"));
  expect(entries[0]?.event.description).toContain("Ring; rope, “bell” \\ and\nVEVENT");
  expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const { title: before = "", description = "" } = night ?? {};
  await world.store.db.update(event).set({ title: before, description }).where(eq(event.id, NIGHT));
});

it("is in the fan's language, with the times of the night, or why there are none", async () => {
  const userId = await fanWithTicket("de");
  const { db } = world.store;
  const [before] = await db.select().from(event).where(eq(event.id, NIGHT));
  const words = { title: "Eiserne Ernte", description: "Acht Kämpfe.", about: "Mehr." };
  const change = (values: Partial<typeof event.$inferInsert>) =>
    db.update(event).set(values).where(eq(event.id, NIGHT));
  const entry = async () => {
    const [only] = entriesOf(await fileOf(userId));
    return [only?.event.summary, ...(only?.event.description.split("\n\n") ?? [])].slice(0, 4);
  };
  await change({ translations: { de: words } });
  const times = "Einlass 18:30 Uhr, Gong 19:30 Uhr";
  expect(await entry()).toEqual([words.title, expect.stringContaining("Floor"), times, words.description]);
  await change({ status: "CANCELED" });
  expect((await entry())[2]).toBe("Abgesagt");
  await change({ status: "SCHEDULED", scheduleTbd: true, previousStartAt: before?.startAt });
  expect((await entry())[2]).toBe("Verschoben");
  const { translations = null, previousStartAt = null } = before ?? {};
  await change({ translations, previousStartAt, scheduleTbd: false });
});

it("keeps the nights that come first, and those of the fan's tickets, when there are too many", async () => {
  const userId = await fanWithTicket();
  const { db } = world.store;
  const residency = sql`(select id from "show" where slug = 'pigeon-forge')`;
  const [night] = await db.select().from(event).where(eq(event.id, NIGHT));
  if (!night) throw new Error("The night is not there");
  const days = Array.from({ length: 310 }, (_, i) => {
    const after = (at: Date) => new Date(at.getTime() + (i + 1) * 86_400_000);
    const { startAt, endAt, doorsAt } = night;
    const own = { id: randomUUID(), shortCode: `many-${i}`, slug: `many-${i}`, title: `Many ${i}` };
    return {
      ...night,
      ...own,
      startAt: after(startAt),
      endAt: after(endAt),
      doorsAt: after(doorsAt),
      showId: residency,
    };
  });
  await db.insert(event).values(days);
  const followerId = randomUUID();
  await db.insert(follower).values({
    ...{ id: followerId, email: "many@example.com", userId, secret: followerId, locale: "en", createdAt: frozenNow },
  });
  const followed = { kind: "show" as const, subject: "pigeon-forge", createdAt: frozenNow, confirmedAt: frozenNow };
  await db.insert(follow).values({ id: randomUUID(), followerId, ...followed });
  const titles = entriesOf(await fileOf(userId)).map((entry) => entry.event.summary);
  expect(titles).toHaveLength(300);
  expect(titles).toEqual(expect.arrayContaining([night.title, "Many 0", "Many 200"]));
  expect(titles).not.toContain("Many 309");
  await db.delete(event).where(
    inArray(
      event.id,
      days.map(({ id }) => id),
    ),
  );
});

it("is at its newest address alone, and at none after the fan has ended it", async () => {
  const userId = await fanWithTicket();
  const services = follows();
  const first = (await services.calendarOf(userId)) ?? "";
  await services.newCalendar(userId, "en");
  expect(await services.calendarFile(first)).toBeUndefined();
  const second = (await services.calendarOf(userId)) ?? "";
  expect((await services.calendarFile(second))?.text).toContain("BEGIN:VEVENT");
  await services.endCalendar(userId);
  for (const secret of [second, "", "x", `${second}0`]) expect(await services.calendarFile(secret)).toBeUndefined();
});
