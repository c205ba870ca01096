/** The last mail to a fan who deleted their account: confirms it, with links to the tickets that they keep. */

import { mailTexts } from "../../mail/mail-texts";
import { paragraphMail } from "../../mail/paragraph-mail";

/** `links` open the fan's tickets for upcoming nights without an account. */
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
