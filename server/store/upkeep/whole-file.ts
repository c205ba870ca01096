/** Writes files that an operator names, such as backups: complete or not at all. */
import { randomBytes } from "node:crypto";
import { access, constants, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { reasonOf } from "../../config/machine";
import { Refused } from "../../failures/refused";

/** Throws a Refused, with a sentence for the operator, if a file of that path can't be written. */
export async function demandWritable(file: string): Promise<void> {
  const folder = dirname(file);
  if (!(await found(folder))?.isDirectory()) throw new Refused(`There is no folder ${folder}.`);
  if ((await found(file))?.isDirectory()) throw new Refused(`${file} is a folder. Name a file.`);
  await access(folder, constants.W_OK).catch(() => {
    throw new Refused(`This user may not write into the folder ${folder}.`);
  });
}

/**
 * `write` gets a path beside `file`, which is renamed at the end. So a file that exists is complete, and two commands
 * that write the same one don't mix their lines. Throws a Refused if the file can't be written.
 */
export async function writeWhole(file: string, write: (aside: string) => Promise<void>): Promise<void> {
  await demandWritable(file);
  const there = await found(file);
  // A pipe or a device, which nothing may replace.
  if (there && !there.isFile()) return explained(file, () => write(file));
  // A link stays one, and leads to the new file.
  const target = await realpath(file).catch(() => file);
  const aside = join(dirname(target), `${basename(target)}.${randomBytes(4).toString("hex")}.part`);
  try {
    await explained(file, async () => {
      await write(aside);
      await rename(aside, target);
    });
  } finally {
    await rm(aside, { force: true });
  }
}

/** What the disk says of a file. Errors of the store, whose rows are written, have other codes. */
const DISK_FAULTS = ["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EIO"];

async function explained(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!DISK_FAULTS.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    throw new Refused(`${file} could not be written: ${reasonOf(error)}.`);
  }
}

const found = (path: string) => stat(path).catch(() => undefined);
