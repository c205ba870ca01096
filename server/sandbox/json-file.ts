/** Sandbox state that survives a restart: one JSON file, replaced atomically. */
import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** The files contain the pools' signing keys and the users' passwords. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/**
 * Loads `file`, or starts with `initial()`. `save()` resolves when everything changed before the call is on disk;
 * calls during a write share the next write. Readers never see a partial write: temp file, fsync, rename.
 */
export function jsonFile<T>(file: string, initial: () => T): { value: T; save(): Promise<void> } {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
  const state = { value: read<T>(file) ?? initial() };
  let writing: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function write() {
    const temp = `${file}.new`;
    const handle = await open(temp, "w", OWNER_ONLY.file);
    await handle.chmod(OWNER_ONLY.file);
    await handle.writeFile(JSON.stringify(state.value));
    await handle.sync();
    await handle.close();
    await rename(temp, file);
  }

  function save(): Promise<void> {
    if (!writing) {
      writing = write().finally(() => {
        writing = undefined;
      });
      return writing;
    }
    next ??= writing
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return save();
      });
    return next;
  }

  return Object.assign(state, { save });
}

function read<T>(file: string): T | undefined {
  try {
    const value = JSON.parse(readFileSync(file, "utf8")) as T;
    chmodSync(file, OWNER_ONLY.file);
    return value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(`Cannot read the sandbox's state in ${file}; delete the file to start over.`, { cause: error });
  }
}
