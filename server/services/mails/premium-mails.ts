/** Mails about Premium: payment received, payment failed, trial ending, trial refused, canceled, kept after all. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { endWithoutRenewal } from "../../../app/domain/billing/scheduled-end";
import type { Mail } from "../../clients/mailer";
import { subscription } from "../../store/schema";
import { isTrialRefused } from "../membership/card-trials";
import { isUnsettled } from "../membership/close-invoices";
import { LIVE_STATUSES } from "../membership/memberships";
import { idOf } from "../payments/stripe-objects";
import {
  premiumCanceled,
  premiumFailed,
  premiumKept,
  premiumPaid,
  trialEnding as trialEndingContent,
  trialRefused as trialRefusedContent,
} from "./content/premium-content";
import { type MailDeps, mailRecipients } from "./mail-recipient";

export function premiumMails(deps: MailDeps) {
  const { stripe, store } = deps;
  const { readerOf, mail, receipts, yours, premium } = mailRecipients(deps);

  return { paid, failed, trialEnding, trialRefused, canceled, kept };

  /** The reader, also if the customer who pays for the membership has been replaced since. */
  async function memberOf(customer: Stripe.Subscription["customer"] | null, subscriptionId = "") {
    const mine = eq(subscription.id, subscriptionId);
    const [row] = await store.db.select({ userId: subscription.userId }).from(subscription).where(mine);
    return readerOf(customer, row?.userId);
  }

  async function paid(invoiceId: string): Promise<Mail | undefined> {
    const invoice = await stripe.invoices.retrieve(invoiceId);
    const reader = await memberOf(invoice.customer, idOf(invoice.parent?.subscription_details?.subscription));
    const to = reader?.email ?? invoice.customer_email;
    if (!reader || !to || invoice.status !== "paid") return undefined;
    const receipt = {
      cents: invoice.amount_paid,
      currency: invoice.currency,
      at: timeOf(invoice.status_transitions.paid_at ?? invoice.created),
      invoiceNumber: invoice.number ?? undefined,
    };
    return mail(reader, to, premiumPaid(receipt, receipts(reader, invoice), reader));
  }

  /** `ref`: the invoice and the number of the attempt. A later attempt and the end have their own mails. */
  async function failed(ref: string): Promise<Mail | undefined> {
    const [invoiceId = "", attempt] = ref.split("/");
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["parent.subscription_details.subscription"] });
    const of = invoice.parent?.subscription_details?.subscription;
    const reader = await memberOf(invoice.customer, idOf(of));
    const to = reader?.email ?? invoice.customer_email;
    const over = typeof of !== "object" || of.status === "canceled";
    if (!reader || !to || over || invoice.status !== "open" || invoice.attempt_count !== Number(attempt)) {
      return undefined;
    }
    const { next_payment_attempt: next, hosted_invoice_url: page, amount_remaining: cents, currency } = invoice;
    const pay = page ? [{ label: reader.t.payments("mail.failedPay"), url: page }] : [];
    const missed = { cents, currency, next: next ? timeOf(next) : undefined };
    return mail(reader, to, premiumFailed(missed, [...pay, yours(reader)], reader));
  }

  async function trialEnding(subscriptionId: string): Promise<Mail | undefined> {
    const said = await stripe.subscriptions.retrieve(subscriptionId);
    const reader = await memberOf(said.customer, said.id);
    const { trial_end: end, status } = said;
    const price = said.items.data[0]?.price;
    if (!reader?.email || !end || !price || status !== "trialing") return undefined;
    if (endWithoutRenewal(said.cancel_at_period_end, said.cancel_at, end)) return undefined;
    const due = { cents: price.unit_amount ?? 0, currency: price.currency, end: timeOf(end) };
    return mail(reader, reader.email, trialEndingContent(due, [premium(reader)], reader));
  }

  /** The card has had a free trial before, so this one was ended. */
  async function trialRefused(subscriptionId: string): Promise<Mail | undefined> {
    const said = await stripe.subscriptions.retrieve(subscriptionId);
    const reader = await memberOf(said.customer, said.id);
    if (!reader?.email) return undefined;
    return mail(reader, reader.email, trialRefusedContent([premium(reader)], reader));
  }

  /** `ref`: the subscription and when it was canceled, which Stripe may move on. No mail if that was undone. */
  async function canceled(ref: string): Promise<Mail | undefined> {
    const [subscriptionId = "", at] = ref.split("/");
    const said = await stripe.subscriptions.retrieve(subscriptionId, { expand: ["latest_invoice"] });
    const reader = await memberOf(said.customer, said.id);
    const { canceled_at: canceledAt, latest_invoice: invoice } = said;
    if (!reader?.email || !canceledAt || canceledAt < Number(at) || isTrialRefused(said)) return undefined;
    const periodEnd = said.items.data[0]?.current_period_end ?? canceledAt;
    const end = said.cancel_at ?? periodEnd;
    const unsettled = typeof invoice === "object" && invoice !== null && isUnsettled(invoice);
    const kept =
      said.status === "canceled" ? undefined : { until: timeOf(end), mayBeCharged: end > periodEnd || unsettled };
    return mail(reader, reader.email, premiumCanceled(kept, [premium(reader)], reader));
  }

  /** The cancellation was undone. No mail if the fan has canceled again, or the membership is over. */
  async function kept(subscriptionId: string): Promise<Mail | undefined> {
    const said = await stripe.subscriptions.retrieve(subscriptionId);
    const reader = await memberOf(said.customer, said.id);
    const [item] = said.items.data;
    if (!reader?.email || !item || said.canceled_at || !LIVE_STATUSES.includes(said.status)) return undefined;
    const { unit_amount: cents, currency, recurring } = item.price;
    const next = {
      cents: cents ?? 0,
      currency,
      date: timeOf(item.current_period_end),
      interval: recurring?.interval === "year" ? ("year" as const) : ("month" as const),
      inTrial: said.status === "trialing",
    };
    return mail(reader, reader.email, premiumKept(next, [premium(reader)], reader));
  }
}

const timeOf = (seconds: number) => new Date(seconds * 1000);
