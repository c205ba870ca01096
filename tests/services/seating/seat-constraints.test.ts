/** What the schema refuses whoever writes it: a seat that two people have, or that nobody may have. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../../../server/store/db";
import { eventBench, reservation, reservationLine, seatClaim, ticket, ticketOrder } from "../../../server/store/schema";
import { DAY_MS, frozenNow, testStore } from "../../store";
import { benchesOf, hall } from "./hall";

const WORDS = {
  ...{ placeId: "1-A-1", section: "1", sectionLabel: "Section 1", row: "A", seat: "1", entrance: "", level: "" },
  flags: [],
};

let store: Store;
let made: Awaited<ReturnType<typeof hall>>;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  made = await hall(store, frozenNow, [{ capacity: 100 }], [{ tiers: [0], benches: ["0a 0", "000"] }]);
});

/** The constraint that refuses the work; undefined if nothing does. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { cause?: { constraint?: string } }) => error.cause?.constraint ?? String(error),
  );

async function booked() {
  const [id, orderNumber] = [randomUUID(), randomUUID()];
  await store.db.insert(reservation).values({
    ...{ id, eventId: made.eventId, status: "CONFIRMED", visitorId: id, clientKey: id, totalCents: 0, currency: "USD" },
    ...{ expires: new Date(frozenNow.getTime() + DAY_MS), createdAt: frozenNow },
  });
  await store.db.insert(ticketOrder).values({
    ...{ orderNumber, reservationId: id, eventId: made.eventId, email: "fan@example.com", fullName: "Frankie Fan" },
    ...{ locale: "en", status: "FREE", totalCents: 0, currency: "USD", createdAt: frozenNow },
  });
  return { id, orderNumber };
}
const claim = (seat: number, reservationId: string) =>
  store.db.insert(seatClaim).values({ eventId: made.eventId, seat, reservationId, definitionId: made.first });
const issue = (seat: number | null, orderNumber: string, more: Partial<typeof ticket.$inferInsert> = {}) =>
  store.db.insert(ticket).values({
    ...{ ticketNumber: randomUUID(), secret: "", orderNumber, eventId: made.eventId, definitionId: made.first },
    ...{ name: "Tier", priceCents: 0, guestFullName: "", status: "VALID", createdAt: frozenNow },
    ...{ seat, seatWords: seat === null ? null : WORDS, ...more },
  });

describe("Even by hand, nobody can", () => {
  it("claim a seat twice, or for the office and a fan", async () => {
    const [one, other] = [await booked(), await booked()];
    await claim(101, one.id);
    expect(await refusal(claim(101, other.id))).toBe("seat_claim_event_id_seat_pk");
    const blocked = { eventId: made.eventId, seat: 101, why: "blocked" as const };
    expect(await refusal(store.db.insert(seatClaim).values(blocked))).toBe("seat_claim_event_id_seat_pk");
    const both = { ...blocked, seat: 104, reservationId: one.id, definitionId: made.first };
    expect(await refusal(store.db.insert(seatClaim).values(both))).toBe("claim_has_one_owner");
  });

  it("claim a gap, a place beyond a bench, or an unknown bench", async () => {
    const { id } = await booked();
    for (const seat of [103, 105, 100, 999, 5]) {
      expect(await refusal(claim(seat, id))).toBe("claim_is_of_a_seat");
    }
  });

  it("claim for no reservation, or for another night's", async () => {
    expect(await refusal(claim(101, randomUUID()))).toBe("claim_is_of_a_reservation");
    const { id } = await booked();
    made = await hall(store, frozenNow, [{ capacity: 9 }], [{ tiers: [0], benches: ["00"] }]);
    expect(await refusal(claim(101, id))).toBe("claim_is_of_a_reservation");
  });

  it("issue a second ticket for a seat, or one for a seat that its order has not claimed", async () => {
    const [one, other] = [await booked(), await booked()];
    await claim(101, one.id);
    await issue(101, one.orderNumber);
    expect(await refusal(issue(101, one.orderNumber))).toBe("ticket_one_per_seat");
    expect(await refusal(issue(104, one.orderNumber))).toBe("ticket_has_its_seat");
    await claim(104, one.id);
    expect(await refusal(issue(104, other.orderNumber))).toBe("ticket_has_its_seat");
    await issue(101, one.orderNumber, { status: "CANCELED" });
  });

  it("give back the seat of a valid ticket, except together with the ticket", async () => {
    const { id, orderNumber } = await booked();
    await claim(101, id);
    await issue(101, orderNumber);
    expect(await refusal(store.db.delete(seatClaim).where(eq(seatClaim.reservationId, id)))).toBe(
      "ticket_has_its_seat",
    );
    await store.db.execute(sql`
      with canceled as (update ticket set status = 'CANCELED' where order_number = ${orderNumber} returning event_id, seat)
      delete from seat_claim using canceled where (seat_claim.event_id, seat_claim.seat) = (canceled.event_id, canceled.seat)`);
    expect(await benchesOf(store, made.eventId)).toEqual(["0a 0", "000"]);
  });

  it("make a canceled ticket valid when its seat has gone to somebody else", async () => {
    const [one, other] = [await booked(), await booked()];
    await claim(101, other.id);
    await issue(101, one.orderNumber, { status: "CANCELED" });
    const again = store.db.update(ticket).set({ status: "VALID" }).where(eq(ticket.orderNumber, one.orderNumber));
    expect(await refusal(again)).toBe("ticket_has_its_seat");
  });

  it("move a claim, or hold more or fewer seats than tickets", async () => {
    const { id } = await booked();
    await claim(101, id);
    expect(await refusal(store.db.update(seatClaim).set({ seat: 104 }).where(eq(seatClaim.reservationId, id)))).toBe(
      "claim_stays",
    );
    const line = { reservationId: id, definitionId: made.first, unitCents: 0, name: "", policy: "" };
    const two = { ...line, quantity: 2, seats: [101] };
    expect(await refusal(store.db.insert(reservationLine).values(two))).toBe("seat_for_each");
  });
});

it("Two seats can be swapped within a transaction", async () => {
  const { id, orderNumber } = await booked();
  await claim(101, id);
  await claim(104, id);
  await issue(101, orderNumber, { ticketNumber: "A" });
  await issue(104, orderNumber, { ticketNumber: "B" });
  await store.db.transaction(async (tx) => {
    await tx.update(ticket).set({ seat: null, seatWords: null }).where(eq(ticket.ticketNumber, "A"));
    await tx.update(ticket).set({ seat: 101 }).where(eq(ticket.ticketNumber, "B"));
    await tx.update(ticket).set({ seat: 104, seatWords: WORDS }).where(eq(ticket.ticketNumber, "A"));
  });
  expect((await store.db.select().from(ticket).where(eq(ticket.ticketNumber, "B")))[0]?.seat).toBe(101);
});

it("What is free follows the claims, also when two people write without a lock", async () => {
  const { id } = await booked();
  await claim(102, id);
  await claim(201, id);
  expect(await benchesOf(store, made.eventId)).toEqual(["01 0", "100"]);
  const [bench] = await store.db.select().from(eventBench).where(eq(eventBench.eventId, made.eventId));
  expect(bench?.longest).toBe(1);
  await store.db.delete(seatClaim).where(eq(seatClaim.eventId, made.eventId));
  expect(await benchesOf(store, made.eventId)).toEqual(["0a 0", "000"]);
});
