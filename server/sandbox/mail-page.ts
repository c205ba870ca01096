/** One message of the mailbox: its HTML as a mail client shows it, the text beside it, and its files. */
import { html } from "hono/html";
import type { MailboxMessage } from "./mailbox";
import { linked } from "./message-text";
import { sandboxPage } from "./page-layout";
import type { MailParts } from "./sandbox-context";

/** Links open in a new tab; nothing else of a mail may act. */
const FRAME = "allow-popups allow-popups-to-escape-sandbox";
/** A mail loads nothing: its pictures are put into the page. */
const POLICY = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox ${FRAME}`;

export const mailPage = ({ id, to, subject, text, code, at, medium, files = [] }: MailboxMessage) =>
  sandboxPage(
    subject,
    html`<p class="meta">To <a href="/mailbox?to=${encodeURIComponent(to)}">${to}</a>, <time datetime="${at}">${at.replace("T", " ").slice(0, 19)} UTC</time></p>
${code ? html`<p class="code">${code}</p>` : ""}
<div class="parts">
${medium === "EMAIL" ? html`<section><h2>As it looks <a href="/mailbox/${id}/html">alone</a></h2><iframe title="The mail as it looks" src="/mailbox/${id}/html" sandbox="${FRAME}"></iframe></section>` : ""}
<section><h2>Text</h2><p class="text">${linked(text)}</p>
${files.length ? html`<h2>Files</h2><ul>${files.map(({ name, type }, index) => html`<li><a href="/mailbox/${id}/files/${index}">${name}</a> ${type}</li>`)}</ul>` : ""}</section>
</div>`,
    { wide: true },
  );

/** The HTML of a mail with its pictures, and the headers that keep it from doing anything. */
export function mailShown(parts: MailParts | undefined): { html: string; headers: Record<string, string> } | undefined {
  if (!parts?.html) return undefined;
  const { attachments = [] } = parts;
  const page = parts.html
    .replace(/\bsrc="cid:([^"]*)"/g, (whole, cid: string) => {
      const file = attachments.find((one) => one.cid === cid && one.type.startsWith("image/"));
      return file ? `src="data:${file.type};base64,${file.base64}"` : whole;
    })
    .replace(/<head>/i, `<head><base target="_blank">`);
  return { html: page, headers: { "content-security-policy": POLICY, "x-content-type-options": "nosniff" } };
}
