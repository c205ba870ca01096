/**
 * Turns a payment into what was bought, or refunds it. A payment for seats and the goods beside them is two rows of our
 * books, each with its own cents, refunds and outcome, which are settled in one transaction. Every caller (webhook,
 * return page, click, job) has just read the payment from Stripe. The row in `payment` is unique by session and kind,
 * and by intent and kind, so only the first caller produces the outcome, and the others find it.
 */
import { randomUUID } from "node:crypto";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/connection/open-store";
import { payment, type refund } from "../../store/schema";
import type { Metrics } from "../../telemetry/metrics";
import { retryOnCollision } from "../contention";
import type { Refunds } from "../refunds";
import { issueRefund } from "../refunds/issue-refund";

/** What Stripe says was paid. */
type StripePayment = {
  checkoutSessionId: string | null;
  paymentIntentId: string | null;
  cents: number | null;
  currency: string | null;
};

export type PaymentOutcome = "paid" | "open" | "ended" | "refunded";

/** What one kind of sale (tickets, a broadcast, goods) does with a payment. All functions run in its transaction. */
export type PaymentSale = {
  kind: (typeof payment.$inferSelect)["kind"];
  /** The reservation or purchase that is paid for. */
  ref: string;
  /** What it costs; undefined if there is no such order. */
  price: { cents: number; currency: string } | undefined;
  /** What the report says of a payment of another amount. */
  mismatch: string;
  /**
   * Gives the buyer what was paid for. Undefined if that is impossible now: then the payment is refunded. `before`: the
   * sale before it in the same payment, if any, was fulfilled.
   */
  fulfill(
    tx: Db,
    paymentId: string,
    now: Date,
    before: boolean,
  ): Promise<{ afterCommit?: () => Promise<void> } | undefined>;
  /** Records that nothing was bought; returns the reason of the refund. */
  refuse(tx: Db, paymentId: string): Promise<Pick<typeof refund.$inferInsert, "reason" | "cause">>;
  /** Enqueues the mail about the refund. */
  mailRefund?(tx: Db, refundOf: { paymentId: string; refundId: string }, now: Date): Promise<void>;
  /** The outcome of a payment that was settled before. */
  settledBefore(tx: Db): Promise<PaymentOutcome>;
  /** Runs after the commit, once for each payment. */
  onSettled?(): void;
};

type SettlementDeps = { store: Store; clock: Clock; report: Report; metrics?: Metrics | undefined };
type SettledSale = {
  outcome: PaymentOutcome;
  first?: true;
  refundId?: string;
  afterCommit?: () => Promise<void>;
};

/** The outcome is that of `sale`. `beside` is what else was paid for. */
type SettlePayment = (paid: StripePayment, sale: PaymentSale, beside?: PaymentSale) => Promise<PaymentOutcome>;

export function paymentSettling(
  { store, clock, report, metrics }: SettlementDeps,
  refunds: Pick<Refunds, "send">,
): SettlePayment {
  /** Throws if the store cannot be reached; then nothing has happened, and the caller can try again. */
  return async function settlePayment(paid, sale, beside) {
    const sales = beside ? [sale, beside] : [sale];
    const price = sumOf(sales);
    if (!price || paid.cents !== price.cents || paid.currency !== price.currency.toLowerCase()) {
      const received = `${paid.checkoutSessionId ?? paid.paymentIntentId} paid ${paid.cents} ${paid.currency}`;
      const owed = price ? `${price.cents} ${price.currency}` : "nothing we know";
      report(new Error(`${received} for ${owed}`), "critical", sale.mismatch);
      return "open";
    }
    const done = await retryOnCollision(() => store.db.transaction((tx) => settleAll(tx, paid, sales)));
    for (const { kind, first, outcome } of done) if (first) metrics?.add("ringside_payments_total", kind, outcome);
    for (const { refundId } of done) if (refundId) await refunds.send(refundId);
    for (const { afterCommit } of done) await afterCommit?.();
    if (done[0]?.first) sale.onSettled?.();
    return done[0]?.outcome ?? "open";
  };

  async function settleAll(tx: Db, paid: StripePayment, sales: PaymentSale[]) {
    const done: (SettledSale & Pick<PaymentSale, "kind">)[] = [];
    for (const sale of sales) {
      const before = done.every(({ outcome }) => outcome === "paid");
      done.push({ kind: sale.kind, ...(await settle(tx, paid, sale, before)) });
    }
    return done;
  }

  async function settle(
    tx: Db,
    { checkoutSessionId, paymentIntentId }: StripePayment,
    sale: PaymentSale,
    before: boolean,
  ): Promise<SettledSale> {
    const now = clock.now();
    const { cents = 0 } = sale.price ?? {};
    const currency = (sale.price?.currency ?? "").toLowerCase();
    const [first] = await tx
      .insert(payment)
      .values({
        ...{ id: randomUUID(), kind: sale.kind, ref: sale.ref, cents, currency, createdAt: now },
        ...{ checkoutSessionId, paymentIntentId },
      })
      // Either unique index may refuse it first: the one of the session or the one of the intent.
      .onConflictDoNothing()
      .returning({ id: payment.id });
    if (!first) return { outcome: await sale.settledBefore(tx) };

    const paymentId = first.id;
    const fulfilled = await sale.fulfill(tx, paymentId, now, before);
    if (fulfilled) return { outcome: "paid", first: true, ...fulfilled };

    const why = await sale.refuse(tx, paymentId);
    // A session without a payment has nothing to refund.
    if (!paymentIntentId) return { outcome: "ended" };
    const refundId = await issueRefund(tx, { paymentId, cents, ...why, now });
    await sale.mailRefund?.(tx, { paymentId, refundId }, now);
    return { outcome: "refunded", refundId, first: true };
  }
}

/** What the payment has to be; undefined if one of the sales has no price, or they are in two currencies. */
function sumOf(sales: PaymentSale[]): PaymentSale["price"] {
  const [currency] = sales.map(({ price }) => price?.currency.toLowerCase());
  let cents = 0;
  for (const { price } of sales) {
    if (!price || price.currency.toLowerCase() !== currency) return undefined;
    cents += price.cents;
  }
  return currency === undefined ? undefined : { cents, currency };
}
