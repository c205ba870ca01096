/**
 * A worker thread that converts SVG to PNG, one picture at a time. On the main thread, `asPng` would block every
 * request for 40 ms.
 */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

export type DrawingThread = ReturnType<typeof drawingThread>;

const { resolve } = createRequire(import.meta.url);

const fonts = [
  "@expo-google-fonts/league-gothic/400Regular/LeagueGothic_400Regular.ttf",
  "@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf",
  "@expo-google-fonts/heebo/800ExtraBold/Heebo_800ExtraBold.ttf",
];

/**
 * The worker's program is text, since the built server is a single bundle and has no file for it. A picture's three
 * megabytes of pixels are freed only with its JavaScript object, which is too small for the garbage collector to hurry.
 * So we run the collector after each picture; what it has found is freed in the next turn of the event loop.
 */
const PROGRAM = `
const { parentPort, workerData } = require("node:worker_threads");
const { Resvg } = require(workerData.resvg);
require("node:v8").setFlagsFromString("--expose-gc");
const collect = require("node:vm").runInNewContext("gc");
const draw = ({ id, svg }) => {
  try {
    parentPort.postMessage({ id, png: new Resvg(svg, workerData.options).render().asPng() });
  } catch (error) {
    parentPort.postMessage({ id, fault: String(error) });
  }
};
let last = Promise.resolve();
parentPort.on("message", (job) => {
  last = last.then(() => draw(job)).then(collect).then(() => new Promise(setImmediate));
});`;

type Drawn = { id: number; png?: Uint8Array; fault?: string };
type PendingDrawing = { done(png: Uint8Array): void; failed(error: Error): void };

/** Starts a thread that does not keep the process alive. `onEnd` is called once, however the thread ended. */
export function drawingThread(onEnd: () => void) {
  const waiting = new Map<number, PendingDrawing>();
  const options = { font: { loadSystemFonts: false, fontFiles: fonts.map((path) => resolve(path)) } };
  const worker = new Worker(PROGRAM, { eval: true, workerData: { resvg: resolve("@resvg/resvg-js"), options } });
  worker.unref();
  let count = 0;
  let cause: unknown;

  worker.on("message", ({ id, png, fault }: Drawn) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (png) one?.done(png);
    else one?.failed(new Error(`A picture could not be drawn: ${fault}`));
  });
  worker.on("error", (error) => {
    cause = error;
  });
  worker.on("exit", () => {
    for (const one of waiting.values()) one.failed(new Error("The drawing thread ended", { cause }));
    waiting.clear();
    onEnd();
  });

  return {
    /** The number of pictures that are being drawn or queued. */
    waiting: () => waiting.size,
    draw(svg: string): Promise<Uint8Array> {
      const id = ++count;
      worker.postMessage({ id, svg });
      return new Promise((done, failed) => waiting.set(id, { done, failed }));
    },
    end: () => worker.terminate(),
  };
}
