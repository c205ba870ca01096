/** The recipient of mails about billing, their language, and the links in these mails. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { amount } from "../../../app/domain/format/money-format";
import { dateOf } from "../../../app/domain/format/zoned-dates";
import type { Mail } from "../../clients/mailer";
import { type MailTexts, mailTexts } from "../../mail/mail-texts";
import { type ParagraphMail, paragraphMail } from "../../mail/paragraph-mail";
import type { Store } from "../../store/connection/open-store";
import { billingCustomer } from "../../store/schema";
import { idOf } from "../payments/stripe-objects";

/** Dates in these mails are days in UTC. */
export const ZONE = "UTC";

export type MailDeps = {
  store: Store;
  stripe: Stripe;
  /** Origin without a slash at the end. */
  siteUrl: string;
  siteName: string;
};
type MailRecipient = MailTexts<"payments"> & { email: string | null };
type Link = ParagraphMail["links"][number];

export function mailRecipients({ store: { db }, stripe, siteUrl, siteName }: MailDeps) {
  const link = (label: string, path: string): Link => ({ label, url: siteUrl + path });
  const yours = ({ t }: MailRecipient) => link(t("mail.yours"), "/profile/billing");

  return {
    /** The fan who is this customer; undefined if the customer is unknown or deleted. */
    async readerOf(customer: string | { id: string } | null): Promise<MailRecipient | undefined> {
      const id = idOf(customer) ?? "";
      const [row] = await db.select().from(billingCustomer).where(eq(billingCustomer.stripeCustomerId, id));
      const kept = row && (await stripe.customers.retrieve(id));
      if (!kept || kept.deleted) return undefined;
      return { ...(await mailTexts(row.locale, "payments")), email: kept.email };
    },

    mail(
      { t, language, direction }: MailRecipient,
      to: string,
      content: Pick<ParagraphMail, "subject" | "paragraphs" | "links">,
    ): Mail {
      const paragraphs = [t("mail.hello"), ...content.paragraphs];
      return { to, ...paragraphMail({ language, direction, siteName, ...content, paragraphs }) };
    },

    yours,
    night: ({ t }: MailRecipient, ppvId: string) => link(t("mail.nightPaidWatch"), `/pay-per-view/event/${ppvId}`),
    premium: ({ t }: MailRecipient) => link(t("mail.premiumPage"), "/premium"),
    help: ({ t }: MailRecipient) => link(t("mail.help"), "/billing-assistance"),

    /** Links to the invoice's own page, if there is one, and to the fan's payments. */
    receipts(reader: MailRecipient, invoice: Stripe.Invoice | undefined): Link[] {
      const url = invoice?.hosted_invoice_url;
      return [...(url ? [{ label: reader.t("mail.receipt"), url }] : []), yours(reader)];
    },
  };
}

/** A line with amount and date, and a line with the invoice number. */
export function receiptOf(
  { t, language }: MailRecipient,
  { cents, currency }: { cents: number; currency: string },
  at: Date,
  invoice: Stripe.Invoice | undefined,
): string {
  const paid = t("mail.paidLine", { amount: amount(cents, currency, language), date: dateOf(at, ZONE, language) });
  return invoice?.number ? `${paid}\n${t("mail.invoiceLine", { number: invoice.number })}` : paid;
}
