/**
 * Asks Stripe how checkouts ended. A hold in checkout keeps its seats after it expires, until Stripe has said whether
 * it was paid. If Stripe does not answer for half an hour, the seats go back on sale, and a payment that turns up later
 * is a late payment.
 */
import { setTimeout as wait } from "node:timers/promises";
import { isInvalidRequest, isStripeError } from "../../../clients/stripe-client";
import type { Db } from "../../../store/connection/open-store";
import { recordAudit } from "../../audit-trail";
import { retryOnCollision } from "../../contention";
import type { BoxOfficeDeps, Settlement } from "../box-office-types";
import { releaseSeats } from "../reserving/seat-stock";
import { askLater, claimCheckouts, noteSilence, type QueuedCheckout, stopAsking } from "./checkout-queue";
import type { SettleHold } from "./settle-hold";

/** After this long without an answer, the seats of an ended checkout go back on sale. */
export const SILENCE_MS = 30 * 60_000;
/** We ask about an open checkout once per run of the job, which runs every minute. */
const OPEN_AGAIN_MS = 45_000;
/** Stripe's clock may be behind ours. We close a session that is still open this long after its end. */
const SKEW_MS = 15_000;
/** How long a fan waits for Stripe's answer about another fan's checkout. */
const FAN_WAITS_MS = 2_000;
/** The pool has ten connections, and fans need them, too. */
const AT_ONCE = 4;
/** After this many failures in a row, we make a call that does not depend on a session, to see if Stripe is down. */
const FAILURES = 8;
const PAGE = 100;
const PAGE_FOR_FAN = 40;

/** `reached`: Stripe answered. `freed`: the checkout is over, so seats may be free. */
type AskOutcome = { reached: boolean; freed: boolean };
export type CheckoutOutcomes = ReturnType<typeof checkoutOutcomes>;

export function checkoutOutcomes(office: BoxOfficeDeps, settle: SettleHold) {
  const { store, stripe, clock, report, later } = office;
  const { db } = store;
  const flights = new Map<string, Promise<boolean>>();

  return {
    /** Asks about every checkout that is due, the longest overdue first. A failure delays only its own checkout. */
    async askDue(stopped?: AbortSignal): Promise<void> {
      const began = clock.now().getTime();
      let down = false;
      while (!stopped?.aborted) {
        const now = clock.now();
        // Only what was due when this run began, or the retries it schedules would keep it going.
        const page = await claimCheckouts(db, { due: new Date(Math.min(began, now.getTime())), now, limit: PAGE });
        if (page.length === 0) return;
        ({ down } = await askAll(page, down, stopped));
      }
    },

    /**
     * Asks about a night's ended checkouts; true if one of them is over now. Fans who ask at the same time share one
     * answer, and wait for it no longer than `FAN_WAITS_MS`.
     */
    askAboutNight: (eventId: string) =>
      inTime(`night:${eventId}`, (now) => claimCheckouts(db, { due: now, now, limit: PAGE_FOR_FAN, endedOf: eventId })),

    /** The same for one hold. */
    askAboutHold: (reservationId: string) =>
      inTime(`hold:${reservationId}`, (now) => claimCheckouts(db, { due: now, now, limit: 1, reservationId })),
  };

  async function inTime(key: string, claim: (now: Date) => Promise<QueuedCheckout[]>): Promise<boolean> {
    const flight = flights.get(key) ?? begin(key, claim);
    const timer = new AbortController();
    const late = wait(FAN_WAITS_MS, false, { signal: timer.signal }).catch(() => false);
    return Promise.race([flight, late]).finally(() => timer.abort());
  }

  function begin(key: string, claim: (now: Date) => Promise<QueuedCheckout[]>): Promise<boolean> {
    const about = "asking how checkouts ended";
    const flight = claim(clock.now())
      .then((page) => askAll(page, false))
      .then(({ freed }) => freed)
      .catch((error: unknown) => {
        report(error, "critical", about);
        return false;
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    later(about, async () => void (await flight));
    return flight;
  }

  /**
   * While Stripe is down we skip the remaining checkouts: waiting for a timeout each would take hours. Once `stopped`,
   * they are left to another process.
   */
  async function askAll(
    page: QueuedCheckout[],
    wasDown: boolean,
    stopped?: AbortSignal,
  ): Promise<{ down: boolean; freed: boolean }> {
    const sum = { down: wasDown, freed: false };
    let failures = 0;
    const queue = [...page];
    const worker = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) {
        if (stopped?.aborted) {
          await askLater(db, one, clock.now()).catch(storeFailed);
          continue;
        }
        const { reached, freed } = await (sum.down ? noAnswer(one) : ask(one)).catch(storeFailed);
        sum.freed ||= freed;
        failures = reached ? 0 : failures + 1;
        if (failures < FAILURES || sum.down) continue;
        failures = 0;
        sum.down = await isDown();
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, page.length) }, worker));
    return sum;
  }

  function isDown(): Promise<boolean> {
    return stripe.checkout.sessions.list({ limit: 1 }).then(
      () => false,
      (error: unknown) => !isInvalidRequest(error),
    );
  }

  /** The claim expires, and a later run asks again. */
  function storeFailed(error: unknown): AskOutcome {
    report(error, "critical", "asking how a checkout ended");
    return { reached: true, freed: false };
  }

  async function ask(checkout: QueuedCheckout): Promise<AskOutcome> {
    const answer = await settle(checkout.sessionId).catch(unlessStripes);
    if (answer !== "open") return conclude(checkout, answer);
    const pastMs = clock.now().getTime() - checkout.ends.getTime();
    if (pastMs < SKEW_MS) {
      const pauseMs = pastMs < 0 ? Math.min(OPEN_AGAIN_MS, -pastMs) : SKEW_MS - pastMs;
      await askLater(db, checkout, new Date(clock.now().getTime() + pauseMs));
      return { reached: true, freed: false };
    }
    return conclude(checkout, await close(checkout));
  }

  /** A refusal means that the session ended just now; settling finds out how. */
  async function close({ sessionId }: QueuedCheckout): Promise<Settlement | "unreachable"> {
    try {
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        if (!isInvalidRequest(error)) throw error;
      });
      return await settle(sessionId);
    } catch (error) {
      return unlessStripes(error);
    }
  }

  async function conclude(checkout: QueuedCheckout, answer: Settlement | "unreachable"): Promise<AskOutcome> {
    if (answer === "unreachable") return noAnswer(checkout);
    if (answer !== "open" && answer !== "unknown") return { reached: true, freed: true };
    const { freed } = await noAnswer(checkout);
    if (freed && answer === "unknown") await stopAsking(db, checkout);
    return { reached: true, freed };
  }

  function unlessStripes(error: unknown): "unreachable" {
    if (!isStripeError(error)) throw error;
    report(error, "critical", "asking Stripe how a checkout ended");
    return "unreachable";
  }

  /** `freed` if Stripe has been silent for too long, so the seats are not held any more. */
  async function noAnswer(checkout: QueuedCheckout): Promise<AskOutcome> {
    const now = clock.now();
    if (now < checkout.ends) {
      const next = Math.min(now.getTime() + OPEN_AGAIN_MS, checkout.ends.getTime());
      await askLater(db, checkout, new Date(next));
      return { reached: false, freed: false };
    }
    const silentMs = await noteSilence(db, checkout, now);
    if (silentMs < SILENCE_MS) return { reached: false, freed: false };
    const released = await retryOnCollision(() => db.transaction((tx) => giveUp(tx, checkout, now)));
    if (released) {
      const { sessionId } = checkout;
      report(new Error(`No answer about ${sessionId}: its seats are on sale again`), "critical", "checkout given up");
    }
    return { reached: false, freed: true };
  }

  async function giveUp(tx: Db, { id, sessionId }: QueuedCheckout, now: Date): Promise<boolean> {
    const o = { reservationId: id, status: "EXPIRED" as const, now, sessionId, keepAsking: true };
    const released = await releaseSeats(tx, o);
    const detail = { checkoutSessionId: sessionId };
    if (released) {
      await recordAudit(tx, { at: now, actor: "box office", action: "checkout.unanswered", entity: id, detail });
    }
    return released;
  }
}
