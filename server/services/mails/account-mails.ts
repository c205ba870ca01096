/** The mail about a change of how a fan signs in. */
import { eq } from "drizzle-orm";
import { dateOf } from "../../../app/domain/format/zoned-dates";
import { isEmail } from "../../../app/domain/forms/email-address";
import { mailTexts } from "../../mail/mail-texts";
import type { MailWriters } from "../../mail/outbox";
import { paragraphMail } from "../../mail/paragraph-mail";
import type { Seal } from "../../session/cookies/seal";
import type { Store } from "../../store/connection/open-store";
import { accountChange } from "../../store/schema";
import { readerOf } from "../account/account-changes";

const ZONE = "UTC";
const SUBJECTS = {
  password: "mail.passwordSubject",
  email: "mail.emailSubject",
  factor: "mail.factorSubject",
} as const;

type AccountMailDeps = { store: Store; seal: Seal; siteUrl: string; siteName: string };

export function accountMails({ store: { db }, seal, siteUrl, siteName }: AccountMailDeps) {
  return { account_change: changed } satisfies MailWriters;

  async function changed(id: string) {
    const [row] = await db.select().from(accountChange).where(eq(accountChange.id, id));
    if (!row) return undefined;
    const { email, locale } = readerOf(row, seal);
    // We know no address of a fan who signs in by phone number.
    if (!isEmail(email)) return undefined;
    const { kind, startedAt } = row;
    const { t, language, direction } = await mailTexts(locale, "safety");
    // The mail goes to the account's previous address, which cannot reset the password any more.
    const lost = kind === "email";
    const reset = { label: t("mail.reset"), url: `${siteUrl}/home/auth/reset-password` };
    const help = { label: t("mail.help"), url: `${siteUrl}/billing-assistance` };
    const about = { name: siteName, date: dateOf(startedAt, ZONE, language) };
    return {
      to: email,
      ...paragraphMail({
        ...{ language, direction, siteName },
        subject: t(SUBJECTS[kind]),
        paragraphs: [t(`mail.${kind}`, about), t("mail.wasYou"), t(lost ? "mail.noReset" : "mail.wasNotYou")],
        links: lost ? [help] : [reset, help],
      }),
    };
  }
}
