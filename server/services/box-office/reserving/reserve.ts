/** Reserves seats. One SQL statement serves all fans who ask at the same moment, each completely or not at all. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, getTableColumns } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { ReservationRequest } from "../../../product-api/contract";
import { batchedCalls } from "../../../store/batched-calls";
import { reservation } from "../../../store/schema";
import { Busy, isDuplicate, retryOnCollision } from "../../contention";
import { endGoodsBesideFree } from "../../goods/beside-seats/goods-of-hold";
import type { ReserveOutcome, ReserveProblem, SeatedOfficeDeps } from "../box-office-types";
import type { CloseCheckout } from "../checkout/close-checkout";
import { HOLD_MINUTES, isTooLateToClose } from "../holds/hold-length";
import { awaitsCheckoutOutcome } from "../holds/hold-owner";
import { distinctCodes } from "./distinct-codes";
import { namedSeats } from "./named-seats";
import { nightAndHoldsReader, type OwnHold } from "./night-and-holds";
import { refusals } from "./refusals";
import { type ReservationLine as AnswerLine, reservationAnswer } from "./reservation-answer";
import { codesOfReservation, linesOf } from "./reservation-lines";
import { asksForSeats, mergedLines, reservationProblems } from "./reservation-rules";
import { type PendingRequest, reserveStatement, type SeatLine } from "./reserve-statement";
import type { SeatRequest, WantedSeats } from "./seat-stock";
import { takeBeforeDeadline } from "./take-before-deadline";
import { isOfCounts, termsProblems } from "./terms-problems";

const MINUTE_MS = 60_000;
const ROUNDS = 8;
/** After so many rounds that were lost to others, a request also waits, so that not everybody tries again at once. */
const ROUNDS_AT_ONCE = 2;
const PAUSE_MS = 40;
type TakenSeats = { expires: Date; lines: SeatLine[] };

export function seatReserving(
  { store, clock, report, plans }: SeatedOfficeDeps,
  closeCheckout: CloseCheckout,
  askAboutNight: (eventId: string) => Promise<boolean>,
) {
  const { db } = store;
  const situationOf = nightAndHoldsReader(store);
  /** Nights that sell seats by number are served by a shorter statement, which refuses tiers that are sold by seat. */
  const seatedNights = new Set<string>();
  /** Nights with phases or codes, in the same way. */
  const nightsOnTerms = new Set<string>();
  const nightsWithLine = new Set<string>();
  const takeInTurn = batchedCalls(takeTogether, ({ userId, visitorId }: PendingRequest) => userId ?? visitorId);

  /**
   * Holds seats of one event for `HOLD_MINUTES`, in place of the visitor's open hold for that event. All or nothing.
   * The same request with the same `clientKey` finds the first hold. Throws `Busy` if the store does not respond in time.
   */
  return async function reserve(visitor: Visitor, request: ReservationRequest): Promise<ReserveOutcome> {
    const eventId = request.eventId.toLowerCase();
    const asks = mergedLines(request.ticketQuantities);
    if (!asksForSeats(asks)) return refused([{ code: "empty" }]);
    const named = await namedSeats(asks, () => plans.recentPlanOf(db, eventId));
    if (named.unknown.length > 0) return refused(named.unknown);
    const { wanted } = named;
    const { accessible, together } = request;
    const codes = distinctCodes(request.codes);
    const email = visitor.user?.emailVerified ? visitor.user.email.toLowerCase() : null;
    const ask = { wanted, accessible, together, ...(codes.length > 0 && { codes, email }) };

    let { clientKey } = request;
    let asked = false;
    let learned = false;
    // We only retry if something changed in between: the same form again, a checkout closed, a rule changed.
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0 && !learned) await wait(Math.random() * round * PAUSE_MS);
      learned = false;
      const taken = await take(visitor, eventId, ask, clientKey);
      if (taken.held) {
        // Goods can't be paid for with seats that cost nothing.
        if (taken.free) await putGoodsBack(visitor);
        return { outcome: "held", reservation: taken.held };
      }
      if (!taken.barred) {
        // The last use of a code, or the last seats of a phase, went within the same statement: now it says so.
        if (taken.lines[0]?.outbid) {
          learned = round < ROUNDS_AT_ONCE;
          continue;
        }
        const short = refusals(wanted, taken.lines, named.nameOf);
        // An ended checkout keeps its seats until Stripe has said how it ended, so we ask once.
        if (asked || !(await askAboutNight(eventId))) return refused(short);
        asked = true;
        continue;
      }

      const now = clock.now();
      const { event, definitions, mine, line, awaitsTurn } = await situationOf(visitor, { eventId, clientKey, now });
      const repeated = await repeatOf(mine, clientKey, { wanted, codes }, now);
      if (repeated) return repeated;
      if (!nightsOnTerms.has(eventId) && definitions.some(({ onTerms }) => onTerms)) {
        nightsOnTerms.add(eventId);
        learned = true;
        continue;
      }
      const inCheckout = mine.filter((hold) => isInCheckout(hold, now));
      const problems = [
        ...reservationProblems(wanted, event, definitions, now, awaitsTurn),
        // The statement can't yet count what a hold in checkout has as the fan's own.
        ...termsProblems(wanted, taken.lines, event?.currency ?? "").filter(
          (one) => inCheckout.length === 0 || !isOfCounts(one),
        ),
      ];
      if (problems.length > 0) {
        // As above: it also keeps what it has of a phase or a code.
        if (asked || !problems.every(isOfCounts) || !(await askAboutNight(eventId))) return refused(problems);
        asked = true;
        learned = true;
        continue;
      }
      // Other seats in its place would lose the fan their turn on the waiting list.
      if (mine.some((hold) => hold.origin !== "fan" && isAlive(hold, now))) return refused([{ code: "offerOpen" }]);
      if (!seatedNights.has(eventId) && definitions.some(({ seated }) => seated)) {
        seatedNights.add(eventId);
        learned = true;
      }
      if (line && !nightsWithLine.has(eventId)) {
        nightsWithLine.add(eventId);
        learned = true;
      }

      if (!(await allClosed(inCheckout, now))) return refused([{ code: "checkoutOpen" }]);
      if (taken.keyIsSpent || mine.some((hold) => hold.clientKey === clientKey)) clientKey = undefined;
    }
    throw new Busy("The reservation lost every round to another request");
  };

  /** `barred`: the request fails for a reason other than a lack of seats. */
  async function take(
    visitor: Visitor,
    eventId: string,
    ask: Pick<SeatRequest, "wanted" | "accessible" | "together" | "codes" | "email">,
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
        held: row ? await answerOf(row, lines.map(asHeld)) : undefined,
        free: row && row.totalCents === 0,
      };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another request of the same fan was faster. Or the key was used for another night.
      const keyIsSpent = isDuplicate(error, "reservation_client_key");
      return { lines: [], barred: true, keyIsSpent, held: undefined, free: false };
    }
  }

  /** The seats are held in any case. If this fails, the box office's job does it. */
  async function putGoodsBack(visitor: Visitor): Promise<void> {
    await retryOnCollision(() => endGoodsBesideFree(db, visitor, clock.now())).catch((error: unknown) =>
      report(error, "critical", "putting goods beside free seats back"),
    );
  }

  /** Serves all requests that gathered while the previous statement ran, in one statement, in their order. */
  async function takeTogether(eventId: string, asking: PendingRequest[]): Promise<TakenSeats[]> {
    const now = clock.now();
    const expires = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
    const ids = asking.map(({ id }) => id);
    const seated = seatedNights.has(eventId);
    const terms = nightsOnTerms.has(eventId) || asking.some(({ codes }) => codes);
    const line = nightsWithLine.has(eventId);
    const rows = await takeBeforeDeadline({ store }, ids, (deadline) =>
      reserveStatement({ eventId, now, expires, asking, deadline, seated, terms, line }),
    );
    return asking.map((_, index) => ({ expires, lines: rows.filter(({ n }) => n === index + 1) }));
  }

  /** Repeats the first answer if the same key asks for the same seats and the hold has not ended since. */
  async function repeatOf(
    mine: OwnHold[],
    clientKey: string | undefined,
    { wanted, codes }: { wanted: WantedSeats[]; codes: string[] },
    now: Date,
  ): Promise<ReserveOutcome | undefined> {
    const first = mine.find((hold) => hold.clientKey === clientKey);
    if (!first || !(isAlive(first, now) || first.status === "CONFIRMED")) return undefined;
    const [[row], lines] = await Promise.all([
      db
        .select({ ...getTableColumns(reservation), codes: codesOfReservation })
        .from(reservation)
        .where(eq(reservation.id, first.id)),
      linesOf(db, first.id),
    ]);
    const same =
      lines.length === wanted.length &&
      wanted.every((w) =>
        lines.some((l) => l.definitionId === w.definitionId && l.quantity === w.quantity && hasSeats(l, w)),
      );
    return same && row && row.codes.join() === [...codes].sort().join()
      ? { outcome: "held", reservation: await answerOf(row, lines) }
      : undefined;
  }

  async function answerOf(row: Parameters<typeof reservationAnswer>[0], lines: AnswerLine[]) {
    const seated = lines.some(({ seats }) => seats);
    return reservationAnswer(row, lines, seated ? await plans.recentWordsOf(db, row.eventId) : withoutPlan);
  }

  /** A hold in checkout may have been paid, so we close its session at Stripe before we replace it. */
  async function allClosed(inCheckout: OwnHold[], now: Date): Promise<boolean> {
    // Too late to close, it would be lost if the new seats can't be had.
    if (inCheckout.some((hold) => isTooLateToClose(hold, now))) return false;
    for (const { id, checkoutSessionId } of inCheckout) {
      if (checkoutSessionId && !(await closed(id, checkoutSessionId))) return false;
    }
    return true;
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

const isInCheckout = (hold: OwnHold, now: Date) =>
  hold.checkoutSessionId && (isAlive(hold, now) || awaitsCheckoutOutcome(hold, now));

const asHeld = ({ unitCents, listCents, ...line }: SeatLine): AnswerLine => ({
  ...line,
  unitCents: unitCents ?? 0,
  listCents: listCents ?? 0,
});

const hasSeats = (line: AnswerLine, { seats }: WantedSeats) =>
  !seats || seats.every((one) => line.seats?.includes(one));

const withoutPlan = (seat: number): never => {
  throw new Error(`Seat ${seat} is of a night without a plan`);
};

const refused = (problems: ReserveProblem[]): ReserveOutcome => ({ outcome: "refused", problems });
