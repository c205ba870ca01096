/** The lock on an embedded store's directory. PGlite has none, and two processes in one directory would lose rows. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Carries a sentence for the operator: two processes can't share an embedded store. */
export class StoreInUse extends Error {
  override name = "StoreInUse";
}

/**
 * Takes the lock file for this process and returns a function that releases it. Replaces a dead process's lock. Throws
 * StoreInUse, naming `directory`, while another process or this one holds it.
 */
export function lock(file: string, directory: string): () => void {
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  if (!create(file, mine)) {
    const holder = read(file);
    if (holder !== undefined && (alive(holder) || !remove(file, holder, mine))) throw inUse(directory, holder);
    if (!create(file, mine)) throw inUse(directory, read(file) ?? "another one");
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

const inUse = (directory: string, holder: string) =>
  new StoreInUse(
    `The store in ${directory} is in use by process ${holder.split(" ")[0]}. Stop that one, or give this one its own DATA_DIR.`,
  );

function create(file: string, content: string): boolean {
  // Written aside and linked, so that nobody reads an empty lock file.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, content, { mode: 0o600 });
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Removes a dead process's lock. False if another process has taken the lock in the meantime. */
function remove(file: string, dead: string, mine: string): boolean {
  const aside = `${file}.dead.${mine.replace(" ", ".")}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  const taken = read(aside);
  if (taken !== dead) linkSync(aside, file);
  rmSync(aside, { force: true });
  return taken === dead;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function alive(holder: string): boolean {
  const [pid = "", started = ""] = holder.split(" ");
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  // A container restarts process numbers: the same number with another start time is another process.
  return startedAt(Number(pid)) === started;
}

/** The process's start in ticks since boot, on Linux. Empty without /proc. */
function startedAt(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
