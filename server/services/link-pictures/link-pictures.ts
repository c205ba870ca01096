/**
 * Converts SVG to PNG for link previews and passes. A separate process draws each picture once, the results are cached,
 * and the queue is limited.
 */

import { LRUCache } from "lru-cache";
import { restingThread } from "../../process/resting-thread";
import { drawing } from "./drawing-process";

/** A longer queue means that a crawler is in a hurry: it can come back later. */
const MOST_WAITING = 40;
const KEPT_BYTES = 16 * 1024 * 1024;
/** The process is ended if a picture, with its time in the queue, takes longer: otherwise one could block all others. */
const LONGEST_MS = 2 * 60_000;
/** A picture that can't be drawn may end the drawing process each time, so it isn't tried more often than this. */
const MOST_FAILURES = 2;
const FAILURES_MS = 10 * 60_000;
const MOST_FAILED = 200;

type Drawn = Uint8Array | "busy";

export function linkPictures({ longestMs = LONGEST_MS } = {}) {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (png, svg) => png.byteLength + svg.length,
  });
  const failures = new LRUCache<string, number>({ max: MOST_FAILED, ttl: FAILURES_MS });
  const running = new Map<string, Promise<Drawn>>();
  const thread = restingThread<string, Uint8Array>(drawing(), MOST_WAITING);

  async function drawn(svg: string): Promise<Drawn> {
    const failed = failures.get(svg) ?? 0;
    if (failed >= MOST_FAILURES) return "busy";
    const late = setTimeout(() => void thread.stop().catch(() => undefined), longestMs).unref();
    try {
      const png = await thread.run(svg);
      if (png !== "busy") kept.set(svg, png);
      return png;
    } catch (error) {
      failures.set(svg, failed + 1);
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  return {
    /** The PNG of an SVG. Parallel requests for the same picture share one drawing. `busy` if the queue is full, or it has failed before. */
    async png(svg: string): Promise<Drawn> {
      const ready = kept.get(svg);
      if (ready) return ready;
      let run = running.get(svg);
      if (!run) {
        run = drawn(svg).finally(() => running.delete(svg));
        running.set(svg, run);
      }
      return run;
    },
    stop: thread.stop,
  };
}
