/** Compares the prices of Premium on our pages with Stripe's: a plan whose price differs is not sold. */
import pg from "pg";
import type Stripe from "stripe";
import { type Finding, failure, PATIENCE_MS } from "./finding";

type StoredPlan = { id: string; interval: string; price_cents: number; currency: string };

/** The plans in PostgreSQL; none if it cannot be read (another check reports that) or has no schema yet. */
export async function plansIn(databaseUrl: string): Promise<StoredPlan[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<StoredPlan>("select id, interval, price_cents, currency from premium_plan")).rows;
  } catch {
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function planFaults(plans: readonly StoredPlan[], prices: readonly Stripe.Price[]): Finding[] {
  return plans.flatMap(({ id, interval, price_cents: cents, currency }) => {
    const price = prices.find(({ recurring }) => recurring?.interval === interval);
    if (!price || (price.unit_amount === cents && price.currency === currency.toLowerCase())) return [];
    const says = `The plan ${id} costs ${cents} cents (${currency}) on the site, and ${price.id} ${price.unit_amount} (${price.currency}).`;
    return [failure("Premium", says, "A plan with another price is not sold: give both the same amount and currency.")];
  });
}
