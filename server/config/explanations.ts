/** What each setting is for, with a valid example: the second half of every message about an invalid setting. */

type Explanation = {
  why: string;
  example: string;
  /** Never repeated in a message. */
  secret?: true;
};

const PORTS = "A port is a whole number from 0 to 65535, and one that no other process listens on.";
const TRACES = "If it is set, traces of requests are sent there.";
const ENDPOINT = "It replaces AWS's server by another one, for tests and private networks.";

export const explanations: Record<string, Explanation> = {
  NODE_ENV: { why: "In production the site refuses to start without real systems.", example: "production" },
  PORT: { why: PORTS, example: "3000" },
  DRAIN_SECONDS: {
    why: "After SIGTERM the site keeps serving for this many seconds while /readyz answers 503, so that a balancer notices. 0 to 300.",
    example: "5",
  },
  STALE_MINUTES: {
    why: "While the database is out of service, guests see pages from memory for this many minutes. 0 to 1440.",
    example: "60",
  },
  METRICS_PORT: { why: "Prometheus reads the metrics there, at /metrics.", example: "9464" },
  OTEL_EXPORTER_OTLP_ENDPOINT: { why: TRACES, example: "http://collector:4318" },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { why: TRACES, example: "http://collector:4318/v1/traces" },
  OTEL_EXPORTER_OTLP_PROTOCOL: { why: "Traces are sent as protobuf over HTTP.", example: "http/protobuf" },
  OTEL_SDK_DISABLED: { why: "true turns traces off.", example: "true" },
  OTEL_TRACES_EXPORTER: { why: "none turns traces off.", example: "otlp" },
  SITE_URL: {
    why: "Links in mails, the return addresses of sign-in and payment, and the check of Origin are built from it.",
    example: "https://tickets.example",
  },
  EXTRA_HOSTS: {
    why: "The site answers only requests whose Host header it knows. These are names besides SITE_URL's.",
    example: "ringside:3000,www.tickets.example",
  },
  OFFICE_GROUP_PREFIX: {
    why: "The user pool's groups owner, editor, box-office, door and viewer are the office's roles. Their names begin with this.",
    example: "ringside-",
  },
  OFFICE_MFA: {
    why: "Which members of the office need a second factor: owner, all, or off.",
    example: "owner",
  },
  OFFICE_HOURS: { why: "After this many hours the office asks its staff to sign in again.", example: "12" },
  OFFICE_REFUND_CENTS: {
    why: "The box office refunds at most this many cents of an order; more is the owner's.",
    example: "20000",
  },
  OFFICE_MAIL: {
    why: "Replies to the office's answers go there. Without it, answers don't invite any.",
    example: "Ringside box office <office@tickets.example>",
  },
  FRESH_MINUTES: {
    why: "What can't be taken back demands a sign-in within this many minutes.",
    example: "15",
  },
  DRAW_BEACON: {
    why: "Draws of lines also use this public beacon, a chain of drand's HTTP API. Without it, the seed alone decides.",
    example: "https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  },
  SITE_NAME: { why: "It appears in titles, mails and authenticator apps.", example: "Ringside" },
  NOTICE: { why: "Every page shows it at the top.", example: "The box office is closed on Monday." },
  SESSION_SECRETS: {
    why: "Cookies are encrypted with the first and read with all of them. Generate one: openssl rand -hex 32",
    example: "0f6c…(64 characters)",
    secret: true,
  },
  COOKIE_FORMAT: {
    why: "With 1, processes of a release before 0.2 that run beside this one can read its cookies.",
    example: "2",
  },
  DATA_DIR: { why: "The embedded store, its lock and the session secret are kept there.", example: "/data" },
  FILMS_DIR: {
    why: "Broadcasts and replays are read from there. Without them, a fan who has paid would see an empty player.",
    example: "/films",
  },
  MEDIA_DIR: {
    why: "Pictures that the office uploads are kept there. All processes with the same database need the same folder.",
    example: "/data/media",
  },
  SEED: {
    why: "demo puts an invented season into a store that never had content; none leaves it empty.",
    example: "none",
  },
  MIGRATE: {
    why: "With off, the server does not change the schema at start; run db migrate instead.",
    example: "on",
  },
  DATABASE_URL: {
    why: "Seats, orders and tickets are stored there.",
    example: "postgres://ringside:PASSWORD@db.example:5432/ringside",
    secret: true,
  },
  PRODUCT_API_URL: {
    why: "Content, seats and tickets come from the site at that address.",
    example: "https://tickets.example",
  },
  PRODUCT_API_SITES: {
    why: "Payments may lead back to pages of these sites, and of no others.",
    example: "https://partner.example",
  },
  SANDBOX: {
    why: "It decides whether the site talks to real systems or to stand-ins for Cognito, Stripe and mail.",
    example: "off",
  },
  SANDBOX_PORT: { why: `The stand-ins listen there. ${PORTS}`, example: "3001" },
  AWS_REGION: { why: "The site looks for both pools in this region.", example: "us-east-2" },
  COGNITO_USER_POOL_ID: { why: "Fans sign in there.", example: "us-east-2_AbCdEf123" },
  COGNITO_CLIENT_ID: { why: "The site signs fans in as that app client.", example: "1example23456789" },
  COGNITO_CLIENT_SECRET: {
    why: "An app client with a secret refuses every request without it.",
    example: "(from the app client's page)",
    secret: true,
  },
  COGNITO_IDENTITY_POOL_ID: {
    why: "Guests get their credentials there.",
    example: "us-east-2:12345678-1234-1234-1234-123456789012",
  },
  COGNITO_DOMAIN: {
    why: "Sign-in with Apple, Google and others goes through the pool's hosted pages.",
    example: "auth.tickets.example",
  },
  COGNITO_AUTH_FLOW: { why: "It decides how a password reaches Cognito.", example: "USER_SRP_AUTH" },
  COGNITO_REFRESH_ROTATION: {
    why: "If it differs from the app client, fans are signed out when their tokens expire.",
    example: "off",
  },
  COGNITO_PASSWORD_POLICY: {
    why: "The sign-up form checks passwords by the pool's rule: a length, then kinds of characters.",
    example: "8 lower upper number symbol",
  },
  COGNITO_ISSUER: {
    why: "Only tokens from this issuer are accepted.",
    example: "https://cognito-idp.us-east-2.amazonaws.com/us-east-2_AbCdEf123",
  },
  SOCIAL_PROVIDERS: { why: "The sign-in screen has a button for each.", example: "apple,google" },
  SIGN_IN_CHOICES: { why: "The sign-in screen offers them before the password.", example: "EMAIL_OTP" },
  TOTP_ISSUER: { why: "Authenticator apps show it.", example: "Ringside" },
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: { why: ENDPOINT, example: "http://localhost:3001" },
  AWS_ENDPOINT_URL_COGNITO_IDENTITY: { why: ENDPOINT, example: "http://localhost:3001" },
  STRIPE_SECRET_KEY: { why: "Payments are made and refunded with it.", example: "sk_live_…", secret: true },
  STRIPE_WEBHOOK_SECRET: {
    why: "It proves that an event comes from Stripe. The webhook endpoint's page shows it.",
    example: "whsec_…",
    secret: true,
  },
  WEBHOOK_ALLOW_PRIVATE: {
    why: "With it, webhooks may go to http and to addresses of private networks, for development.",
    example: "off",
  },
  STRIPE_API_URL: {
    why: "It replaces Stripe's server by another one, for tests and private networks.",
    example: "http://localhost:3001",
  },
  STRIPE_PREMIUM_PRICES: { why: "Premium is sold at these prices.", example: "price_1MonthlyPrice,price_1YearlyPrice" },
  APPLE_PASS_CERTIFICATE_FILE: {
    why: "Apple Wallet passes are signed with this certificate of the pass type, in PEM or as Apple's .cer.",
    example: "/run/secrets/pass.pem",
  },
  APPLE_PASS_KEY_FILE: {
    why: "It is the private key of the pass certificate, in PEM. From a .p12: openssl pkcs12 -in pass.p12 -nocerts -nodes",
    example: "/run/secrets/pass-key.pem",
  },
  APPLE_PASS_KEY_PASSPHRASE: {
    why: "It opens an encrypted APPLE_PASS_KEY_FILE.",
    example: "(the passphrase)",
    secret: true,
  },
  APPLE_WWDR_CERTIFICATE_FILE: {
    why: "Apple's intermediate certificate (Worldwide Developer Relations) is part of each signature.",
    example: "/run/secrets/AppleWWDRCAG4.cer",
  },
  GOOGLE_WALLET_ISSUER_ID: {
    why: "Tickets in Google Wallet belong to this issuer account.",
    example: "3388000000012345678",
  },
  GOOGLE_WALLET_KEY_FILE: {
    why: "Links to Google Wallet are signed with this service account's key, the JSON file of Google Cloud.",
    example: "/run/secrets/google-wallet.json",
  },
  GOOGLE_WALLET_SAVE_URL: {
    why: "It replaces Google's address by another one, for tests and private networks.",
    example: "https://pay.google.com/gp/v/save",
  },
  SENTRY_DSN: { why: "Errors are reported there.", example: "https://key@o1.ingest.sentry.io/1" },
  GTM_ID: { why: "It names the tag manager container that is loaded for visitors who agreed.", example: "GTM-ABC123" },
  GTM_ORIGIN: { why: "The tag manager is loaded from there.", example: "https://www.googletagmanager.com" },
  SMTP_URL: {
    why: "Tickets are mailed through that server.",
    example: "smtps://user:PASSWORD@mail.example:465",
    secret: true,
  },
  MAIL_FROM: { why: "It is the sender of every mail.", example: "Ringside <tickets@tickets.example>" },
  LOG_LEVEL: { why: "It decides how much is logged.", example: "info" },
  TRUST_PROXY: {
    why: "Limits count visitors by the address that a trusted proxy names. It is a number of proxies, or their addresses.",
    example: "10.0.0.0/8,fd00::/8",
  },
};
