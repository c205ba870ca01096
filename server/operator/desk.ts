/** What a command works with: the services that a site has, over the same store. */
import { mailer } from "../clients/mailer";
import { stripeClient } from "../clients/stripe";
import { type Clock, systemClock } from "../clock";
import type { Config } from "../config";
import type { Report } from "../ports";
import { type BoxOffice, boxOffice } from "../services/box-office";
import { type Redirects, redirects } from "../services/redirects";
import { type TicketDesk, ticketDesk } from "../services/ticket-desk";
import type { Store } from "../store/db";
import { openUnfilled } from "../store/open";

export type Desk = {
  store: Store;
  clock: Clock;
  siteUrl: string;
  boxOffice: BoxOffice;
  redirects: Redirects;
  tickets: TicketDesk;
};

/** A desk over services that are there already: those of the running site. */
export const deskOf = (parts: Omit<Desk, "tickets">): Desk => ({ ...parts, tickets: ticketDesk(parts) });

/** A desk of this process's own. Throws when the store cannot be opened. */
export async function openDesk(config: Config, report: Report): Promise<Desk & { close(): Promise<void> }> {
  const clock = systemClock;
  const siteUrl = config.SITE_URL ?? `http://localhost:${config.PORT}`;
  const store = await openUnfilled({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const office = boxOffice({
    store,
    clock,
    siteUrl,
    report,
    siteName: config.SITE_NAME,
    stripe: stripeClient({ secretKey: config.STRIPE_SECRET_KEY ?? "sk_test_none", apiUrl: config.STRIPE_API_URL }),
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? "",
    mailer: mailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM ?? `${config.SITE_NAME} <tickets@localhost>` }),
  });
  return {
    ...deskOf({ store, clock, siteUrl, boxOffice: office, redirects: redirects({ store, clock, siteUrl }) }),
    async close() {
      await office.drained();
      await store.close();
    },
  };
}
