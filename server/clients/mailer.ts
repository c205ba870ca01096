/** How mails leave: by SMTP, and nothing else. */
import { createTransport } from "nodemailer";
import { type Observe, unobserved } from "../telemetry/calls";

export type Mail = { to: string; subject: string; text: string; html?: string };
/** `send` throws Undeliverable, Rejected, MailServerDown, or what else went wrong with this one mail. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** Raised when no SMTP server is configured: the mail stays in the outbox until there is one. */
export class NoMailServer extends Error {}

/** Raised when the server will never take this mail: its recipient or its content. */
export class MailRejected extends Error {
  override name = "Rejected";
}

/** Raised when the server takes nobody's mails now: it cannot be reached, is slow, or does not know us. */
export class MailServerDown extends Error {
  override name = "MailServerDown";
}

/** Of silence, in each phase of a conversation. */
const SILENCE_MS = 15_000;
/** Of a whole conversation, with a server that says something every now and then. */
const CONVERSATION_MS = 60_000;

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
  });

/** Connects and authenticates, and sends nothing. Throws nodemailer's own error. */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = transportTo(smtpUrl);
  await within(transport.verify()).finally(() => transport.close());
}

/** `smtpUrl` as nodemailer reads it (`smtp://user:password@host:port`); `from` is the sender of every mail. */
export function mailer(o: { smtpUrl?: string; from: string; observe?: Observe }): Mailer {
  const { observe = unobserved } = o;
  const transport = o.smtpUrl ? transportTo(o.smtpUrl) : undefined;
  return {
    async send(mail) {
      if (!transport) throw new NoMailServer("SMTP_URL is not set");
      const send = () =>
        within(transport.sendMail({ from: o.from, ...mail })).catch((error: unknown) => {
          throw named(error);
        });
      await observe("smtp", "send", send, { error: (error) => (error instanceof MailRejected ? "refused" : "failed") });
    },
  };
}

function within(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new MailServerDown("The mail server takes too long")), CONVERSATION_MS).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const DOWN = ["ECONNECTION", "ETIMEDOUT", "EDNS", "ESOCKET", "ETLS", "EAUTH", "ENOAUTH", "EOAUTH2"];

/** RFC 5321, 4.2.1: 4yz is worth another try, 5yz is not. `API` is nodemailer itself, which found no recipient. */
function named(error: unknown): unknown {
  const { code = "", command = "", responseCode = 0, message } = error as SmtpError;
  const final = responseCode >= 500 && ["RCPT TO", "DATA"].includes(command);
  if (final || (code === "EENVELOPE" && command === "API")) return new MailRejected(message, { cause: error });
  return DOWN.includes(code) || responseCode === 421 ? new MailServerDown(message, { cause: error }) : error;
}
