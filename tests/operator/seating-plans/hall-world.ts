/** An office whose store is empty, and a small hall to import: one stand with rows C and D of four seats each. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import { reserveStatement, type SeatLine } from "../../../server/services/box-office/reserving/reserve-statement";
import {
  event,
  eventBench,
  reservation,
  seatClaim,
  ticket,
  ticketDefinition,
  ticketOrder,
} from "../../../server/store/schema";
import { root } from "../../root";
import { boxOfficeWorld } from "../../services/box-office/box-office-world";
import { MINUTE_MS, testStore } from "../../store";
import type { Document, Item } from "../content-world";
import { officeOf } from "../office";

const example: Document = JSON.parse(readFileSync(`${root}/deploy/first-night.json`, "utf8"));
export const [hall = {}] = example.venues ?? [];
export const [floor] = hall.sections as Item[];

export const row = (label: string, seats: (string | Item)[], y: number) => ({
  label,
  seats: seats.map((seat, index) => ({
    ...(typeof seat === "string" ? { label: seat } : seat),
    x: (index - (seats.length - 1) / 2) * 52,
    y,
  })),
});
export const plan = (rows: Item[], change: Item = {}) => ({
  format: "seating/1",
  slug: "small-hall",
  title: "Small hall",
  venueId: hall.id,
  focus: { kind: "ring", x: 0, y: 0, width: 600, height: 600 },
  camera: "south",
  sections: [{ code: "S", label: "South stand", zone: "floor", entrance: "Gate 2", rows }],
  ...change,
});
export const rowC = row("C", ["1", "2", "3", "4"], 600);
export const rowD = row("D", ["1", "2", "3", "4"], 700);

const WORDS: SeatWords = {
  placeId: "before",
  section: "S",
  sectionLabel: "South stand",
  row: "C",
  seat: "",
  entrance: "",
  level: "",
  flags: [],
};

export type HallWorld = Awaited<ReturnType<typeof hallWorld>>;

export async function hallWorld() {
  const world = await boxOfficeWorld(await testStore({ seeded: false }));
  const { store, clock } = world;
  const office = officeOf(world);

  /** The example night with a plan, on sale now. */
  const night = (change: Item = {}, tier: Item = {}) => {
    const now = clock.now().getTime();
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const [first] = example.events;
    return {
      ...first,
      publishedAt: at(-1),
      startAt: at(7),
      endAt: at(7.1),
      doorsAt: at(6.9),
      seatingPlanId: "small-hall",
      tiers: [{ ...first?.tiers[0], priceCents: 0, saleStart: at(-1), saleEnd: at(7), ...tier }],
      ...change,
    };
  };

  /** Holds the best seats; with `paid` they become an order's tickets. Returns their numbers. */
  async function taken(quantity: number, paid = true): Promise<number[]> {
    const [tier] = await store.db.select().from(ticketDefinition);
    if (!tier) throw new Error("no tier");
    const [id, now] = [randomUUID(), clock.now()];
    const wanted = [{ definitionId: tier.id, quantity }];
    const expires = new Date(now.getTime() + 20 * MINUTE_MS);
    const asking = [{ id, visitorId: id, userId: null, clientKey: id, wanted }];
    const rows = await store.prepared<SeatLine>(
      reserveStatement({ eventId: tier.eventId, now, expires, seated: true, asking }),
    );
    const seats = rows.flatMap((one) => one.seats ?? []);
    expect(seats).toHaveLength(quantity);
    if (!paid) return seats;

    const { eventId } = tier;
    const common = { orderNumber: id, eventId, createdAt: now };
    await store.db.update(reservation).set({ status: "CONFIRMED" }).where(eq(reservation.id, id));
    await store.db.insert(ticketOrder).values({
      ...common,
      reservationId: id,
      email: "fan@example.com",
      fullName: "Frankie Fan",
      locale: "en",
      status: "FREE",
      totalCents: 0,
      currency: "USD",
    });
    const kind = { definitionId: tier.id, name: tier.name, priceCents: 0 };
    const holder = { secret: "", guestFullName: "", status: "VALID" as const, seatWords: WORDS };
    await store.db
      .insert(ticket)
      .values(seats.map((seat) => ({ ...common, ...kind, ...holder, ticketNumber: randomUUID(), seat })));
    return seats;
  }

  return {
    world,
    office,
    night,
    taken,
    file: (rows: Item[] = [rowC, rowD], more: Item = {}) => ({
      venues: [hall],
      seatingPlans: [plan(rows)],
      events: [night()],
      ...more,
    }),
    take: (document: unknown, ...options: string[]) => {
      office.write("hall.json", document);
      return office.run("content", "import", "hall.json", ...options);
    },
    benches: () =>
      store.db
        .select({ bench: eventBench.bench, base: eventBench.base, free: eventBench.free, rank: eventBench.rank })
        .from(eventBench)
        .orderBy(eventBench.bench),
    async onlyNight() {
      const [one] = await store.db.select().from(event);
      if (!one) throw new Error("no night");
      return one;
    },
    claims: async () => (await store.db.select().from(seatClaim).orderBy(seatClaim.seat)).map(({ seat }) => seat),
    ticketSeats: async () =>
      (await store.db.select().from(ticket).orderBy(ticket.seat)).map(({ seat, seatWords }) => [
        seat,
        seatWords?.placeId,
      ]),
    balance: async () => expect((await office.run("db", "check")).out).toBe("The books balance.\n"),
    async close() {
      await world.close();
      office.leave();
    },
  };
}
