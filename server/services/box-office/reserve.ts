/** Taking seats: rules first, then one statement that takes all of them or none. */
import { randomUUID } from "node:crypto";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { ReservationRequest } from "../../product-api/contract";
import { reservation } from "../../store/schema";
import { type Line, reservationAnswer } from "./answer";
import { again, isDuplicate } from "./busy";
import type { CloseCheckout } from "./checkout";
import { linesOf } from "./lines";
import { hers } from "./owner";
import { merged, problemsOf } from "./rules";
import { instant, takeSeats, type Wanted } from "./seats";
import { type OwnHold, situationOf } from "./situation";
import type { Office, ReserveOutcome, ReserveProblem } from "./types";

/** How long seats are held before payment begins. */
export const HOLD_MINUTES = 20;
const MINUTE_MS = 60_000;

type Taking = {
  id: string;
  eventId: string;
  visitorId: string;
  userId: string | null;
  clientKey: string;
  currency: string;
  now: Date;
  expires: Date;
  wanted: Wanted[];
  /** Which of the event's pending holds give way to this one. */
  replaced: SQL;
};

/** The whole reservation as one statement; it commits by itself, so no lock outlives a round trip. */
export function reserveStatement(o: Taking): SQL {
  return sql`
    with ${takeSeats(o)},
    made as (
      insert into reservation
        (id, event_id, status, user_id, visitor_id, client_key, total_cents, currency, expires, created_at)
      select ${o.id}::uuid, ${o.eventId}::uuid, 'PENDING', ${o.userId}::text, ${o.visitorId}::text,
        ${o.clientKey}::text, allowed.total_cents, ${o.currency}::text, ${instant(o.expires)}, ${instant(o.now)}
      from allowed where allowed.ok
    ),
    lines as (
      insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, name, policy)
      select ${o.id}::uuid, verdict.id, verdict.wanted, verdict.price_cents, verdict.name, verdict.policy
      from verdict, allowed where allowed.ok and verdict.wanted > 0
    )
    select verdict.id as "definitionId", verdict.wanted as quantity, verdict.available, verdict.name, verdict.policy,
      verdict.price_cents as "unitCents", allowed.ok, allowed.total_cents as "totalCents"
    from verdict, allowed where verdict.wanted > 0
    order by verdict.order_index, verdict.id`;
}

type Verdict = Line & { available: number; ok: boolean; totalCents: number };

export function reserving({ store, clock, report }: Office, closeCheckout: CloseCheckout) {
  const { db } = store;

  /**
   * Holds seats of one event for `HOLD_MINUTES`, in place of the visitor's open hold for that event. All or nothing.
   * A repeated `clientKey` with the same wish finds the first hold. Throws `Busy` when the store cannot be had in time.
   */
  return async function reserve(visitor: Visitor, request: ReservationRequest): Promise<ReserveOutcome> {
    const now = clock.now();
    const eventId = request.eventId.toLowerCase();
    const wanted = merged(request.ticketQuantities);
    const { event, definitions, mine } = await situationOf(store, visitor, {
      eventId,
      clientKey: request.clientKey,
      now,
    });
    const repeated = await repeatOf(mine, request.clientKey, wanted, now);
    if (repeated) return repeated;

    const problems = problemsOf(wanted, event, definitions, now);
    if (problems.length > 0) return refused(problems);

    // Money may be on its way for a hold in checkout: it gives way only when Stripe has closed the door.
    for (const { id, checkoutSessionId } of mine.filter((hold) => isAlive(hold, now))) {
      if (checkoutSessionId && !(await closed(id, checkoutSessionId))) return refused([{ code: "checkoutOpen" }]);
    }

    const keyIsSpent = mine.some(({ clientKey }) => clientKey === request.clientKey);
    return take(visitor, {
      eventId,
      wanted,
      now,
      currency: event?.currency ?? "USD",
      clientKey: keyIsSpent ? undefined : request.clientKey,
    });
  };

  async function take(
    visitor: Visitor,
    o: { eventId: string; wanted: Wanted[]; now: Date; currency: string; clientKey: string | undefined },
  ): Promise<ReserveOutcome> {
    const taking: Taking = {
      ...o,
      id: randomUUID(),
      visitorId: visitor.visitorId,
      userId: visitor.user?.userId ?? null,
      clientKey: o.clientKey ?? randomUUID(),
      expires: new Date(o.now.getTime() + HOLD_MINUTES * MINUTE_MS),
      replaced: and(hers(visitor), isNull(reservation.checkoutSessionId)) ?? sql`false`,
    };
    let rows: Verdict[];
    try {
      rows = await again(() => store.prepared<Verdict>(reserveStatement(taking)));
    } catch (error) {
      if (!o.clientKey || !isDuplicate(error)) throw error;
      // The same form was posted twice at once, and the other post came first. Or the key is somebody else's.
      const { mine } = await situationOf(store, visitor, o);
      return (await repeatOf(mine, o.clientKey, o.wanted, o.now)) ?? take(visitor, { ...o, clientKey: undefined });
    }
    const [first] = rows;
    if (first?.ok) {
      const row = { ...taking, status: "PENDING", totalCents: first.totalCents } as const;
      return { outcome: "held", reservation: reservationAnswer(row, rows) };
    }
    // The other post of this form may have taken the last seats: then they are hers.
    const { mine } = o.clientKey ? await situationOf(store, visitor, o) : { mine: [] };
    return (await repeatOf(mine, o.clientKey, o.wanted, o.now)) ?? refused(shortages(o.wanted, rows));
  }

  /** The first answer again, when the same key asks for the same seats and the hold has not ended since. */
  async function repeatOf(
    mine: OwnHold[],
    clientKey: string | undefined,
    wanted: Wanted[],
    now: Date,
  ): Promise<ReserveOutcome | undefined> {
    const first = mine.find((hold) => hold.clientKey === clientKey);
    if (!first || !(isAlive(first, now) || first.status === "CONFIRMED")) return undefined;
    const [[row], lines] = await Promise.all([
      db.select().from(reservation).where(eq(reservation.id, first.id)),
      linesOf(db, first.id),
    ]);
    const same =
      lines.length === wanted.length &&
      wanted.every((w) => lines.some((l) => l.definitionId === w.definitionId && l.quantity === w.quantity));
    return same && row ? { outcome: "held", reservation: reservationAnswer(row, lines) } : undefined;
  }

  async function closed(reservationId: string, sessionId: string): Promise<boolean> {
    try {
      return (await closeCheckout(reservationId, sessionId)) === "closed";
    } catch (error) {
      report(error, "critical", "closing a checkout before replacing its hold");
      return false;
    }
  }
}

const isAlive = (hold: { status: string; expires: Date }, now: Date) =>
  hold.status === "PENDING" && hold.expires.getTime() > now.getTime();

const refused = (problems: ReserveProblem[]): ReserveOutcome => ({ outcome: "refused", problems });

function shortages(wanted: Wanted[], rows: Verdict[]): ReserveProblem[] {
  return wanted.flatMap(({ definitionId, quantity }): ReserveProblem[] => {
    const row = rows.find((r) => r.definitionId === definitionId);
    if (!row) return [{ definitionId, code: "unknown" }];
    if (row.available >= quantity) return [];
    return [
      row.available > 0 ? { definitionId, code: "notEnough", n: row.available } : { definitionId, code: "soldOut" },
    ];
  });
}
