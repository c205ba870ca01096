/**
 * Writes every mail into the folder MAILS_FOLDER, to be opened in a browser. Without the variable there is nothing to
 * do.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { specimens } from "./specimens";

const folder = process.env.MAILS_FOLDER;

it.skipIf(!folder)("every mail of every language is a page that shows its own pictures", async () => {
  for (const language of LANGUAGES) {
    mkdirSync(join(folder ?? "", language), { recursive: true });
    for (const { name, mail } of await specimens(language)) {
      const { html = "", attachments = [], text } = mail;
      const page = html.replace(/cid:([\w-]+)/g, (_, cid: string) => {
        const file = attachments.find((one) => one.cid === cid);
        return `data:image/png;base64,${Buffer.from(file?.content ?? []).toString("base64")}`;
      });
      expect(page).not.toContain("cid:");
      writeFileSync(join(folder ?? "", language, `${name}.html`), page);
      writeFileSync(join(folder ?? "", language, `${name}.txt`), text);
    }
  }
});
