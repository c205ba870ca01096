/** The last mail to somebody who deleted her account: that it is done, and the ways to the tickets that stay hers. */

import { paragraphMail } from "../../mail/paragraph-mail";
import { mailTexts } from "../../mail-texts";

/** `links` open her tickets of nights to come without an account. */
export async function farewellMail(o: { siteName: string; locale: string; links: { label: string; url: string }[] }) {
  const { t, ...reader } = await mailTexts(o.locale, "keeping");
  const { siteName: name, links } = o;
  const kept = links.length > 0 ? [t("mail.tickets")] : [];
  return paragraphMail({
    ...reader,
    siteName: name,
    subject: t("mail.subject", { name }),
    paragraphs: [t("mail.done"), t("mail.kept"), ...kept],
    links,
  });
}
