/** Stripe's objects in the product API's form. */
import type Stripe from "stripe";
import type { BillingProduct, Customer, Invoice, PaymentIntent, Price, Subscription } from "../../product-api/contract";
import { idOf } from "../payments/stripe-objects";

export const customerAnswer = ({ id, email, name, description }: Stripe.Customer): Customer => ({
  ...{ id, email, name: name ?? null, description },
});

const priceAnswer = ({ id, product, currency, unit_amount, recurring }: Stripe.Price): Price => ({
  ...{ id, product: idOf(product) ?? "", currency, unit_amount },
  recurring: recurring && { interval: recurring.interval },
});

export const productAnswer = (
  { id, name, description, active }: Stripe.Product,
  prices: Stripe.Price[],
): BillingProduct => ({ id, name, description, active, prices: prices.map(priceAnswer) });

export function subscriptionAnswer(said: Stripe.Subscription): Subscription {
  const { id, status, currency, start_date, trial_end, cancel_at_period_end, cancel_at, canceled_at, ended_at } = said;
  const { feedback = null, comment = null } = said.cancellation_details ?? {};
  return {
    ...{ id, status, currency, start_date, trial_end, cancel_at_period_end, cancel_at, canceled_at, ended_at },
    customer: idOf(said.customer) ?? "",
    cancellation_details: { feedback, comment },
    items: {
      data: said.items.data.map((item) => ({
        id: item.id,
        price: priceAnswer(item.price),
        current_period_end: item.current_period_end,
      })),
    },
  };
}

/** Empty for a draft, which the customer has not seen. */
export function invoiceAnswer(said: Stripe.Invoice): Invoice[] {
  const { id, number, status, currency, total, amount_due, amount_paid, created } = said;
  if (!id || !status || status === "draft") return [];
  return [
    {
      ...{ id, number, status, currency, total, amount_due, amount_paid, created },
      customer: idOf(said.customer) ?? null,
      hosted_invoice_url: said.hosted_invoice_url ?? null,
      invoice_pdf: said.invoice_pdf ?? null,
    },
  ];
}

export function intentAnswer(said: Stripe.PaymentIntent, ppvId: string): PaymentIntent {
  const { id, client_secret, amount, currency, status, description, next_action, last_payment_error } = said;
  const url = next_action?.redirect_to_url?.url;
  return {
    ...{ id, client_secret, amount, currency, status, description, ppvId },
    customer: idOf(said.customer) ?? null,
    payment_method_types: said.payment_method_types,
    next_action: next_action && { type: next_action.type, redirect_to_url: url ? { url } : null },
    last_payment_error: last_payment_error && {
      code: last_payment_error.decline_code ?? last_payment_error.code ?? null,
      message: last_payment_error.message ?? null,
    },
  };
}
