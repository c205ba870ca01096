/** The mail about a change of how a fan signs in. */
import { eq } from "drizzle-orm";
import { isEmail } from "../../../app/domain/forms/email-address";
import { type MailSite, writtenMail } from "../../mail/mail-content";
import { mailReader } from "../../mail/mail-reader";
import type { MailWriters } from "../../mail/outbox";
import type { Seal } from "../../session/cookies/seal";
import type { Store } from "../../store/connection/open-store";
import { accountChange } from "../../store/schema";
import { readerOf } from "../account/account-changes";
import { accountContent } from "./content/account-content";

export function accountMails({ store: { db }, seal, ...site }: MailSite & { store: Store; seal: Seal }) {
  return { account_change: changed } satisfies MailWriters;

  async function changed(id: string) {
    const [row] = await db.select().from(accountChange).where(eq(accountChange.id, id));
    if (!row) return undefined;
    const { email, locale } = readerOf(row, seal);
    // We know no address of a fan who signs in by phone number.
    if (!isEmail(email)) return undefined;
    const reader = await mailReader(locale);
    const content = accountContent({ kind: row.kind, at: row.startedAt }, reader, site);
    return { to: email, ...writtenMail(content, reader, site) };
  }
}
