/** The card for the fan's next payment: the membership's, else the customer's default card at Stripe. */
import type Stripe from "stripe";
import type { Visitor } from "../../ports";
import type { Memberships } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";
import { undefinedIfDeleted } from "./deleted-customer";
import type { Customers } from "./stripe-customers";

export type SavedCard = {
  /** Stripe's name of the brand, such as `visa`. */
  brand: string;
  last4: string;
  /** The last month in which it is valid, 1 to 12. */
  month: number;
  year: number;
};

export function savedCard({ stripe }: BillingDeps, { customerOf }: Customers, { membershipOf }: Memberships) {
  /** Undefined if there is none, or for a guest. Throws if Stripe cannot be reached. */
  return async function card({ user }: Visitor): Promise<SavedCard | undefined> {
    const customer = user && (await customerOf(user.userId));
    if (!customer) return undefined;
    const [stored, card] = await Promise.all([
      undefinedIfDeleted(stripe, customer, (id) =>
        stripe.customers.retrieve(id, { expand: ["invoice_settings.default_payment_method"] }),
      ),
      membershipOf(user.userId).then(membersCard),
    ]);
    return card ?? (!stored || stored.deleted ? undefined : viewOf(stored.invoice_settings.default_payment_method));
  };

  async function membersCard(membership: Awaited<ReturnType<Memberships["membershipOf"]>>) {
    if (membership.state === "none") return undefined;
    const said = await stripe.subscriptions.retrieve(membership.subscriptionId, { expand: ["default_payment_method"] });
    return viewOf(said.default_payment_method);
  }
}

function viewOf(method: Stripe.PaymentMethod | string | null): SavedCard | undefined {
  if (!method || typeof method === "string" || !method.card) return undefined;
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  return { brand, last4, month, year };
}
