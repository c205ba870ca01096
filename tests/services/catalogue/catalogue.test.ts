import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withApiPrices } from "../../../server/product-api/api-prices";
import { contract, Event, TicketDefinition } from "../../../server/product-api/contract";
import { type Catalogue, catalogue } from "../../../server/services/catalogue";
import { openStore } from "../../../server/store/connection/open-store";
import type { Store } from "../../../server/store/db";
import { event, reservation, reservationLine, ticketDefinition } from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { filledDatabase } from "../../filled-stores";
import { DAY_MS, frozenNow, MINUTE_MS, movableClock, testStore } from "../../store";

const siteUrl = "https://ringside.example";
let store: Store;
let clock: ReturnType<typeof movableClock>;
let shown: Catalogue;

beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());
beforeEach(() => {
  clock = movableClock();
  shown = catalogue({ store, clock, siteUrl });
});

const query = (over: Partial<Parameters<Catalogue["events"]>[0]> = {}) => ({
  ...contract.listEvents.query.parse({}),
  ...over,
});
const slugs = async (over: Parameters<typeof query>[0] = {}) =>
  (await shown.events(query(over))).events.map((one) => one.slug);
const night = async (slug: string) => {
  const found = await shown.event(seedId("event", slug));
  if (!found) throw new Error(`no night ${slug}`);
  return found;
};

describe("the seeded nights", () => {
  test("all match the contract's shape, with their tiers", async () => {
    const { events, total } = await shown.events(query({ past: "true", limit: 100 }));
    expect(events).toHaveLength(total);
    expect(total).toBe(48);
    for (const one of events) {
      const answer = withApiPrices(one);
      expect(Event.parse(answer)).toEqual(answer);
      for (const tier of await shown.definitions(one.id)) expect(TicketDefinition.parse(tier)).toEqual(tier);
      expect(one.card.flatMap((bout) => bout.sides).every((side) => side.length > 0)).toBe(true);
    }
  });

  test("begin with Iron Harvest, eight days from now", async () => {
    const next = await shown.nextNight();
    expect(next?.title).toBe("Iron Harvest");
    expect(next?.scheduling.config.startDate).toBe("2026-03-22T23:30:00.000Z");
    expect(next?.registration.ticketing).toMatchObject({
      lowestCents: 2_000,
      highestCents: 14_900,
      soldOut: false,
      fewLeft: null,
      salesStart: null,
    });
    expect(next?.location.address).toBe("1 Granby Pier, Norfolk, VA 23510");
  });

  test("include one in progress, which is the next one only if no other follows", async () => {
    const live = await night("the-long-bell");
    expect(live).toMatchObject({ status: "STARTED", registration: { status: "CLOSED" } });
    expect((await slugs()).slice(0, 2)).toEqual(["the-long-bell", "iron-harvest"]);

    const last = await night("the-missing-hour");
    clock.set(new Date(Date.parse(last.scheduling.config.startDate) + MINUTE_MS));
    expect((await shown.nextNight())?.slug).toBe("the-missing-hour");
  });

  test("have the main event last on their card, and name the wrestlers", async () => {
    const { card } = await night("iron-harvest");
    expect(card[0]?.title).toBe("Opening match");
    const main = card.at(-1);
    expect(main).toMatchObject({ order: card.length, championship: "World Championship", winner: null });
    expect(main?.sides.map((side) => side.map((one) => one.ringName))).toEqual([["Calder Vane"], ["El Cobre"]]);
  });

  test("show the seats left only if there are five or fewer", async () => {
    const tiers = await shown.definitions(seedId("event", "iron-harvest"));
    expect(tiers.map(({ name, soldOut, fewLeft }) => ({ name, soldOut, fewLeft }))).toEqual([
      { name: "Front Row VIP", soldOut: true, fewLeft: 0 },
      { name: "Ringside", soldOut: false, fewLeft: 3 },
      { name: "Floor", soldOut: false, fewLeft: null },
      { name: "Lower", soldOut: false, fewLeft: null },
      { name: "Upper", soldOut: false, fewLeft: null },
      { name: "Accessible and companion", soldOut: false, fewLeft: null },
    ]);
    expect(tiers.map((tier) => tier.rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tiers.at(-1)?.accessible).toBe(true);
  });

  test("include one that is sold out", async () => {
    const { registration } = await night("saltwater-riot");
    expect(registration).toMatchObject({ status: "CLOSED", ticketing: { soldOut: true, fewLeft: 0 } });
  });

  test("include one that is canceled", async () => {
    expect(await night("school-gym-special")).toMatchObject({ status: "CANCELED", registration: { status: "CLOSED" } });
  });

  test("include one that was moved: it is still on sale and names its old date", async () => {
    const moved = await night("last-light");
    expect(moved).toMatchObject({ status: "SCHEDULED", postponed: true, registration: { status: "OPEN_TICKETS" } });
    const days = Date.parse(moved.scheduling.config.startDate) - Date.parse(moved.previousStartDate ?? "");
    expect(days).toBe(7 * DAY_MS);
  });

  test("include one without a date", async () => {
    const open = await night("ember-street");
    expect(open.scheduling).toMatchObject({ config: { scheduleTbd: true }, formatted: "Date TBA" });
    expect(open.registration).toMatchObject({ type: "NO_REGISTRATION", status: "CLOSED", ticketing: null });
    clock.advance(400 * DAY_MS);
    expect((await night("ember-street")).status).toBe("SCHEDULED");
  });

  test("include one that another seller sells", async () => {
    expect((await night("fair-week")).registration).toEqual({
      type: "EXTERNAL",
      status: "OPEN_EXTERNAL",
      ticketing: null,
      external: { registration: "https://fair.example/tickets/showdown" },
    });
  });

  test("include one that goes on sale on Friday at ten in London, not earlier", async () => {
    const before = await night("winter-count");
    expect(before.registration).toMatchObject({
      status: "CLOSED",
      ticketing: { salesStart: "2026-03-20T10:00:00.000Z", lowestCents: 2_800 },
    });
    clock.set(new Date("2026-03-20T09:59:59Z"));
    expect((await night("winter-count")).registration.status).toBe("CLOSED");
    clock.set(new Date("2026-03-20T10:00:00Z"));
    expect((await night("winter-count")).registration).toMatchObject({
      status: "OPEN_TICKETS",
      ticketing: { salesStart: null },
    });
    expect((await shown.definitions(before.id)).every((tier) => tier.saleStatus === "SALE_STARTED")).toBe(true);
  });

  test("include past ones with results, shown only on request", async () => {
    expect(await slugs()).not.toContain("contract-night");
    expect((await slugs({ past: "true" })).slice(0, 2)).toEqual(["the-frozen-lake", "school-bell"]);
    const past = await night("contract-night");
    expect(past).toMatchObject({ status: "ENDED", registration: { status: "CLOSED" } });
    expect(past.card.at(-1)?.winner).toBe(1);
  });

  test("include a free tier in Pigeon Forge, which does not lower the night's price", async () => {
    const residency = await night("residency-night-212");
    expect(residency.registration.ticketing).toMatchObject({
      currency: "USD",
      lowestCents: 3_499,
    });
    const free = (await shown.definitions(residency.id)).filter((tier) => tier.free);
    expect(free.map((tier) => tier.price.amount)).toEqual(["0.00"]);
  });

  test("never include a draft, an unpublished night or a hidden tier", async () => {
    const draft = seedId("event", "unannounced");
    const [row] = await store.db.select().from(event).where(eq(event.id, draft));
    expect(row?.status).toBe("DRAFT");
    expect(await shown.event(draft)).toBeUndefined();
    expect(await shown.eventByCode(row?.shortCode ?? "")).toBeUndefined();
    expect(await slugs({ past: "true", limit: 100 })).not.toContain("unannounced");

    const later = seedId("event", "cold-iron");
    const hidden = seedId("definition", "broken-bell/front");
    await store.db
      .update(event)
      .set({ publishedAt: new Date(frozenNow.getTime() + DAY_MS) })
      .where(eq(event.id, later));
    await store.db.update(ticketDefinition).set({ hidden: true }).where(eq(ticketDefinition.id, hidden));
    clock.advance(10 * MINUTE_MS);
    expect(await shown.event(later)).toBeUndefined();
    expect(await shown.definitions(later)).toEqual([]);
    expect((await shown.definitions(seedId("event", "broken-bell"))).map((tier) => tier.id)).not.toContain(hidden);
    await store.db.update(event).set({ publishedAt: frozenNow }).where(eq(event.id, later));
    await store.db.update(ticketDefinition).set({ hidden: false }).where(eq(ticketDefinition.id, hidden));
  });
});

describe("times", () => {
  const zone = process.env.TZ;
  const restore = () => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  };

  test.each([
    ["Asia/Tokyo", -540],
    ["UTC", 0],
    ["America/New_York", 300],
  ])("are the venue's local times, with the server in %s", async (tz, minutesWest) => {
    process.env.TZ = tz;
    expect(new Date("2026-01-15T00:00:00Z").getTimezoneOffset()).toBe(minutesWest);
    try {
      const times = async (slug: string) => {
        const { scheduling } = await night(slug);
        return [scheduling.formatted, scheduling.config.startDate];
      };
      expect(await times("broken-bell")).toEqual(["Sunday, March 29, 2026, 7:30 PM CDT", "2026-03-30T00:30:00.000Z"]);
      expect(await times("iron-harvest")).toEqual(["Sunday, March 22, 2026, 7:30 PM EDT", "2026-03-22T23:30:00.000Z"]);
      expect(await times("saltwater-riot")).toEqual([
        "Saturday, April 4, 2026, 7:00 PM MST",
        "2026-04-05T02:00:00.000Z",
      ]);
      expect(await times("residency-night-212")).toEqual([
        "Friday, March 27, 2026, 7:00 PM EDT",
        "2026-03-27T23:00:00.000Z",
      ]);
    } finally {
      restore();
    }
  });

  test("use the night's own UTC offset, before and after a daylight saving change", async () => {
    // Seeded in winter, next summer's nights still begin at 7:30 PM local time.
    const winter = new Date("2026-03-05T12:00:00Z");
    const other = await testStore({ now: winter });
    const early = catalogue({ store: other, clock: movableClock(winter), siteUrl });
    const broken = await early.event(seedId("event", "broken-bell"));
    expect(broken?.scheduling.formatted).toBe("Friday, March 20, 2026, 7:30 PM CDT");
    const past = await early.event(seedId("event", "contract-night"));
    expect(past?.scheduling.formatted).toBe("Tuesday, March 3, 2026, 7:30 PM EST");
    await other.close();
  });

  test("move a night from scheduled to started to ended, and end its sale when it starts", async () => {
    const bell = new Date("2026-03-22T23:30:00Z");
    const at = async (instant: number) => {
      clock.set(new Date(instant));
      const one = await night("iron-harvest");
      return [one.status, one.registration.status];
    };
    expect(await at(bell.getTime() - 1)).toEqual(["SCHEDULED", "OPEN_TICKETS"]);
    expect(await at(bell.getTime())).toEqual(["STARTED", "CLOSED"]);
    expect(await at(bell.getTime() + 165 * MINUTE_MS)).toEqual(["ENDED", "CLOSED"]);
    expect((await shown.nextNight())?.slug).toBe("residency-night-212");
  });
});

describe("seats", () => {
  test("of an expired hold are free again before any job releases them", async () => {
    const ringside = seedId("definition", "iron-harvest/ringside");
    const id = seedId("event", "a hold of this test");
    const left = async () => {
      const tiers = await shown.definitions(seedId("event", "iron-harvest"));
      return tiers.find((tier) => tier.id === ringside)?.fewLeft;
    };
    await store.db
      .update(ticketDefinition)
      .set({ remaining: sql`remaining - 2` })
      .where(eq(ticketDefinition.id, ringside));
    await store.db.insert(reservation).values({
      id,
      eventId: seedId("event", "iron-harvest"),
      status: "PENDING",
      visitorId: "v",
      clientKey: "k",
      totalCents: 15800,
      currency: "USD",
      expires: new Date(frozenNow.getTime() + 20 * MINUTE_MS),
      createdAt: frozenNow,
    });
    await store.db.insert(reservationLine).values({
      reservationId: id,
      definitionId: ringside,
      quantity: 2,
      unitCents: 7900,
      name: "Ringside",
      policy: "",
    });
    expect(await left()).toBe(1);
    clock.advance(20 * MINUTE_MS - 1);
    expect(await left()).toBe(1);
    clock.advance(1);
    expect(await left()).toBe(3);
    await store.db.delete(reservation).where(eq(reservation.id, id));
    await store.db.update(ticketDefinition).set({ remaining: 3 }).where(eq(ticketDefinition.id, ringside));
  });
});

describe("finding a night", () => {
  test("works by id, also in capitals, and by short code", async () => {
    const one = await night("iron-harvest");
    expect((await shown.event(one.id.toUpperCase()))?.id).toBe(one.id);
    expect((await shown.eventByCode(one.shortCode))?.id).toBe(one.id);
    expect(await shown.event(seedId("event", "nobody"))).toBeUndefined();
  });

  test("works by town, by month, by words, and by all of them", async () => {
    expect(await slugs({ city: "Pigeon Forge" })).toHaveLength(12);
    expect(await slugs({ city: "pigeon forge, tn" })).toHaveLength(12);
    expect(await slugs({ city: "Atlantis" })).toEqual([]);
    expect(await slugs({ month: "2026-03", city: "Norfolk" })).toEqual(["iron-harvest"]);
    expect(await slugs({ text: "no man's" })).toEqual(["no-mans-canvas"]);
    expect(await slugs({ text: "HAGANE toru", city: "London" })).toEqual(["winter-count"]);
    expect(await slugs({ text: "100% or ' --" })).toEqual([]);
  });

  test("works by the month at the venue, not in UTC", async () => {
    // 31 March, 7:30 PM in Tucson is already April in UTC.
    const saltwater = seedId("event", "saltwater-riot");
    const [before] = await store.db.select().from(event).where(eq(event.id, saltwater));
    await store.db
      .update(event)
      .set({ startAt: new Date("2026-04-01T02:30:00Z") })
      .where(eq(event.id, saltwater));
    clock.advance(10 * MINUTE_MS);
    expect(await slugs({ month: "2026-03", city: "Tucson" })).toEqual(["saltwater-riot"]);
    await store.db.update(event).set({ startAt: before?.startAt }).where(eq(event.id, saltwater));
  });

  test("works page by page, in order of dates", async () => {
    const all = await slugs({ limit: 100 });
    const second = await shown.events(query({ limit: 3, offset: 3 }));
    expect(second.events.map((one) => one.slug)).toEqual(all.slice(3, 6));
    expect(second).toMatchObject({ total: all.length, offset: 3, limit: 3 });
    expect((await shown.events(query({ offset: 99 }))).events).toEqual([]);
  });

  test("offers the towns and months of upcoming nights", async () => {
    const towns = await shown.cities();
    expect(towns).toContain("Norfolk, VA");
    expect(towns).toContain("London");
    expect(towns).toEqual([...towns].sort());
    expect(await shown.months()).toEqual(["2026-03", "2026-04", "2026-05", "2026-11", "2027-03"]);
    for (const city of towns) expect((await slugs({ city })).length).toBeGreaterThan(0);
  });

  test("returns links with the site's own address", async () => {
    const one = await night("iron-harvest");
    expect(one.calendarLinks.ics).toBe(`${siteUrl}/events/${one.id}.ics`);
    expect(new URL(one.calendarLinks.google).searchParams.get("dates")).toBe("20260322T233000Z/20260323T021500Z");
    expect(one.eventPageUrl).toEqual({ base: siteUrl, path: `/events/${one.id}` });
  });
});

describe("the snapshot in the process", () => {
  test("is served while it is fresh, and reloaded in the background when it is stale", async () => {
    const rename = (title: string) =>
      store.db
        .update(event)
        .set({ title })
        .where(eq(event.id, seedId("event", "cold-iron")));
    const title = async () => (await night("cold-iron")).title;
    expect(await title()).toBe("Cold Iron");
    await rename("Colder Iron");
    clock.advance(29_000);
    expect(await title()).toBe("Cold Iron");
    clock.advance(2_000);
    expect(await title()).toBe("Cold Iron");
    await expect.poll(title).toBe("Colder Iron");
    await rename("Cold Iron");
    clock.advance(6 * MINUTE_MS);
    expect(await title()).toBe("Cold Iron");
  });

  test("is the same over PostgreSQL and PGlite", async () => {
    const database = await filledDatabase(clock.now());
    const real = await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
    const fresh = await testStore();
    try {
      const [one, other] = [real, fresh].map((each) => catalogue({ store: each, clock, siteUrl }));
      expect(await one?.events(query({ past: "true", limit: 100 }))).toEqual(
        await other?.events(query({ past: "true", limit: 100 })),
      );
      const ironHarvest = seedId("event", "iron-harvest");
      expect(await one?.definitions(ironHarvest)).toEqual(await other?.definitions(ironHarvest));
    } finally {
      await Promise.all([real.close(), fresh.close()]);
      await database.drop();
    }
  });

  test("is served for a while when the store cannot be reached", async () => {
    const away = await testStore();
    const sturdy = catalogue({ store: away, clock, siteUrl, staleMinutes: 20 });
    const readAt = clock.now();
    expect(await sturdy.nextNight()).toBeDefined();
    expect(await sturdy.staleSince()).toBeUndefined();
    await away.close();
    for (const minutes of [1, 10]) {
      clock.advance(minutes * MINUTE_MS);
      expect(await sturdy.nextNight()).toBeDefined();
      expect(await sturdy.staleSince()).toEqual(readAt);
    }
    clock.advance(10 * MINUTE_MS);
    await expect(sturdy.nextNight()).rejects.toThrow();
  });
});
