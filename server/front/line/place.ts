/** One request's place in the line. Another request may have it while this one waits for a slow service. */
import type { RequestQueue } from "./line";

/** Shorter calls are not worth one more request at work. */
const WORTH_LENDING_MS = 250;

/** For a request that has entered; `leave` gives the place back for good. */
export function placeIn(line: Pick<RequestQueue, "lend" | "leave">) {
  let calls = 0;
  let left = false;
  let timer: NodeJS.Timeout | undefined;
  let takeBack: (() => void) | undefined;

  function settle(): void {
    clearTimeout(timer);
    takeBack?.();
    takeBack = undefined;
  }

  return {
    /** Begins a call of another service, and returns what ends it. Calls at the same time lend the place once. */
    callOutside(): () => void {
      // Work that continues after the response has no place to lend.
      if (left) return () => undefined;
      calls += 1;
      if (calls === 1) {
        timer = setTimeout(() => {
          takeBack = line.lend();
        }, WORTH_LENDING_MS).unref();
      }
      return () => {
        calls -= 1;
        if (calls === 0) settle();
      };
    },
    leave(): void {
      left = true;
      settle();
      line.leave();
    },
  };
}
