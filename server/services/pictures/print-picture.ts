/**
 * Prints an uploaded picture anew, in a process of its own: what a hostile file does to the decoder stays there.
 * Nothing of the file survives but its pixels.
 */
import { spawn } from "node:child_process";
import { packageFile } from "../../process/job-thread";

/** Of the largest file. */
type PrintedSize = { width: number; height: number };
/** Two inks as red, green and blue: the dark one, and the paper. */
export type Inks = { dark: readonly number[]; light: readonly number[] };

/** Found at the start: Node would remember until the restart that it found no package while no file handle was left. */
const SHARP = packageFile("sharp");
/** A phone's photograph has 12 to 24. */
const MOST_PIXELS = 40_000_000;
const LONGEST_MS = 10_000;
/** The heap of the process, in MB. Pixels are outside of it. */
const HEAP_MB = 128;
/** The exit code when a printed file could not be written, which is not the picture's fault. */
const UNWRITTEN = 2;

const PROGRAM = `
const { sharp: path, file, folder, pixels, inks } = JSON.parse(process.argv[1]);
const sharp = require(path);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);
const { writeFile } = require("node:fs/promises");
const open = () => sharp(file, { limitInputPixels: pixels, failOn: "warning", sequentialRead: true }).autoOrient();
const grey = [0.2126, 0.7152, 0.0722];
const pixelsOf = (picture) => picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
const again = ({ data, info: { width, height, channels } }) => sharp(data, { raw: { width, height, channels } });
async function printed(largest) {
  if (!inks) return largest;
  const flat = await pixelsOf(again(largest).toColourspace("srgb").removeAlpha().recomb([grey, grey, grey]));
  const share = inks.light.map((light, index) => (light - inks.dark[index]) / 255);
  return pixelsOf(again(flat).linear(share, [...inks.dark]));
}
(async () => {
  const opened = open().resize({ width: 1600, withoutEnlargement: true }).flatten({ background: "#fff" });
  const largest = await printed(await pixelsOf(opened));
  const write = async (name, picture) => writeFile(folder + "/" + name, await picture.toBuffer());
  const sized = (width) => again(largest).resize({ width, withoutEnlargement: true });
  for (const width of [480, 960, 1600]) await write(width + ".webp", sized(width).webp({ quality: 78 }));
  await write("1200.jpg", sized(1200).jpeg({ quality: 80, mozjpeg: true }));
  process.stdout.write(JSON.stringify({ width: largest.info.width, height: largest.info.height }));
})().catch((error) => {
  process.stderr.write(String(error && error.message));
  process.exit(error && error.syscall ? ${UNWRITTEN} : 1);
});`;

/** The files that a picture is printed as. */
export const PRINTED = {
  "480.webp": "image/webp",
  "960.webp": "image/webp",
  "1600.webp": "image/webp",
  "1200.jpg": "image/jpeg",
} as const;

/**
 * Writes the printed files into `folder`. Without `inks` the picture keeps its colors. Returns why it can't be printed
 * instead of its size. Rejects if the folder can't be written, or no process can be started.
 */
export function printPicture(file: string, folder: string, inks: Inks | undefined): Promise<PrintedSize | string> {
  const job = JSON.stringify({ sharp: SHARP, file, folder, pixels: MOST_PIXELS, inks });
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, "-e", PROGRAM, job], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { NODE_ENV: "production" },
    timeout: LONGEST_MS,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    // Without a file handle there is no process and no stream, only the error that follows.
    if (child.pid === undefined) return;
    const said = { out: "", err: "" };
    child.stdout.on("data", (chunk) => {
      said.out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      said.err += chunk;
    });
    child.once("close", (code, signal) => {
      if (code === 0) resolve(JSON.parse(said.out) as PrintedSize);
      else if (code === UNWRITTEN) reject(new Error(said.err));
      else resolve(signal ? "takes too long to read" : `can’t be read: ${said.err.split("\n")[0]?.slice(0, 200)}`);
    });
  });
}
