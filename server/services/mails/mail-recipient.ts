/** The recipient of mails about billing, their language, and the links in these mails. */
import { eq, type SQL } from "drizzle-orm";
import type Stripe from "stripe";
import type { Mail } from "../../clients/mailer";
import { type MailContent, type MailLink, writtenMail } from "../../mail/mail-content";
import { type MailReader, mailReader } from "../../mail/mail-reader";
import type { Store } from "../../store/connection/open-store";
import { billingCustomer } from "../../store/schema";
import { currentEmail } from "../customers/customer-email";
import { idOf } from "../payments/stripe-objects";
import type { WalletOffers } from "../wallet/wallet";

export type MailDeps = {
  store: Store;
  stripe: Stripe;
  /** Origin without a slash at the end. */
  siteUrl: string;
  siteName: string;
  /** The wallets that tickets can be put into. None if absent. */
  walletOffers?: (() => WalletOffers) | undefined;
  /** Where replies to the office's answers go. Without it, an answer doesn't invite any. */
  officeMail?: string | undefined;
};
type MailRecipient = MailReader & { email: string | null };

/** `siteUrl` without a slash at the end. */
export function billingLinks(siteUrl: string) {
  const link = (label: string, path: string): MailLink => ({ label, url: siteUrl + path });
  return {
    yours: ({ t }: MailReader) => link(t.payments("mail.yours"), "/profile/billing"),
    night: ({ t }: MailReader, ppvId: string) =>
      link(t.payments("mail.nightPaidWatch"), `/pay-per-view/event/${ppvId}`),
    premium: ({ t }: MailReader) => link(t.payments("mail.premiumPage"), "/premium"),
  };
}

export function mailRecipients({ store: { db }, stripe, siteUrl, siteName }: MailDeps) {
  const links = billingLinks(siteUrl);

  const rowOf = async (wanted: SQL) => (await db.select().from(billingCustomer).where(wanted))[0];
  const rowOfUser = async (userId: string | null | undefined) =>
    userId ? rowOf(eq(billingCustomer.userId, userId)) : undefined;

  return {
    /**
     * The fan who is this customer; undefined if the customer is unknown, or the account was deleted. `userId`: whose
     * it was if it has been replaced since.
     */
    async readerOf(
      customer: string | { id: string } | null,
      userId?: string | null,
    ): Promise<MailRecipient | undefined> {
      const row =
        (await rowOf(eq(billingCustomer.stripeCustomerId, idOf(customer) ?? ""))) ?? (await rowOfUser(userId));
      const kept = row && (await stripe.customers.retrieve(row.stripeCustomerId));
      // Without its account's address it was deleted with the account, else by an operator at Stripe.
      if (!kept || (kept.deleted && !row.accountEmail)) return undefined;
      const email = kept.deleted ? row.accountEmail : currentEmail(row, kept.email);
      return { ...(await mailReader(row.locale)), email };
    },

    mail: (reader: MailReader, to: string, content: MailContent): Mail => ({
      to,
      ...writtenMail(content, reader, { siteName, siteUrl }),
    }),

    ...links,

    /** Links to the invoice's own page, if there is one, and to the fan's payments. */
    receipts(reader: MailReader, invoice: Stripe.Invoice | undefined): MailLink[] {
      const url = invoice?.hosted_invoice_url;
      return [...(url ? [{ label: reader.t.payments("mail.receipt"), url }] : []), links.yours(reader)];
    },
  };
}
