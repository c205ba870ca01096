/** The data directory holds keys, sessions and personal data, so only the site's own user may read it. */
import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const STICKY = 0o1000;

/** Creates the folder, or tightens one that an earlier version left open. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const { mode, uid } = statSync(path);
  // A mounted volume may belong to another user, and /tmp to everybody.
  if (uid === process.getuid?.() && !(mode & STICKY)) chmodSync(path, OWNER_ONLY_FOLDER);
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
