/** What rests while a bank has taken a payment back and has not decided: it lets nobody in, and is not refunded either. */
import { type SQLWrapper, sql } from "drizzle-orm";

/** Stripe's words for a dispute that has the money. An inquiry (`warning_…`) has not; `won` has given it back. */
export const MONEY_TAKEN = ["needs_response", "under_review"];

/** Begins the id of what a bank sent back in Stripe's place. */
export const BY_BANK = "bank:";

/** Begins the id of what the office sent back some other way, since the bank would not take it. */
export const BY_OFFICE = "office:";

/** Whether this refund went through Stripe. */
export const sentByStripe = (providerRefundId: SQLWrapper) =>
  sql<boolean>`${providerRefundId} ~ ${`^(?!${BY_BANK}|${BY_OFFICE})`}`;

export const wentThroughStripe = (providerRefundId: string | null): providerRefundId is string =>
  providerRefundId !== null && !providerRefundId.startsWith(BY_BANK) && !providerRefundId.startsWith(BY_OFFICE);

const taken = sql.raw(`('${MONEY_TAKEN.join("', '")}')`);

/** Whether this payment is disputed. */
export const isPaymentDisputed = (paymentId: SQLWrapper) => sql<boolean>`exists (
  select 1 from dispute d where d.payment_id = ${paymentId} and d.status in ${taken})`;

/** Whether the payment of this purchase is disputed: nothing of it is sent. */
export const isPurchaseDisputed = (purchaseId: SQLWrapper) => sql<boolean>`exists (
  select 1 from payment p join dispute d on d.payment_id = p.id and d.status in ${taken}
  where p.ref = ${purchaseId}::text)`;

/** Whether the payment that this refund is for is disputed. */
export const isRefundDisputed = (refundId: SQLWrapper) => sql<boolean>`exists (
  select 1 from refund r join dispute d on d.payment_id = r.payment_id and d.status in ${taken}
  where r.id::text = ${refundId})`;

/** Whether the payment of Premium is disputed. */
export const isSubscriptionDisputed = (subscriptionId: SQLWrapper) => sql<boolean>`exists (
  select 1 from dispute d where d.subscription_id = ${subscriptionId} and d.status in ${taken})`;

/** Whether the payment of this order is disputed. A second payment of the same seats was sent back, and is another matter. */
export const isOrderDisputed = (orderNumber: SQLWrapper) => sql<boolean>`exists (
  select 1 from ticket_order o
  join payment p on p.kind = 'ticket' and p.ref = o.reservation_id::text
  join dispute d on d.payment_id = p.id and d.status in ${taken}
  where o.order_number = ${orderNumber}
    and not exists (select 1 from refund r where r.payment_id = p.id and r.reason = 'expired'))`;
