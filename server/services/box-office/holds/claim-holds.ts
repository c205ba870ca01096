/** Moves a guest's holds to the account. A fan has one hold per night, so one of two for the same night is released. */
import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../store/connection/open-store";
import { reservation } from "../../../store/schema";
import { isDuplicate, retryOnCollision } from "../../contention";
import type { BoxOfficeDeps } from "../box-office-types";
import { releaseSeats } from "../reserving/seat-stock";
import type { HoldRow } from "./hold-owner";

type ClaimingFan = { userId: string; visitorId: string };
const ROUNDS = 4;

export async function claimHolds({ store: { db }, clock }: BoxOfficeDeps, fan: ClaimingFan): Promise<void> {
  for (let round = 1; ; round++) {
    const stay: string[] = [];
    for (const [guests, members] of await rivals(db, fan)) {
      const now = clock.now();
      const loser = givesWay(guests, members, now);
      if (loser) {
        const status = isOver(loser, now) ? "EXPIRED" : "CANCELED";
        const o = { reservationId: loser.id, status, now, sessionId: null } as const;
        await retryOnCollision(() => releaseSeats(db, o));
      }
      // The fan can reach each of them.
      else stay.push(guests.id);
    }
    try {
      await move(db, fan, stay);
      return;
    } catch (error) {
      // We only retry if the fan took new seats meanwhile.
      if (round === ROUNDS || !isDuplicate(error)) throw error;
    }
  }
}

/** For each night with both: the guest's hold and the account's. */
async function rivals(db: Db, { userId, visitorId }: ClaimingFan): Promise<[guests: HoldRow, members: HoldRow][]> {
  const member = alias(reservation, "member");
  const rows = await db
    .select({ guests: reservation, members: member })
    .from(reservation)
    .innerJoin(member, eq(member.eventId, reservation.eventId))
    .where(
      and(
        eq(reservation.visitorId, visitorId),
        isNull(reservation.userId),
        eq(reservation.status, "PENDING"),
        eq(member.userId, userId),
        eq(member.status, "PENDING"),
      ),
    );
  return rows.map(({ guests, members }) => [guests, members]);
}

const isOver = ({ expires }: HoldRow, now: Date) => expires <= now;

/**
 * The hold that is released: one that is over, or else the older one that the fan made. One in checkout stays, and so
 * does an offer, without which the fan would lose their place on the waiting list. Undefined if both stay.
 */
function givesWay(guests: HoldRow, members: HoldRow, now: Date): HoldRow | undefined {
  const byAge = guests.createdAt > members.createdAt ? [members, guests] : [guests, members];
  const free = byAge.filter(({ checkoutSessionId }) => checkoutSessionId === null);
  return free.find((hold) => isOver(hold, now)) ?? free.find(({ origin }) => origin === "fan");
}

async function move(db: Db, { userId, visitorId }: ClaimingFan, stay: string[]): Promise<void> {
  await db
    .update(reservation)
    .set({ userId })
    .where(
      and(
        eq(reservation.visitorId, visitorId),
        isNull(reservation.userId),
        inArray(reservation.status, ["PENDING", "EXPIRED", "CANCELED"]),
        notInArray(reservation.id, stay),
      ),
    );
}
