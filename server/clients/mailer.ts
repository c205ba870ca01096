/** How mails leave: by SMTP, and nothing else. */
import { createTransport } from "nodemailer";

export type Mail = { to: string; subject: string; text: string; html?: string };
export type Mailer = { send(mail: Mail): Promise<void> };

/** Raised when no SMTP server is configured: the mail stays in the outbox until there is one. */
export class Undeliverable extends Error {}

const TIMEOUT_MS = 15_000;

/** `smtpUrl` as nodemailer reads it (`smtp://user:password@host:port`); `from` is the sender of every mail. */
export function mailer(o: { smtpUrl?: string; from: string }): Mailer {
  const transport = o.smtpUrl
    ? createTransport({
        url: o.smtpUrl,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      })
    : undefined;
  return {
    async send(mail) {
      if (!transport) throw new Undeliverable("SMTP_URL is not set");
      await transport.sendMail({ from: o.from, ...mail });
    },
  };
}
