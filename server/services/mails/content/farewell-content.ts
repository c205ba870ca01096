/** The last mail to a fan who deleted their account: confirms it, with links to the tickets that they keep. */
import type { MailBlock, MailContent, MailLink, MailSite } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { paragraph } from "./sentences";

/** `links` open the fan's tickets for upcoming shows without an account. */
export function farewellContent(links: MailLink[], { t, isolated }: MailReader, { siteName }: MailSite): MailContent {
  const kept: MailBlock[] = links.length > 0 ? [paragraph(t.keeping("mail.tickets")), { kind: "links", links }] : [];
  return {
    subject: t.keeping("mail.subject", { name: siteName }),
    preheader: t.mails(links.length > 0 ? "deleted.preheader" : "deleted.preheaderNone"),
    ink: "steel",
    word: t.mails("deleted.word"),
    heading: t.keeping("mail.subject", { name: isolated(siteName) }),
    blocks: [paragraph(t.keeping("mail.done")), paragraph(t.keeping("mail.kept")), ...kept],
  };
}
