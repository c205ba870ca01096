/** What the catalogue says about the seeded nights, their times and their seats. */
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { withApiPrices } from "../../../server/product-api/api-prices";
import { Event, TicketDefinition } from "../../../server/product-api/contract";
import { catalogue } from "../../../server/services/catalogue";
import { event, reservation, reservationLine, ticketDefinition } from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { DAY_MS, frozenNow, MINUTE_MS, movableClock, testStore } from "../../store";
import { clock, night, query, seededCatalogue, shown, siteUrl, slugs, store } from "./seeded-catalogue";

seededCatalogue();

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
