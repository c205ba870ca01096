/** Seats that the office keeps from the sale: blocked, unusable, or for a guest. A fan's seat stays theirs. */
import { sql } from "drizzle-orm";
import type { CompiledPlan } from "../../../app/domain/seating/compiled-plan";
import { seatsOfText, wordsOfSeat } from "../../../app/domain/seating/seat-names";
import { seatClaim } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { changeSeats, type SeatCommand, type SeatDeps, type SeatFault } from "./change-seats";
import { ownersOf, type SeatOwner } from "./seat-owners";

type OfficeClaim = { why: "guest" | "blocked" | "killed"; note?: string | undefined; until?: Date | undefined };
/** `seats` as the office writes them: `104-C-7..12,104-D`. */
type NamedSeats = SeatCommand & { seats: string };
type ChangedSeats = { places: string[] };

export function officeClaims(deps: SeatDeps) {
  return {
    /** Claims seats for the office, or changes the claims that it has. */
    claim: (o: NamedSeats & OfficeClaim): Promise<ChangedSeats | SeatFault> =>
      changeSeats(deps, o, async ({ tx, plan, now }) => {
        const { seats, places, fault } = await nobodysSeats(tx, plan, o);
        if (fault !== undefined) return { fault };
        const set = { why: o.why, note: o.note ?? null, until: o.until ?? null };
        await tx
          .insert(seatClaim)
          .values(seats.map((seat) => ({ eventId: o.eventId, seat, ...set })))
          .onConflictDoUpdate({ target: [seatClaim.eventId, seatClaim.seat], set });
        // Without the note, which may name a guest and is cleared after the night.
        const detail = { places, ...(o.until && { until: o.until }) };
        await recordAudit(tx, { at: now, actor: o.actor, action: `seats.${o.why}`, entity: o.eventId, detail });
        return { places };
      }),

    /** Puts seats that the office has back on sale. */
    free: (o: NamedSeats): Promise<ChangedSeats | SeatFault> =>
      changeSeats(deps, o, async ({ tx, plan, now }) => {
        const named = await nobodysSeats(tx, plan, o);
        if (named.fault !== undefined) return { fault: named.fault };
        const seats = named.seats.filter((seat) => named.owners.has(seat));
        if (seats.length === 0) return { fault: "None of these seats is blocked, killed or kept." };
        await tx.execute(sql`
          delete from seat_claim where event_id = ${o.eventId}::uuid and why is not null
            and seat in (select value::integer from jsonb_array_elements_text(${JSON.stringify(seats)}::jsonb))`);
        const places = seats.map((seat) => nameOfSeat(plan, seat));
        await recordAudit(tx, {
          ...{ at: now, actor: o.actor, action: "seats.freed", entity: o.eventId },
          detail: { places },
        });
        return { places };
      }),
  };
}

type Tx = Parameters<typeof ownersOf>[0];

/** The seats that a text names, if no fan has one of them. */
async function nobodysSeats(tx: Tx, plan: CompiledPlan, o: NamedSeats) {
  const { seats, unknown } = seatsOfText(plan, o.seats);
  const owners = await ownersOf(tx, o.eventId, seats);
  const taken = [...owners.values()].filter(({ why }) => why === null);
  const fault =
    unknown.length > 0
      ? `The plan has no ${unknown.join(", ")}.`
      : taken.length > 0
        ? taken.map((owner) => takenSentence(plan, owner)).join("\n")
        : undefined;
  return { seats, owners, fault, places: seats.map((seat) => nameOfSeat(plan, seat)) };
}

export const nameOfSeat = (plan: CompiledPlan, seat: number): string =>
  wordsOfSeat(plan, seat)?.placeId ?? String(seat);

/** Says who has a seat: "104-C-7 is of order 7KQ2-M4XP." */
export function takenSentence(plan: CompiledPlan, owner: SeatOwner): string {
  const name = nameOfSeat(plan, owner.seat);
  if (owner.orderNumber) return `${name} belongs to order ${owner.orderNumber}.`;
  if (owner.why === null) return `${name} is held by a fan who is buying.`;
  return `${name} is ${OFFICE_WORDS[owner.why]}${owner.note ? `: ${owner.note}` : ""}.`;
}

export const OFFICE_WORDS = { blocked: "blocked", killed: "killed", guest: "kept for a guest" } as const;
