/**
 * Limits how many uploads of pictures run at once, because each keeps its whole body in memory and starts a process.
 * The others wait, and we read nothing of their bodies until they have a slot.
 */
import type { FrontLimits } from "../limits";

export function uploadSlots({ uploads, uploadWaitMs }: Pick<FrontLimits, "uploads" | "uploadWaitMs">) {
  let free = uploads;
  const waiting = new Set<(entered: boolean) => void>();

  function enter(): boolean | Promise<boolean> {
    if (free > 0) {
      free -= 1;
      return true;
    }
    return new Promise((resolve) => {
      const end = (entered: boolean) => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve(entered);
      };
      const timer = setTimeout(end, uploadWaitMs, false);
      waiting.add(end);
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (next) next(true);
    else free += 1;
  }

  return {
    /** Runs `work` in a slot, first come first served. Returns `busy` if none was free in time. */
    async inSlot<T>(work: () => Promise<T>): Promise<T | "busy"> {
      if (!(await enter())) return "busy";
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
