/** The invoice object and its lines. */
import type { Stripe } from "stripe";
import type { AsJson } from "../api/json-types";
import { listOf } from "../api/list-pages";
import { id } from "../api/object-ids";
import type { Customer } from "../merchant/customer-resource";
import type { StripeSubscription } from "../subscriptions/subscription-object";

export type StripeInvoice = ReturnType<typeof invoiceObject>;
export type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";
export type BillingReason =
  | "manual"
  | "subscription_create"
  | "subscription_cycle"
  | "subscription_update"
  | "upcoming";

export type LineDetails = {
  amount: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
  price: { id: string; product: string; unit_amount: number };
  quantity: number;
  /** Without an item, the line is a one-time sale. */
  item?: { id: string; subscription: string; metadata: Record<string, string> };
  proration?: boolean;
};

export type InvoiceDetails = {
  customer: Customer;
  currency: string;
  lines: LineDetails[];
  reason: BillingReason;
  subscription: StripeSubscription | null;
  period: { start: number; end: number };
  /** When the draft is finalized automatically; null if only the merchant finalizes it. */
  finalizesAt: number | null;
  description?: string | null;
  footer?: string | null;
  metadata?: Record<string, string>;
};

function lineObject(line: LineDetails, invoice: string | null) {
  const { amount, currency, description, item, period, price, quantity, proration = false } = line;
  const details = { proration, proration_details: proration ? { credited_items: null } : null };
  return {
    id: id("il"),
    object: "line_item",
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: item?.metadata ?? {},
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            ...details,
            invoice_item: proration ? id("ii") : null,
            subscription: item.subscription,
            subscription_item: item.id,
          },
          type: "subscription_item_details",
        }
      : {
          invoice_item_details: { ...details, invoice_item: id("ii"), subscription: null },
          subscription_item_details: null,
          type: "invoice_item_details",
        },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: String(proration ? amount : price.unit_amount),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: item?.subscription ?? null,
    subtotal: amount,
    taxes: [],
  } satisfies AsJson<Stripe.InvoiceLineItem>;
}

export function invoiceObject(details: InvoiceDetails, created: number) {
  const { customer, subscription } = details;
  const own = id("in");
  const lines = details.lines.map((line) => lineObject(line, own));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id: own,
    object: "invoice",
    account_country: "US",
    account_name: "Sandbox",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0 as number,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0 as number,
    attempted: false as boolean,
    auto_advance: details.finalizesAt !== null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: details.finalizesAt,
    billing_reason: details.reason as BillingReason,
    collection_method: "charge_automatically",
    created,
    currency: details.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt,
    customer_tax_ids: [],
    default_payment_method: null as string | null,
    default_source: null,
    default_tax_rates: [],
    description: details.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: null as number | null,
    ending_balance: null as number | null,
    footer: details.footer ?? null,
    from_invoice: null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null as string | null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${own}/lines`, lines),
    livemode: false,
    metadata: details.metadata ?? {},
    next_payment_attempt: details.finalizesAt,
    number: null as string | null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: details.period.end,
    period_start: details.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft" as InvoiceStatus,
    status_transitions: {
      finalized_at: null as number | null,
      marked_uncollectible_at: null as number | null,
      paid_at: null as number | null,
      voided_at: null as number | null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null as number | null,
  } satisfies AsJson<Stripe.Invoice>;
}
