/**
 * Customers that an operator has deleted at Stripe. Stripe still returns them, marked as deleted, but refuses every
 * call that would use them. https://docs.stripe.com/api/customers/delete
 */
import type Stripe from "stripe";
import { isInvalidRequest } from "../../clients/stripe-client";
import { undefinedIfMissing } from "../payments/stripe-objects";

/**
 * Whether Stripe refused a call because this customer was deleted. False for a customer that Stripe does not know at
 * all: with the key of another mode or account, it knows none of ours.
 */
export async function isCausedByDeletion(stripe: Stripe, error: unknown, customer: string): Promise<boolean> {
  if (!isInvalidRequest(error)) return false;
  const found = await stripe.customers.retrieve(customer).catch(undefinedIfMissing);
  return found?.deleted === true;
}

/** Reads something of a customer's at Stripe; undefined if Stripe refuses it because the customer was deleted. */
export async function undefinedIfDeleted<T>(
  stripe: Stripe,
  customer: string,
  read: (customer: string) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read(customer);
  } catch (error) {
    if (!(await isCausedByDeletion(stripe, error, customer))) throw error;
    return undefined;
  }
}

/** A list of what a customer has at Stripe; empty if Stripe refuses it because the customer was deleted. */
export const listOfCustomer = async <T>(
  stripe: Stripe,
  customer: string,
  list: (customer: string) => Promise<{ data: T[] }>,
): Promise<T[]> => (await undefinedIfDeleted(stripe, customer, list))?.data ?? [];

/** Whether an object's customer was deleted. The customer has to be expanded. */
export const hasDeletedCustomer = ({ customer }: Pick<Stripe.PaymentIntent | Stripe.Checkout.Session, "customer">) =>
  typeof customer === "object" && customer?.deleted === true;
