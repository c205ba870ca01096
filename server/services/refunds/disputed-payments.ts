/** Conditions on disputed payments. Until the bank decides, what was bought admits nobody and is not refunded. */
import { type SQLWrapper, sql } from "drizzle-orm";

/** Stripe's statuses of a dispute that has taken the money. An inquiry (`warning_…`) has not; `won` has returned it. */
export const MONEY_TAKEN = ["needs_response", "under_review", "appeal_needs_response", "appeal_under_review"];

/** Prefix of the id of money that a bank took back without a refund by Stripe. */
export const BY_BANK = "bank:";

/** Prefix of the id of a refund that the office paid another way, after the bank had returned it. */
export const BY_OFFICE = "office:";

/** Whether this refund went through Stripe. */
export const sentByStripe = (providerRefundId: SQLWrapper) =>
  sql<boolean>`${providerRefundId} ~ ${`^(?!${BY_BANK}|${BY_OFFICE})`}`;

export const wentThroughStripe = (providerRefundId: string | null): providerRefundId is string =>
  providerRefundId !== null && !providerRefundId.startsWith(BY_BANK) && !providerRefundId.startsWith(BY_OFFICE);

export const moneyTaken = sql.raw(`('${MONEY_TAKEN.join("', '")}')`);

// A bank disputes a whole payment at Stripe: the seats and the goods beside them.

/** Whether this payment is disputed. */
export const isPaymentDisputed = (paymentId: SQLWrapper) => sql<boolean>`exists (
  select 1 from payment p join dispute d on d.payment_intent_id = p.payment_intent_id and d.status in ${moneyTaken}
  where p.id = ${paymentId})`;

/** Whether a bank has taken this payment back for good, or a part of it. */
export const isPaymentChargedBack = (paymentId: SQLWrapper) => sql<boolean>`exists (
  select 1 from payment p join dispute d on d.payment_intent_id = p.payment_intent_id and d.status = 'lost'
  where p.id = ${paymentId})`;

/** Whether the payment of this purchase is disputed. Then its goods are not sent. */
export const isPurchaseDisputed = (purchaseId: SQLWrapper) => sql<boolean>`exists (
  select 1 from payment p join dispute d on d.payment_intent_id = p.payment_intent_id and d.status in ${moneyTaken}
  where p.ref = ${purchaseId}::text)`;

/** Whether the payment that this refund is for is disputed. */
export const isRefundDisputed = (refundId: SQLWrapper) => sql<boolean>`exists (
  select 1 from refund r join payment p on p.id = r.payment_id
  join dispute d on d.payment_intent_id = p.payment_intent_id and d.status in ${moneyTaken}
  where r.id::text = ${refundId})`;

/** Whether the payment of Premium is disputed. */
export const isSubscriptionDisputed = (subscriptionId: SQLWrapper) => sql<boolean>`exists (
  select 1 from dispute d where d.subscription_id = ${subscriptionId} and d.status in ${moneyTaken})`;

/** Whether the payment of this order is disputed. A refunded second payment of the same seats does not count. */
export const isOrderDisputed = (orderNumber: SQLWrapper) => sql<boolean>`exists (
  select 1 from ticket_order o
  join payment p on p.kind = 'ticket' and p.ref = o.reservation_id::text
  join dispute d on d.payment_intent_id = p.payment_intent_id and d.status in ${moneyTaken}
  where o.order_number = ${orderNumber}
    and not exists (select 1 from refund r where r.payment_id = p.id and r.reason = 'expired'))`;
