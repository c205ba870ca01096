/** Billing as the product API tells it: rows from several files, and one answer where Stripe gives none. */
import { isStripeError } from "../../clients/stripe-client";
import { Unreachable } from "../../unreachable";
import type { Bills } from "./bills";
import type { broadcastsOf } from "./broadcasts";
import { sessionsOf } from "./checkout-sessions";
import type { Customers } from "./customers";
import type { Memberships } from "./memberships";
import { isProved, ownerOf } from "./owner";
import { intending } from "./payment-intents";
import type { premiumOf } from "./premium";
import type { Purchases } from "./purchases";
import type { Settled } from "./settle";
import { subscriptionsOf } from "./subscriptions";
import { customerTold, invoiceTold } from "./told";
import type { BillingDeps } from "./types";

type Parts = Pick<ReturnType<typeof broadcastsOf>, "admission" | "buyBroadcast"> & {
  customers: Customers;
  memberships: Memberships;
  premium: Pick<ReturnType<typeof premiumOf>, "subscribe" | "planOf" | "cancel">;
  slots: Omit<Purchases, "buy">;
  settled: Settled;
};

export function billsOf(deps: BillingDeps, parts: Parts): Bills {
  const { stripe, report } = deps;
  const { customers, memberships, premium } = parts;
  const owner = ownerOf(customers);

  async function customer(id: string | undefined) {
    const said = id ? await stripe.customers.retrieve(id) : undefined;
    return said && !said.deleted ? customerTold(said) : undefined;
  }

  const rows: Bills = {
    ...subscriptionsOf(deps, owner, memberships, premium),
    ...intending(deps, { ...parts, owner }),
    ...sessionsOf(deps, { ...parts, owner }),

    /** T10: found or made, one for each account. */
    async createCustomer(visitor, { body: { email } }) {
      if (!visitor.user || !isProved(visitor.user, email)) return undefined;
      return customer(await customers.ensureCustomer(visitor));
    },

    async findCustomer(visitor, { query: { email } }) {
      const found = await customer(await owner.byEmail(visitor, email));
      return { data: found ? [found] : [] };
    },

    async listInvoices(visitor, { query: { customer: asked, limit } }) {
      const mine = await owner.hers(visitor, asked);
      if (mine === undefined) return undefined;
      const { data } = mine ? await stripe.invoices.list({ customer: mine, limit }) : { data: [] };
      return { data: data.flatMap(invoiceTold) };
    },
  };

  /** A client is told to try again, and the error-reporting service why. */
  const answering =
    (work: Work): Work =>
    (...given) =>
      work(...given).catch((error: unknown) => {
        if (!isStripeError(error)) throw error;
        report(error, "critical", "billing");
        throw new Unreachable("Stripe has not done what it was asked", { cause: error });
      });
  const all = Object.entries(rows).map(([name, row]) => [name, answering(row as Work)]);
  return Object.fromEntries(all) as Bills;
}

type Work = (...given: unknown[]) => Promise<unknown>;
