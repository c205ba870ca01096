/** What a mail says. The HTML page and the plain text are both made from it, in the same order. */
import type { Mail, MailAttachment } from "../clients/mailer";
import type { DateBlock } from "./mail-dates";
import { mailPage } from "./mail-page";
import type { MailReader } from "./mail-reader";
import type { MailInk } from "./mail-styles";
import { plainText } from "./plain-text";
import { posterStrip } from "./poster-strip";

export type MailLink = { label: string; url: string };

/** A line with an amount or another value at its end. Without a value, it is a line of text. */
export type MailRow = { label: string; value?: string; strong?: boolean };

/** A ticket: its tier, its number, and its code as a picture that is attached. */
export type MailStub = { title: string; lines: string[]; number: string; tint: string; picture: MailPicture };
export type MailPicture = { alt: string; file: MailAttachment & { cid: string } };

export type MailBlock =
  /** Lines within a paragraph are separated by a line break. */
  | { kind: "paragraph" | "note" | "heading"; text: string }
  | { kind: "rows"; rows: MailRow[] }
  | { kind: "stub"; stub: MailStub }
  | ({ kind: "button" } & MailLink)
  | { kind: "links"; links: MailLink[] };

/** The black band with the date. The first line is the date in full, since the block leaves out year and hour. */
export type MailBand = { date?: DateBlock | undefined; struck?: DateBlock | undefined; lines: string[] };

export type MailContent = {
  subject: string;
  /** The hidden first line, which mail clients list beside the subject. */
  preheader: string;
  ink: MailInk;
  /** The strip of eyes above the word, for mails that bring a ticket. */
  strip?: boolean;
  /** At most two or three words, or an amount or a date, set large. */
  word: string;
  /** One sentence below the word: the fact. */
  heading: string;
  band?: MailBand | undefined;
  blocks: MailBlock[];
  closing?: string | undefined;
  /** For a mail whose size is limited: leaves out our display font. */
  withoutFont?: boolean;
  /** What programs read, in schema.org's terms. */
  data?: object[] | undefined;
  /** Besides the pictures, which are attached without being listed here. */
  files?: MailAttachment[] | undefined;
};

/** `siteUrl` is an origin without a slash at the end. */
export type MailSite = { siteName: string; siteUrl: string };

/** A mail of ours, with everything but its address. It loads nothing from the network. */
export function writtenMail(content: MailContent, reader: MailReader, site: MailSite): Omit<Mail, "to"> {
  const pictures = content.blocks.flatMap((block) => (block.kind === "stub" ? [block.stub.picture.file] : []));
  const attachments = [...(content.strip ? [posterStrip()] : []), ...pictures, ...(content.files ?? [])];
  return {
    subject: content.subject,
    text: plainText(content, reader, site),
    html: mailPage(content, reader, site),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** The page where fans find answers and write to us. Every mail links it. */
export const helpLink = ({ t }: MailReader, { siteUrl }: MailSite): MailLink => ({
  label: t.mails("help"),
  url: `${siteUrl}/billing-assistance`,
});
