/** Checks the folders that the site writes to, the films, and whether the pictures are there. */
import { constants } from "node:fs";
import { access, readdir, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Client } from "pg";
import type { Settings } from "../../config/config";
import { folderFaults, reasonOf, unwritable } from "../../config/machine";
import { isOwnMediaFolder, mediaFolder } from "../../config/media-folder";
import { pictureFolder } from "../pictures/picture-folder";
import { type Finding, failure, fine, warning } from "./finding";

const GIGABYTE = 1024 ** 3;
const PLAYED = ["master.m3u8", "film.mp4"];
const EMPTY = "empty";
/** How many lost pictures are named. */
const NAMED = 5;

export async function checkFolders(settings: Partial<Settings>): Promise<Finding[]> {
  const faults = await folderFaults(settings);
  const found = faults.map(({ setting, what, why = "" }) => failure("Folders", `${setting} ${what}.`, why));
  const broken = faults.map(({ setting }) => setting);
  const { DATA_DIR = "", FILMS_DIR = "", DATABASE_URL, PRODUCT_API_URL } = settings;
  if (!DATABASE_URL && !broken.includes("DATA_DIR")) found.push(await roomIn(DATA_DIR));
  if (!PRODUCT_API_URL && !broken.includes("MEDIA_DIR")) found.push(...(await placeOfPictures(settings)));
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

const pathOf = ({ MEDIA_DIR, DATA_DIR = "" }: Partial<Settings>) => resolve(mediaFolder({ MEDIA_DIR, DATA_DIR }));

async function placeOfPictures(settings: Partial<Settings>): Promise<Finding[]> {
  const path = pathOf(settings);
  if (settings.MEDIA_DIR) return [fine("Folders", `MEDIA_DIR (${path}) can be written.`)];
  if (!isOwnMediaFolder(settings)) return [];
  const problem = await unwritable(path);
  if (problem !== undefined) {
    const says = `The office's pictures go to ${path}, where this user cannot write (${problem}).`;
    return [failure("Folders", says, "Set MEDIA_DIR to a folder that can be written, the same for all processes.")];
  }
  const says = `MEDIA_DIR is not set, so this process keeps the office's pictures in ${path}.`;
  const remedy = "Set MEDIA_DIR to one folder that all processes share; if there is only one process, to this one.";
  return [warning("Folders", says, remedy)];
}

/** Pictures of the store whose files are not here. `client` is connected to the site's database. */
export async function checkPictures(client: Client, settings: Partial<Settings>): Promise<Finding[]> {
  if (settings.PRODUCT_API_URL) return [];
  const select = "select sha, alt from media_file order by created_at desc";
  // A database without the table has pending migrations, which another check names.
  const { rows } = await client.query<{ sha: string; alt: string }>(select).catch(() => ({ rows: [] }));
  if (rows.length === 0) return [];
  const path = pathOf(settings);
  const files = pictureFolder(path);
  const there = await Promise.all(rows.map(({ sha }) => files.has(sha)));
  const lost = rows.filter((_, index) => !there[index]);
  if (lost.length === 0) return [fine("Pictures", `All ${rows.length} are in ${path}.`)];
  const more = lost.length > NAMED ? `, and ${lost.length - NAMED} more` : "";
  const list = lost.slice(0, NAMED).map(({ alt }) => `“${alt}”`);
  const says = `${lost.length} of ${rows.length} uploaded pictures have no files in ${path}: ${list.join(", ")}${more}.`;
  const remedy =
    "Copy the files from a backup or from the process that got the upload, or upload the same pictures again.";
  return [failure("Pictures", says, remedy)];
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
