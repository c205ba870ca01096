/** Reserves seats. One SQL statement serves all fans who ask at the same moment, each completely or not at all. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, type SQL, sql } from "drizzle-orm";
import { seatNamed } from "../../../../app/domain/seating/seat-names";
import type { Visitor } from "../../../ports";
import type { ReservationRequest } from "../../../product-api/contract";
import { batchedCalls } from "../../../store/batched-calls";
import { reservation } from "../../../store/schema";
import { Busy, isDuplicate } from "../../contention";
import type { ReserveOutcome, ReserveProblem, SeatedOfficeDeps } from "../box-office-types";
import type { CloseCheckout } from "../checkout/close-checkout";
import { awaitsCheckoutOutcome, belongsTo } from "../holds/hold-owner";
import { nightAndHoldsReader, type OwnHold } from "./night-and-holds";
import { refusals } from "./refusals";
import { type ReservationLine as AnswerLine, reservationAnswer } from "./reservation-answer";
import { linesOf } from "./reservation-lines";
import { asksForSeats, type MergedLine, mergedLines, reservationProblems } from "./reservation-rules";
import { type SeatRequest, takeSeats, type WantedSeats } from "./seat-stock";
import { instant } from "./sql-instant";
import { takeBeforeDeadline } from "./take-before-deadline";

/** How long seats are held before checkout begins. */
const HOLD_MINUTES = 20;
const MINUTE_MS = 60_000;
const ROUNDS = 4;
const PAUSE_MS = 40;
type PendingRequest = Required<Pick<SeatRequest, "visitorId" | "userId" | "clientKey">> & SeatRequest;
/** A row of the statement below: one request and one of its tiers. */
export type SeatLine = AnswerLine & {
  n: number;
  available: number;
  ok: boolean;
  barred: boolean;
  late: boolean;
  totalCents: number;
  currency: string;
  /** Why no seats, or not these, could be taken. */
  problem: SeatProblem | null;
  zone: string | null;
};
/** `seats`: those that cannot be had. `n`: how many are free in the zone, or lie together. */
export type SeatProblem =
  | { code: "placeTaken" | "companionAlone"; seats: number[] }
  | { code: "short" | "notTogether"; zone: string; n: number }
  | { code: "noAccessible" };
type TakenSeats = { expires: Date; lines: SeatLine[] };

/**
 * All reservations of one event as one statement. It commits by itself, so no lock outlives a round trip. The statement
 * checks the rules again (reservation-rules.ts explains them to people), under a lock that canceling the night waits for.
 * It bars a fan who has a hold in checkout, or one under the same key: the caller has to look at these first. A frozen
 * database or network may delay the statement for minutes, so after `deadline`, on the database's own clock, it takes
 * nothing.
 */
export function reserveStatement(o: {
  eventId: string;
  now: Date;
  expires: Date;
  asking: PendingRequest[];
  deadline?: string;
  seated?: boolean;
}): SQL {
  const now = instant(o.now);
  const late = sql`gate.locked_at >= ${o.deadline ?? "infinity"}::timestamptz`;
  const barred = sql`
      select request.n from request left join show on show.published_at <= ${now} and show.start_at > ${now}
        and show.status in ('SCHEDULED', 'POSTPONED') and show.registration_type = 'TICKETS' and not show.schedule_tbd
        and show.ticket_limit_per_order >= (select sum(quantity) from wanted where wanted.n = request.n)
      where show.id is null
      union all
      select wanted.n from wanted join stock on stock.id = wanted.definition_id
      where hidden or ${now} < sale_start or ${now} >= sale_end or quantity > limit_per_checkout
        ${o.seated ? sql`` : sql`or seated`}
      union all
      select request.n from request, gate where ${late}
      union all
      select request.n from request join own_hold on ${belongsTo("request")}
      where own_hold.event_id = ${o.eventId}::uuid and (own_hold.client_key = request.client_key
        or (own_hold.status = 'PENDING' and own_hold.checkout_session_id is not null))`;
  return sql`
    with ${takeSeats({ eventId: o.eventId, now: o.now, requests: o.asking, barred, seated: o.seated })},
    show as materialized (select * from event where id = ${o.eventId}::uuid for share),
    made as (
      insert into reservation
        (id, event_id, status, user_id, visitor_id, client_key, total_cents, currency, expires, created_at)
      select request.id, show.id, 'PENDING', request.user_id, request.visitor_id, request.client_key,
        verdict.total_cents, show.currency, ${instant(o.expires)}, ${now}
      from request join verdict on verdict.n = request.n, show,
        -- The index allows one hold per fan and night, so the old one has to end before the new one is inserted.
        (select count(*) from ended) as before
      where verdict.ok
    ),
    lines as (
      insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, name, policy, seats)
      select verdict.id, line.definition_id, line.quantity, line.price_cents, line.name, line.policy,
        line.seats
      from line join verdict on verdict.n = line.n where verdict.ok
    )
    select line.n, verdict.ok, verdict.n in (select n from barred) as barred, ${late} as late,
      verdict.total_cents as "totalCents",
      show.currency, line.definition_id as "definitionId", line.quantity, line.available, line.name, line.policy,
      line.price_cents as "unitCents", line.seats, line.problem, line.zone
    from line join verdict on verdict.n = line.n, show, gate
    order by line.n, line.order_index, line.definition_id`;
}

export function seatReserving(
  { store, clock, report, plans }: SeatedOfficeDeps,
  closeCheckout: CloseCheckout,
  askAboutNight: (eventId: string) => Promise<boolean>,
) {
  const { db } = store;
  const situationOf = nightAndHoldsReader(store);
  /** Nights that sell seats by number are served by a shorter statement, which refuses tiers that are sold by seat. */
  const seatedNights = new Set<string>();
  const takeInTurn = batchedCalls(takeTogether, ({ userId, visitorId }: PendingRequest) => userId ?? visitorId);

  /**
   * Holds seats of one event for `HOLD_MINUTES`, in place of the visitor's open hold for that event. All or nothing.
   * The same request with the same `clientKey` finds the first hold. Throws `Busy` if the store does not respond in time.
   */
  return async function reserve(visitor: Visitor, request: ReservationRequest): Promise<ReserveOutcome> {
    const eventId = request.eventId.toLowerCase();
    const asks = mergedLines(request.ticketQuantities);
    if (!asksForSeats(asks)) return refused([{ code: "empty" }]);
    const named = await namedSeats(eventId, asks);
    if (named.unknown.length > 0) return refused(named.unknown);
    const { wanted } = named;
    const { accessible, together } = request;
    const ask = { wanted, accessible, together };

    let { clientKey } = request;
    let asked = false;
    let learned = false;
    // We only retry if something changed in between: the same form again, a checkout closed, a rule changed.
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0 && !learned) await wait(round * PAUSE_MS);
      learned = false;
      const taken = await take(visitor, eventId, ask, clientKey);
      if (taken.held) return { outcome: "held", reservation: taken.held };
      if (!taken.barred) {
        const short = refusals(wanted, taken.lines, named.nameOf);
        // An ended checkout keeps its seats until Stripe has said how it ended, so we ask once.
        if (asked || !(await askAboutNight(eventId))) return refused(short);
        asked = true;
        continue;
      }

      const now = clock.now();
      const { event, definitions, mine } = await situationOf(visitor, { eventId, clientKey, now });
      const repeated = await repeatOf(mine, clientKey, wanted, now);
      if (repeated) return repeated;
      const problems = reservationProblems(wanted, event, definitions, now);
      if (problems.length > 0) return refused(problems);
      if (!seatedNights.has(eventId) && definitions.some(({ seated }) => seated)) {
        seatedNights.add(eventId);
        learned = true;
      }

      // A hold in checkout may have been paid, so we close its session at Stripe before we replace it.
      for (const { id, checkoutSessionId } of mine.filter(
        (hold) => isAlive(hold, now) || awaitsCheckoutOutcome(hold, now),
      )) {
        if (checkoutSessionId && !(await closed(id, checkoutSessionId))) return refused([{ code: "checkoutOpen" }]);
      }
      if (taken.keyIsSpent || mine.some((hold) => hold.clientKey === clientKey)) clientKey = undefined;
    }
    throw new Busy("The reservation lost every round to another request");
  };

  /** `barred`: the request fails for a reason other than a lack of seats. */
  async function take(
    visitor: Visitor,
    eventId: string,
    ask: Pick<SeatRequest, "wanted" | "accessible" | "together">,
    clientKey: string | undefined,
  ) {
    const asking: PendingRequest = {
      ...ask,
      id: randomUUID(),
      visitorId: visitor.visitorId,
      userId: visitor.user?.userId ?? null,
      clientKey: clientKey ?? randomUUID(),
    };
    try {
      const { lines, expires } = await takeInTurn(eventId, asking);
      const [first] = lines;
      const row = first?.ok && { ...first, id: asking.id, eventId, expires, status: "PENDING" as const };
      return {
        lines,
        barred: lines.length < ask.wanted.length || first?.barred,
        keyIsSpent: false,
        held: row ? await answerOf(row, lines) : undefined,
      };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another request of the same fan was faster. Or the key was used for another night.
      const keyIsSpent = isDuplicate(error, "reservation_client_key");
      return { lines: [], barred: true, keyIsSpent, held: undefined };
    }
  }

  /** Serves all requests that gathered while the previous statement ran, in one statement, in their order. */
  async function takeTogether(eventId: string, asking: PendingRequest[]): Promise<TakenSeats[]> {
    const now = clock.now();
    const expires = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
    const ids = asking.map(({ id }) => id);
    const rows = await takeBeforeDeadline({ store }, ids, (deadline) =>
      reserveStatement({ eventId, now, expires, asking, deadline, seated: seatedNights.has(eventId) }),
    );
    return asking.map((_, index) => ({ expires, lines: rows.filter(({ n }) => n === index + 1) }));
  }

  /** Repeats the first answer if the same key asks for the same seats and the hold has not ended since. */
  async function repeatOf(
    mine: OwnHold[],
    clientKey: string | undefined,
    wanted: WantedSeats[],
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
      wanted.every((w) =>
        lines.some((l) => l.definitionId === w.definitionId && l.quantity === w.quantity && hasSeats(l, w)),
      );
    return same && row ? { outcome: "held", reservation: await answerOf(row, lines) } : undefined;
  }

  /** Replaces the names of places by the numbers of their seats. */
  async function namedSeats(eventId: string, asks: MergedLine[]) {
    const plan = asks.some(({ places }) => places) ? await plans.recentPlanOf(db, eventId) : undefined;
    const numbers = new Map<string, number>();
    const unknown: ReserveProblem[] = [];
    const wanted = asks.map(({ definitionId, quantity, places }): WantedSeats => {
      if (!places) return { definitionId, quantity };
      const found = places.map((place) => ({ place, seat: plan && seatNamed(plan, place)?.seat }));
      const lost = found.flatMap(({ place, seat }) => (seat === undefined ? [place] : []));
      if (lost.length > 0) unknown.push({ definitionId, code: "placeUnknown", places: lost });
      for (const { place, seat } of found) if (seat !== undefined) numbers.set(place, seat);
      return { definitionId, quantity, seats: found.flatMap(({ seat }) => seat ?? []) };
    });
    const names = new Map([...numbers].map(([place, seat]) => [seat, place]));
    return { wanted, unknown, nameOf: (seat: number) => names.get(seat) ?? "" };
  }

  async function answerOf(row: Parameters<typeof reservationAnswer>[0], lines: AnswerLine[]) {
    const seated = lines.some(({ seats }) => seats);
    return reservationAnswer(row, lines, seated ? await plans.recentWordsOf(db, row.eventId) : withoutPlan);
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

const hasSeats = (line: AnswerLine, { seats }: WantedSeats) =>
  !seats || seats.every((one) => line.seats?.includes(one));

const withoutPlan = (seat: number): never => {
  throw new Error(`Seat ${seat} is of a night without a plan`);
};

const refused = (problems: ReserveProblem[]): ReserveOutcome => ({ outcome: "refused", problems });
