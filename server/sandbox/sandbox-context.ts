/** What every part of the sandbox receives. */
import type { SandboxClock } from "./sandbox-clock";

/** A file of a mail, in base64. The HTML shows it as `cid:…` if it has such an id. */
export type SandboxAttachment = { name: string; type: string; cid?: string; base64: string };
/** What a mail has besides its text. */
export type MailParts = { html?: string; attachments?: SandboxAttachment[] };
export type SandboxMessage = MailParts & {
  to: string;
  medium: "EMAIL" | "SMS";
  subject: string;
  text: string;
  code?: string;
};

/** Cognito's event for a custom message trigger, and what the trigger returns. */
export type CustomMessageEvent = {
  triggerSource: string;
  request: {
    userAttributes: Record<string, string>;
    codeParameter: string;
    clientMetadata?: Record<string, string>;
  };
  response: { emailSubject?: string | null; emailMessage?: string | null; smsMessage?: string | null };
};
export type CustomMessageTrigger = (event: CustomMessageEvent) => Promise<CustomMessageEvent>;

export type SandboxContext = {
  clock: SandboxClock;
  /** The sandbox's own origin, `http://localhost:3001`. */
  origin: string;
  /** The site's origin, `http://localhost:3000`. */
  siteUrl: string;
  dataDir: string;
  region: string;
  /** Where Stripe's events are sent, and the secret that signs them. */
  webhook: { url: string; secret: string };
  /** The pool's trigger for messages with codes, if it has one. */
  customMessage?: CustomMessageTrigger | undefined;
  /** Puts a message into the mailbox. */
  send(message: SandboxMessage): void;
};
