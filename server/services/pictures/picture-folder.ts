/** The folder of uploaded pictures: printing into it, and whether a picture is there. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Inks, PRINTED, printPicture } from "./print-picture";

const NAMES = Object.keys(PRINTED);
/** What `rename` says when another upload of the same picture was faster. */
const THERE_ALREADY = ["ENOTEMPTY", "EEXIST"];

export function pictureFolder(folder: string) {
  return {
    /** True if all files of the picture are there. */
    async has(sha: string): Promise<boolean> {
      const found = await readdir(join(folder, sha)).catch((): string[] => []);
      return NAMES.every((name) => found.includes(name));
    },

    /**
     * Prints an upload, in place of what is there. Returns why it can't be printed instead of its size. Rejects with
     * the system's error if the folder can't be written.
     */
    async print(sha: string, bytes: Uint8Array, inks: Inks | undefined) {
      const aside = join(folder, `.${randomUUID()}`);
      try {
        await mkdir(join(aside, "printed"), { recursive: true });
        const file = join(aside, "upload");
        await writeFile(file, bytes);
        const size = await printPicture(file, join(aside, "printed"), inks);
        if (typeof size === "string") return size;
        await rm(join(folder, sha), { recursive: true, force: true });
        await rename(join(aside, "printed"), join(folder, sha)).catch((error: NodeJS.ErrnoException) => {
          if (!THERE_ALREADY.includes(error.code ?? "")) throw error;
        });
        return size;
      } finally {
        // Its own failure must not hide the first one.
        await rm(aside, { recursive: true, force: true }).catch(() => undefined);
      }
    },

    /** Rejects with the system's error if the files can't be deleted. */
    remove: (sha: string): Promise<void> => rm(join(folder, sha), { recursive: true, force: true }),
  };
}
