/** SVG to PNG for link previews: in a thread of its own, one at a time, each picture once. */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";

export type LinkPictures = ReturnType<typeof linkPictures>;

/** More than this many waiting is a crawler in a hurry: it can come back. */
const MOST_WAITING = 40;
const KEPT_BYTES = 16 * 1024 * 1024;
/** A thread that nobody has asked for so long gives its memory back. */
const IDLE_MS = 30_000;
const PATIENCE_MS = 15_000;

const { resolve } = createRequire(import.meta.url);

const fonts = [
  "@expo-google-fonts/league-gothic/400Regular/LeagueGothic_400Regular.ttf",
  "@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf",
  "@expo-google-fonts/heebo/800ExtraBold/Heebo_800ExtraBold.ttf",
];

/** The thread's own text, since a built server is one bundle and has no file for it. `asPng` alone blocks for 40 ms. */
const THREAD = `
const { parentPort, workerData } = require("node:worker_threads");
const { Resvg } = require(workerData.resvg);
parentPort.on("message", ({ id, svg }) => {
  try {
    const png = new Resvg(svg, workerData.options).render().asPng();
    parentPort.postMessage({ id, png });
  } catch (error) {
    parentPort.postMessage({ id, fault: String(error) });
  }
});`;

type Drawn = Uint8Array | "busy";
type Waiting = { resolve(png: Drawn): void; reject(error: Error): void };

export function linkPictures() {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (png, svg) => png.byteLength + svg.length,
  });
  const drawing = new Map<string, Promise<Drawn>>();
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function started(): Worker {
    clearTimeout(idle);
    if (thread) return thread;
    const options = { font: { loadSystemFonts: false, fontFiles: fonts.map((path) => resolve(path)) } };
    const worker = new Worker(THREAD, { eval: true, workerData: { resvg: resolve("@resvg/resvg-js"), options } });
    worker.unref();
    worker.on("message", ({ id, png, fault }: { id: number; png?: Uint8Array; fault?: string }) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (png) one?.resolve(png);
      else one?.reject(new Error(`A link picture could not be drawn: ${fault}`));
      if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
    });
    const ended = (cause: unknown) => {
      if (thread === worker) thread = undefined;
      for (const one of waiting.values()) one.reject(new Error("The thread of the link pictures ended", { cause }));
      waiting.clear();
    };
    worker.on("error", ended);
    worker.on("exit", () => thread === worker && ended(undefined));
    thread = worker;
    return worker;
  }

  async function stop(): Promise<void> {
    const worker = thread;
    thread = undefined;
    clearTimeout(idle);
    await worker?.terminate();
  }

  async function drawn(svg: string): Promise<Drawn> {
    if (waiting.size >= MOST_WAITING) return "busy";
    const worker = started();
    const id = ++count;
    return new Promise((done, reject) => {
      const patience = setTimeout(() => {
        waiting.delete(id);
        done("busy");
      }, PATIENCE_MS).unref();
      const after =
        <T>(go: (value: T) => void) =>
        (value: T) => {
          clearTimeout(patience);
          go(value);
        };
      waiting.set(id, { resolve: after(done), reject: after(reject) });
      worker.postMessage({ id, svg });
    });
  }

  return {
    /** The PNG of an SVG; whoever asks for one that is being drawn waits for that; `busy` when too many are waiting. */
    async png(svg: string): Promise<Drawn> {
      const ready = kept.get(svg);
      if (ready) return ready;
      let run = drawing.get(svg);
      if (!run) {
        run = drawn(svg)
          .then((png) => {
            if (png !== "busy") kept.set(svg, png);
            return png;
          })
          .finally(() => drawing.delete(svg));
        drawing.set(svg, run);
      }
      return run;
    },
    stop,
  };
}
