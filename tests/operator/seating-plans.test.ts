/** Seating plans in content files, and what an import does to nights that have sold seats. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SeatWords } from "../../app/domain/seating/seat-words";
import { seatWork } from "../../server/operator/content/seating/seat-work";
import { reserveStatement, type SeatLine } from "../../server/services/box-office/reserving/reserve";
import {
  event,
  eventBench,
  reservation,
  reservationLine,
  seatClaim,
  seatingPlan,
  ticket,
  ticketDefinition,
  ticketOrder,
} from "../../server/store/schema";
import { root } from "../root";
import { boxOfficeWorld, held, visitor, wish } from "../services/box-office/box-office-world";
import { MINUTE_MS, testStore } from "../store";
import { type Document, fileOf, type Item } from "./content-world";
import { officeOf } from "./office";

let world: Awaited<ReturnType<typeof boxOfficeWorld>>;
let office: ReturnType<typeof officeOf>;
beforeEach(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
});
afterEach(async () => {
  await world.close();
  office.leave();
});

const example: Document = JSON.parse(readFileSync(`${root}/deploy/first-night.json`, "utf8"));
const [hall = {}] = example.venues ?? [];
const [floor] = hall.sections as Item[];

const row = (label: string, seats: (string | Item)[], y: number) => ({
  label,
  seats: seats.map((seat, index) => ({
    ...(typeof seat === "string" ? { label: seat } : seat),
    x: (index - (seats.length - 1) / 2) * 52,
    y,
  })),
});
const plan = (rows: Item[], change: Item = {}) => ({
  format: "seating/1",
  slug: "small-hall",
  title: "Small hall",
  venueId: hall.id,
  focus: { kind: "ring", x: 0, y: 0, width: 600, height: 600 },
  camera: "south",
  sections: [{ code: "S", label: "South stand", zone: "floor", entrance: "Gate 2", rows }],
  ...change,
});
const rowC = row("C", ["1", "2", "3", "4"], 600);
const rowD = row("D", ["1", "2", "3", "4"], 700);

/** The example night with a plan, on sale now. */
const night = (change: Item = {}, tier: Item = {}) => {
  const now = world.clock.now().getTime();
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const [first] = example.events;
  return {
    ...first,
    ...{ publishedAt: at(-1), startAt: at(7), endAt: at(7.1), doorsAt: at(6.9), seatingPlanId: "small-hall" },
    tiers: [{ ...first?.tiers[0], priceCents: 0, saleStart: at(-1), saleEnd: at(7), ...tier }],
    ...change,
  };
};
const file = (rows: Item[] = [rowC, rowD], more: Item = {}) => ({
  venues: [hall],
  seatingPlans: [plan(rows)],
  events: [night()],
  ...more,
});
const take = (document: unknown, ...options: string[]) => {
  office.write("hall.json", document);
  return office.run("content", "import", "hall.json", ...options);
};
const benches = () =>
  world.store.db
    .select({ bench: eventBench.bench, base: eventBench.base, free: eventBench.free, rank: eventBench.rank })
    .from(eventBench)
    .orderBy(eventBench.bench);
const claims = async () =>
  (await world.store.db.select().from(seatClaim).orderBy(seatClaim.seat)).map(({ seat }) => seat);
const balance = async () => expect((await office.run("db", "check")).out).toBe("The books balance.\n");

/** Holds the best seats; with `paid` they become an order's tickets. Returns their numbers. */
async function taken(quantity: number, paid = true): Promise<number[]> {
  const { store, clock } = world;
  const [tier] = await store.db.select().from(ticketDefinition);
  if (!tier) throw new Error("no tier");
  const [id, now] = [randomUUID(), clock.now()];
  const wanted = [{ definitionId: tier.id, quantity }];
  const expires = new Date(now.getTime() + 20 * MINUTE_MS);
  const asking = [{ id, visitorId: id, userId: null, clientKey: id, wanted }];
  const rows = await store.prepared<SeatLine>(
    reserveStatement({ eventId: tier.eventId, now, expires, seated: true, asking }),
  );
  const seats = rows.flatMap((row) => row.seats ?? []);
  expect(seats).toHaveLength(quantity);
  if (!paid) return seats;

  const { eventId } = tier;
  const common = { orderNumber: id, eventId, createdAt: now };
  await store.db.update(reservation).set({ status: "CONFIRMED" }).where(eq(reservation.id, id));
  await store.db.insert(ticketOrder).values({
    ...{ ...common, reservationId: id, email: "fan@example.com", fullName: "Frankie Fan", locale: "en" },
    ...{ status: "FREE", totalCents: 0, currency: "USD" },
  });
  await store.db.insert(ticket).values(
    seats.map((seat) => ({
      ...{ ...common, ticketNumber: randomUUID(), secret: "", definitionId: tier.id, name: tier.name, priceCents: 0 },
      ...{ guestFullName: "", status: "VALID" as const, seat, seatWords: WORDS },
    })),
  );
  return seats;
}
const WORDS: SeatWords = {
  ...{ placeId: "before", section: "S", sectionLabel: "South stand", row: "C", seat: "", entrance: "", level: "" },
  flags: [],
};
const ticketSeats = async () =>
  (await world.store.db.select().from(ticket).orderBy(ticket.seat)).map(({ seat, seatWords }) => [
    seat,
    seatWords?.placeId,
  ]);

describe("A seating plan", () => {
  it("gives a night its benches, and its tiers are sold by seat", async () => {
    expect(await take(file())).toMatchObject({ code: 0, err: "" });
    expect(await benches()).toEqual([
      { bench: 1, base: "0000", free: "0000", rank: 1 },
      { bench: 2, base: "0000", free: "0000", rank: 2 },
    ]);
    const [tier] = await world.store.db.select().from(ticketDefinition);
    expect(tier?.seated).toBe(true);
    expect(await taken(2)).toEqual([101, 102]);
    await balance();
  });

  it("is exported as it was written, or seat by seat, and neither changes anything", async () => {
    const generate = [
      {
        kind: "side",
        zone: "floor",
        codes: { north: "N", west: ["W1", "W2"] },
        rows: "2..4",
        seats: [4, 6],
        aisles: [0.5],
        gap: 200,
        pitch: [52, 90],
      },
    ];
    const marks = [{ seats: "N-2-1", flags: ["restricted"], note: "A post" }];
    const written = plan([rowC], { generate, marks });
    expect((await take(file([], { seatingPlans: [written] }))).err).toBe("");
    const before = await benches();
    await office.run("content", "export", "all.json");
    const exported: Document = JSON.parse(fileOf(office, "all.json"));
    expect(exported.seatingPlans).toEqual([{ id: expect.any(String), ...written }]);
    expect((await office.run("content", "import", "all.json", "--prune")).out).not.toMatch(/^\w+ +([1-9]|0 +[1-9])/m);

    await office.run("content", "export", "seats.json", "--expanded");
    const expanded: Document = JSON.parse(fileOf(office, "seats.json"));
    const [whole = {}] = expanded.seatingPlans ?? [];
    expect([whole.generate, whole.marks]).toEqual([undefined, undefined]);
    expect((whole.sections as Item[]).map(({ code }) => code)).toEqual(["S", "N", "W1", "W2"]);
    expect(await office.run("content", "import", "seats.json")).toMatchObject({ code: 0, err: "" });
    expect(await benches()).toEqual(before);
  });

  it("is described with an example that works", async () => {
    const [, text = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync(`${root}/docs/seating.md`, "utf8")) ?? [];
    expect(await take({ venues: [hall], ...JSON.parse(text) })).toMatchObject({ code: 0, err: "" });
    expect((await world.store.db.select().from(seatingPlan))[0]?.benches).toHaveLength(2 + 4 * 4 * 2);
  });

  it("is refused with every fault, by line and field", async () => {
    const faulty = file([rowC, row("C", ["1", "1", { label: "x y" }], 900)]);
    const document = {
      ...faulty,
      seatingPlans: [
        ...faulty.seatingPlans,
        plan([rowD], { slug: "other", camera: "up", focus: undefined, colour: "red" }),
        plan([{ ...rowD, zone: "moon" }, rowC, rowC], { slug: "third" }),
        plan([], { slug: "fourth", sections: [], generate: [{ kind: "spiral" }] }),
      ],
    };
    const { code, err } = await take(document);
    expect(code).toBe(1);
    const lines = fileOf(office, "hall.json").split("\n");
    const faults = err.trim().split("\n");
    for (const [at, says] of [
      ['"x y"', "seating plan sections[1].rows[2].seats[3].label is not a label: letters and digits, at most 12"],
      ['"camera": "up"', "seating plan camera must be one of north, east, south, west"],
      ['"slug": "other"', "seating plan focus is missing"],
      ['"colour"', "seating plan colour is not a field of a seating plan"],
      ['"moon"', "seating plan sections[1].rows[1] “moon” is not a section of the venue"],
      ['"spiral"', "seating plan generate[1].kind"],
    ] as const) {
      const fault = faults.find((line) => line.includes(says));
      expect(fault, `${says}\n${err}`).toBeDefined();
      const line = lines.findIndex((text) => text.includes(at)) + 1;
      if (at !== '"slug": "other"') expect(Math.abs(Number(fault?.split(":")[1]) - line), says).toBeLessThan(30);
    }
    expect(err).toContain("“S-C” is a row twice");
    expect(await benches()).toEqual([]);
  });

  it("has no CSV", async () => {
    await take(file());
    expect(await office.run("content", "export", "plans.csv", "--only", "seatingPlans")).toMatchObject({
      code: 1,
      err: expect.stringContaining("seatingPlans have no CSV: use a .json file."),
    });
    office.write("plans.csv", "slug,title\nx,y\n");
    expect((await office.run("content", "import", "plans.csv", "--only", "seatingPlans")).code).toBe(1);
  });

  it("goes with its nights", async () => {
    await take(file());
    await world.store.db.insert(seatClaim).values({ eventId: (await onlyNight()).id, seat: 101, why: "blocked" });
    expect((await take({ venues: [hall], seatingPlans: [], events: [night()] }, "--prune")).code).toBe(1);
    const { code, err } = await take({ venues: [hall], seatingPlans: [], events: [] }, "--prune");
    expect([code, err]).toEqual([0, ""]);
    expect([await benches(), await claims()]).toEqual([[], []]);
  });
});

const onlyNight = async () => {
  const [one] = await world.store.db.select().from(event);
  if (!one) throw new Error("no night");
  return one;
};

describe("A plan that has sold", () => {
  it("cannot lose a seat that somebody has, and names it", async () => {
    await take(file());
    expect(await taken(2, false)).toEqual([101, 102]);
    const less = [row("C", ["1", "3", "4"], 600), rowD];
    const refused = await take({ seatingPlans: [plan(less)] });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("cannot lose S-C-2, which is taken on first-night");
    expect(await benches()).toEqual([
      { bench: 1, base: "0000", free: "1100", rank: 1 },
      { bench: 2, base: "0000", free: "0000", rank: 2 },
    ]);
    // A free one can go. It leaves a gap.
    expect((await take({ seatingPlans: [plan([row("C", ["1", "2", "4"], 600)])] })).err).toBe("");
    expect(await benches()).toEqual([{ bench: 1, base: "00 0", free: "11 0", rank: 1 }]);
    await balance();
  });

  it("keeps the claim of a seat that is called something else now", async () => {
    await take(file());
    await taken(2);
    const renamed = [row("C", ["1", { label: "2A", was: "2" }, "3", "4"], 600), rowD];
    expect((await take({ seatingPlans: [plan(renamed)] })).err).toBe("");
    expect(await ticketSeats()).toEqual([
      [101, "S-C-1"],
      [102, "S-C-2A"],
    ]);
    await balance();
  });

  it("moves claims, tickets and lines along when seats are put into a bench", async () => {
    await take(file());
    await taken(2);
    expect(await taken(1, false)).toEqual([103]);
    await world.store.db
      .insert(seatClaim)
      .values({ eventId: (await onlyNight()).id, seat: 204, why: "killed", note: "wet" });
    const more = [
      row("C", ["0", "1", "2", "3", "4"], 600),
      row("D", ["1", "2", { label: "3", flags: ["aisle"] }, "4"], 700),
    ];
    expect((await take({ seatingPlans: [plan(more)] })).err).toBe("");
    expect(await benches()).toEqual([
      { bench: 2, base: "000", free: "000", rank: expect.any(Number) },
      { bench: 3, base: "00000", free: "01110", rank: expect.any(Number) },
      { bench: 4, base: "0", free: "1", rank: expect.any(Number) },
    ]);
    expect(await ticketSeats()).toEqual([
      [302, "S-C-1"],
      [303, "S-C-2"],
    ]);
    const lines = await world.store.db.select().from(reservationLine);
    expect(lines.map(({ seats }) => seats).sort()).toEqual([[302, 303], [304]]);
    expect(await claims()).toEqual([302, 303, 304, 401]);
    await balance();
  });

  it("changes flags, places and zones as it likes, and pages learn of it", async () => {
    const balcony = { ...floor, id: undefined, code: "balcony", label: "Balcony" };
    await take({ ...file(), venues: [{ ...hall, sections: [floor, balcony] }] });
    await taken(2, false);
    const { revision } = await onlyNight();
    const seats = ["1", "2", "3", "4"].map((label) => ({ label, ...(label === "4" && { flags: ["accessible"] }) }));
    const change = plan([{ ...row("C", seats, 900), zone: "balcony" }, rowD]);
    const { err } = await take({ seatingPlans: [change] });
    expect(err).toContain("notice: seating plan has 4 seats in “balcony”, which no tier sells on first-night");
    expect(err).toContain(
      "notice: seating plan sections[1].rows[1] has an accessible seat in S-C/1 without a companion",
    );
    expect(await benches()).toEqual([
      { bench: 1, base: "000a", free: "110a", rank: 2 },
      { bench: 2, base: "0000", free: "0000", rank: 1 },
    ]);
    const { rows } = await world.store.db.execute<{ code: string }>(
      sql`select code from event_bench join venue_section on venue_section.id = zone_id order by bench`,
    );
    expect(rows.map(({ code }) => code)).toEqual(["balcony", "floor"]);
    expect((await onlyNight()).revision).toBe(revision + 1);
    await balance();
  });

  it("asks again once the night is locked, since a seat may be taken between the check and the import", async () => {
    await take(file());
    await taken(2, false);
    const [stored] = await world.store.db.select().from(seatingPlan);
    if (!stored) throw new Error("no plan");
    const { sections: _, ...bare } = stored.source;
    const source = { ...bare, sections: [{ code: "S", label: "South stand", zone: "floor", rows: [rowD] }] };
    const unchecked = { item: {} as never, key: stored.id, row: { source }, stored: undefined, complaints: [] };
    const late = world.store.db.transaction(async (tx) => {
      const work = seatWork(tx, world.clock.now());
      await work.plansChange([unchecked]);
      await work.finish();
    });
    await expect(late).rejects.toThrow("first-night: S-C-1 was taken meanwhile. Nothing is changed.");
    expect(await benches()).toHaveLength(2);
  });

  it("leaves nights that are over as they were", async () => {
    await take(file());
    world.clock.advance(8 * 86_400_000);
    expect((await take({ seatingPlans: [plan([rowD])] })).err).toBe("");
    expect(await benches()).toHaveLength(2);
  });

  it("keeps its venue's sections", async () => {
    await take(file());
    const { code, err } = await take({ venues: [{ ...hall, sections: [{ ...floor, id: undefined, code: "new" }] }] });
    expect(code).toBe(1);
    expect(err).toContain("venue sections cannot lose “floor”: seats belong to it");
  });
});

describe("A night", () => {
  it("that has sold by tier may get a plan, and the office is told what is left to do", async () => {
    await take(file([rowC], { events: [night({ seatingPlanId: undefined })] }));
    const [tier] = await world.store.db.select().from(ticketDefinition);
    const fan = visitor();
    const id = await held(world.office.reserve(fan, wish(tier?.eventId ?? "", { [tier?.id ?? ""]: 2 })));
    expect((await world.office.pay(fan, id)).outcome).toBe("done");
    const { code, err } = await take({ events: [night()] });
    expect(code).toBe(0);
    expect(err).toMatch(
      /notice: event seatingPlanId is new, and 2 tickets are sold without seats: run `seats assign first-night` afterwards\n$/,
    );
    expect(await benches()).toHaveLength(1);
    await balance();
  });

  it("cannot change its plan or sell by number again while seats are taken", async () => {
    await take(file());
    await taken(1, false);
    const none = await take({ events: [night({ seatingPlanId: undefined })] });
    expect(none.err).toContain("event seatingPlanId cannot change, 1 seat is sold, held or blocked");
    expect(none.err).toContain("event tiers[1].seated cannot change, seats are sold or held");
  });

  it("gets no seats without a plan, from another hall, beside allotted ones, or where the plan has none", async () => {
    const other = { ...hall, id: "6e1f8f0e-52a5-4f0e-9d53-0d8c1b7f3a09", sections: [] };
    const wrong = [
      night({ seatingPlanId: undefined }, { seated: true }),
      night({ slug: "b", shortCode: "FRSTNB", venueId: other.id }, { sectionId: null }),
      night({ slug: "c", shortCode: "FRSTNC" }, { allotted: 3 }),
      night({ slug: "d", shortCode: "FRSTND" }, { sectionId: null, seated: true }),
      night({ slug: "e", shortCode: "FRSTNE", seatingPlanId: "no-such-plan" }),
    ];
    const { err } = await take({ ...file(), venues: [hall, other], events: wrong });
    for (const says of [
      "event tiers[1].seated is true on a night without a seating plan",
      "event seatingPlanId is a plan of another venue",
      "event tiers[1].allotted must be 0 for a tier that is sold by seat: block its seats",
      "event tiers[1].seated is true, but the seating plan has no seats in this tier's section",
      "event seatingPlanId “no-such-plan” is none of the seatingPlans",
      "notice: event seatingPlanId has 8 seats in “floor”, which no tier of this night sells",
    ]) {
      expect(err).toContain(says);
    }
  });

  it("may sell a tier by number beside its seats", async () => {
    const [tier] = night().tiers;
    const lap = { ...tier, name: "On a lap", seated: false };
    expect((await take(file([rowC], { events: [night({ tiers: [tier, lap] })] }))).err).toBe("");
    const tiers = await world.store.db.select().from(ticketDefinition).orderBy(ticketDefinition.orderIndex);
    expect(tiers.map(({ seated }) => seated)).toEqual([true, false]);
    await office.run("content", "export", "all.json");
    expect((await office.run("content", "import", "all.json")).out).not.toMatch(/^\w+ +([1-9]|0 +[1-9])/m);
  });
});
