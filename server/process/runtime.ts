/** Assembles the process once: configuration → store and clients → services. */
import { authenticatorOptions } from "../../app/authenticator.options";
import { passwordSettings } from "../../app/domain/authenticator/fields/validation";
import { rolesIn } from "../../app/domain/office/rights";
import { cognitoClient } from "../clients/cognito/cognito-client";
import { hostedUi } from "../clients/cognito/hosted-ui";
import { identityPoolClient } from "../clients/cognito/identity-pool-client";
import { drawBeacon } from "../clients/draw-beacon";
import { mailer } from "../clients/mailer";
import { stripeClient } from "../clients/stripe-client";
import { type Config, demandSystems, readConfig } from "../config/config";
import { isOwnMediaFolder, mediaFolder } from "../config/media-folder";
import { quietAws } from "../config/quiet-aws";
import { sellsForReal } from "../config/sells-for-real";
import { walletSigners } from "../config/wallet-signers";
import { logger, reporter } from "../failures/report";
import { limits } from "../http/rate-limits";
import { remote } from "../product-api/remote";
import type { RemoteCatalogue } from "../product-api/remote/catalogue";
import { account } from "../services/account";
import { accountChanges } from "../services/account/account-changes";
import { newsletter } from "../services/account/newsletter";
import { authenticator } from "../services/authenticator";
import { authenticatorLeases } from "../services/authenticator/authenticator-leases";
import type { Billing, PremiumSales } from "../services/billing";
import type { BillingApi } from "../services/billing-api/billing-api";
import type { BoxOffice, TicketSales } from "../services/box-office";
import { playbackOf } from "../services/broadcasts/playback";
import { catalogue } from "../services/catalogue";
import { type Contacts, contacts } from "../services/contacts";
import { federated } from "../services/federated";
import { feeds } from "../services/feeds";
import { type FollowService, following } from "../services/following";
import { goodsDesk } from "../services/goods/goods-desk";
import { linkPictures } from "../services/link-pictures/link-pictures";
import { type OnSales, onSales } from "../services/on-sale/on-sale";
import { patientSales } from "../services/on-sale/patient-sales";
import { pictureFiles } from "../services/pictures/picture-files";
import { type Privacy, privacy } from "../services/privacy";
import { redirects } from "../services/redirects";
import { type SalesServices, salesServices } from "../services/sales";
import { refreshedOnChange } from "../services/search/search-index";
import { wallet } from "../services/wallet/wallet";
import { confirmedSessions } from "../session/confirmed-sessions";
import { renewalRedirects } from "../session/cookies/renewal-redirect";
import { boundSealer, sealer } from "../session/cookies/seal";
import { endedSessions } from "../session/ended-sessions";
import { knownFans } from "../session/known-fans";
import { recentEnds } from "../session/recent-ends";
import { serverGuest } from "../session/server-guest";
import { cookies } from "../session/session";
import { signer } from "../session/signed-values";
import { refresher } from "../session/token-refresh";
import { poolIssuer, tokenVerifier } from "../session/verify-tokens";
import { groupsOf } from "../session/visitor";
import { openStore } from "../store/connection/open-store";
import { writeProbe } from "../store/connection/store-probe";
import type { OnWaiting } from "../store/connection/wait-for-store";
import type { Store } from "../store/db";
import { hasSeededShows } from "../store/seed/seed";
import { tidy } from "../store/upkeep/tidy";
import { measureStore, startTelemetry } from "../telemetry/telemetry";
import { type Clock, systemClock } from "./clock";
import { withSecrets } from "./local-secret";

/**
 * A service that has all of its functions where the store is, and only `Everywhere` in remote mode. A caller of another
 * function doesn't compile without a check.
 */
type Offered<Service, Everywhere extends keyof Service> =
  | Service
  | (Pick<Service, Everywhere> & { [Absent in Exclude<keyof Service, Everywhere>]?: undefined });

/** The product API, ours or a remote one. */
type Products = {
  catalogue: RemoteCatalogue;
  /** Check-in, transfers and refunds are absent in remote mode. */
  boxOffice: Offered<BoxOffice, keyof TicketSales>;
  /** Broadcasts, goods and payments are absent in remote mode. */
  billing: Offered<Billing, keyof PremiumSales>;
  /** Billing's rows of the product API. */
  billingApi: BillingApi;
  contacts: Contacts;
  /** Box office, billing, refunds, outbox and Stripe's events. Absent in remote mode. */
  sales: SalesServices | undefined;
  /** Lines of openings. Absent in remote mode. */
  onSale: OnSales | undefined;
  /** Personal data and account deletion. */
  privacy: Privacy | undefined;
  /** Follows, reminders and calendars. Absent in remote mode. */
  following: FollowService | undefined;
  /** Brings the search in line with the content. Absent in remote mode. */
  refreshSearch: (() => Promise<void>) | undefined;
};

const INVENTED_SEASON =
  "This store has the invented demo season, and this site is configured with real accounts or payments. " +
  "Replace the season: npm run content -- import FILE --prune";

const OWN_PICTURES =
  "MEDIA_DIR is not set, so this process keeps the office's pictures in its own DATA_DIR. Set it to one folder that all " +
  "processes share; if there is only one process, to the folder media in DATA_DIR.";

const EXPIRED_PASSES =
  "The certificate for Apple Wallet passes has expired, or is not valid yet. No passes are offered until it is replaced.";

/** Assembles the services. Calls `waiting` with the reason whenever the store can't be opened yet. */
async function assemble(given: Config, clock: Clock, { waiting, equipment, keepStore, stopped }: RuntimeOptions) {
  demandSystems(given);
  const config = withSecrets(given);
  const secrets = config.SESSION_SECRETS;
  const { log, telemetry } = equipment ?? (await equip(config));
  const { metrics, tracing, calls } = telemetry;
  const { begin: beginCall, observe } = calls;
  const report = reporter(config, log, metrics);
  const siteUrl = config.SITE_URL ?? `http://localhost:${config.PORT}`;
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: seed, MIGRATE } = config;
  const open = () => openStore({ databaseUrl, dataDir, beginCall, clock, seed, migrate: MIGRATE, waiting });
  const store = await (keepStore ? keepStore(open) : open());
  if (sellsForReal(config) && (await hasSeededShows(store.db))) log.warn(INVENTED_SEASON);
  if (sellsForReal(config) && isOwnMediaFolder(config)) log.warn(OWN_PICTURES);
  measureStore({ metrics, store, clock });
  const staleMinutes = config.STALE_MINUTES;
  const counted = limits({ store, clock });
  const ends = recentEnds({ store });
  const ended = endedSessions({ store, onEnd: ends.note });
  const sealedCookies = cookies(config);
  const confirmed = confirmedSessions();
  const changeSeal = sealer(secrets, "account-change");
  const cognito = cognitoClient({
    region: config.AWS_REGION,
    userPoolId: config.COGNITO_USER_POOL_ID ?? "",
    clientId: config.COGNITO_CLIENT_ID ?? "",
    clientSecret: config.COGNITO_CLIENT_SECRET,
    authFlow: config.COGNITO_AUTH_FLOW,
    refreshRotation: config.COGNITO_REFRESH_ROTATION,
    observe,
  });
  const { COGNITO_DOMAIN: domain, COGNITO_USER_POOL_ID: pool, COGNITO_CLIENT_ID: clientId } = config;
  const hosted =
    domain && pool && clientId
      ? hostedUi({
          ...{ domain, issuer: poolIssuer(config), clientId, clientSecret: config.COGNITO_CLIENT_SECRET },
          ...{ siteUrl, observe },
        })
      : undefined;

  const identityPool = identityPoolClient({
    region: config.AWS_REGION,
    identityPoolId: config.COGNITO_IDENTITY_POOL_ID ?? "",
    observe,
  });

  const pictures = linkPictures();
  const wallets = wallet({ ...walletSigners(config), clock, draw: pictures.png });
  if (config.APPLE_PASS_CERTIFICATE_FILE && !wallets.offers().apple) log.warn(EXPIRED_PASSES);

  function ours(): Products {
    const stripe = stripeClient({ secretKey: config.STRIPE_SECRET_KEY ?? "", apiUrl: config.STRIPE_API_URL, observe });
    const content = catalogue({ store, clock, siteUrl, staleMinutes });
    const post = mailer({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM ?? `${config.SITE_NAME} <tickets@localhost>`,
      observe,
    });
    const sales = salesServices({
      ...{ metrics, store, stripe, clock, siteUrl, report, catalogue: content, mailer: post },
      siteName: config.SITE_NAME,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? "",
      premiumPrices: config.STRIPE_PREMIUM_PRICES,
      walletOffers: wallets.offers,
      officeMail: config.OFFICE_MAIL,
      accountSeal: changeSeal,
      stopped,
    });
    const { boxOffice, billing, refunds, outbox } = sales;
    const officeMessages = contacts({ store, clock, limits: counted });
    const rights = privacy({
      ...{ store, stripe, cognito, clock, siteUrl, report, boxOffice, billing, mailer: post },
      siteName: config.SITE_NAME,
      goods: goodsDesk({ store, clock, refunds, outbox }),
      endedSessions: ended,
      seal: sealer(secrets, "departure"),
    });
    const onSale = onSales({ store, clock, report, metrics, askBeacon: drawBeacon().ask });
    metrics.atScrape(onSale.figures);
    const follows = following({
      ...{ store, clock, siteUrl, siteName: config.SITE_NAME, catalogue: content, sendSoon: outbox.sendSoon },
    });
    const sold = { onSale, sales, boxOffice: patientSales(boxOffice, onSale), billing, billingApi: billing.api };
    const refreshSearch = refreshedOnChange({ store, refresh: content.refreshSearch });
    return {
      catalogue: content,
      contacts: officeMessages,
      privacy: rights,
      following: follows,
      refreshSearch,
      ...sold,
    };
  }
  const { PRODUCT_API_URL: host } = config;
  const products: Products = host
    ? {
        ...remote({ host, bearer: serverGuest(identityPool), siteUrl, clock, report, observe, staleMinutes }),
        sales: undefined,
        onSale: undefined,
        privacy: undefined,
        refreshSearch: undefined,
        following: undefined,
      }
    : ours();

  const changes = accountChanges({
    ...{ store, clock, report, seal: changeSeal, endedSessions: ended },
    sendSoon: products.sales?.outbox.sendSoon,
  });
  const policy = passwordSettings(config.COGNITO_PASSWORD_POLICY);
  const totpIssuer = config.TOTP_ISSUER ?? config.SITE_NAME;

  return {
    ...products,
    config,
    clock,
    log,
    report,
    metrics,
    tracing,
    telemetry,
    siteUrl,
    store,
    cognito,
    /** Throws unless the store is writable. */
    ready: writeProbe(store),
    /** Deletes rows that are no longer needed. Call it about every hour, from any number of processes. */
    tidy: () => tidy(store.db, clock.now()),
    cookies: sealedCookies,
    confirmed,
    knownFans: knownFans({ cookies: sealedCookies, endedSessions: ended, recentEnds: ends, confirmed, clock }),
    /** True if the sealed session names a role of the office. */
    isStaff(header: string): boolean {
      const tokens = sealedCookies.session.read(header)?.tokens;
      return tokens !== undefined && rolesIn(groupsOf(tokens), config.OFFICE_GROUP_PREFIX).length > 0;
    },
    renewalRedirect: renewalRedirects(),
    /** Access to films. Absent in remote mode. */
    playback:
      products.sales && playbackOf({ store, clock, signer: signer(secrets, "playback"), films: config.FILMS_DIR }),
    identityPool,
    authenticator: authenticator({
      cognito,
      options: {
        ...authenticatorOptions,
        socialProviders: config.SOCIAL_PROVIDERS,
        signInChoices: config.SIGN_IN_CHOICES,
      },
      passwordSettings: policy,
      clock,
      report,
      leases: authenticatorLeases(store, clock),
      limits: counted,
      changes,
      seal: boundSealer(secrets, "auto-sign-in"),
      totpIssuer,
    }),
    passwordSettings: policy,
    account: account({
      ...{ cognito, limits: counted, clock, report, changes, passwordSettings: policy, totpIssuer },
      passkeys: config.SIGN_IN_CHOICES.includes("WEB_AUTHN"),
    }),
    changes,
    /** Only where messages to the office are stored. */
    newsletter: products.sales && newsletter({ store, clock }),
    federated: federated({ hostedUi: hosted, providers: config.SOCIAL_PROVIDERS, clock, report }),
    verify: tokenVerifier(config),
    limits: counted,
    endedSessions: ended,
    refresh: refresher({
      store,
      seal: sealer(secrets, "refresh"),
      ask: async (tokens) => ({ ...tokens, ...(await cognito.refresh(tokens)) }),
    }),
    feeds: feeds({ catalogue: products.catalogue, clock, siteUrl, siteName: config.SITE_NAME }),
    linkPictures: pictures,
    pictureFiles: pictureFiles({ folder: mediaFolder(config) }),
    wallet: wallets,
    redirects: redirects({ store, clock, siteUrl, staleMinutes }),
  };
}
export type Runtime = Awaited<ReturnType<typeof assemble>>;

type RuntimeOptions = {
  config?: Config;
  clock?: Clock;
  waiting?: OnWaiting | undefined;
  /** Already used by the front, which listens before the store is open. */
  equipment?: Equipment;
  keepStore?: KeepStore | undefined;
  /** Aborted when the process stops: work that nobody waits for takes nothing new. */
  stopped?: AbortSignal;
};
/** Opens the store, or returns one that is open already. The dev server's stays open while the site restarts. */
export type KeepStore = (open: () => Promise<Store>) => Promise<Store>;
type Equipment = Awaited<ReturnType<typeof equip>>;

/** The log, metrics and tracing of a process. */
export async function equip(config: Config) {
  const log = logger(config);
  return { log, telemetry: await startTelemetry(config, log) };
}

let started: Promise<Runtime> | undefined;

/**
 * The process's one runtime. `server/site.ts` starts it with its clock, and waits for a database that isn't up yet if
 * it passes `waiting`. Under `remix-serve`, which runs none of our code before the first request, the first request
 * starts it with the machine's time; if that fails, the next request tries again.
 */
export function runtime(options: RuntimeOptions = {}): Promise<Runtime> {
  if (started) return started;
  quietAws(process.env);
  const assembled = Promise.resolve().then(() =>
    assemble(options.config ?? readConfig(process.env), options.clock ?? systemClock, options),
  );
  started = assembled;
  assembled.catch(() => {
    if (started === assembled) started = undefined;
  });
  return assembled;
}
