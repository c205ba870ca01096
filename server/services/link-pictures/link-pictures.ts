/** SVG to PNG for link previews: each picture once, in a thread of its own, and no more of them than can wait. */
import { LRUCache } from "lru-cache";
import { type DrawingThread, drawingThread } from "./drawing-thread";

/** More than this many waiting is a crawler in a hurry: it can come back. */
const MOST_WAITING = 40;
const KEPT_BYTES = 16 * 1024 * 1024;
/** A thread that nobody has asked for so long gives its memory back. */
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
    /** The PNG of an SVG; whoever asks for one that is being drawn waits for that. `busy` when too many are waiting. */
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
