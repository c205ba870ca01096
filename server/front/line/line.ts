/**
 * The queue in front of pages and API. More concurrent requests would only slow each other down until all are too late,
 * so only a few are processed at a time. The others wait, as long as the queue moves fast enough to answer them in
 * time. A request that would have to wait longer gets a 503 immediately, with the time at which to come back. A place
 * stands for server work only: it is taken when computing starts and released when it is done, never held while a body
 * arrives or a response drains, and lent while a slow service keeps its request waiting (place.ts).
 */

import { FRONT_LIMITS, type FrontLimits } from "../limits";
import { comeBackTimes } from "./come-back";
import { lineSpeed } from "./line-speed";

type WaitingRequest = { since: number; enter(mine: boolean): void };

type LineLimits = Pick<FrontLimits, "atWork" | "outside" | "patienceMs" | "answerMs">;

/** Places that are kept for those whose turn it is, while a line of an opening moves. */
const RESERVED = 8;

/** How often we check for requests that have waited too long. */
const LOOK_MS = 100;

/** `isReserving`: whether places are kept for those that enter first. */
export function line(limits: LineLimits = FRONT_LIMITS, isReserving = () => false) {
  const { atWork: places, outside: mostOutside, patienceMs, answerMs } = limits;
  let atWork = 0;
  let outside = 0;
  let standing = 0;
  /** Per network, first come first served. Networks take turns, so that a flood only delays itself. */
  const waiting = new Map<string, WaitingRequest[]>();
  /** Those whose turn it is. They go before all others, and none is turned away. */
  const ahead: (() => void)[] = [];
  const speed = lineSpeed();
  const comeBack = comeBackTimes();
  let timer: NodeJS.Timeout | undefined;

  function gone(): void {
    standing -= 1;
    if (standing === 0) speed.ended();
  }

  function first(): WaitingRequest | undefined {
    const [next] = waiting;
    if (!next) return undefined;
    const [network, requests] = next;
    const request = requests.shift();
    waiting.delete(network);
    if (requests.length > 0) waiting.set(network, requests);
    speed.entered();
    gone();
    return request;
  }

  /**
   * How long a request may wait now. While the queue moves: as long as its work is still done in time afterward. While
   * it stands still: `patienceMs` at most.
   */
  function patience(): number {
    const perMs = speed.perMs();
    return perMs === undefined ? patienceMs : Math.max(patienceMs, answerMs - places / perMs);
  }

  /** True if a request of `network` that came now would wait for too long. */
  function isHopeless(network: string): boolean {
    const perMs = speed.perMs();
    if (perMs === undefined) return false;
    const room = perMs * patience();
    if (standing <= room) return false;
    const own = waiting.get(network)?.length ?? 0;
    let before = own;
    for (const [other, { length }] of waiting) if (other !== network) before += Math.min(length, own + 1);
    return before > room;
  }

  /** Turns away requests at the front whose patience has run out. */
  function thin(): void {
    timer = undefined;
    const late = performance.now() - patience();
    for (const [network, requests] of waiting) {
      while (requests[0] && requests[0].since <= late) {
        requests.shift()?.enter(false);
        gone();
      }
      if (requests.length === 0) waiting.delete(network);
    }
    watch();
  }

  function watch(): void {
    if (timer || standing === 0) return;
    let oldest = Number.POSITIVE_INFINITY;
    for (const [request] of waiting.values()) oldest = Math.min(oldest, request?.since ?? oldest);
    timer = setTimeout(thin, Math.max(LOOK_MS, oldest + patienceMs - performance.now())).unref();
  }

  const placesForAll = () => (isReserving() ? places - Math.min(RESERVED, places - 1) : places);

  function leave(): void {
    const admitted = atWork > places ? undefined : ahead.shift();
    if (admitted) {
      admitted();
      return;
    }
    const next = atWork > placesForAll() ? undefined : first();
    if (next) next.enter(true);
    else atWork -= 1;
  }

  return {
    /**
     * True with a place, which `leave` releases. False if the request of `network` waited too long, or would. One that
     * enters `first` waits before all others, for as long as it takes.
     */
    enter(network = "", isFirst = false): boolean | Promise<boolean> {
      if (isFirst && atWork >= places) return new Promise((enter) => ahead.push(() => enter(true)));
      if (isFirst || atWork < placesForAll()) {
        atWork += 1;
        return true;
      }
      if (isHopeless(network)) return false;
      return new Promise((enter) => {
        const request = { since: performance.now(), enter };
        const others = waiting.get(network);
        if (others) others.push(request);
        else waiting.set(network, [request]);
        standing += 1;
        if (standing === 1) speed.began();
        watch();
      });
    },
    /** The seconds after which a request that was turned away should come back. Undefined if we can't tell. */
    comeBackAfter(): number | undefined {
      const perMs = speed.perMsLately();
      return perMs && comeBack(perMs, standing / perMs - patience());
    },
    /** How many requests are waiting, how many are being computed, and how many wait for another service. */
    state(): { waiting: number; atWork: number; outside: number } {
      return { waiting: standing, atWork, outside };
    },
    /**
     * Lends a place to the next request, unless too many are lent already. The result takes it back at once, since its
     * request has waited before; until enough others have left, one more than usual is at work.
     */
    lend(): () => void {
      if (outside >= mostOutside) return () => undefined;
      outside += 1;
      leave();
      return () => {
        outside -= 1;
        atWork += 1;
      };
    },
    leave,
  };
}
export type RequestQueue = ReturnType<typeof line>;

/** Resolves one caller's promise per turn of the event loop, so that a burst of work doesn't block it for long. */
export function oneEachTurn(): () => Promise<void> {
  const ready: (() => void)[] = [];
  const settle = () => {
    ready.shift()?.();
    if (ready.length > 0) setImmediate(settle);
  };
  return () =>
    new Promise((resolve) => {
      ready.push(resolve);
      if (ready.length === 1) setImmediate(settle);
    });
}
