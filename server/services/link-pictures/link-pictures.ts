/**
 * Converts SVG to PNG for link previews. A worker thread draws each picture once, the results are cached, and the queue
 * is limited.
 */
import { LRUCache } from "lru-cache";
import { type DrawingThread, drawingThread } from "./drawing-thread";

/** A longer queue means that a crawler is in a hurry: it can come back later. */
const MOST_WAITING = 40;
const KEPT_BYTES = 16 * 1024 * 1024;
/** A thread that has been idle for this long is stopped, which frees its memory. */
const IDLE_MS = 30_000;

type Drawn = Uint8Array | "busy";

export function linkPictures() {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (png, svg) => png.byteLength + svg.length,
  });
  const drawing = new Map<string, Promise<Drawn>>();
  let thread: DrawingThread | undefined;
  let idle: NodeJS.Timeout | undefined;

  function started(): DrawingThread {
    if (thread) return thread;
    const begun = drawingThread(() => {
      if (thread === begun) thread = undefined;
    });
    thread = begun;
    return begun;
  }

  async function stop(): Promise<void> {
    const running = thread;
    thread = undefined;
    clearTimeout(idle);
    await running?.end();
  }

  const quietly = () => void stop().catch(() => undefined);

  async function drawn(svg: string): Promise<Drawn> {
    const running = started();
    if (running.waiting() >= MOST_WAITING) return "busy";
    clearTimeout(idle);
    try {
      const png = await running.draw(svg);
      kept.set(svg, png);
      return png;
    } finally {
      if (thread === running && running.waiting() === 0) idle = setTimeout(quietly, IDLE_MS).unref();
    }
  }

  return {
    /** The PNG of an SVG. Parallel requests for the same picture share one drawing. `busy` if the queue is full. */
    async png(svg: string): Promise<Drawn> {
      const ready = kept.get(svg);
      if (ready) return ready;
      let run = drawing.get(svg);
      if (!run) {
        run = drawn(svg).finally(() => drawing.delete(svg));
        drawing.set(svg, run);
      }
      return run;
    },
    stop,
  };
}
