/** What a command works with: the services of a site, on the same store. */
import { drawBeacon } from "../clients/draw-beacon";
import { mailer } from "../clients/mailer";
import { stripeClient } from "../clients/stripe-client";
import type { Config } from "../config/config";
import type { Outbox } from "../mail/outbox";
import type { Report } from "../ports";
import { type Clock, systemClock } from "../process/clock";
import type { Billing } from "../services/billing";
import type { BoxOffice } from "../services/box-office";
import { type TicketDesk, ticketDesk } from "../services/box-office/office/ticket-desk";
import { catalogue } from "../services/catalogue";
import { type GoodsDesk, goodsDesk } from "../services/goods/goods-desk";
import { type SaleDesk, saleDesk } from "../services/on-sale/sale-desk";
import { type Redirects, redirects } from "../services/redirects";
import type { Refunds } from "../services/refunds";
import { type SalesServices, salesServices } from "../services/sales";
import { type SeatDesk, seatDesk } from "../services/seating/seat-desk";
import { type TermsDesk, termsDesk } from "../services/terms/terms-desk";
import { type WaitingDesk, waitingDesk } from "../services/waiting/waiting-desk";
import { openAsIs } from "../store/connection/open-store";
import type { Store } from "../store/db";
import { demandSchema } from "../store/migrating/schema-state";

/**
 * What a command needs from the store. "current": a schema that this version can use, which is the default. "existing":
 * a store with any schema. "any": also one that doesn't exist yet.
 */
export type Needs = "current" | "existing" | "any";

export type Desk = {
  store: Store;
  clock: Clock;
  siteUrl: string;
  boxOffice: BoxOffice;
  billing: Billing;
  refunds: Refunds;
  outbox: Outbox;
  /** Resolves when the work that nobody waited for is done. */
  drained: SalesServices["drained"];
  redirects: Redirects;
  tickets: TicketDesk;
  goods: GoodsDesk;
  seats: SeatDesk;
  onSale: SaleDesk;
  terms: TermsDesk;
  waiting: WaitingDesk;
};

/** A desk with the services of the running site. */
export const deskOf = (
  parts: Omit<Desk, "tickets" | "goods" | "seats" | "onSale" | "terms" | "waiting">,
  { DRAW_BEACON: url }: Pick<Config, "DRAW_BEACON">,
): Desk => ({
  ...parts,
  tickets: ticketDesk(parts),
  goods: goodsDesk(parts),
  seats: seatDesk(parts),
  onSale: saleDesk({ ...parts, beacon: url ? { url, roundAt: drawBeacon().roundAt } : undefined }),
  terms: termsDesk(parts),
  waiting: waitingDesk(parts),
});

/**
 * A desk of this process's own. Never changes the schema. Throws if the store can't be opened or lacks what is needed.
 */
export async function openDesk(
  config: Config,
  report: Report,
  needs: Needs,
): Promise<Desk & { close(): Promise<void> }> {
  const clock = systemClock;
  const siteUrl = config.SITE_URL ?? `http://localhost:${config.PORT}`;
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  const store = await openAsIs({ databaseUrl, dataDir, create: needs === "any" });
  if (needs === "current")
    await demandSchema(store.db).catch((error) => store.close().finally(() => Promise.reject(error)));
  const stripe = stripeClient({ secretKey: config.STRIPE_SECRET_KEY ?? "sk_test_none", apiUrl: config.STRIPE_API_URL });
  const content = catalogue({ store, clock, siteUrl });
  const sales = salesServices({
    ...{ store, stripe, clock, siteUrl, report, catalogue: content },
    siteName: config.SITE_NAME,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? "",
    premiumPrices: config.STRIPE_PREMIUM_PRICES,
    mailer: mailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM ?? `${config.SITE_NAME} <tickets@localhost>` }),
  });
  const { boxOffice, billing, refunds, outbox, drained } = sales;
  const rules = redirects({ store, clock, siteUrl });
  return {
    ...deskOf({ store, clock, siteUrl, boxOffice, billing, refunds, outbox, drained, redirects: rules }, config),
    async close() {
      await drained();
      await store.close();
    },
  };
}
