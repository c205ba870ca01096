/** The mail that brings a code, and the text message. The user pool fills in the code. */
import type { MailContent, MailSite } from "../mail/mail-content";
import type { MailReader } from "../mail/mail-reader";

export type CodePurpose = "signUp" | "reset" | "contact" | "signIn";

/** `code` is what the pool replaces with the code. */
type CodeFacts = { purpose: CodePurpose; code: string };

export function codeContent({ purpose, code }: CodeFacts, reader: MailReader, { siteName }: MailSite): MailContent {
  const { t, isolated } = reader;
  return {
    subject: t.safety(`mail.code.${purpose}.subject`),
    preheader: t.safety("mail.code.where"),
    ink: "hot",
    word: code,
    heading: t.safety(`mail.code.${purpose}.heading`, { name: isolated(siteName) }),
    blocks: [
      { kind: "paragraph", text: t.safety("mail.code.where") },
      { kind: "note", text: t.safety("mail.code.unasked") },
    ],
    withoutFont: true,
  };
}

export const codeText = (code: string, { t, isolated }: MailReader, { siteName }: MailSite): string =>
  t.safety("mail.code.text", { name: isolated(siteName), code: isolated(code) });
