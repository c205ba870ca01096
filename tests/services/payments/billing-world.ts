/** The setup of the billing tests: the box office's world, with Stripe's events delivered to both. */
import { sql } from "drizzle-orm";
import { catalogue } from "../../../server/services/catalogue";
import type { BillingDeps } from "../../../server/services/payments/billing-types";
import type { Store } from "../../../server/store/connection/open-store";
import { cardTrial } from "../../../server/store/schema";
import { boxOfficeWorld } from "../box-office/box-office-world";
import { testBilling } from "../box-office/test-office";

/** The prices that the stand-in Stripe has from the start. */
const PRICES = ["price_premium_month", "price_premium_year"];

export async function billingWorld(store: Store) {
  const world = await boxOfficeWorld(store, () => billing.eventServices);
  const deps = {
    ...world.deps,
    premiumPrices: PRICES,
    catalogue: catalogue({ store, clock: world.clock, siteUrl: world.deps.siteUrl }),
  } satisfies BillingDeps;
  const billing = testBilling(deps, world.office);
  const told = new Set<string>();
  return {
    ...world,
    billing,
    deps,
    /** Delivers Stripe's events that have not been delivered yet, in order. */
    async news(): Promise<void> {
      const { data } = await world.stripe.events.list({ limit: 100 });
      for (const event of data.reverse()) {
        if (told.has(event.id)) continue;
        told.add(event.id);
        await billing.receive(event);
      }
    },
    /** The next fan pays with a card that has had no free trial, whatever its number. */
    async anotherCard(): Promise<void> {
      await store.db.update(cardTrial).set({ cardHash: sql`'another ' || ${cardTrial.subscriptionId}` });
    },
    /** Advances Stripe's clock and processes everything that becomes due. */
    async pass(ms: number): Promise<void> {
      world.clock.advance(ms);
      await world.catchUp();
    },
  };
}

type Outcome = "unreachable" | { outcome: string };

/** The address of the checkout that was opened. Throws if none was. */
export function urlOf(outcome: Outcome): string {
  if (outcome === "unreachable" || outcome.outcome !== "checkout" || !("url" in outcome))
    throw new Error(JSON.stringify(outcome));
  return String(outcome.url);
}
