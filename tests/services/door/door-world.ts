/** Nights with sold tickets for the tests of the door. */
import { randomUUID } from "node:crypto";
import { ticketSignature } from "../../../server/services/box-office/tickets/ticket-numbers";
import type { DoorPass } from "../../../server/services/door/door-passes";
import type { Store } from "../../../server/store/connection/open-store";
import { reservation, reservationLine, ticket, ticketOrder } from "../../../server/store/schema";
import { night } from "../box-office/box-office-world";
import { testPass } from "../door-pass";

export type SoldTicket = { number: string; code: string };

/** A night with `count` sold tickets, as if each guest had bought one. */
export async function soldNight(store: Store, now: Date, count: number) {
  const { eventId, first } = await night(store, now, [{ capacity: count + 10, cents: 4_900 }]);
  const reservationId = randomUUID();
  const orderNumber = `ORD-${randomUUID().slice(0, 8)}`;
  const money = { totalCents: 4_900 * count, currency: "USD" };
  await store.db.insert(reservation).values({
    ...{ id: reservationId, eventId, status: "CONFIRMED", visitorId: randomUUID(), clientKey: randomUUID() },
    ...{ ...money, expires: now, createdAt: now },
  });
  await store.db.insert(reservationLine).values({
    ...{ reservationId, definitionId: first, quantity: count, unitCents: 4_900, name: "Tier 1", policy: "" },
  });
  await store.db.insert(ticketOrder).values({
    ...{ orderNumber, reservationId, eventId, email: "a@example.com", fullName: "Ada", locale: "en", status: "PAID" },
    ...{ ...money, createdAt: now },
  });
  const letters = () =>
    Array.from({ length: 4 }, () => "ABCDEFGHJKMNPQRSTUVWXYZ"[Math.floor(Math.random() * 23)]).join("");
  const series = `${letters()}-${letters()}-AA`;
  const rows = Array.from({ length: count }, (_, n) => ({
    ticketNumber:
      n < 999
        ? `${series}${String(n + 1).padStart(3, "0")}`
        : `${letters()}-${letters()}-AB${String(n % 1000).padStart(3, "0")}`,
    ...{ secret: randomUUID().replaceAll("-", ""), orderNumber, eventId, definitionId: first, name: "Tier 1" },
    ...{ priceCents: 4_900, guestFullName: `Guest ${n + 1}`, status: "VALID" as const, createdAt: now },
  }));
  for (let at = 0; at < rows.length; at += 1_000) await store.db.insert(ticket).values(rows.slice(at, at + 1_000));
  const tickets: SoldTicket[] = rows.map(({ ticketNumber, secret }) => ({
    number: ticketNumber,
    code: ticketSignature(secret, ticketNumber),
  }));
  const pass = (label: string, terms: Partial<DoorPass> = {}) => testPass(eventId, label, terms);
  return { eventId, orderNumber, tickets, pass };
}

/** A scan of a phone without a network, which showed "Come in". */
export const lateScan = (ticketNumber: string, at: Date) => ({
  id: randomUUID(),
  ticketNumber,
  at: at.getTime(),
  shown: "in" as const,
  list: 1,
});
