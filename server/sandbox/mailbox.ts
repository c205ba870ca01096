/** Every message that the sandbox and the site "sent": HTML pages for people, JSON for programs. */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { jsonFile } from "./json-file";
import { mailPage, mailShown } from "./mail-page";
import { mailParts } from "./mail-parts";
import { linked } from "./message-text";
import { sandboxPage } from "./page-layout";
import type { SandboxClock } from "./sandbox-clock";
import type { SandboxMessage } from "./sandbox-context";

const KEPT = 500;
const REFRESH_SECONDS = 5;

/** Without its HTML and files, which have an address of their own (mail-parts.ts). */
export type MailboxMessage = Pick<SandboxMessage, "to" | "medium" | "subject" | "text" | "code"> & {
  id: string;
  at: string;
  files: { name: string; type: string }[];
};

/** Stored in `{dataDir}/sandbox/mailbox.json`, newest first. */
export function mailbox({ dataDir, clock }: { dataDir: string; clock: SandboxClock }) {
  const file = jsonFile<MailboxMessage[]>(`${dataDir}/sandbox/mailbox.json`, () => []);
  const parts = mailParts(dataDir);

  const sentTo = (to: string | undefined) =>
    file.value.filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase());

  const app = new Hono();
  app.get("/mailbox.json", (context) => context.json(sentTo(context.req.query("to"))));
  app.get("/mailbox", (context) => {
    const mails = sentTo(context.req.query("to"));
    return context.html(
      sandboxPage("Mailbox", mails.length ? html`${mails.map(card)}` : html`<p>Nothing sent yet.</p>`, {
        refreshSeconds: REFRESH_SECONDS,
      }),
    );
  });
  app.get("/mailbox/:id", async (context, next) => {
    const mail = file.value.find(({ id }) => id === context.req.param("id"));
    return mail ? context.html(mailPage(mail)) : next();
  });
  app.get("/mailbox/:id/html", async (context, next) => {
    const page = mailShown(await parts.read(context.req.param("id")));
    return page ? context.html(page.html, 200, page.headers) : next();
  });
  app.get("/mailbox/:id/files/:index", async (context, next) => {
    const found = await parts.read(context.req.param("id"));
    const one = found?.attachments?.[Number(context.req.param("index"))];
    if (!one) return next();
    return context.body(new Uint8Array(Buffer.from(one.base64, "base64")), 200, {
      "content-type": one.type,
      "content-disposition": `${one.type.startsWith("image/") ? "inline" : "attachment"}; filename="${one.name.replace(/[^\w.-]/g, "_")}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  });

  return {
    app,
    /** Resolves when the message is on disk. */
    async deliver({ html: page, attachments = [], ...message }: SandboxMessage): Promise<void> {
      const id = randomUUID();
      const files = attachments.map(({ name, type }) => ({ name, type }));
      // Added before the first await, because clients look for a code as soon as the response arrives.
      file.value.unshift({ ...message, id, at: clock.now().toISOString(), files });
      const gone = file.value.splice(KEPT);
      if (page) await parts.write(id, { html: page, attachments });
      await file.save();
      for (const { id: old } of gone) await parts.remove(old);
    },
  };
}

function card({ id, to, medium, subject, text, code, at, files }: MailboxMessage) {
  return html`<article>
<h2><a href="/mailbox/${id}">${subject}</a></h2>
<div class="meta">${medium === "SMS" ? "Text message" : "Email"} to <a href="/mailbox?to=${encodeURIComponent(to)}">${to}</a>, <time datetime="${at}">${at.replace("T", " ").slice(0, 19)} UTC</time>${files?.length ? `, ${files.length} files` : ""}</div>
${code ? html`<p class="code">${code}</p>` : ""}
<p>${linked(text)}</p>
</article>`;
}
