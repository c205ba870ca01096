/** Sends mails by SMTP. */
import { createTransport } from "nodemailer";
import { type Observe, unobserved } from "../telemetry/calls";

/** With `cid`, the file is a picture that the HTML shows as `cid:…`; otherwise it is listed below the mail. */
export type MailAttachment = { filename: string; contentType: string; content: Uint8Array; cid?: string };
export type Mail = {
  to: string;
  /** Where a reply goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  /** An address that stops such mails with a POST, without signing in. */
  unsubscribe?: string;
};
/** `send` throws NoMailServer, MailRejected, MailServerDown, or any other error about this one mail. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** No SMTP server is configured: the mail stays in the outbox until there is one. */
export class NoMailServer extends Error {}

/** The server will never accept this mail because of its recipient or its content. */
export class MailRejected extends Error {
  override name = "Rejected";
}

/** The server accepts no mails at the moment: it is unreachable, too slow, or rejects our credentials. */
export class MailServerDown extends Error {
  override name = "MailServerDown";
}

/** Timeout for each phase of an SMTP session in which the server is silent. */
const SILENCE_MS = 15_000;
/** Timeout for the whole SMTP session, in case the server keeps sending something. */
const CONVERSATION_MS = 60_000;

/** Larger mails are a mistake of ours: a longer HTML part is cut off by Gmail, and large files end up as spam. */
const MAX_HTML_BYTES = 100_000;
const MAX_ATTACHMENTS = 30;
const MAX_ATTACHED_BYTES = 256 * 1024;

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
  });

/** Connects and authenticates without sending anything. Throws nodemailer's own error. */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = transportTo(smtpUrl);
  await within(transport.verify()).finally(() => transport.close());
}

/** `smtpUrl` is in nodemailer's format (`smtp://user:password@host:port`); `from` is the sender of every mail. */
export function mailer(o: { smtpUrl?: string; from: string; observe?: Observe }): Mailer {
  const { observe = unobserved } = o;
  const transport = o.smtpUrl ? transportTo(o.smtpUrl) : undefined;
  return {
    async send({ unsubscribe, ...mail }) {
      if (!transport) throw new NoMailServer("SMTP_URL is not set");
      checkSize(mail);
      checkAddresses(mail);
      const send = () =>
        within(
          transport.sendMail({
            from: o.from,
            ...mail,
            ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
            attachments: mail.attachments?.map(attached) ?? [],
          }),
        ).catch((error: unknown) => {
          throw named(error);
        });
      await observe("smtp", "send", send, { error: (error) => (error instanceof MailRejected ? "refused" : "failed") });
    },
  };
}

/** RFC 8058: mail programs show a button that leaves in one press. */
const unsubscribeHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const attached = ({ content, cid, ...file }: MailAttachment) => ({
  ...file,
  content: Buffer.from(content),
  ...(cid && { cid, contentDisposition: "inline" as const }),
});

function checkSize({ html = "", attachments = [] }: Mail): void {
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  const fits =
    Buffer.byteLength(html) <= MAX_HTML_BYTES && attachments.length <= MAX_ATTACHMENTS && bytes <= MAX_ATTACHED_BYTES;
  if (!fits) throw new MailRejected("The mail is too large");
}

/** The last line: a line break in an address would become another header, and with it another recipient. */
function checkAddresses({ to, replyTo = "" }: Mail): void {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(to + replyTo)) throw new MailRejected("An address has a control character");
}

function within(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new MailServerDown("The mail server takes too long")), CONVERSATION_MS).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const DOWN = ["ECONNECTION", "ETIMEDOUT", "EDNS", "ESOCKET", "ETLS", "EAUTH", "ENOAUTH", "EOAUTH2"];

/**
 * RFC 5321, 4.2.1: retry after 4yz, not after 5yz. Command `API` is nodemailer itself, which found no valid
 * recipient.
 */
function named(error: unknown): unknown {
  const { code = "", command = "", responseCode = 0, message } = error as SmtpError;
  const final = responseCode >= 500 && ["RCPT TO", "DATA"].includes(command);
  if (final || (code === "EENVELOPE" && command === "API")) return new MailRejected(message, { cause: error });
  return DOWN.includes(code) || responseCode === 421 ? new MailServerDown(message, { cause: error }) : error;
}
