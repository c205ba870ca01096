/** Stripe's prices of Premium. The amount and the product of a price never change at Stripe, so each is read once. */
import type Stripe from "stripe";
import type { BillingDeps } from "../payments/billing-types";
import { idOf, undefinedIfMissing } from "../payments/stripe-objects";

export type PremiumPrices = ReturnType<typeof premiumPriceReading>;

export function premiumPriceReading({ stripe, premiumPrices }: Pick<BillingDeps, "stripe" | "premiumPrices">) {
  const known = new Map<string, Promise<Stripe.Price>>();

  function read(id: string): Promise<Stripe.Price> {
    const price = known.get(id) ?? stripe.prices.retrieve(id);
    known.set(id, price);
    price.catch(() => known.delete(id));
    return price;
  }

  return {
    /** Those that are sold now. */
    all: () => Promise.all(premiumPrices.map(read)),

    /** Whether a price is one of Premium's, sold now or before: they belong to one product. */
    async isPremium({ id, product }: Pick<Stripe.Price, "id" | "product">): Promise<boolean> {
      if (premiumPrices.includes(id)) return true;
      const sold = await Promise.all(premiumPrices.map((one) => read(one).catch(undefinedIfMissing)));
      return sold.some((one) => one !== undefined && idOf(one.product) === idOf(product));
    },
  };
}
