/** The data directory holds keys, sessions and personal data, so only the site's own user may read it. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const STICKY = 0o1000;

/** Creates the folder, or tightens one that an earlier version left open. */
export function privateFolder(path: string): void {
  makeFolder(path);
  const { mode, uid } = statSync(path);
  // A mounted volume may belong to another user, and /tmp to everybody.
  if (uid === process.getuid?.() && !(mode & STICKY)) chmodSync(path, OWNER_ONLY_FOLDER);
}

/**
 * Creates a folder and those above it, for the owner alone. Throws the system's error. Node 20's own way (`recursive`)
 * never returns for a folder below /proc, where a parent exists and none can be made.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: OWNER_ONLY_FOLDER });
    } catch (error) {
      // Another process was faster. A broken link fails the same way, but leads to no folder.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST" || !existsSync(folder)) throw error;
    }
  }
}

/** Tightens a folder and everything in it. Files may vanish meanwhile, because a database removes its own. */
export function closeFolder(path: string): void {
  privateFolder(path);
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    try {
      const mode = entry.isDirectory() ? OWNER_ONLY_FOLDER : OWNER_ONLY_FILE;
      if (entry.isDirectory() || entry.isFile()) chmodSync(join(entry.parentPath, entry.name), mode);
    } catch (error) {
      if (!["ENOENT", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  }
}
