/** When a line's next step is due in this process. The last one may be another process's, whose clock was ahead. */
import type { SaleRow } from "./sale-line";

const STEP_MS = 1_000;
/** A timer may fire a little early. */
const EARLY_MS = 100;
/**
 * How long we respect a step dated in the future. If it hasn't changed by then, no process works by that clock any
 * more.
 */
const STANDS_MS = 10_000;

export function stepsDue() {
  /** The last step of each line from the future, and since when we have seen it, by `performance.now()`. */
  const future = new Map<string, { at: number; since: number }>();

  return function isDue({ id, drawnAt, control }: Pick<SaleRow, "id" | "drawnAt" | "control">, now: Date): boolean {
    const at = control?.at ?? 0;
    const elapsed = now.getTime() - at;
    if (!drawnAt || elapsed >= STEP_MS - EARLY_MS) {
      future.delete(id);
      return true;
    }
    if (elapsed > -STEP_MS) return false;
    const seen = future.get(id);
    if (seen?.at === at) return performance.now() - seen.since >= STANDS_MS;
    future.set(id, { at, since: performance.now() });
    return false;
  };
}
