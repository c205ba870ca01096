/** A fan's invoices, as Stripe has them. */
import type Stripe from "stripe";
import type { Visitor } from "../../ports";
import type { BillingDeps } from "../payments/billing-types";
import { idOf } from "../payments/stripe-objects";
import { listOfCustomer } from "./deleted-customer";
import type { Customers } from "./stripe-customers";

export type FanInvoice = {
  id: string;
  /** Null while it is a draft. */
  number: string | null;
  /** ISO instant. */
  created: string;
  /** Stripe's status: open, paid, uncollectible, void. */
  status: string;
  cents: number;
  currency: string;
  /** Stripe's page for the invoice, where an open one can be paid, and its PDF. */
  url: string | null;
  pdf: string | null;
  /** The membership or the purchase that it is for; neither if another site asked for it. */
  subscriptionId: string | null;
  purchaseId: string | null;
  /** The payments at Stripe that have paid it, or have tried to. */
  paymentIntentIds: string[];
};

const MOST = 100;

export type Invoices = ReturnType<typeof fanInvoices>;

export function fanInvoices({ stripe }: BillingDeps, { customerOf }: Customers) {
  return {
    /** Newest first, without drafts; none for a guest or a fan who never bought. Throws if Stripe can't be reached. */
    async invoices({ user }: Visitor, limit = MOST): Promise<FanInvoice[]> {
      const customer = user && (await customerOf(user.userId));
      if (!customer) return [];
      const all = await listOfCustomer(stripe, customer, (customer) =>
        stripe.invoices.list({ customer, limit, expand: ["data.payments"] }),
      );
      return all.flatMap(viewOf);
    },
  };
}

function viewOf(one: Stripe.Invoice): FanInvoice[] {
  const { id, number, status, total, currency, metadata, parent } = one;
  if (!id || !status || status === "draft") return [];
  const of = parent?.subscription_details?.subscription;
  const intents = (one.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  return [
    {
      id,
      number,
      created: new Date(one.created * 1000).toISOString(),
      status,
      cents: total,
      currency: currency.toUpperCase(),
      url: one.hosted_invoice_url ?? null,
      pdf: one.invoice_pdf ?? null,
      subscriptionId: idOf(of) ?? null,
      purchaseId: metadata?.purchaseId ?? null,
      paymentIntentIds: intents.flatMap((intent) => intent ?? []),
    },
  ];
}
