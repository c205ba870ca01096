/** HTML and files of the mails in the mailbox: one file for each mail, because they are larger than everything else. */
import { mkdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailParts } from "./sandbox-context";

const ID = /^[\da-f-]{36}$/;

export function mailParts(dataDir: string) {
  const folder = join(dataDir, "sandbox", "mails");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  return {
    /** Undefined if the mail has no parts, or there is no such mail. */
    async read(id: string): Promise<MailParts | undefined> {
      if (!ID.test(id)) return undefined;
      const text = await readFile(fileOf(id), "utf8").catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as MailParts);
    },
    write: (id: string, parts: MailParts) => writeFile(fileOf(id), JSON.stringify(parts), { mode: 0o600 }),
    remove: (id: string) => rm(fileOf(id), { force: true }),
  };
}
