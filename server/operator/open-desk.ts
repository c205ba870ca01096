/** A desk for a command that runs in a process of its own. */
import { mailer } from "../clients/mailer";
import { stripeClient } from "../clients/stripe-client";
import type { Config } from "../config/config";
import type { Report } from "../ports";
import { systemClock } from "../process/clock";
import { catalogue } from "../services/catalogue";
import { type Desk, deskOf } from "../services/desk";
import { redirects } from "../services/redirects";
import { salesServices } from "../services/sales";
import { endedSessions } from "../session/ended-sessions";
import { openAsIs } from "../store/connection/open-store";

/**
 * What a command needs from the store. "current": a schema that this version can use, which is the default. "existing":
 * a store with any schema. "any": also one that doesn't exist yet.
 */
export type Needs = "current" | "existing" | "any";

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
  const store = await openAsIs({ databaseUrl, dataDir, create: needs === "any", current: needs === "current" });
  const stripe = stripeClient({ secretKey: config.STRIPE_SECRET_KEY ?? "sk_test_none", apiUrl: config.STRIPE_API_URL });
  const content = catalogue({ store, clock, siteUrl });
  const sales = salesServices({
    ...{ store, stripe, clock, siteUrl, report, catalogue: content },
    siteName: config.SITE_NAME,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? "",
    premiumPrices: config.STRIPE_PREMIUM_PRICES,
    officeMail: config.OFFICE_MAIL,
    mailer: mailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM ?? `${config.SITE_NAME} <tickets@localhost>` }),
  });
  const { boxOffice, billing, refunds, outbox, later, drained } = sales;
  const rules = redirects({ store, clock, siteUrl });
  return {
    ...deskOf(
      {
        store,
        clock,
        siteUrl,
        boxOffice,
        billing,
        refunds,
        outbox,
        later,
        drained,
        report,
        redirects: rules,
        endedSessions: endedSessions({ store }),
      },
      config,
    ),
    async close() {
      await drained();
      await store.close();
    },
  };
}
