/**
 * Opens one checkout for one thing, however often the button is pressed and in however many tabs: the store has a row
 * for it, Stripe is asked under a key that belongs to the row, and the result is attached to the row only if the row is
 * still as it was.
 */
import type Stripe from "stripe";
import { isKeyReused } from "../../clients/stripe-client";
import { ignoreIfOver } from "./stripe-objects";

/** Stripe refuses a session that ends less than 30 minutes after its creation. */
export const CHECKOUT_MINUTES = 31;
/** A row whose end is nearer than this cannot get a session any more. */
export const SHORTEST_CHECKOUT_MS = 30 * 60_000 + 15_000;
const ROUNDS = 4;

/** How one kind of thing is paid for. `Made` is Stripe's object: a checkout session or a payment intent. */
type Checkout<Row, Made, Outcome> = {
  /** Finds or makes the row. Returns an outcome if there is nothing to open; undefined if another round is needed. */
  prepare(): Promise<{ row: Row } | { outcome: Outcome } | undefined>;
  /** Asks Stripe; undefined if the row has changed in the meantime. */
  create(row: Row): Promise<Made | undefined>;
  /** Attaches Stripe's object to the row; false if the row has changed in the meantime. */
  attach(row: Row, made: Made): Promise<boolean>;
  /** Closes an object that no row has. */
  abandon(row: Row, made: Made): Promise<unknown>;
};

/** Undefined if other requests were faster in every round. Throws Stripe's errors; then nothing was charged. */
export async function openCheckout<Row, Made, Outcome>(
  checkout: Checkout<Row, Made, Outcome>,
): Promise<{ made: Made } | { outcome: Outcome } | undefined> {
  // We only retry if something changed in between: a click in another tab, a cancellation, a sign-in, a session's end.
  for (let round = 0; round < ROUNDS; round++) {
    const prepared = await checkout.prepare();
    if (!prepared) continue;
    if ("outcome" in prepared) return prepared;
    const { row } = prepared;
    const made = await checkout.create(row);
    if (!made) continue;
    if (await checkout.attach(row, made)) return { made };
    await checkout.abandon(row, made);
  }
  return undefined;
}

/** When a session that is created now ends: a whole second, as Stripe counts. */
export const checkoutEnd = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / 1000) * 1000 + CHECKOUT_MINUTES * 60_000);

/**
 * Creates an object at Stripe under a key, or finds the one that an earlier request with that key has created. If that
 * request asked for something else, `forget` runs and undefined is returned: nobody was given the earlier object.
 */
export async function createOnce<Made>(
  create: () => Promise<Made>,
  forget: () => Promise<unknown>,
): Promise<Made | undefined> {
  try {
    return await create();
  } catch (error) {
    if (!isKeyReused(error)) throw error;
    await forget();
    return undefined;
  }
}

export const createSession = (
  stripe: Stripe,
  params: Stripe.Checkout.SessionCreateParams,
  { idempotencyKey, forget }: { idempotencyKey: string; forget: () => Promise<unknown> },
): Promise<Stripe.Checkout.Session | undefined> =>
  createOnce(() => stripe.checkout.sessions.create(params, { idempotencyKey }), forget);

/** Makes sure that nobody can pay there any more. */
export async function expireSession(stripe: Stripe, sessionId: string): Promise<void> {
  await stripe.checkout.sessions.expire(sessionId).catch(ignoreIfOver);
}
