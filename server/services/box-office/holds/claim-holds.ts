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
      const loser = givesWay(guests, members);
      const o = { reservationId: loser?.id ?? "", status: "CANCELED" as const, now: clock.now(), sessionId: null };
      if (loser) await retryOnCollision(() => releaseSeats(db, o));
      // If both are in checkout, both stay as they are: the fan can reach each of them.
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

/** The hold that is not in checkout; if neither is, the older one. */
function givesWay(guests: HoldRow, members: HoldRow): HoldRow | undefined {
  const [newer, older] = guests.createdAt > members.createdAt ? [guests, members] : [members, guests];
  return [older, newer].find(({ checkoutSessionId }) => checkoutSessionId === null);
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
