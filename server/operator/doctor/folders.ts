/** Folders of this machine: where the site writes, and the films. */
import { existsSync } from "node:fs";
import { readdir, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Settings } from "../../config";
import { folderFaults } from "../../config/machine";
import { type Finding, failure, fine, warning } from "./finding";

const GIGABYTE = 1024 ** 3;

export async function checkFolders(settings: Partial<Settings>): Promise<Finding[]> {
  const faults = await folderFaults(settings);
  const found = faults.map(({ setting, what, why = "" }) => failure("Folders", `${setting} ${what}.`, why));
  const broken = faults.map(({ setting }) => setting);
  const { DATA_DIR = "", FILMS_DIR = "", DATABASE_URL, PRODUCT_API_URL } = settings;
  if (!DATABASE_URL && !broken.includes("DATA_DIR")) found.push(await roomIn(DATA_DIR));
  if (!PRODUCT_API_URL && !broken.includes("FILMS_DIR")) found.push(await filmsIn(FILMS_DIR));
  return found;
}

async function roomIn(folder: string): Promise<Finding> {
  const path = resolve(folder);
  const { bavail, bsize } = await statfs(path);
  const free = (bavail * bsize) / GIGABYTE;
  const says = `DATA_DIR (${path}) can be written and has ${free.toFixed(1)} GB left.`;
  return free < 1 ? warning("Folders", says, "Make room: a full disk stops sales.") : fine("Folders", says);
}

async function filmsIn(folder: string): Promise<Finding> {
  const path = resolve(folder);
  const names = (await readdir(path, { withFileTypes: true })).filter(
    (one) => one.isDirectory() || one.isSymbolicLink(),
  );
  const mute = names.filter(
    ({ name }) => !["master.m3u8", "film.mp4"].some((file) => existsSync(join(path, name, file))),
  );
  if (mute.length > 0) {
    const list = mute.map(({ name }) => name).join(", ");
    return warning("Folders", `FILMS_DIR has nothing to play in ${list}.`, "Put master.m3u8 and film.mp4 there.");
  }
  return fine("Folders", `FILMS_DIR (${path}) can be read: ${names.length} ${names.length === 1 ? "film" : "films"}.`);
}
