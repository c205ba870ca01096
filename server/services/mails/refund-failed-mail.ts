/** The mail about a refund that the bank returned to us: it asks the fan how they want to get the money. */

import { eq } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { helpLink, writtenMail } from "../../mail/mail-content";
import { mailReader } from "../../mail/mail-reader";
import {
  billingCustomer,
  event,
  goodsOrder,
  payment,
  purchase,
  refund,
  reservation,
  ticketOrder,
} from "../../store/schema";
import { paidForId } from "../payments/payment-ref";
import { refundFailed as refundFailedContent } from "./content/broadcast-content";
import { type MailDeps, mailRecipients } from "./mail-recipient";

export function refundFailedMail(deps: MailDeps) {
  const { store, stripe, siteUrl, siteName } = deps;
  const { db } = store;
  const { readerOf } = mailRecipients(deps);

  /** Undefined if the refund has succeeded in the meantime, or there is nobody to write to. */
  return async function refundFailed(refundId: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({
        refund,
        payment,
        order: ticketOrder,
        show: event.title,
        bought: purchase.name,
        goods: goodsOrder,
        customer: billingCustomer,
      })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .leftJoin(reservation, eq(reservation.id, paidForId))
      .leftJoin(event, eq(event.id, reservation.eventId))
      .leftJoin(ticketOrder, eq(ticketOrder.reservationId, reservation.id))
      .leftJoin(purchase, eq(purchase.id, paidForId))
      .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .leftJoin(billingCustomer, eq(billingCustomer.userId, purchase.userId))
      .where(eq(refund.id, refundId));
    if (!row?.refund.returnedAt) return undefined;
    const { order, goods, customer } = row;
    const payer = await payerOf(row.payment);
    const fan = customer && (await readerOf(customer.stripeCustomerId));
    const to = order?.email || goods?.email || fan?.email || payer?.email;
    if (!to) return undefined;
    const locale = order?.locale ?? goods?.locale ?? customer?.locale ?? payer?.locale ?? "en";
    const [reader, site] = [await mailReader(locale), { siteName, siteUrl }];
    const returned = {
      cents: row.refund.cents,
      currency: row.payment.currency,
      title: goods?.name ?? row.show ?? row.bought ?? siteName,
    };
    return { to, ...writtenMail(refundFailedContent(returned, [helpLink(reader, site)], reader), reader, site) };
  };

  /** The payer, as entered on Stripe's page. */
  async function payerOf(paid: typeof payment.$inferSelect) {
    if (paid.checkoutSessionId) {
      const session = await stripe.checkout.sessions.retrieve(paid.checkoutSessionId);
      const email = session.customer_details?.email ?? session.customer_email;
      return { email, locale: session.metadata?.locale };
    }
    if (!paid.paymentIntentId) return undefined;
    const { receipt_email: email } = await stripe.paymentIntents.retrieve(paid.paymentIntentId);
    return { email, locale: undefined };
  }
}
