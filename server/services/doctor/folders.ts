/** Checks the folders that the site writes to, and the films. */
import { constants } from "node:fs";
import { access, readdir, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Settings } from "../../config/config";
import { folderFaults, reasonOf } from "../../config/machine";
import { type Finding, failure, fine, warning } from "./finding";

const GIGABYTE = 1024 ** 3;
const PLAYED = ["master.m3u8", "film.mp4"];
const EMPTY = "empty";

export async function checkFolders(settings: Partial<Settings>): Promise<Finding[]> {
  const faults = await folderFaults(settings);
  const found = faults.map(({ setting, what, why = "" }) => failure("Folders", `${setting} ${what}.`, why));
  const broken = faults.map(({ setting }) => setting);
  const { DATA_DIR = "", FILMS_DIR = "", DATABASE_URL, PRODUCT_API_URL } = settings;
  if (!DATABASE_URL && !broken.includes("DATA_DIR")) found.push(await roomIn(DATA_DIR));
  if (!PRODUCT_API_URL && !broken.includes("FILMS_DIR")) found.push(...(await filmsIn(FILMS_DIR)));
  return found;
}

async function roomIn(folder: string): Promise<Finding> {
  const path = resolve(folder);
  const { bavail, bsize } = await statfs(path);
  const free = (bavail * bsize) / GIGABYTE;
  const says = `DATA_DIR (${path}) can be written and has ${free.toFixed(1)} GB left.`;
  return free < 1 ? warning("Folders", says, "Make room: a full disk stops sales.") : fine("Folders", says);
}

async function filmsIn(folder: string): Promise<Finding[]> {
  const path = resolve(folder);
  const all = (await readdir(path, { withFileTypes: true })).filter((one) => one.isDirectory() || one.isSymbolicLink());
  const films = await Promise.all(all.map(async ({ name }) => ({ name, problem: await problemOf(join(path, name)) })));
  const named = (wanted: (problem: string) => boolean) =>
    films.flatMap(({ name, problem }) => (problem !== undefined && wanted(problem) ? [{ name, problem }] : []));
  const empty = named((problem) => problem === EMPTY);
  const closed = named((problem) => problem !== EMPTY);
  const found: Finding[] = [];
  if (closed.length > 0) {
    const list = closed.map(({ name, problem }) => `${name} (${problem})`).join(", ");
    const remedy =
      "Make the folder and its files readable for the site's user (chmod -R a+rX), or mount what is missing.";
    found.push(failure("Folders", `FILMS_DIR has films that cannot be read: ${list}.`, remedy));
  }
  if (empty.length > 0) {
    const list = empty.map(({ name }) => name).join(", ");
    found.push(warning("Folders", `FILMS_DIR has nothing to play in ${list}.`, "Put master.m3u8 and film.mp4 there."));
  }
  const count = `${films.length} ${films.length === 1 ? "film" : "films"}`;
  return found.length > 0 ? found : [fine("Folders", `FILMS_DIR (${path}) can be read: ${count}.`)];
}

/** Why a film cannot be played, in the system's words; undefined if it can. */
async function problemOf(film: string): Promise<string | undefined> {
  try {
    const names = await readdir(film);
    const played = names.filter((name) => PLAYED.includes(name));
    for (const name of played) await access(join(film, name), constants.R_OK);
    return played.length > 0 ? undefined : EMPTY;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? "a link to nothing" : reasonOf(error);
  }
}
