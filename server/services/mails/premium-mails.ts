/** Mails about Premium: payment received, payment failed, trial ending, trial refused, canceled. */

import { amount } from "../../../app/domain/format/money-format";
import { dateOf } from "../../../app/domain/format/zoned-dates";
import type { Mail } from "../../clients/mailer";
import { isTrialRefused } from "../membership/card-trials";
import { type MailDeps, mailRecipients, receiptOf, ZONE } from "./mail-recipient";

export function premiumMails(deps: MailDeps) {
  const { stripe } = deps;
  const { readerOf, mail, receipts, yours, premium } = mailRecipients(deps);

  return { paid, failed, trialEnding, trialRefused, canceled };

  async function paid(invoiceId: string): Promise<Mail | undefined> {
    const invoice = await stripe.invoices.retrieve(invoiceId);
    const reader = await readerOf(invoice.customer);
    const to = reader?.email ?? invoice.customer_email;
    if (!reader || !to || invoice.status !== "paid") return undefined;
    const { t } = reader;
    const at = new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000);
    const sum = { cents: invoice.amount_paid, currency: invoice.currency };
    return mail(reader, to, {
      subject: t("mail.premiumPaidSubject"),
      paragraphs: [t("mail.premiumPaid"), receiptOf(reader, sum, at, invoice)],
      links: receipts(reader, invoice),
    });
  }

  /** `ref`: the invoice and the number of the attempt. A later attempt and the end have their own mails. */
  async function failed(ref: string): Promise<Mail | undefined> {
    const [invoiceId = "", attempt] = ref.split("/");
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["parent.subscription_details.subscription"] });
    const of = invoice.parent?.subscription_details?.subscription;
    const reader = await readerOf(invoice.customer);
    const to = reader?.email ?? invoice.customer_email;
    const over = typeof of !== "object" || of.status === "canceled";
    if (!reader || !to || over || invoice.status !== "open" || invoice.attempt_count !== Number(attempt)) {
      return undefined;
    }
    const { t, language } = reader;
    const { next_payment_attempt: next, hosted_invoice_url: page } = invoice;
    const what = { amount: amount(invoice.amount_remaining, invoice.currency, language) };
    return mail(reader, to, {
      subject: t("mail.failedSubject"),
      paragraphs: [
        t("mail.failed", what),
        next ? t("mail.failedNext", { date: dayOf(next, language) }) : t("mail.failedLast"),
      ],
      links: [...(page ? [{ label: t("mail.failedPay"), url: page }] : []), yours(reader)],
    });
  }

  async function trialEnding(subscriptionId: string): Promise<Mail | undefined> {
    const said = await stripe.subscriptions.retrieve(subscriptionId);
    const reader = await readerOf(said.customer);
    const { trial_end: end, status, cancel_at_period_end: leaving } = said;
    const price = said.items.data[0]?.price;
    if (!reader?.email || !end || !price || leaving || status !== "trialing") return undefined;
    const { t, language, email } = reader;
    const date = dayOf(end, language);
    const charged = amount(price.unit_amount ?? 0, price.currency, language);
    return mail(reader, email, {
      subject: t("mail.trialSubject", { date }),
      paragraphs: [t("mail.trial", { date, amount: charged }), t("mail.trialLeave")],
      links: [premium(reader)],
    });
  }

  /** The card has had a free trial before, so this one was ended. */
  async function trialRefused(subscriptionId: string): Promise<Mail | undefined> {
    const said = await stripe.subscriptions.retrieve(subscriptionId);
    const reader = await readerOf(said.customer);
    if (!reader?.email) return undefined;
    const { t, email } = reader;
    return mail(reader, email, {
      subject: t("mail.trialRefusedSubject"),
      paragraphs: [t("mail.trialRefused")],
      links: [premium(reader)],
    });
  }

  /** `ref`: the subscription and the time of the cancellation. No mail if the cancellation was undone. */
  async function canceled(ref: string): Promise<Mail | undefined> {
    const [subscriptionId = "", at] = ref.split("/");
    const said = await stripe.subscriptions.retrieve(subscriptionId);
    const reader = await readerOf(said.customer);
    if (!reader?.email || said.canceled_at !== Number(at) || isTrialRefused(said)) return undefined;
    const { t, language, email } = reader;
    const over = said.status === "canceled";
    const end = said.cancel_at ?? said.items.data[0]?.current_period_end ?? said.canceled_at;
    return mail(reader, email, {
      subject: t(over ? "mail.endedSubject" : "mail.canceledSubject"),
      paragraphs: [over ? t("mail.ended") : t("mail.canceled", { date: dayOf(end, language) })],
      links: [premium(reader)],
    });
  }
}

const dayOf = (seconds: number, language: string) => dateOf(new Date(seconds * 1000), ZONE, language);
