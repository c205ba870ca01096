/** Paragraphs of a mail, the first of which greets. */
import type { MailBlock } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";

/** Without a name if we know none. */
export const greeting = ({ t, isolated }: MailReader, name = ""): MailBlock =>
  paragraph(name ? t.mails("hello", { name: isolated(name) }) : t.mails("helloNobody"));

export const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
