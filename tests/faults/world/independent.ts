/**
 * An auditor that shares no code with the product: it compares raw tables with Stripe's own lists. It reports each
 * error in a sentence; none means that every cent and every seat is where it belongs.
 */
import { type Books, booksOf } from "./books";
import { type Session, type StripeLists, stripeLists } from "./stripe-lists";

export type Both = { books: Books; stripe: StripeLists };
type Report = (fault: string) => void;

export async function bothSides(databaseUrl: string, stripeOrigin: string): Promise<Both> {
  return { books: await booksOf(databaseUrl), stripe: await stripeLists(stripeOrigin) };
}

export const audit = async (databaseUrl: string, stripeOrigin: string): Promise<string[]> =>
  faultsIn(await bothSides(databaseUrl, stripeOrigin));

export function faultsIn(both: Both): string[] {
  const faults: string[] = [];
  for (const look of [paidSessions, charges, refunds, seats, goods, orders, rights, members]) {
    look(both, (fault) => faults.push(fault));
  }
  return faults;
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const twice = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at);
const stands = ({ status }: { status: string }) => status !== "failed" && status !== "canceled";
const LIVE = ["trialing", "active", "past_due"];

/** Every paid session has one payment in the books, to the cent, and either the purchased thing or a full refund. */
function paidSessions({ books, stripe }: Both, report: Report) {
  for (const session of stripe.sessions) {
    if (session.mode !== "payment" || session.payment_status !== "paid") continue;
    const payments = books.payment.filter((one) => one.checkout_session_id === session.id);
    const [payment] = payments;
    if (!payment || payments.length > 1) {
      report(`${session.id} was paid and has ${payments.length} payments in the books`);
      continue;
    }
    const same = payment.cents === session.amount_total && payment.currency.toLowerCase() === session.currency;
    if (!same) report(`${session.id} paid ${session.amount_total} and the books say ${payment.cents}`);
    if (payment.payment_intent_id !== session.payment_intent) report(`${session.id} has another intent in the books`);
    const returned = sum(refundsOf(stripe, session.payment_intent).map(({ amount }) => amount));
    const bought = isBought(books, session, payment.id);
    if (bought && returned >= session.amount_total) report(`${session.id} has what it bought, and all its money back`);
    if (!bought && returned !== session.amount_total)
      report(`${session.id} bought nothing and ${returned} of ${session.amount_total} came back`);
  }
}

const refundsOf = (stripe: StripeLists, intent: string | null) =>
  stripe.refunds.filter((one) => one.payment_intent === intent && stands(one));

/** Whether the books have something valid for this payment. */
function isBought(books: Books, { metadata }: Session, paymentId: string): boolean {
  if (metadata.purchaseId) {
    return books.purchase.some(({ id, status }) => id === metadata.purchaseId && status === "PAID");
  }
  const surplus = books.refund.some((one) => one.payment_id === paymentId && one.reason === "expired");
  const order = books.ticket_order.find((one) => one.reservation_id === metadata.reservationId);
  return !surplus && order?.status === "PAID";
}

/** Every successful charge is known: as a payment in the books or as an invoice of Premium. */
function charges({ books, stripe }: Both, report: Report) {
  const invoiced = new Set(stripe.invoicePayments.map(({ payment }) => payment.payment_intent));
  const counted = new Map<string, number>();
  for (const { id, status, payment_intent: intent } of stripe.charges) {
    if (status !== "succeeded" || !intent) continue;
    counted.set(intent, (counted.get(intent) ?? 0) + 1);
    if (!invoiced.has(intent) && !books.payment.some((one) => one.payment_intent_id === intent))
      report(`${id} was charged, and no payment in the books says for what`);
  }
  for (const [intent, times] of counted) if (times > 1) report(`${intent} was charged ${times} times`);
  for (const { id, payment_intent_id: intent } of books.payment) {
    if (intent && !counted.has(intent)) report(`payment ${id} was never charged`);
  }
}

/** Refunds match to the cent for each payment, and each has a valid reason. */
function refunds({ books, stripe }: Both, report: Report) {
  for (const payment of books.payment) {
    const ours = books.refund.filter((one) => one.payment_id === payment.id);
    const theirs = refundsOf(stripe, payment.payment_intent_id);
    const [wanted, sent] = [sum(ours.map(({ cents }) => cents)), sum(theirs.map(({ amount }) => amount))];
    if (wanted !== sent) report(`payment ${payment.id}: the books say ${wanted} back, Stripe sent ${sent}`);
    if (sent > payment.cents) report(`payment ${payment.id}: ${sent} back of ${payment.cents}`);
    for (const { id, reason, provider_refund_id: at } of ours) {
      if (!at) report(`refund ${id} was never sent`);
      if (reason === "expired" && !isLate(books, payment)) report(`refund ${id} calls a payment late that was not`);
    }
    for (const { id, metadata } of theirs) {
      const known = ours.some((one) => one.id === metadata.refundId || one.provider_refund_id === id);
      if (!known) report(`${id} was refunded without a reason in the books`);
    }
  }
  const named = stripe.refunds.filter(stands).flatMap(({ metadata }) => metadata.refundId ?? []);
  for (const id of twice(named)) report(`refund ${id} was sent twice`);
  const intents = new Set(books.payment.map((one) => one.payment_intent_id));
  for (const { id, payment_intent: intent } of stripe.refunds.filter(stands)) {
    if (!intents.has(intent)) report(`${id} refunds what the books do not know`);
  }
}

/** Late or surplus: there is no order for it, or another payment had paid for that order. */
function isLate(books: Books, payment: Books["payment"][number]): boolean {
  if (payment.kind === "shop") return books.purchase.some(({ id, status }) => id === payment.ref && status !== "PAID");
  const ordered = books.ticket_order.some((one) => one.reservation_id === payment.ref);
  return !ordered || books.payment.some((one) => one.ref === payment.ref && one.id !== payment.id);
}

/** For every tier, sold, held, allotted and remaining seats add up to its capacity. */
function seats({ books }: Both, report: Report) {
  const sold = new Map<string, number>();
  const held = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, n: number) => to.set(key, (to.get(key) ?? 0) + n);
  for (const { definition_id: tier, status } of books.ticket) {
    if (status === "VALID" || status === "USED") add(sold, tier, 1);
  }
  const pending = new Set(books.reservation.filter(({ status }) => status === "PENDING").map(({ id }) => id));
  for (const { reservation_id: hold, definition_id: tier, quantity } of books.reservation_line) {
    if (pending.has(hold)) add(held, tier, quantity);
  }
  for (const { id, name, capacity, remaining, allotted } of books.ticket_definition) {
    const [soldSeats, heldSeats] = [sold.get(id) ?? 0, held.get(id) ?? 0];
    if (soldSeats + heldSeats + allotted > capacity)
      report(`${name} ${id} is oversold: ${soldSeats} + ${heldSeats} of ${capacity}`);
    if (soldSeats + heldSeats + allotted + remaining !== capacity)
      report(
        `${name} ${id}: ${soldSeats} sold, ${heldSeats} held, ${allotted} allotted, ${remaining} left of ${capacity}`,
      );
  }
}

function goods({ books }: Both, report: Report) {
  for (const { id, capacity, remaining } of books.product_variant) {
    if (capacity === null || remaining === null) continue;
    const taken = books.goods_line
      .filter((one) => one.variant_id === id)
      .reduce((pieces, one) => pieces + one.taken, 0);
    if (taken + remaining > capacity) report(`variant ${id}: ${taken} taken, ${remaining} left of ${capacity}`);
  }
  for (const { purchase_id: id, quantity, refunded, taken } of books.goods_line) {
    const status = books.purchase.find((one) => one.id === id)?.status ?? "missing";
    if (taken !== (["OPEN", "PAID"].includes(status) ? quantity - refunded : 0))
      report(`goods ${id}: ${status}, ${taken} of ${quantity} pieces taken, ${refunded} refunded`);
  }
}

/** One order for each confirmed hold, with its tickets, paid once. */
function orders({ books }: Both, report: Report) {
  const ordered = new Map<string, number>();
  for (const { reservation_id: hold } of books.ticket_order) ordered.set(hold, (ordered.get(hold) ?? 0) + 1);
  for (const { id, status } of books.reservation) {
    const count = ordered.get(id) ?? 0;
    if (count !== (status === "CONFIRMED" ? 1 : 0)) report(`reservation ${id} is ${status} and has ${count} orders`);
  }
  for (const order of books.ticket_order) {
    const { order_number: number, reservation_id: hold } = order;
    const issued = books.ticket.filter((one) => one.order_number === number && one.status !== "TRANSFERRED");
    const lines = books.reservation_line.filter((one) => one.reservation_id === hold);
    if (issued.length !== sum(lines.map(({ quantity }) => quantity)))
      report(`order ${number} has ${issued.length} tickets for ${sum(lines.map(({ quantity }) => quantity))} seats`);
    const owed = sum(lines.map(({ quantity, unit_cents: cents }) => quantity * cents));
    if (owed !== order.total_cents) report(`order ${number} says ${order.total_cents}, its seats cost ${owed}`);
    if (order.status === "FREE") continue;
    const paying = books.payment.filter(
      (one) =>
        one.ref === hold && !books.refund.some((back) => back.payment_id === one.id && back.reason === "expired"),
    );
    if (paying.length !== 1) report(`order ${number} was paid ${paying.length} times`);
  }
}

/** Every entitlement to watch was paid for, once, and every payment for a broadcast has its entitlement. */
function rights({ books }: Both, report: Report) {
  const paid = books.purchase.filter(({ kind, status }) => kind === "ppv" && status === "PAID");
  const once = new Set<string>();
  for (const { id, user_id: user, ref } of paid) {
    const key = `${user} ${ref}`;
    if (once.has(key)) report(`${user} paid twice for night ${ref}`);
    once.add(key);
    const payment = books.payment.find((one) => one.ref === id);
    if (!payment) report(`purchase ${id} is paid, and there is no payment`);
    const may = books.entitlement.some((one) => one.payment_id === payment?.id && !one.revoked_at);
    const returned = sum(books.refund.filter((one) => one.payment_id === payment?.id).map(({ cents }) => cents));
    if (!may && returned < (payment?.cents ?? 0)) report(`purchase ${id} is paid, and the night may not be watched`);
  }
  for (const { id, source, payment_id: by, revoked_at: revoked } of books.entitlement) {
    if (source !== "purchase" || revoked) continue;
    const payment = books.payment.find((one) => one.id === by);
    const returned = sum(books.refund.filter((one) => one.payment_id === by).map(({ cents }) => cents));
    if (!payment || returned >= payment.cents) report(`entitlement ${id} stands without money`);
  }
}

/** One customer and one active membership per fan, matching Stripe. */
function members({ books, stripe }: Both, report: Report) {
  for (const { id, status, cancel_at_period_end: ends, cancel_at: end, metadata } of stripe.subscriptions) {
    const ours = books.subscription.find((one) => one.id === id);
    if (!ours && metadata.userId) report(`${id} is not in the books`);
    if (ours && ours.status !== status) report(`${id} is ${status}, and the books say ${ours.status}`);
    if (ours && ours.cancel_at_period_end !== ends) report(`${id} ends: ${ends}, and the books say otherwise`);
    const at = ours?.cancel_at ? ours.cancel_at.getTime() / 1000 : null;
    if (ours && at !== end) report(`${id} ends at ${end}, and the books say ${at}`);
  }
  for (const { id } of books.subscription) {
    if (!stripe.subscriptions.some((one) => one.id === id)) report(`${id} is in the books alone`);
  }
  const live = stripe.subscriptions.filter(({ status }) => LIVE.includes(status));
  for (const user of twice(live.flatMap(({ metadata }) => metadata.userId ?? []))) report(`${user} is a member twice`);
  for (const user of twice(stripe.customers.flatMap(({ metadata }) => metadata.userId ?? [])))
    report(`${user} is two customers`);
}
