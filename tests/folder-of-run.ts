/**
 * A folder for what one run of the tests writes. In memory if there is room: on a disk, copying a store takes six times
 * as long, and making a database four times.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alive, endServer } from "./postgres-server";

const MEMORY = "/dev/shm";
/** Much more than a few stores of 30 MB at a time, and PostgreSQL's log. Many containers have 64 MB there. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** `kind` is the same for all runs of this kind of test. Those that were killed leave nothing behind. */
export function folderOfRun(kind: string): string {
  const place = freeBytes(MEMORY) > ENOUGH_BYTES ? MEMORY : tmpdir();
  sweep(place, kind);
  const folder = mkdtempSync(join(place, `${kind}-${process.pid}-`));
  // PostgreSQL runs as another user when root runs the tests.
  chmodSync(folder, 0o755);
  return folder;
}

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** In memory, a folder would take room until the machine restarts. */
function sweep(place: string, kind: string) {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(`${kind}-`)) continue;
    const starter = /^(\d+)-/.exec(name.slice(kind.length + 1))?.[1];
    if (!starter || alive(Number(starter))) continue;
    endServer(join(place, name));
    rmSync(join(place, name), { recursive: true, force: true });
  }
}
