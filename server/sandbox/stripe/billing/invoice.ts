/** What an invoice is, from draft to paid, void or given up. Who pays it, and when, is told in collection.ts. */
import type { Stripe } from "stripe";
import { changing } from "../changes";
import type { Customer } from "../customers";
import { id, letters } from "../ids";
import type { Ledger } from "../ledger";
import { minimumCharge } from "../money";
import { listOf } from "../paging";
import { addIntent, cancel, type PaymentIntent } from "../payment-intent";
import type { Wire } from "../wire";
import { addInvoicePayment, closeInvoicePayment } from "./invoice-payments";
import type { Subscription } from "./subscription";

export type Invoice = ReturnType<typeof invoiceObject>;
/** With the PaymentIntent that is to pay it, and the secret of its hosted page. */
export type StoredInvoice = { invoice: Invoice; intent: string | null; key: string };

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
  /** Without it the line is a sale of its own. */
  item?: { id: string; subscription: string; metadata: Record<string, string> };
  proration?: boolean;
};

export type InvoiceDetails = {
  customer: Customer;
  currency: string;
  lines: LineDetails[];
  reason: BillingReason;
  subscription: Subscription | null;
  period: { start: number; end: number };
  /** When the draft becomes final by itself; null for one that waits for the merchant. */
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
  } satisfies Wire<Stripe.InvoiceLineItem>;
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
  } satisfies Wire<Stripe.Invoice>;
}

export function addInvoice(ledger: Ledger, details: InvoiceDetails): StoredInvoice {
  const stored = { invoice: invoiceObject(details, ledger.now()), intent: null, key: letters(32) };
  ledger.state.invoices[stored.invoice.id] = stored;
  details.customer.currency ??= details.currency;
  ledger.emit("invoice.created", stored.invoice);
  return stored;
}

/**
 * A draft gets its number, its page, and what the customer has to her credit. Nothing to pay means paid; else it is open
 * with a PaymentIntent, which is `intent` when the money came before the invoice.
 */
export function finalize(ledger: Ledger, stored: StoredInvoice, intent?: PaymentIntent) {
  const { invoice } = stored;
  const customer = ledger.state.customers[invoice.customer];
  const balance = customer?.balance ?? 0;
  // What was paid already was paid without the balance; and what is too little to be charged stays on it.
  const due = invoice.total + (intent ? 0 : balance);
  const carried = due < minimumCharge(invoice.currency) ? due : 0;
  const left = intent ? balance : carried;
  invoice.amount_due = due - carried;
  invoice.amount_remaining = invoice.amount_due;
  invoice.ending_balance = left;
  if (customer) {
    invoice.starting_balance = balance;
    invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`;
    changing(ledger, "customer.updated", customer, () => {
      customer.balance = left;
      customer.next_invoice_sequence += 1;
    });
  }
  invoice.status = "open";
  invoice.status_transitions.finalized_at = ledger.now();
  invoice.effective_at = ledger.now();
  invoice.automatically_finalizes_at = null;
  invoice.webhooks_delivered_at = ledger.now();
  invoice.hosted_invoice_url = `${ledger.origin}/i/${invoice.id}/${stored.key}`;
  invoice.invoice_pdf = `${invoice.hosted_invoice_url}/pdf`;
  if (invoice.amount_due > 0) {
    stored.intent = (intent ?? intentFor(ledger, invoice)).id;
    addInvoicePayment(ledger, invoice, stored.intent);
  }
  ledger.emit("invoice.finalized", invoice);
}

function intentFor(ledger: Ledger, { amount_due: amount, billing_reason, currency, customer, parent }: Invoice) {
  const description = {
    manual: "Payment for Invoice",
    subscription_create: "Subscription creation",
    subscription_cycle: "Subscription update",
    subscription_update: "Subscription update",
    upcoming: "",
  }[billing_reason];
  const setup_future_usage = parent ? ("off_session" as const) : undefined;
  return addIntent(ledger, {
    amount,
    currency,
    customer,
    description,
    setup_future_usage,
    allowed_payment_method_types: ["card"],
  });
}

/** The money is there, or none was due. */
export function markPaid(ledger: Ledger, { invoice }: StoredInvoice) {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = ledger.now();
  closeInvoicePayment(ledger, invoice, "paid");
  setDelinquent(ledger, invoice, false);
  ledger.emit("invoice.paid", invoice);
  ledger.emit("invoice.payment_succeeded", invoice);
}

export function voidInvoice(ledger: Ledger, stored: StoredInvoice) {
  const { invoice } = stored;
  invoice.status = "void";
  invoice.status_transitions.voided_at = ledger.now();
  stopCollecting(invoice);
  closeInvoicePayment(ledger, invoice, "canceled");
  const intent = ledger.state.intents[stored.intent ?? ""];
  if (intent && intent.status !== "succeeded") cancel(ledger, intent, "void_invoice");
  ledger.emit("invoice.voided", invoice);
}

export function giveUp(ledger: Ledger, { invoice }: StoredInvoice) {
  invoice.status = "uncollectible";
  invoice.status_transitions.marked_uncollectible_at = ledger.now();
  stopCollecting(invoice);
  ledger.emit("invoice.marked_uncollectible", invoice);
}

/** No more tries by themselves; a payer or the merchant may still pay. */
export function stopCollecting(invoice: Invoice) {
  invoice.auto_advance = false;
  invoice.automatically_finalizes_at = null;
  invoice.next_payment_attempt = null;
}

export function setDelinquent(ledger: Ledger, { customer: customerId }: Invoice, delinquent: boolean) {
  const customer = ledger.state.customers[customerId];
  if (customer)
    changing(ledger, "customer.updated", customer, () => {
      customer.delinquent = delinquent;
    });
}
