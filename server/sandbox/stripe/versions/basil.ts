/**
 * 2025-03-31.basil moved periods from the subscription to its items, an invoice's payment to `payments`, an invoice's
 * origin to `parent`, and a line's price to `pricing`. https://docs.stripe.com/changelog/basil
 */

import type { StripeAccount } from "../account-state";
import { invalidRequest } from "../api/api-error";
import type { JsonNode } from "../api/json-types";
import { invoiceIdOf } from "../invoices/invoice-payments";
import { planObject, type RecurringPrice } from "../subscriptions/subscription-object";
import type { VersionChange } from "./version-change";

export const basil: VersionChange = {
  since: "2025-03-31.basil",
  request: (fields, { path }) => {
    if (/^\/v1\/invoices\/upcoming(\/|$)/.test(path))
      throw invalidRequest(
        "The sandbox does not offer upcoming invoices. Use POST /v1/invoices/create_preview instead.",
      );
    return fields;
  },
  objects: {
    charge: invoiced((charge) => charge.payment_intent),
    payment_intent: invoiced((intent) => intent.id),
    subscription: (subscription) => {
      const [item = {}] = (subscription.items as { data: JsonNode[] }).data;
      subscription.current_period_start = item.current_period_start;
      subscription.current_period_end = item.current_period_end;
      subscription.discount = null;
    },
    invoice: olderInvoice,
    line_item: olderLine,
    "checkout.session": (session) => {
      const collected = session.collected_information as JsonNode | null;
      session.shipping_details = collected?.shipping_details ?? null;
    },
    price: (price) => {
      if (price.recurring) price.recurring = { ...price.recurring, aggregate_usage: null };
    },
    plan: (plan) => {
      plan.aggregate_usage = null;
    },
  },
};

function invoiced(intentOf: (node: JsonNode) => unknown) {
  return (node: JsonNode, account: StripeAccount) => {
    node.invoice = invoiceIdOf(account, String(intentOf(node))) ?? null;
  };
}

function olderInvoice(invoice: JsonNode, { state }: StripeAccount) {
  const { intent = null } = state.invoices[String(invoice.id)] ?? {};
  const { parent, total_taxes: taxes, ...rest } = invoice;
  const of = (parent as JsonNode | null)?.subscription_details as JsonNode | undefined;
  for (const name of Object.keys(invoice)) delete invoice[name];
  Object.assign(invoice, rest, {
    application_fee_amount: null,
    charge: state.intents[intent ?? ""]?.latest_charge ?? null,
    discount: null,
    paid: rest.status === "paid",
    paid_out_of_band: rest.status === "paid" && intent === null && Number(rest.amount_due) > 0,
    payment_intent: intent,
    quote: null,
    subscription: of?.subscription ?? null,
    subscription_details: of ? { metadata: of.metadata } : null,
    tax: null,
    total_tax_amounts: taxes,
    transfer_data: null,
  });
}

function olderLine(line: JsonNode, { state }: StripeAccount) {
  const { parent, pricing, taxes, ...rest } = line;
  const { subscription_item_details: item, invoice_item_details: sale } = parent as Record<string, JsonNode | null>;
  const details = item ?? sale ?? {};
  const price = state.prices[String(((pricing as JsonNode).price_details as JsonNode).price)];
  for (const name of Object.keys(line)) delete line[name];
  Object.assign(line, rest, {
    amount_excluding_tax: rest.amount,
    invoice_item: details.invoice_item,
    plan: price?.recurring ? planObject(price as RecurringPrice) : null,
    price: structuredClone(price ?? null),
    proration: details.proration,
    proration_details: details.proration_details,
    subscription_item: item?.subscription_item,
    tax_amounts: taxes,
    tax_rates: [],
    type: item ? "subscription" : "invoiceitem",
    unit_amount_excluding_tax: (pricing as JsonNode).unit_amount_decimal,
  });
}
