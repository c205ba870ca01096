/**
 * The part of Stripe that the box office uses, in memory: fast enough for thousands of purchases, and as strict as
 * Stripe.
 */
import Stripe from "stripe";
import type { Clock } from "../../../server/process/clock";

type Session = Stripe.Checkout.Session;
type Params = Stripe.Checkout.SessionCreateParams;
type Posted = [body: string, signature: string];

const refuse = (message: string, code?: string) =>
  new Stripe.errors.StripeInvalidRequestError({ type: "invalid_request_error", message, code } as never);

/** `name` keeps the ids of two instances apart. */
export function stripeInMemory(clock: Clock, secret: string, name = "") {
  const { webhooks } = new Stripe("sk_test_memory");
  const sessions = new Map<string, Session>();
  const refunds: Stripe.Refund[] = [];
  const paidFor = new Map<string, number>();
  const known = new Map<string, { asked: string; answer: unknown }>();
  const posted: string[] = [];
  let count = 0;
  let cut = false;

  const id = (prefix: string) => `${prefix}_${name}${++count}`;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const emit = (type: string, object: object) =>
    posted.push(JSON.stringify({ id: id("evt"), object: "event", type, data: { object } }));

  /** A network call: it may fail before it arrives, and a repeated idempotency key gets the first response again. */
  async function call<T>(work: () => T, key?: string, params?: unknown): Promise<T> {
    if (cut) throw new Stripe.errors.StripeConnectionError({ type: "api_error", message: "cut" } as never);
    for (const one of sessions.values()) if (one.status === "open" && one.expires_at <= seconds()) end(one);
    const asked = JSON.stringify(params);
    const before = key ? known.get(key) : undefined;
    if (before && before.asked !== asked) {
      throw new Stripe.errors.StripeIdempotencyError({ type: "idempotency_error", statusCode: 400 } as never);
    }
    const answer = before ? (before.answer as T) : work();
    if (key) known.set(key, { asked, answer });
    return structuredClone(answer);
  }

  function end(session: Session) {
    Object.assign(session, { status: "expired", url: null });
    emit("checkout.session.expired", session);
  }

  function sessionOf(sessionId: string): Session {
    const found = sessions.get(sessionId);
    if (!found) throw refuse("No such checkout.session", "resource_missing");
    return found;
  }

  function create(params: Params): Session {
    if ((params.expires_at ?? 0) < seconds() + 30 * 60) throw refuse("expires_at must be at least 30 minutes away");
    const sessionId = id("cs");
    const total = (params.line_items ?? []).reduce(
      (sum, { quantity = 0, price_data }) => sum + quantity * (price_data?.unit_amount ?? 0),
      0,
    );
    if (total < 50) throw refuse("The total amount due must add up to at least $0.50 usd", "amount_too_small");
    const session = {
      id: sessionId,
      object: "checkout.session",
      url: `https://stripe.example/${sessionId}`,
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: total,
      currency: params.line_items?.[0]?.price_data?.currency ?? "usd",
      metadata: params.metadata ?? {},
      customer_email: params.customer_email ?? null,
      customer_details: null,
      expires_at: params.expires_at ?? 0,
    } as unknown as Session;
    sessions.set(sessionId, session);
    return session;
  }

  function refundOf(params: Stripe.RefundCreateParams): Stripe.Refund {
    const intent = String(params.payment_intent);
    const paid = paidFor.get(intent) ?? 0;
    const left = paid - refunds.reduce((sum, one) => sum + (one.payment_intent === intent ? one.amount : 0), 0);
    const amount = params.amount ?? left;
    if (left === 0) throw refuse("Charge has already been refunded.", "charge_already_refunded");
    if (amount > left) throw refuse("Refund amount is greater than unrefunded amount on charge");
    const { metadata = {} } = params;
    const refund = { id: id("re"), payment_intent: intent, amount, metadata, status: "succeeded" } as Stripe.Refund;
    refunds.unshift(refund);
    emit("refund.created", refund);
    emit("charge.refunded", { payment_intent: intent });
    return refund;
  }

  const client = {
    webhooks,
    checkout: {
      sessions: {
        create: (params: Params, { idempotencyKey }: Stripe.RequestOptions = {}) =>
          call(() => create(params), idempotencyKey, params),
        retrieve: (sessionId: string) => call(() => sessionOf(sessionId)),
        list: ({ payment_intent: intent }: Stripe.Checkout.SessionListParams) =>
          call(() => ({ data: [...sessions.values()].filter((one) => one.payment_intent === intent) })),
        expire: (sessionId: string) =>
          call(() => {
            const session = sessionOf(sessionId);
            if (session.status !== "open") throw refuse(`This Checkout Session is ${session.status}`);
            end(session);
            return session;
          }),
      },
    },
    refunds: {
      create: (params: Stripe.RefundCreateParams, { idempotencyKey }: Stripe.RequestOptions = {}) =>
        call(() => refundOf(params), idempotencyKey, params),
      list: ({ payment_intent: intent }: Stripe.RefundListParams) =>
        call(() => ({ data: refunds.filter((one) => one.payment_intent === intent) })),
    },
  };

  return {
    /** For the box office. */
    client: client as unknown as Stripe,
    sessions: () => [...sessions.values()],
    /** Pays on the hosted page; false if there is nothing to pay any more. */
    pay(session: Session, email: string): boolean {
      if (session.status !== "open" || session.expires_at <= seconds()) return false;
      const intent = id("pi");
      paidFor.set(intent, session.amount_total ?? 0);
      const customer_details = { email, name: "Frankie Fan" };
      Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: intent, customer_details });
      emit("checkout.session.completed", session);
      return true;
    },
    /** Payments that an operator can refund. */
    intents: () => [...paidFor.keys()],
    left: (intent: string) =>
      (paidFor.get(intent) ?? 0) -
      refunds.reduce((sum, one) => sum + (one.payment_intent === intent ? one.amount : 0), 0),
    kept: () =>
      [...paidFor.values()].reduce((sum, cents) => sum + cents, 0) -
      refunds.reduce((sum, { amount }) => sum + amount, 0),
    /** Every event so far, to be delivered in any order and any number of times. */
    events: (): Posted[] => posted.map((payload) => [payload, webhooks.generateTestHeaderString({ payload, secret })]),
    /** Makes every call from now on fail, or none. */
    reachable(yes: boolean) {
      cut = !yes;
    },
    forget() {
      for (const one of [sessions, paidFor, known]) one.clear();
      refunds.length = 0;
      posted.length = 0;
    },
  };
}
