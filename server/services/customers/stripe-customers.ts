/** Stripe customers: one per account, however many tabs ask at the same moment. */
import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type Stripe from "stripe";
import { isKeyReused } from "../../clients/stripe-client";
import type { User, Visitor } from "../../ports";
import { billingCustomer } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";
import { customerEmails, NO_EMAIL } from "./customer-email";

const AT_MOST = 100;
const HOUR_MS = 60 * 60_000;
/** A fan's customer never changes, so we don't look it up again for this long, unless their language or email does. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 10_000;
/** The description of customers that we create. Those of other programs keep their own when a fan takes them over. */
const OUR_DESCRIPTION = "Fan";

/** As we last saw the fan. */
type RecentCustomer = { customer: string; locale: string; email: string };

export type Customers = ReturnType<typeof stripeCustomers>;

export function stripeCustomers(deps: BillingDeps) {
  const { db } = deps.store;
  const { stripe, clock } = deps;
  const { followEmail, updateEmails } = customerEmails(deps);
  const visitors = new WeakMap<Visitor, Promise<string | undefined>>();
  const recent = new LRUCache<string, RecentCustomer>({ max: MOST_KNOWN, ttl: KNOWN_MS });

  /**
   * Finds or creates the fan's customer and returns its id; undefined for a guest. Our own row decides. Without one, we
   * take a customer with the fan's verified email, unless it names another account. Otherwise we create one, under a
   * key that makes parallel calls create the same one. The result is cached per visitor object, which lives for one
   * request. Throws if Stripe cannot be reached.
   */
  function ensureCustomer(visitor: Visitor): Promise<string | undefined> {
    const asked = visitors.get(visitor) ?? find(visitor);
    visitors.set(visitor, asked);
    asked.catch(() => visitors.delete(visitor));
    return asked;
  }

  async function find(visitor: Visitor): Promise<string | undefined> {
    const { user, locale } = visitor;
    if (!user) return undefined;
    const { userId, email } = user;
    const just = recent.get(userId);
    if (just?.locale === locale && just.email === email) return just.customer;
    const [known] = await db.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
    if (known && known.locale !== locale) {
      await db.update(billingCustomer).set({ locale }).where(eq(billingCustomer.userId, userId));
    }
    if (known) {
      if (known.accountEmail !== email) await followEmail(visitor);
      recent.set(userId, { customer: known.stripeCustomerId, locale, email });
      return known.stripeCustomerId;
    }
    const found = user.emailVerified ? await unclaimed(user) : undefined;
    if (found && (await keep(visitor, user, found)) === found) {
      await stripe.customers.update(found, { metadata: { userId } });
      return found;
    }
    return (await customerOf(userId)) ?? keep(visitor, user, await make(user));
  }

  /** The customer's id if our store has it. Does not ask Stripe. */
  async function customerOf(userId: string): Promise<string | undefined> {
    const [row] = await db.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
    return row?.stripeCustomerId;
  }

  /** The fan whose customer this is. */
  async function userOf(stripeCustomerId: string): Promise<string | undefined> {
    const [row] = await db.select().from(billingCustomer).where(eq(billingCustomer.stripeCustomerId, stripeCustomerId));
    return row?.userId;
  }

  /** Stripe compares email addresses exactly. Ours are lower-case. */
  async function unclaimed({ email, userId }: User): Promise<string | undefined> {
    const { data } = await stripe.customers.list({ email, limit: AT_MOST });
    const fits = ({ metadata }: Stripe.Customer) => !metadata.userId || metadata.userId === userId;
    return data.find(fits)?.id;
  }

  async function make(user: User): Promise<string> {
    const { userId, name } = user;
    const email = user.emailVerified ? user.email : undefined;
    // Stripe repeats its first answer for a day, even a failure. Of two customers made around the hour, one is kept.
    const idempotencyKey = `customer:${userId}:${Math.floor(clock.now().getTime() / HOUR_MS)}`;
    try {
      const wanted = { name, description: OUR_DESCRIPTION, metadata: { userId }, ...(email && { email }) };
      return (await stripe.customers.create(wanted, { idempotencyKey })).id;
    } catch (error) {
      // The fan's name has changed since another tab asked. That tab's customer is the fan's.
      const made = isKeyReused(error) ? await customerOf(userId) : undefined;
      if (!made) throw error;
      return made;
    }
  }

  /** Stores whose customer this is, unless one is stored already. Returns the stored one. */
  async function keep({ locale, userAsOf }: Visitor, user: User, stripeCustomerId: string): Promise<string> {
    const { userId } = user;
    const address = user.emailVerified
      ? { accountEmail: user.email, accountEmailAsOf: userAsOf }
      : { formerEmails: [NO_EMAIL] };
    const row = { userId, stripeCustomerId, locale, ...address, createdAt: clock.now() };
    await db.insert(billingCustomer).values(row).onConflictDoNothing();
    return (await customerOf(userId)) ?? "";
  }

  /**
   * Deletes a customer that we created. Another program's customer may have subscriptions, so it only loses our mark.
   */
  async function forget(stripeCustomerId: string): Promise<void> {
    const found = await stripe.customers.retrieve(stripeCustomerId);
    if (found.deleted) return;
    if (found.description === OUR_DESCRIPTION) await stripe.customers.del(stripeCustomerId);
    else await stripe.customers.update(stripeCustomerId, { metadata: { userId: "" } });
  }

  return { ensureCustomer, customerOf, userOf, forget, followEmail, updateEmails };
}
