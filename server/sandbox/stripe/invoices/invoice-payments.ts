/** Links payments to invoices. `GET /v1/invoice_payments`. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { listOf, listPage, pagingParams } from "../api/list-pages";
import { id } from "../api/object-ids";
import { hash, oneOf, optional, text } from "../api/request-params";
import type { StripeInvoice } from "./invoice-object";

export type InvoicePayment = ReturnType<typeof paymentObject>;

function paymentObject(invoice: StripeInvoice, intentId: string, created: number) {
  return {
    id: id("inpay"),
    object: "invoice_payment",
    amount_paid: null as number | null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intentId, type: "payment_intent" },
    status: "open" as "open" | "paid" | "canceled",
    status_transitions: { canceled_at: null as number | null, paid_at: null as number | null },
  } satisfies AsJson<Stripe.InvoicePayment>;
}

export function addInvoicePayment(account: StripeAccount, invoice: StripeInvoice, intentId: string) {
  const payment = paymentObject(invoice, intentId, account.now());
  account.state.invoicePayments[payment.id] = payment;
}

/** Closes the invoice's payment, as either paid or canceled. */
export function closeInvoicePayment(account: StripeAccount, invoice: StripeInvoice, status: "paid" | "canceled") {
  const payment = Object.values(account.state.invoicePayments).find((one) => one.invoice === invoice.id);
  if (!payment) return;
  payment.status = status;
  payment.status_transitions[status === "paid" ? "paid_at" : "canceled_at"] = account.now();
  if (status === "paid") payment.amount_paid = payment.amount_requested;
}

/** The id of the invoice that a PaymentIntent pays. */
export function invoiceIdOf(account: StripeAccount, intentId: string): string | undefined {
  return Object.values(account.state.invoicePayments).find((one) => one.payment.payment_intent === intentId)?.invoice;
}

/** The `payments` of an invoice, for `expand: ["payments"]`. */
export function paymentsOf(account: StripeAccount, invoiceId: string) {
  const own = Object.values(account.state.invoicePayments).filter(({ invoice }) => invoice === invoiceId);
  return listOf(`/v1/invoice_payments?invoice=${invoiceId}`, own);
}

export function invoicePayments(account: StripeAccount): ApiRoute[] {
  return [
    route("get", "/v1/invoice_payments/:id", {}, (_, paymentId) => {
      const payment = account.state.invoicePayments[paymentId];
      if (!payment) throw resourceMissing("invoice_payment", paymentId);
      return payment;
    }),
    route(
      "get",
      "/v1/invoice_payments",
      {
        ...pagingParams,
        invoice: optional(text()),
        payment: optional(hash({ payment_intent: optional(text()), type: oneOf("payment_intent", "payment_record") })),
        status: optional(oneOf("canceled", "open", "paid")),
      },
      ({ invoice, payment, status, ...cursor }) => {
        const chosen = Object.values(account.state.invoicePayments).filter(
          (one) =>
            (invoice === undefined || one.invoice === invoice) &&
            (payment?.payment_intent === undefined || one.payment.payment_intent === payment.payment_intent) &&
            (status === undefined || one.status === status),
        );
        return listPage("invoice_payment", "/v1/invoice_payments", chosen, cursor);
      },
    ),
  ];
}
