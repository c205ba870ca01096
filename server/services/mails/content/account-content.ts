/** The mail about a change of how a fan signs in. */
import { dateOf } from "../../../../app/domain/format/zoned-dates";
import type { MailContent, MailSite } from "../../../mail/mail-content";
import { helpLink } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { paragraph } from "./sentences";

const SUBJECTS = {
  password: "mail.passwordSubject",
  email: "mail.emailSubject",
  factor: "mail.factorSubject",
} as const;

type AccountFacts = { kind: keyof typeof SUBJECTS; at: Date };

export function accountContent({ kind, at }: AccountFacts, reader: MailReader, site: MailSite): MailContent {
  const { t, language, isolated } = reader;
  // The mail goes to the account's previous address, which cannot reset the password any more.
  const lost = kind === "email";
  const reset = { label: t.safety("mail.reset"), url: `${site.siteUrl}/home/auth/reset-password` };
  const about = { name: isolated(site.siteName), date: dateOf(at, "UTC", language) };
  return {
    subject: t.safety(SUBJECTS[kind]),
    preheader: t.mails("account.preheader"),
    ink: "steel",
    word: t.mails("account.word"),
    heading: t.safety(`mail.${kind}`, about),
    blocks: [
      paragraph(t.safety("mail.wasYou")),
      paragraph(t.safety(lost ? "mail.noReset" : "mail.wasNotYou")),
      { kind: "button", ...(lost ? helpLink(reader, site) : reset) },
    ],
  };
}
