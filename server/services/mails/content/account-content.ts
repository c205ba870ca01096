/** The mail about a change of how a fan signs in. */
import { dateOf } from "../../../../app/domain/format/zoned-dates";
import type { MailContent, MailSite } from "../../../mail/mail-content";
import { helpLink } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { paragraph } from "./sentences";

/** By kind of change. `advice` says what to do if the fan didn't make it. */
const MAILS = {
  password: { subject: "mail.passwordSubject", advice: "mail.wasNotYou" },
  // The mail goes to the account's previous address, which cannot reset the password any more.
  email: { subject: "mail.emailSubject", advice: "mail.noReset" },
  phone: { subject: "mail.phoneSubject", advice: "mail.wasNotYou" },
  passkeyAdded: { subject: "mail.passkeyAddedSubject", advice: "mail.wasNotYou" },
  passkeyRemoved: { subject: "mail.passkeyRemovedSubject", advice: "mail.wasNotYou" },
  factor: { subject: "mail.factorSubject", advice: "mail.wasNotYou" },
  // A thief's factor locks the owner out, even with a new password.
  factorOn: { subject: "mail.factorOnSubject", advice: "mail.noCode" },
  appReplaced: { subject: "mail.appReplacedSubject", advice: "mail.noCode" },
} as const;

type AccountFacts = { kind: keyof typeof MAILS; at: Date };

export function accountContent({ kind, at }: AccountFacts, reader: MailReader, site: MailSite): MailContent {
  const { t, language, isolated } = reader;
  const reset = { label: t.safety("mail.reset"), url: `${site.siteUrl}/home/auth/reset-password` };
  const about = { name: isolated(site.siteName), date: dateOf(at, "UTC", language) };
  const { subject, advice } = MAILS[kind];
  return {
    subject: t.safety(subject),
    preheader: t.mails("account.preheader"),
    ink: "steel",
    word: t.mails("account.word"),
    heading: t.safety(`mail.${kind}`, about),
    blocks: [
      paragraph(t.safety("mail.wasYou")),
      paragraph(t.safety(advice)),
      { kind: "button", ...(kind === "email" ? helpLink(reader, site) : reset) },
    ],
  };
}
