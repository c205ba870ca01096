/** Every message that the sandbox and the site "sent": an HTML page for people, JSON for programs. */
import { Hono } from "hono";
import { html } from "hono/html";
import { jsonFile } from "./json-file";
import { sandboxPage } from "./page-layout";
import type { SandboxClock } from "./sandbox-clock";
import type { SandboxMessage } from "./sandbox-context";

const KEPT = 500;
const REFRESH_SECONDS = 5;

type MailboxMessage = SandboxMessage & { at: string };

/** Stored in `{dataDir}/sandbox/mailbox.json`, newest first. */
export function mailbox({ dataDir, clock }: { dataDir: string; clock: SandboxClock }) {
  const file = jsonFile<MailboxMessage[]>(`${dataDir}/sandbox/mailbox.json`, () => []);

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

  return {
    app,
    /** Resolves when the message is on disk. */
    deliver(message: SandboxMessage): Promise<void> {
      file.value.unshift({ ...message, at: clock.now().toISOString() });
      file.value.length = Math.min(file.value.length, KEPT);
      return file.save();
    },
  };
}

function card({ to, medium, subject, text, code, at }: MailboxMessage) {
  return html`<article>
<h2>${subject}</h2>
<div class="meta">${medium === "SMS" ? "Text message" : "Email"} to <a href="/mailbox?to=${encodeURIComponent(to)}">${to}</a>, <time datetime="${at}">${at.replace("T", " ").slice(0, 19)} UTC</time></div>
${code ? html`<p class="code">${code}</p>` : ""}
<p>${linked(text)}</p>
</article>`;
}

/** Turns the URLs in `text` into links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}
