/**
 * The queue in front of pages and API. More concurrent requests would only slow each other down until all are too late,
 * so a few are processed at a time, and a request that waits too long gets a 503. A place stands for server work only:
 * it is taken when computing starts and released when it is done, never held while a body arrives or a response drains,
 * and lent while a slow service keeps its request waiting (place.ts).
 */
import { FRONT_LIMITS, type FrontLimits } from "./limits";

type WaitingRequest = { since: number; enter(mine: boolean): void };

type LineLimits = Pick<FrontLimits, "atWork" | "outside" | "patienceMs">;

export function line({ atWork: places, outside: mostOutside, patienceMs }: LineLimits = FRONT_LIMITS) {
  let atWork = 0;
  let outside = 0;
  /** Per network, first come first served. Networks take turns, so that a flood only delays itself. */
  const waiting = new Map<string, WaitingRequest[]>();
  let timer: NodeJS.Timeout | undefined;

  function first(): WaitingRequest | undefined {
    const [next] = waiting;
    if (!next) return undefined;
    const [network, requests] = next;
    const request = requests.shift();
    waiting.delete(network);
    if (requests.length > 0) waiting.set(network, requests);
    return request;
  }

  /** Turns away requests at the front whose patience has run out. */
  function thin(): void {
    timer = undefined;
    const late = performance.now() - patienceMs;
    for (const [network, requests] of waiting) {
      while (requests[0] && requests[0].since <= late) requests.shift()?.enter(false);
      if (requests.length === 0) waiting.delete(network);
    }
    watch();
  }

  function watch(): void {
    if (timer || waiting.size === 0) return;
    let oldest = Number.POSITIVE_INFINITY;
    for (const [request] of waiting.values()) oldest = Math.min(oldest, request?.since ?? oldest);
    timer = setTimeout(thin, Math.max(1, oldest + patienceMs - performance.now())).unref();
  }

  function leave(): void {
    const next = atWork > places ? undefined : first();
    if (next) next.enter(true);
    else atWork -= 1;
  }

  return {
    /** True with a place, which `leave` releases. False if the request of `network` waited too long. */
    enter(network = ""): true | Promise<boolean> {
      if (atWork < places) {
        atWork += 1;
        return true;
      }
      return new Promise((enter) => {
        const request = { since: performance.now(), enter };
        const others = waiting.get(network);
        if (others) others.push(request);
        else waiting.set(network, [request]);
        watch();
      });
    },
    /** How many requests are waiting, how many are being computed, and how many wait for another service. */
    state(): { waiting: number; atWork: number; outside: number } {
      let all = 0;
      for (const requests of waiting.values()) all += requests.length;
      return { waiting: all, atWork, outside };
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
