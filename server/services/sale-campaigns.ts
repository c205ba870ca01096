/** Which campaigns sold what: for the office's figures, and nothing else depends on it. */
import { sql } from "drizzle-orm";
import type { Campaign } from "../../app/domain/measured/campaign";
import type { Report } from "../ports";
import type { Clock } from "../process/clock";
import type { Store } from "../store/db";
import { saleCampaign } from "../store/schema";

type CampaignDeps = { store: Store; clock: Clock; report: Report; sales: object | undefined };

/** Notes the campaign once for a sale: the one that led to its first payment. A failure must not stop a payment. */
export async function noteCampaign(
  { store, clock, report, sales }: CampaignDeps,
  campaign: Campaign | undefined,
  sale: string,
): Promise<void> {
  if (!campaign || !sales) return;
  await store.db
    .insert(saleCampaign)
    .values({ sale, ...campaign, createdAt: clock.now() })
    .onConflictDoNothing()
    .catch((error: unknown) => report(error, "debug", "noting a campaign"));
}

/** What the orders of one campaign came to. */
export type CampaignFigures = {
  source: string;
  medium: string;
  campaign: string;
  orders: number;
  tickets: number;
  currency: string;
  /** What its valid and used tickets cost. */
  cents: number;
};

/** Orders since `from` by campaign, the largest first. Those without one have an empty source. */
export async function campaignFigures({ store }: { store: Store }, from: Date): Promise<CampaignFigures[]> {
  const { rows } = await store.db.execute<CampaignFigures>(sql`
    select coalesce(sale.source, '') as source, coalesce(sale.medium, '') as medium,
      coalesce(sale.campaign, '') as campaign, orders.currency, count(*)::int as orders,
      sum(standing.tickets)::int as tickets, sum(standing.cents)::int as cents
    from ticket_order as orders left join ${saleCampaign} as sale on sale.sale = orders.reservation_id
    cross join lateral (
      select count(*) as tickets, coalesce(sum(price_cents), 0) as cents from ticket
      where ticket.order_number = orders.order_number and status in ('VALID', 'USED')
    ) as standing
    where orders.created_at >= ${from.toISOString()}::timestamptz and orders.status <> 'REFUNDED'
    group by 1, 2, 3, 4 order by cents desc, 1, 2, 3`);
  return rows;
}
