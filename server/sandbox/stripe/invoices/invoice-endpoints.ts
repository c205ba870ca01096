/** Invoice endpoints: retrieve, list, lines, preview, and the merchant's actions. */

import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing, StripeApiError } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { createdIn, listPage, listPageOldestFirst, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import {
  clearable,
  flag,
  hash,
  ignoredParams,
  metadata,
  oneOf,
  optional,
  text,
  unsupportedParams,
} from "../api/request-params";
import { methodNamed, methodOfCustomer } from "../payments/payment-method-resource";
import { subscriptionNamed } from "../subscriptions/subscription-endpoints";
import { changeAndEmit } from "../webhooks/updated-events";
import { collectInvoice, settleInvoice } from "./invoice-collection";
import type { InvoiceStatus } from "./invoice-object";
import { upcomingInvoice } from "./invoice-preview";
import { finalizeInvoice, markUncollectible, type StoredInvoice, voidInvoice } from "./invoice-status";

export function invoices(account: StripeAccount): ApiRoute[] {
  const found = (invoiceId: string) => {
    const stored = account.state.invoices[invoiceId];
    if (!stored) throw resourceMissing("invoice", invoiceId);
    return stored;
  };
  /** Throws unless the invoice has one of these statuses. */
  const among = (invoiceId: string, wanted: InvoiceStatus[], message: string) => {
    const stored = found(invoiceId);
    if (wanted.includes(stored.invoice.status)) return stored;
    throw invalidRequest(message, { code: "status_transition_invalid" });
  };
  const path = "/v1/invoices";

  return [
    route("post", `${path}/create_preview`, preview, (params) => {
      if (params.subscription === undefined)
        throw invalidRequest("You must provide a `subscription` to preview its next invoice.", {
          param: "subscription",
        });
      const stored = subscriptionNamed(account, params.subscription, "subscription");
      const { status, cancel_at } = stored.subscription;
      if (status === "canceled" || cancel_at !== null)
        throw invalidRequest("No upcoming invoices for customer", { code: "invoice_upcoming_none" });
      const { id, ...invoice } = upcomingInvoice(account, stored);
      return { ...invoice, id: id.replace("in_", "upcoming_in_") };
    }),
    route("get", `${path}/:id`, {}, (_, invoiceId) => found(invoiceId).invoice),
    route("get", `${path}/:id/lines`, pagingParams, (params, invoiceId) =>
      listPageOldestFirst("line_item", `${path}/${invoiceId}/lines`, found(invoiceId).invoice.lines.data, params),
    ),
    route(
      "post",
      `${path}/:id`,
      {
        auto_advance: optional(flag()),
        default_payment_method: optional(text()),
        description: clearable(text()),
        footer: clearable(text()),
        metadata: metadata(),
        ...ignoredParams("custom_fields", "rendering", "statement_descriptor"),
        ...unsupportedParams("account_tax_ids", "collection_method", "discounts", "due_date", "shipping_cost"),
      },
      (params, invoiceId) => {
        const { invoice } = found(invoiceId);
        const method = params.default_payment_method;
        if (method) methodOfCustomer(account, invoice.customer, method, "default_payment_method");
        changeAndEmit(account, "invoice.updated", invoice, () => {
          if (params.auto_advance !== undefined) invoice.auto_advance = params.auto_advance;
          if (params.auto_advance === false) invoice.next_payment_attempt = null;
          if (method !== undefined) invoice.default_payment_method = method;
          if (params.description !== undefined) invoice.description = params.description;
          if (params.footer !== undefined) invoice.footer = params.footer;
          invoice.metadata = mergeMetadata(invoice.metadata, params.metadata);
        });
        return invoice;
      },
    ),
    route("post", `${path}/:id/finalize`, { auto_advance: optional(flag()) }, (_, invoiceId) => {
      const stored = among(
        invoiceId,
        ["draft"],
        "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      );
      finalizeInvoice(account, stored);
      if (stored.invoice.amount_due === 0) settleInvoice(account, stored);
      return stored.invoice;
    }),
    route(
      "post",
      `${path}/:id/pay`,
      {
        off_session: optional(flag()),
        paid_out_of_band: optional(flag()),
        payment_method: optional(text()),
        ...unsupportedParams("forgive", "mandate", "source"),
      },
      (params, invoiceId) => {
        const stored = among(invoiceId, ["draft", "open", "uncollectible"], refusalToPay(found(invoiceId)));
        if (stored.invoice.status === "draft") finalizeInvoice(account, stored);
        if (params.paid_out_of_band) settleInvoice(account, stored);
        else pay(account, stored, params.payment_method, params.off_session ?? true);
        return stored.invoice;
      },
    ),
    route("post", `${path}/:id/void`, {}, (_, invoiceId) => {
      const stored = among(
        invoiceId,
        ["open", "uncollectible"],
        "You can only pass in open or uncollectible invoices to void.",
      );
      voidInvoice(account, stored);
      return stored.invoice;
    }),
    route("post", `${path}/:id/mark_uncollectible`, {}, (_, invoiceId) => {
      const stored = among(invoiceId, ["open"], "You can only pass in open invoices. This invoice isn't open.");
      markUncollectible(account, stored);
      return stored.invoice;
    }),
    route(
      "get",
      path,
      {
        ...pagingParams,
        created: optional(timeRange()),
        customer: optional(text()),
        status: optional(oneOf("draft", "open", "paid", "uncollectible", "void")),
        subscription: optional(text()),
        ...unsupportedParams("collection_method", "customer_account", "due_date"),
      },
      (params) => {
        const { customer, status, subscription } = params;
        if (customer !== undefined && !account.state.customers[customer])
          throw resourceMissing("customer", customer, "customer");
        const chosen = Object.values(account.state.invoices)
          .map(({ invoice }) => invoice)
          .filter(
            (invoice) =>
              (customer === undefined || invoice.customer === customer) &&
              (status === undefined || invoice.status === status) &&
              (subscription === undefined || invoice.parent?.subscription_details.subscription === subscription) &&
              createdIn(invoice.created, params.created),
          );
        return listPage("invoice", path, chosen, params);
      },
    ),
  ];
}

const preview = {
  customer: optional(text()),
  subscription: optional(text()),
  subscription_details: optional(
    hash({
      ...unsupportedParams(
        "cancel_at",
        "cancel_at_period_end",
        "items",
        "proration_behavior",
        "proration_date",
        "trial_end",
      ),
    }),
  ),
  ...ignoredParams("preview_mode"),
  ...unsupportedParams("automatic_tax", "currency", "customer_details", "discounts", "invoice_items", "schedule"),
};

/** Throws the card's decline, as Stripe does, although the attempt is recorded. */
function pay(account: StripeAccount, stored: StoredInvoice, named: string | undefined, offSession: boolean) {
  const method = named === undefined ? undefined : methodNamed(account, named);
  const declined = collectInvoice(account, stored, { offSession, method });
  const intent = account.state.intents[stored.intent ?? ""];
  if (declined) throw new StripeApiError(402, { ...declined, type: "card_error" });
  if (intent?.status === "requires_action")
    throw invalidRequest(
      "This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.",
      { code: "invoice_payment_intent_requires_action", payment_intent: structuredClone(intent) },
    );
}

function refusalToPay({ invoice }: StoredInvoice): string {
  if (invoice.status === "paid") return "Invoice is already paid";
  return `You cannot pay an invoice with the status \`${invoice.status}\`.`;
}
