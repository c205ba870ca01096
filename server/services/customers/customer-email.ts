/**
 * The address of a fan's customer at Stripe. It changes with the account's address, unless the fan has set another one
 * on Stripe's pages. Our row remembers what Stripe may still have, so that no change is lost while Stripe is out of
 * reach.
 */
import { and, eq, isNotNull, isNull, lt, or, param, sql } from "drizzle-orm";
import Stripe from "stripe";
import type { Visitor } from "../../ports";
import { billingCustomer } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";
import { undefinedIfMissing } from "../payments/stripe-objects";

type CustomerRow = typeof billingCustomer.$inferSelect;
type CustomerEmail = Pick<CustomerRow, "accountEmail" | "formerEmails">;

/** In `formerEmails`: a customer without an address. */
export const NO_EMAIL = "";
/** In `formerEmails`: Stripe refused the account's address. We don't try it again, but mails still go there. */
const REFUSED = "refused";
/** `formerEmails` of a customer created without an address, because Stripe refused the account's. */
export const NEVER_SENT = [NO_EMAIL, REFUSED];

/** The address for mails, whether or not Stripe has the account's latest one. */
export const currentEmail = (row: CustomerEmail, atStripe: string | null): string | null =>
  isOutdated(row, atStripe) ? row.accountEmail : atStripe;

const isOutdated = ({ formerEmails }: CustomerEmail, atStripe: string | null) =>
  formerEmails.includes(atStripe ?? NO_EMAIL);

const IS_NOT_REFUSED = sql`not ${billingCustomer.formerEmails} @> array[${REFUSED}::text]`;

/** https://docs.stripe.com/error-codes#email-invalid */
export const isEmailRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === "email";

/**
 * The columns of a row that gets another customer. Its address is `email`, or none if Stripe refused that. An old token
 * may name an old address.
 */
export function addressOfReplaced(email: string | null, refused = false) {
  const account = sql<string | null>`coalesce(${billingCustomer.accountEmail}, ${email}::text)`;
  return {
    accountEmail: account,
    formerEmails: sql`case when ${account} = ${email}::text
      then ${param(refused ? NEVER_SENT : [], billingCustomer.formerEmails)}::text[]
      else array[${refused ? NO_EMAIL : (email ?? NO_EMAIL)}::text] end`,
  };
}

export function customerEmails({ store: { db }, stripe, report }: Pick<BillingDeps, "store" | "stripe" | "report">) {
  /**
   * Stores the account's verified address, and changes the customer's if that was the account's until now. Nothing
   * happens for a fan without a customer, nor if the visitor's token or cookie is older than what we have stored. If
   * Stripe can't be reached, `updateEmails` tries again.
   */
  async function followEmail({ user, userAsOf }: Pick<Visitor, "user" | "userAsOf">): Promise<void> {
    if (!user?.emailVerified || !userAsOf) return;
    const { accountEmail, accountEmailAsOf, formerEmails } = billingCustomer;
    const [changed] = await db
      .update(billingCustomer)
      .set({
        accountEmail: user.email,
        accountEmailAsOf: userAsOf,
        formerEmails: sql`case when ${accountEmail} is null
          then ${formerEmails} || ${emailsOfOrders(user.userId, user.email)}
          else array_append(array_remove(${formerEmails}, ${REFUSED}), ${accountEmail}) end`,
      })
      .where(
        and(
          eq(billingCustomer.userId, user.userId),
          sql`${accountEmail} is distinct from ${user.email}`,
          or(isNull(accountEmailAsOf), lt(accountEmailAsOf, userAsOf)),
        ),
      )
      .returning();
    if (changed && changed.formerEmails.length > 0) await update(changed).catch(reportEmail);
  }

  /** Addresses that the account had when it ordered. An earlier release didn't follow its changes. */
  const emailsOfOrders = (userId: string, current: string) => sql`array(
    select email from (
      select email from ticket_order where user_id = ${userId}
      union select g.email from goods_order g join purchase p on p.id = g.purchase_id where p.user_id = ${userId}
    ) orders where email <> ${current})`;

  async function update(row: CustomerRow): Promise<void> {
    const { userId, stripeCustomerId, accountEmail } = row;
    if (!accountEmail) return;
    const found = await stripe.customers.retrieve(stripeCustomerId).catch(undefinedIfMissing);
    if (found && !found.deleted && isOutdated(row, found.email)) {
      try {
        await stripe.customers.update(stripeCustomerId, { email: accountEmail });
      } catch (error) {
        if (!isEmailRefused(error)) throw error;
        return giveUp({ userId, accountEmail }, error);
      }
    }
    const mine = eq(billingCustomer.userId, userId);
    const same = and(
      eq(billingCustomer.stripeCustomerId, stripeCustomerId),
      eq(billingCustomer.accountEmail, accountEmail),
    );
    const [done] = await db
      .update(billingCustomer)
      .set({ formerEmails: [] })
      .where(and(mine, same))
      .returning({ userId: billingCustomer.userId });
    if (done) return;
    // The account's address has changed again, and Stripe may have heard of the changes in reverse order. Or the fan has
    // another customer by now.
    const formerEmails = sql`array_append(${billingCustomer.formerEmails}, ${accountEmail})`;
    await db.update(billingCustomer).set({ formerEmails }).where(mine);
  }

  /** Until the account's address changes again. Reports the refusal once. */
  async function giveUp(o: { userId: string; accountEmail: string }, refusal: unknown): Promise<void> {
    const sameAddress = and(eq(billingCustomer.userId, o.userId), eq(billingCustomer.accountEmail, o.accountEmail));
    const marked = await db
      .update(billingCustomer)
      .set({ formerEmails: sql`array_append(${billingCustomer.formerEmails}, ${REFUSED})` })
      .where(and(sameAddress, IS_NOT_REFUSED))
      .returning({ userId: billingCustomer.userId });
    if (marked.length > 0) reportEmail(refusal);
  }

  function reportEmail(error: unknown): void {
    report(error, "critical", "the address of a customer at Stripe");
  }

  return {
    followEmail,
    reportEmail,
    /** Changes the addresses that Stripe doesn't have yet. Call it every minute or so, from any number of processes. */
    async updateEmails(stopped?: AbortSignal): Promise<void> {
      const outdated = and(sql`${billingCustomer.formerEmails} <> '{}'`, isNotNull(billingCustomer.accountEmail));
      const waiting = await db.select().from(billingCustomer).where(and(outdated, IS_NOT_REFUSED));
      for (const row of waiting) {
        if (stopped?.aborted) return;
        try {
          await update(row);
        } catch (error) {
          reportEmail(error);
          // Stripe is out of reach, unless it has refused this call.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return;
        }
      }
    },
  };
}
