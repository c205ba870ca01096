/** What a browser holds as a guest becomes the account's. One hold per fan and night stays one: the other gives way. */
import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isDuplicate, retryOnCollision } from "../../../store/contention";
import type { Db } from "../../../store/open";
import { reservation } from "../../../store/schema";
import type { BoxOfficeParts } from "../box-office-types";
import { releaseSeats } from "../reserving/seat-stock";

type Fan = { userId: string; visitorId: string };
type HoldRow = typeof reservation.$inferSelect;

const ROUNDS = 4;

export async function claimHolds({ store: { db }, clock }: BoxOfficeParts, fan: Fan): Promise<void> {
  for (let round = 1; ; round++) {
    const stay: string[] = [];
    for (const [guests, members] of await rivals(db, fan)) {
      const loser = givesWay(guests, members);
      const o = { reservationId: loser?.id ?? "", status: "CANCELED" as const, now: clock.now(), sessionId: null };
      if (loser) await retryOnCollision(() => releaseSeats(db, o));
      // Both are being paid for: each stays where it is, and both stay the fan's.
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

/** For each night the guest's hold and the member's, where there are both. */
async function rivals(db: Db, { userId, visitorId }: Fan): Promise<[guests: HoldRow, members: HoldRow][]> {
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

/** The one that nobody is paying for; of two such, the older. */
function givesWay(guests: HoldRow, members: HoldRow): HoldRow | undefined {
  const [newer, older] = guests.createdAt > members.createdAt ? [guests, members] : [members, guests];
  return [older, newer].find(({ checkoutSessionId }) => checkoutSessionId === null);
}

async function move(db: Db, { userId, visitorId }: Fan, stay: string[]): Promise<void> {
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
