/**
 * Our books against Stripe's, for a span of days. What a second look at Stripe repairs is repaired: a webhook that never
 * came, a refund or a dispute that nobody told us of, a membership that has moved on. The rest is a person's.
 */
import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe";
import { dispute, goodsOrder, payment, refund, subscription, ticketOrder } from "../../store/schema";
import type { BoxOffice } from "../box-office";
import { BY_BANK } from "../box-office/refunds";
import type { Disputes } from "./disputes";
import { LIVE, type Memberships } from "./memberships";
import { idOf, type OriginOf } from "./origins";
import { unpaidRights } from "./reconcile-rights";
import type { BillingDeps } from "./types";

/** `until` is not in it. */
export type Span = { from: Date; until: Date };

export type Difference =
  | "webhook that never came"
  | "payment that we do not know"
  | "payment that Stripe does not know"
  | "another amount"
  | "refund that was not told of"
  | "refund that did not arrive"
  | "dispute that was not told of"
  | "Premium that has moved on"
  | "right without a payment";

/** `repairable`: it was only looked at. `open`: a person has to look. */
export type Finding = {
  at: Date;
  what: Difference;
  cents: number;
  currency: string;
  /** Stripe's id; empty for what Stripe has nothing of. */
  stripe: string;
  /** Ours: an order's number, or an id. */
  ours: string;
  state: "repaired" | "repairable" | "open";
};

type Parts = {
  memberships: Memberships;
  disputes: Disputes;
  originOf: OriginOf;
  revokeRefunded: () => Promise<void>;
  house: Pick<BoxOffice, "recordRefunds">;
};
type Charges = Map<string, Stripe.Charge>;
type Booked = { cents: number; currency: string; back: number; name: string };

export function reconcilingBooks({ store: { db }, stripe }: BillingDeps, parts: Parts) {
  const { memberships, disputes, originOf, revokeRefunded, house } = parts;

  /**
   * Compares all payments, refunds and disputes of the span; `repair` false looks only. Answers how many payments were
   * compared and what differs. Throws when Stripe cannot be reached: what was repaired stays so.
   */
  return async function compareBooks(
    span: Span,
    { repair, progress = () => undefined }: { repair: boolean; progress?: (done: number, of: number) => void },
  ): Promise<{ payments: number; findings: Finding[] }> {
    const findings: Finding[] = [];
    /** Notes a difference; it is repaired when `mend` says so after having looked again. */
    const differs = async (found: Omit<Finding, "state">, mend?: () => Promise<boolean>) => {
      const state = !mend ? "open" : !repair ? "repairable" : (await mend()) ? "repaired" : "open";
      findings.push({ ...found, state });
    };

    const charges = await chargesOf(span);
    const strangers = await missingAtStripe(span, charges);
    const members = new Set<string>();
    let done = 0;
    for (const [intentId, charge] of charges) {
      const member = await compare(intentId, charge, differs);
      if (member) members.add(member);
      progress(++done, charges.size);
    }
    for (const { ref, cents, currency, createdAt, paymentIntentId } of strangers) {
      const stripeId = paymentIntentId ?? "";
      await differs({
        at: createdAt,
        what: "payment that Stripe does not know",
        cents,
        currency,
        stripe: stripeId,
        ours: ref,
      });
    }
    await compareMemberships(span, members, differs);
    if (repair) await revokeRefunded();
    for (const one of await unpaidRights(db, span))
      await differs({ ...one, what: "right without a payment", stripe: "" });
    return { payments: charges.size + strangers.length, findings };
  };

  type Differs = (found: Omit<Finding, "state">, mend?: () => Promise<boolean>) => Promise<void>;

  /** What was paid, refunded or disputed in the span, by its intent. */
  async function chargesOf({ from, until }: Span): Promise<Charges> {
    const created = { gte: seconds(from), lt: seconds(until) };
    const found: Charges = new Map();
    const add = (charge: Stripe.Charge) => {
      const intentId = idOf(charge.payment_intent);
      if (intentId && charge.status === "succeeded") found.set(intentId, charge);
    };
    for await (const charge of stripe.charges.list({ created, limit: 100 })) add(charge);
    for (const touched of [
      stripe.refunds.list({ created, limit: 100 }),
      stripe.disputes.list({ created, limit: 100 }),
    ]) {
      for await (const { charge, payment_intent } of touched) {
        const chargeId = idOf(charge);
        if (chargeId && !found.has(idOf(payment_intent) ?? "")) add(await stripe.charges.retrieve(chargeId));
      }
    }
    return found;
  }

  /** Payments of ours in the span that Stripe has no charge of. Those it has of another day are compared with the others. */
  async function missingAtStripe({ from, until }: Span, charges: Charges): Promise<(typeof payment.$inferSelect)[]> {
    const rows = await db
      .select()
      .from(payment)
      .where(and(gte(payment.createdAt, from), lt(payment.createdAt, until)));
    const strangers = [];
    for (const row of rows) {
      const { paymentIntentId } = row;
      if (!paymentIntentId || charges.has(paymentIntentId)) continue;
      const { data } = await stripe.charges.list({ payment_intent: paymentIntentId, limit: 100 });
      const paid = data.find(({ status }) => status === "succeeded");
      if (paid) charges.set(paymentIntentId, paid);
      else strangers.push(row);
    }
    return strangers;
  }

  /** Answers whose payment it is, when it is a subscription's. */
  async function compare(intentId: string, charge: Stripe.Charge, differs: Differs): Promise<string | undefined> {
    const at = new Date(charge.created * 1000);
    const { amount_captured: cents, currency } = charge;
    const found = { at, cents, currency, stripe: intentId };
    let ours = await booked(intentId);
    if (!ours) {
      const origin = await originOf(intentId);
      if (origin && "subscriptionId" in origin) {
        await compareDispute(charge, intentId, differs, origin.subscriptionId);
        return origin.subscriptionId;
      }
      const settle = origin?.settle;
      const what = settle ? ("webhook that never came" as const) : ("payment that we do not know" as const);
      const mend = async () => {
        await settle?.();
        ours = await booked(intentId);
        return ours !== undefined;
      };
      await differs({ ...found, what, ours: "" }, settle && mend);
    }
    if (!ours) return undefined;
    if (ours.cents !== cents || ours.currency !== currency)
      await differs({ ...found, what: "another amount", ours: ours.name });
    await compareRefunds(intentId, charge, ours, differs);
    await compareDispute(charge, intentId, differs, ours.name);
    return undefined;
  }

  async function compareRefunds(
    intentId: string,
    charge: Stripe.Charge,
    ours: Booked,
    differs: Differs,
  ): Promise<void> {
    const missing = charge.amount_refunded - ours.back;
    if (missing === 0) return;
    const { currency } = charge;
    const found = { at: new Date(charge.created * 1000), currency, stripe: intentId, ours: ours.name };
    if (missing < 0) return differs({ ...found, what: "refund that did not arrive", cents: -missing });
    await differs({ ...found, what: "refund that was not told of", cents: missing }, async () => {
      await house.recordRefunds(intentId);
      return (await booked(intentId))?.back === charge.amount_refunded;
    });
  }

  async function compareDispute(
    charge: Stripe.Charge,
    intentId: string,
    differs: Differs,
    ours: string,
  ): Promise<void> {
    if (!charge.disputed) return;
    for (const said of (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data) {
      const known = async () =>
        (await db.select().from(dispute).where(eq(dispute.id, said.id)))[0]?.status === said.status;
      if (await known()) continue;
      const { amount: cents, currency } = said;
      const found = { at: new Date(said.created * 1000), cents, currency, stripe: intentId, ours };
      await differs({ ...found, what: "dispute that was not told of" }, async () => {
        await disputes.look(said.id);
        return known();
      });
    }
  }

  /** Subscriptions begun or paid for in the span, and those of ours that should have renewed by its end. */
  async function compareMemberships({ from, until }: Span, paid: Set<string>, differs: Differs): Promise<void> {
    const created = { gte: seconds(from), lt: seconds(until) };
    const said = new Map<string, Stripe.Subscription | undefined>();
    for await (const one of stripe.subscriptions.list({ created, status: "all", limit: 100 })) said.set(one.id, one);
    const due = await db
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(inArray(subscription.status, LIVE), lt(subscription.currentPeriodEnd, until)));
    for (const id of [...paid, ...due.map((row) => row.id)]) {
      if (!said.has(id)) said.set(id, await subscriptionAtStripe(id));
    }

    for (const [id, one] of said) {
      const row = async () => (await db.select().from(subscription).where(eq(subscription.id, id)))[0];
      const ours = await row();
      const item = one?.items.data[0];
      const found = {
        at: one ? new Date(one.start_date * 1000) : (ours?.startedAt ?? from),
        cents: item?.price.unit_amount ?? ours?.priceCents ?? 0,
        currency: one?.currency ?? ours?.currency ?? "",
        ours: ours?.userId ?? "",
      };
      if (!one) await differs({ ...found, what: "right without a payment", stripe: id });
      else if (!asSaid(ours, one)) {
        await differs({ ...found, what: "Premium that has moved on", stripe: id }, async () => {
          await memberships.look(id);
          return asSaid(await row(), one);
        });
      }
    }
  }

  async function subscriptionAtStripe(id: string): Promise<Stripe.Subscription | undefined> {
    try {
      return await stripe.subscriptions.retrieve(id);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return undefined;
    }
  }

  /** A payment in our books, what has gone back of it by Stripe's hand, and the order's number or the purchase's id. */
  async function booked(intentId: string): Promise<Booked | undefined> {
    const rows = await db
      .select({ paid: payment, refund, tickets: ticketOrder.orderNumber, goods: goodsOrder.orderNumber })
      .from(payment)
      .leftJoin(refund, eq(refund.paymentId, payment.id))
      .leftJoin(ticketOrder, sql`${ticketOrder.reservationId}::text = ${payment.ref}`)
      .leftJoin(goodsOrder, sql`${goodsOrder.purchaseId}::text = ${payment.ref}`)
      .where(eq(payment.paymentIntentId, intentId));
    const [row] = rows;
    if (!row) return undefined;
    const sent = rows.flatMap(({ refund: one }) =>
      one?.providerRefundId && !one.providerRefundId.startsWith(BY_BANK) ? one.cents : [],
    );
    const { cents, currency, ref } = row.paid;
    return { cents, currency, back: sent.reduce((sum, one) => sum + one, 0), name: row.tickets ?? row.goods ?? ref };
  }
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

const asSaid = (ours: typeof subscription.$inferSelect | undefined, said: Stripe.Subscription) =>
  ours?.status === said.status &&
  ours.cancelAtPeriodEnd === said.cancel_at_period_end &&
  ours.currentPeriodEnd.getTime() === (said.items.data[0]?.current_period_end ?? 0) * 1000;
