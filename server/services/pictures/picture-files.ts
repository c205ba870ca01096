/** The files of uploaded pictures, as visitors read them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PRINTED } from "./print-picture";

const SHA = /^[0-9a-f]{64}$/;

export function pictureFiles({ folder }: { folder: string }) {
  return {
    /** Undefined if there is none with this name. */
    async read(sha: string, name: string): Promise<{ bytes: Uint8Array; type: string } | undefined> {
      if (!SHA.test(sha) || !Object.hasOwn(PRINTED, name)) return undefined;
      const bytes = await readFile(join(folder, sha, name)).catch(() => undefined);
      return bytes && { bytes, type: PRINTED[name as keyof typeof PRINTED] };
    },
  };
}
