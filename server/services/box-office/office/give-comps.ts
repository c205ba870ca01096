/**
 * Complimentary tickets: a free order for a name and an address, with numbered seats or without. They take their seats
 * with the statement that also sells them, so that they never oversell a night.
 */
import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { seatsOfText } from "../../../../app/domain/seating/seat-names";
import { Refused } from "../../../failures/refused";
import type { Db } from "../../../store/db";
import { event, reservation, reservationLine, ticketDefinition } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { isDuplicate, retryOnCollision } from "../../contention";
import { givenAddress, givenName } from "../../given-address";
import { isOver } from "../../nights/over";
import { lockTiers } from "../../seating/lock-tiers";
import { nameOfSeat, takenSentence } from "../../seating/office-claims";
import { endOverdueClaims, ownersOf } from "../../seating/seat-owners";
import type { SeatedOfficeDeps } from "../box-office-types";
import { issueOrder } from "../checkout/issue-order";
import { isOnTerms } from "../checkout/ticket-sale";
import { takeSeats, type WantedSeats } from "../reserving/seat-stock";

/** More at once is most likely a typing error. */
export const MOST_COMPS = 100;

type CompLine = {
  definitionId: string;
  quantity: number;
  /** As the office writes them: `104-C-7..9`. They replace `quantity`; without them, the best free seats are taken. */
  seats?: string | undefined;
};
type NewComps = {
  eventId: string;
  lines: CompLine[];
  name: string;
  email: string;
  /** Why they are free, for the history. */
  why: string;
  /** Language of the mail. */
  locale?: string | undefined;
  actor: Actor;
  /** The id of a form's deed, which is done only once. */
  id?: string | undefined;
  dryRun?: boolean | undefined;
};
/** `places` are the seats of a tier by name, none where it has no seats. `worthCents` is what they would have cost. */
type GivenComps = {
  orderNumber: string;
  lines: { definitionId: string; name: string; quantity: number; places: string[] }[];
  worthCents: number;
  currency: string;
};
/** `already`: the same form has been sent before. */
type CompsOutcome = GivenComps | { fault: string } | { already: true };

const UNDO = new Error("A dry run is undone");

export function compGiving({ store: { db }, clock, plans, outbox }: SeatedOfficeDeps) {
  /** All of them or none. The fan gets the tickets by mail, as after a purchase. */
  return async function giveComps(o: NewComps): Promise<CompsOutcome> {
    let done: CompsOutcome | undefined;
    try {
      await retryOnCollision(() =>
        db.transaction(async (tx) => {
          done = await give(tx, o);
          if (o.dryRun) throw UNDO;
        }),
      );
    } catch (error) {
      if (error instanceof Refused) return { fault: error.message };
      if (isDuplicate(error, "audit_pkey")) return { already: true };
      if (error !== UNDO) throw error;
    }
    if (!done) throw new Error("Giving tickets returned nothing");
    if (!o.dryRun) outbox.sendSoon();
    return done;
  };

  async function give(tx: Db, o: NewComps): Promise<GivenComps> {
    const now = clock.now();
    const [email, fullName] = [givenAddress(o.email), givenName(o.name)];
    const night = await openNight(tx, o.eventId, now);
    await lockTiers(tx, [o.eventId]);
    const tiers = await wantedTiers(tx, o);
    const places = await namedSeats(tx, o, now);
    const lines = tiers.map(({ tier, line }) => {
      const seats = places.get(line.definitionId);
      return {
        tier,
        wanted: { definitionId: tier.id, quantity: seats?.length ?? line.quantity, ...(seats && { seats }) },
      };
    });
    if (lines.reduce((sum, { wanted }) => sum + wanted.quantity, 0) > MOST_COMPS) {
      throw new Refused(`At most ${MOST_COMPS} tickets at once.`);
    }
    const hold = await emptyReservation(tx, o.eventId, night.currency, lines, now);
    const taken = await take(tx, hold, lines, now);
    const wordsOf = await plans.wordsOf(tx, o.eventId);
    const buyer = { email, fullName, locale: o.locale ?? "en", status: "FREE" as const, now };
    const orderNumber = await issueOrder(tx, hold, { ...buyer, actor: o.actor }, plans);
    const given = lines.map(({ tier, wanted }) => ({
      ...{ definitionId: tier.id, name: tier.name, quantity: wanted.quantity },
      places: (taken.get(tier.id) ?? []).map((seat) => wordsOf(seat).placeId),
    }));
    const worthCents = lines.reduce((sum, { tier, wanted }) => sum + tier.priceCents * wanted.quantity, 0);
    await recordAudit(tx, {
      ...{ id: o.id, at: now, actor: o.actor, action: "order.comped", entity: orderNumber },
      detail: { eventId: o.eventId, tickets: given.map(({ name, quantity }) => ({ name, quantity })), worthCents },
      personal: { name: fullName, email, why: o.why },
    });
    return { orderNumber, lines: given, worthCents, currency: night.currency };
  }

  /** The named seats' numbers by tier. Seats that the office keeps for a guest are freed for these tickets. */
  async function namedSeats(tx: Db, o: NewComps, now: Date): Promise<Map<string, number[]>> {
    const named = o.lines.filter(({ seats }) => seats?.trim());
    const seatsOf = new Map<string, number[]>();
    if (named.length === 0) return seatsOf;
    const plan = await plans.planOf(tx, o.eventId);
    if (!plan) throw new Refused("This night has no numbered seats.");
    for (const { definitionId, seats: text = "" } of named) {
      const { seats, unknown } = seatsOfText(plan, text);
      if (unknown.length > 0) throw new Refused(`The plan has no ${unknown.join(", ")}.`);
      seatsOf.set(definitionId, seats);
    }
    const all = [...seatsOf.values()].flat();
    await endOverdueClaims(tx, o.eventId, now);
    if (new Set(all).size < all.length) throw new Refused("A seat is named twice.");
    const owners = [...(await ownersOf(tx, o.eventId, all)).values()];
    const gone = owners.filter(({ why }) => why !== "guest");
    if (gone.length > 0) throw new Refused(gone.map((owner) => takenSentence(plan, owner)).join("\n"));
    const kept = owners.filter(({ why }) => why === "guest").map(({ seat }) => seat);
    if (kept.length > 0) {
      await tx.execute(sql`
        delete from seat_claim where event_id = ${o.eventId}::uuid and why = 'guest'
          and seat in (select value::integer from jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb))`);
      const detail = { places: kept.map((seat) => nameOfSeat(plan, seat)) };
      await recordAudit(tx, { at: now, actor: o.actor, action: "seats.freed", entity: o.eventId, detail });
    }
    return seatsOf;
  }
}

type TierRow = typeof ticketDefinition.$inferSelect;
type PricedLine = { tier: TierRow; wanted: WantedSeats };

/** Locked, so that calling the night off either comes first or finds the order. */
async function openNight(tx: Db, eventId: string, now: Date) {
  const [night] = await tx.select().from(event).where(eq(event.id, eventId)).for("share");
  if (!night) throw new Refused("There is no such night.");
  if (night.status === "CANCELED") throw new Refused(`${night.title} is called off.`);
  if (isOver(night, now)) throw new Refused(`${night.title} is over.`);
  // The mail leads to the ticket page, which fans can't open before that.
  if (night.status === "DRAFT" || night.publishedAt > now) {
    throw new Refused(`${night.title} isn’t public yet: publish it first.`);
  }
  return night;
}

async function wantedTiers(tx: Db, o: NewComps): Promise<{ tier: TierRow; line: CompLine }[]> {
  const lines = o.lines.filter(({ quantity, seats }) => quantity > 0 || seats?.trim());
  const ids = lines.map(({ definitionId }) => definitionId);
  if (lines.length === 0) throw new Refused("Say how many tickets.");
  if (lines.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 0)) {
    throw new Refused("A number of tickets is a whole number.");
  }
  const tiers = await tx.select().from(ticketDefinition).where(inArray(ticketDefinition.id, ids));
  return lines.map((line) => {
    const tier = tiers.find(({ id, eventId }) => id === line.definitionId && eventId === o.eventId);
    if (!tier) throw new Refused("This night has no such tier.");
    if (line.seats?.trim() && !tier.seated) throw new Refused(`${tier.name} is not sold by seat.`);
    return { tier, line };
  });
}

/** A reservation without seats yet, at no price: `take` fills it like a hold whose money came late. */
async function emptyReservation(tx: Db, eventId: string, currency: string, lines: PricedLine[], now: Date) {
  const id = randomUUID();
  const [hold] = await tx
    .insert(reservation)
    .values({
      ...{ id, eventId, status: "CANCELED" as const, visitorId: `comp:${id}`, clientKey: id, totalCents: 0 },
      ...{ currency, expires: now, createdAt: now },
    })
    .returning();
  if (!hold) throw new Error("Inserting a reservation returned no row");
  await tx.insert(reservationLine).values(
    lines.map(({ tier, wanted: { quantity } }) => ({
      ...{ reservationId: id, definitionId: tier.id, quantity, unitCents: 0, listCents: 0 },
      ...{ name: tier.name, policy: tier.policy },
    })),
  );
  return hold;
}

/** Takes the seats and returns those of tiers that are sold by seat. Throws `Refused` if there are too few. */
async function take(
  tx: Db,
  { id, eventId }: typeof reservation.$inferSelect,
  lines: PricedLine[],
  now: Date,
): Promise<Map<string, number[]>> {
  const wanted = lines.map((line) => line.wanted);
  const seated = lines.some(({ tier }) => tier.seated);
  const terms = (await isOnTerms(tx, eventId)) ? "settled" : undefined;
  const { rows } = await tx.execute<{
    definitionId: string;
    ok: boolean;
    available: number;
    seats: number[] | null;
  }>(sql`
    with ${takeSeats({ eventId, now, requests: [{ id, wanted }], seated, terms })},
    confirmed as (
      update reservation set status = 'CONFIRMED' from verdict where reservation.id = verdict.id and verdict.ok
    ),
    numbered as (
      update reservation_line set seats = line.seats
      from line join verdict on verdict.n = line.n
      where verdict.ok and line.seats is not null
        and reservation_line.reservation_id = verdict.id and reservation_line.definition_id = line.definition_id
    )
    select line.definition_id as "definitionId", verdict.ok, line.available, line.seats
    from line join verdict on verdict.n = line.n`);
  if (rows.length === 0 || rows.some(({ ok }) => !ok)) {
    const short = lines.flatMap(({ tier, wanted: { quantity } }) => {
      const left = rows.find(({ definitionId }) => definitionId === tier.id)?.available ?? 0;
      return left < quantity ? [`${tier.name}: ${left} left of ${quantity}.`] : [];
    });
    throw new Refused(short.join("\n") || "These seats are not free.");
  }
  return new Map(rows.flatMap(({ definitionId, seats }) => (seats ? [[definitionId, seats] as const] : [])));
}
