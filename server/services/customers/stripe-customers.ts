/** Stripe customers: one per account, however many tabs ask at the same moment. */
import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type Stripe from "stripe";
import { isKeyReused } from "../../clients/stripe-client";
import type { User, Visitor } from "../../ports";
import { billingCustomer } from "../../store/schema";
import { isDuplicate } from "../contention";
import type { BillingDeps } from "../payments/billing-types";
import { addressOfReplaced, customerEmails, isEmailRefused, NEVER_SENT, NO_EMAIL } from "./customer-email";
import { isCausedByDeletion } from "./deleted-customer";

const AT_MOST = 100;
const HOUR_MS = 60 * 60_000;
/** We don't look a fan's customer up again for this long, unless their language or email changes. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 10_000;
/** The description of customers that we create. Those of other programs keep their own when a fan takes them over. */
const OUR_DESCRIPTION = "Fan";

/** A fan's new customer. `refusedEmail`: it has no address, because Stripe refused the account's. */
type NewCustomer = { id: string; refusedEmail?: boolean };

/** As we last saw the fan. */
type RecentCustomer = { customer: string; locale: string; email: string };

export type Customers = ReturnType<typeof stripeCustomers>;

export function stripeCustomers(deps: BillingDeps) {
  const { db } = deps.store;
  const { stripe, clock } = deps;
  const { followEmail, updateEmails, reportEmail } = customerEmails(deps);
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
    return claim(visitor, user);
  }

  /** Takes or creates a customer for a fan who has none, or in place of the deleted one that our row still names. */
  async function claim(visitor: Visitor, user: User, deleted?: string): Promise<string> {
    const { userId } = user;
    const found = user.emailVerified ? await unclaimed(user) : undefined;
    if (found && (await keep(visitor, user, { id: found }, deleted)) === found) {
      await stripe.customers.update(found, { metadata: { userId } });
      return found;
    }
    const stored = await customerOf(userId);
    if (stored !== deleted) return stored ?? "";
    const made = await make(user, deleted);
    const kept = await keep(visitor, user, made, deleted);
    // The account was deleted in the meantime, and nobody would ever delete this one.
    if (!kept) await stripe.customers.del(made.id);
    return kept;
  }

  /**
   * Runs `work` with the fan's customer; with undefined for a guest. If that customer was deleted at Stripe, replaces
   * it and runs `work` once more. Throws if Stripe cannot be reached.
   */
  async function withCustomer<T>(visitor: Visitor, work: (customer: string | undefined) => Promise<T>): Promise<T> {
    const customer = await ensureCustomer(visitor);
    try {
      return await work(customer);
    } catch (error) {
      if (!customer || !(await isCausedByDeletion(stripe, error, customer))) throw error;
      const another = await replace(visitor, customer);
      if (!another) throw error;
      return work(another);
    }
  }

  /** The customer in place of a deleted one. Undefined if the account was deleted in the meantime. */
  async function replace(visitor: Visitor, deleted: string): Promise<string | undefined> {
    const { user } = visitor;
    if (!user) return undefined;
    recent.delete(user.userId);
    const stored = await customerOf(user.userId);
    const customer = stored === deleted ? await claim(visitor, user, deleted) : stored;
    if (customer) visitors.set(visitor, Promise.resolve(customer));
    return customer;
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

  /** Without an address if Stripe refuses the account's, so that this fan can buy as well. */
  async function make(user: User, deleted?: string): Promise<NewCustomer> {
    const { userId, name } = user;
    const email = user.emailVerified ? user.email : undefined;
    // Stripe repeats its first answer for a day, even a failure. Of two customers made around the hour, one is kept.
    const hour = Math.floor(clock.now().getTime() / HOUR_MS);
    // The key under which the deleted customer was created would return it again.
    const idempotencyKey = ["customer", userId, hour, ...(deleted ? [deleted] : [])].join(":");
    const wanted = { name, description: OUR_DESCRIPTION, metadata: { userId } };
    try {
      return await stripe.customers.create({ ...wanted, ...(email && { email }) }, { idempotencyKey });
    } catch (error) {
      if (email && isEmailRefused(error)) {
        reportEmail(error);
        const { id } = await stripe.customers.create(wanted, { idempotencyKey: `${idempotencyKey}:no email` });
        return { id, refusedEmail: true };
      }
      // The fan's name has changed since another tab asked. That tab's customer is the fan's.
      const made = isKeyReused(error) ? await customerOf(userId) : undefined;
      if (!made || made === deleted) throw error;
      return { id: made };
    }
  }

  /**
   * Stores whose customer this is, unless one is stored already, other than `deleted`. Returns the stored one; "" if
   * the account was deleted in the meantime.
   */
  async function keep(visitor: Visitor, user: User, customer: NewCustomer, deleted?: string): Promise<string> {
    if (deleted) await exchange(user, deleted, customer);
    else await add(visitor, user, customer);
    return (await customerOf(user.userId)) ?? "";
  }

  async function exchange(user: User, deleted: string, { id, refusedEmail }: NewCustomer): Promise<void> {
    await db
      .update(billingCustomer)
      .set({ stripeCustomerId: id, ...addressOfReplaced(user.emailVerified ? user.email : null, refusedEmail) })
      .where(and(eq(billingCustomer.userId, user.userId), eq(billingCustomer.stripeCustomerId, deleted)))
      .catch((error: unknown) => {
        // Another account has just taken this customer.
        if (!isDuplicate(error)) throw error;
      });
  }

  async function add({ locale, userAsOf }: Visitor, user: User, { id, refusedEmail }: NewCustomer): Promise<void> {
    const { userId } = user;
    const address = user.emailVerified
      ? { accountEmail: user.email, accountEmailAsOf: userAsOf, ...(refusedEmail && { formerEmails: NEVER_SENT }) }
      : { formerEmails: [NO_EMAIL] };
    const row = { userId, stripeCustomerId: id, locale, ...address, createdAt: clock.now() };
    await db.insert(billingCustomer).values(row).onConflictDoNothing();
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

  return { ensureCustomer, withCustomer, customerOf, userOf, forget, followEmail, updateEmails };
}
