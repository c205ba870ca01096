/** The fan as a customer of Stripe: one for each account, however many tabs ask at the same instant. */
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { isKeyReused } from "../../clients/stripe";
import type { User, Visitor } from "../../ports";
import { billingCustomer } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";

const AT_MOST = 100;

export type Customers = ReturnType<typeof stripeCustomers>;

export function stripeCustomers({ store: { db }, stripe, clock }: BillingDeps) {
  const visitors = new WeakMap<Visitor, Promise<string | undefined>>();

  /**
   * Stripe's id of this fan's customer, found or made; undefined for a guest. Our own row decides. Without one a
   * customer of her verified address is taken, unless it names another account; else one is made, under a key that
   * makes parallel calls one. A visitor is one request, and looked for once. Throws when Stripe cannot be reached.
   */
  function ensureCustomer(visitor: Visitor): Promise<string | undefined> {
    const asked = visitors.get(visitor) ?? find(visitor);
    visitors.set(visitor, asked);
    asked.catch(() => visitors.delete(visitor));
    return asked;
  }

  async function find({ user, locale }: Visitor): Promise<string | undefined> {
    if (!user) return undefined;
    const { userId } = user;
    const [known] = await db.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
    if (known && known.locale !== locale) {
      await db.update(billingCustomer).set({ locale }).where(eq(billingCustomer.userId, userId));
    }
    if (known) return known.stripeCustomerId;
    const found = user.emailVerified ? await unclaimed(user) : undefined;
    if (found && (await keep(userId, found, locale)) === found) {
      await stripe.customers.update(found, { metadata: { userId } });
      return found;
    }
    return (await customerOf(userId)) ?? keep(userId, await make(user), locale);
  }

  /** The customer's id, if there is one already; nobody is asked but our own row. */
  async function customerOf(userId: string): Promise<string | undefined> {
    const [row] = await db.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
    return row?.stripeCustomerId;
  }

  /** Whose customer it is. */
  async function userOf(stripeCustomerId: string): Promise<string | undefined> {
    const [row] = await db.select().from(billingCustomer).where(eq(billingCustomer.stripeCustomerId, stripeCustomerId));
    return row?.userId;
  }

  /** Stripe compares addresses letter by letter, and so do we: ours are lower-case. */
  async function unclaimed({ email, userId }: User): Promise<string | undefined> {
    const { data } = await stripe.customers.list({ email, limit: AT_MOST });
    const fits = ({ metadata }: Stripe.Customer) => !metadata.userId || metadata.userId === userId;
    return data.find(fits)?.id;
  }

  async function make(user: User): Promise<string> {
    const { userId, name } = user;
    const email = user.emailVerified ? user.email : undefined;
    const idempotencyKey = `customer:${userId}`;
    try {
      const wanted = { name, description: "Fan", metadata: { userId }, ...(email && { email }) };
      return (await stripe.customers.create(wanted, { idempotencyKey })).id;
    } catch (error) {
      // She has changed her name since another tab asked; that tab's customer is hers.
      const made = isKeyReused(error) ? await customerOf(userId) : undefined;
      if (!made) throw error;
      return made;
    }
  }

  /** Writes down whose customer this is; the first one stays. Answers the one that counts. */
  async function keep(userId: string, stripeCustomerId: string, locale: string): Promise<string> {
    const row = { userId, stripeCustomerId, locale, createdAt: clock.now() };
    await db.insert(billingCustomer).values(row).onConflictDoNothing();
    return (await customerOf(userId)) ?? "";
  }

  return { ensureCustomer, customerOf, userOf };
}
