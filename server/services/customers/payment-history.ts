/** Everything a fan has paid, in one list: purchases from our books, and invoices from Stripe. */
import { and, eq, isNotNull } from "drizzle-orm";
import type Stripe from "stripe";
import { isStripeError } from "../../clients/stripe-client";
import type { Visitor } from "../../ports";
import { subscription } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";
import { listOfCustomer } from "./deleted-customer";
import type { FanInvoice, Invoices } from "./fan-invoices";
import { type PaidPurchase, paidPurchasesOf } from "./paid-purchases";
import type { Customers } from "./stripe-customers";

export type PaymentEntry = Omit<PaidPurchase, "kind"> & {
  /** `invoice`: an invoice for none of the other kinds. */
  kind: PaidPurchase["kind"] | "premium" | "invoice";
  invoice: Pick<FanInvoice, "number" | "status" | "url" | "pdf"> | undefined;
  /** The invoice is open, and what it is for has not ended. */
  payable: boolean;
};

/** `complete` is false if Stripe could not be reached: then Premium and all invoices are missing. */
type Payments = { payments: PaymentEntry[]; complete: boolean };

const MOST = 100;

export function paymentHistory(deps: BillingDeps, { customerOf }: Customers, { invoices }: Invoices) {
  const { store, stripe, clock, report } = deps;

  /** Newest first; none for a guest. */
  return async function payments(visitor: Visitor): Promise<Payments> {
    const { user } = visitor;
    if (!user) return { payments: [], complete: true };
    const [bought, ended, invoiced] = await Promise.all([
      paidPurchasesOf(store.db, user.userId, clock.now()),
      endedOf(user.userId),
      atStripe(visitor),
    ]);
    const { all = [], charges = [] } = invoiced ?? {};
    const ours = bought.map((one) => {
      const invoice = all.find(({ purchaseId }) => purchaseId === one.ref);
      return { ...one, invoice, payable: false };
    });
    const others = all.filter(({ purchaseId }) => !bought.some(({ ref }) => ref === purchaseId));
    const list = [...ours, ...others.map((invoice) => paymentOf(invoice, charges, ended))];
    return { payments: list.sort((a, b) => b.created.localeCompare(a.created)), complete: invoiced !== undefined };
  };

  async function endedOf(userId: string): Promise<string[]> {
    const rows = await store.db
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(eq(subscription.userId, userId), isNotNull(subscription.endedAt)));
    return rows.map(({ id }) => id);
  }

  async function atStripe(visitor: Visitor): Promise<{ all: FanInvoice[]; charges: Stripe.Charge[] } | undefined> {
    try {
      const customer = visitor.user && (await customerOf(visitor.user.userId));
      if (!customer) return { all: [], charges: [] };
      const [all, charges] = await Promise.all([
        invoices(visitor),
        listOfCustomer(stripe, customer, (customer) => stripe.charges.list({ customer, limit: MOST })),
      ]);
      return { all, charges };
    } catch (error) {
      if (!isStripeError(error)) throw error;
      report(error, "critical", "list of payments");
      return undefined;
    }
  }
}

/** The invoice's charges say how much was refunded. */
function paymentOf(invoice: FanInvoice, charges: Stripe.Charge[], ended: string[]): PaymentEntry {
  const { id, number, created, cents, currency, status, subscriptionId, paymentIntentIds } = invoice;
  const paid = charges.filter(
    ({ paid, payment_intent: intent }) =>
      paid && paymentIntentIds.includes(typeof intent === "string" ? intent : (intent?.id ?? "")),
  );
  return {
    kind: subscriptionId ? "premium" : "invoice",
    ref: id,
    number: number ?? undefined,
    title: "",
    of: subscriptionId ?? "",
    count: undefined,
    created,
    cents,
    currency,
    timeZoneId: "UTC",
    backCents: paid.reduce((sum, { amount_refunded: back }) => sum + back, 0),
    // For Premium, Stripe's charge says what was refunded, without refunds that the bank returned.
    returnedCents: 0,
    disputed: paid.some(({ disputed }) => disputed),
    giveBack: undefined,
    invoice,
    payable: status === "open" && !ended.includes(subscriptionId ?? ""),
  };
}
