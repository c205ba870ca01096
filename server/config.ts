/** Every environment variable, in one schema: a local default for each, and what production demands. */
import { z } from "zod";
import { IDENTITY_POOL_ID_MAX, REGION } from "../app/domain/limits";

const flag = z
  .enum(["on", "off"])
  .default("off")
  .transform((value) => value === "on");

const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** The specification puts this form on the "identity pool id", but it is a user pool id's: `us-east-2_AbCdEf123`. */
const userPoolId = z
  .string()
  .max(IDENTITY_POOL_ID_MAX)
  .regex(/^[\w-]+_[0-9a-zA-Z]+$/);
const identityPoolId = z
  .string()
  .max(IDENTITY_POOL_ID_MAX)
  .regex(/^[\w-]+:[0-9a-f-]+$/);

const httpAddress = z.url({ protocol: /^https?$/ });

/** A name as in a Host header: `ringside:3000`, `www.ringside.example`, `[::1]:3000`. */
const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d+)?$/i;

/** The pool's password rule as `8 lower upper number symbol`. */
const passwordPolicy = z
  .string()
  .regex(/^\d+( (lower|upper|number|symbol))*$/)
  .default("8 lower upper number symbol")
  .transform((value) => {
    const [minLength = "8", ...characters] = value.split(" ");
    return { minLength: Number(minLength), characters };
  });

/** Where the hosted pages are: a bare domain, as AWS shows it, means https. */
const hostedDomain = z
  .string()
  .transform((value) => (/^https?:\/\//.test(value) ? value : `https://${value}`).replace(/\/$/, ""))
  .pipe(z.url());

const socialProviders = list
  .pipe(z.array(z.enum(["amazon", "apple", "facebook", "google"])))
  .transform((names) => [...new Set(names)].sort());

/** Addresses of proxies, or how many there are. Never "true": whoever trusts everybody believes every header. */
const trustProxy = z
  .string()
  .default("")
  .refine((value) => value !== "true", "must be proxy addresses or a number of hops");

const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: z
    .url()
    .transform((value) => value.replace(/\/$/, ""))
    .optional(),
  EXTRA_HOSTS: list.pipe(
    z.array(
      z
        .string()
        .regex(HOST)
        .transform((host) => host.toLowerCase()),
    ),
  ),
  SITE_NAME: z.string().min(1).default("Ringside"),
  NOTICE: z.string().optional(),
  SESSION_SECRETS: list,
  COOKIE_FORMAT: z
    .enum(["1", "2"])
    .default("2")
    .transform((value): 1 | 2 => (value === "1" ? 1 : 2)),
  DATA_DIR: z.string().default(".data"),
  FILMS_DIR: z.string().default("films"),
  DATABASE_URL: z.string().optional(),
  SEED: z.enum(["demo", "none"]).default("none"),
  MIGRATE: z
    .enum(["on", "off"])
    .default("on")
    .transform((value) => value === "on"),
  PRODUCT_API_URL: httpAddress.optional(),
  PRODUCT_API_SITES: list.pipe(z.array(httpAddress.transform((value) => new URL(value).origin))),
  AWS_REGION: z.string().default(REGION),
  COGNITO_USER_POOL_ID: userPoolId.optional(),
  COGNITO_CLIENT_ID: z
    .string()
    .regex(/^[\w+]+$/)
    .optional(),
  COGNITO_CLIENT_SECRET: z.string().optional(),
  COGNITO_IDENTITY_POOL_ID: identityPoolId.optional(),
  COGNITO_DOMAIN: hostedDomain.optional(),
  COGNITO_AUTH_FLOW: z.enum(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"]).default("USER_SRP_AUTH"),
  COGNITO_REFRESH_ROTATION: flag,
  COGNITO_PASSWORD_POLICY: passwordPolicy,
  COGNITO_ISSUER: z.url().optional(),
  SOCIAL_PROVIDERS: socialProviders,
  TOTP_ISSUER: z.string().optional(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.url().optional(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url().optional(),
  STRIPE_PREMIUM_PRICES: list,
  SENTRY_DSN: z.url().optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  GTM_ORIGIN: z
    .url()
    .transform((value) => new URL(value).origin)
    .default("https://www.googletagmanager.com"),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().optional(),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  TRUST_PROXY: trustProxy,
});

export type Config = z.infer<typeof Environment> & {
  /** True when SITE_URL is https: cookies are then Secure and named `__Host-…`. */
  secure: boolean;
};

/** What belongs to the product API: a site that uses one elsewhere takes no money and sends no mail. */
const OF_THE_PRODUCT_API: readonly string[] = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "SMTP_URL", "MAIL_FROM"];

/** What a production process cannot do without. Sign-in, payment and mail have no local default there. */
const DEMANDED = [
  "SITE_URL",
  "SESSION_SECRETS",
  "COGNITO_USER_POOL_ID",
  "COGNITO_CLIENT_ID",
  "COGNITO_IDENTITY_POOL_ID",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
] as const;

/** Raised with one message that names every variable at fault. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration from `env`. Empty strings count as unset. `demand: false` leaves production's demands out,
 * for a process whose outside systems were put there by whoever starts it.
 * @throws ConfigurationError naming each missing or malformed variable.
 */
export function readConfig(env: Record<string, string | undefined>, { demand = true } = {}): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = Environment.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);

  if (demand && given.NODE_ENV === "production") {
    const needed = DEMANDED.filter((name) => !(given.PRODUCT_API_URL && OF_THE_PRODUCT_API.includes(name)));
    for (const name of needed) if (!given[name]) faults.push(`${name}: is required in production`);
  }
  const short = (given.SESSION_SECRETS ?? "").split(",").some((secret) => secret.trim() && secret.trim().length < 32);
  if (short) faults.push("SESSION_SECRETS: each secret needs at least 32 characters");

  if (given.SEED === "demo" && sellsForReal(given)) {
    faults.push(
      "SEED: demo would put an invented season on sale, and this site is configured with real accounts or payments. " +
        "Leave SEED out and bring your own content: `npm run content -- import FILE`",
    );
  }

  if (faults.length > 0 || !parsed.success) {
    throw new ConfigurationError(`The configuration is not complete:\n  ${faults.join("\n  ")}`);
  }
  return { ...parsed.data, secure: parsed.data.SITE_URL?.startsWith("https://") ?? false };
}

type Systems = { [name in (typeof SYSTEMS)[number]]?: string | undefined };
const SYSTEMS = [
  "COGNITO_USER_POOL_ID",
  "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
  "STRIPE_SECRET_KEY",
  "STRIPE_API_URL",
] as const;

/** True when a system is configured and no other address puts a stand-in in its place; a live key is never a stand-in's. */
export const sellsForReal = (given: Systems): boolean =>
  Boolean(given.COGNITO_USER_POOL_ID && !given.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER) ||
  Boolean(given.STRIPE_SECRET_KEY && !given.STRIPE_API_URL) ||
  /^(sk|rk)_live_/.test(given.STRIPE_SECRET_KEY ?? "");

/** The outside systems that no process can do without, wherever it runs. Throws a ConfigurationError naming each. */
export function demandSystems(config: Config): void {
  const systems = [
    "COGNITO_USER_POOL_ID",
    "COGNITO_CLIENT_ID",
    "COGNITO_IDENTITY_POOL_ID",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ] as const;
  const missing = systems.filter(
    (name) => !config[name] && !(config.PRODUCT_API_URL && OF_THE_PRODUCT_API.includes(name)),
  );
  if (missing.length === 0) return;
  throw new ConfigurationError(`Set ${missing.join(", ")}, or SANDBOX=on for look-alikes of Cognito and Stripe.`);
}
