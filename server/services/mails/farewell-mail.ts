/** The last mail to a fan who deleted their account, with the texts of that fan's language. */
import { type MailLink, type MailSite, writtenMail } from "../../mail/mail-content";
import { mailReader } from "../../mail/mail-reader";
import { farewellContent } from "./content/farewell-content";

/** `links` open the fan's tickets for upcoming nights without an account. */
export async function farewellMail({ locale, links, ...site }: MailSite & { locale: string; links: MailLink[] }) {
  const reader = await mailReader(locale);
  return writtenMail(farewellContent(links, reader, site), reader, site);
}
