/** Every environment variable, in one schema: how each is read, and its default on a developer's machine. */
import { z } from "zod";
import { signInChoices } from "../../app/domain/authenticator/sign-in-choices";
import { REGION } from "../../app/domain/limits";
import { contradictions } from "./contradictions";
import { missingInProduction, missingSystems } from "./demands";
import { explanations } from "./explanations";
import { ConfigurationError, type Fault } from "./fault";
import {
  awsRegion,
  clientId,
  databaseUrl,
  gtmId,
  hostedDomain,
  identityPoolId,
  mailAddress,
  passwordPolicy,
  priceIds,
  sentryDsn,
  smtpUrl,
  stripeKey,
  userPoolId,
  walletIssuerId,
  webhookSecret,
} from "./foreign-kinds";
import { extraHosts, sessionSecrets, trustProxy } from "./front-kinds";
import { addressFault, choiceOf, flag, listOf, metricsPort, port, webAddress, webOrigin, wholeNumber } from "./kinds";
import { nearNames } from "./near-names";
import { plainWords } from "./plain-words";

export { ConfigurationError } from "./fault";

export const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: port.default(3000),
  SITE_URL: webOrigin.optional(),
  EXTRA_HOSTS: extraHosts,
  SITE_NAME: z.string().min(1).default("Ringside"),
  NOTICE: z.string().optional(),
  SESSION_SECRETS: sessionSecrets,
  COOKIE_FORMAT: z
    .enum(["1", "2"])
    .default("2")
    .transform((value): 1 | 2 => (value === "1" ? 1 : 2)),
  DATA_DIR: z.string().default(".data"),
  FILMS_DIR: z.string().default("films"),
  MEDIA_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  SEED: z.enum(["demo", "none"]).default("none"),
  MIGRATE: z
    .enum(["on", "off"])
    .default("on")
    .transform((value) => value === "on"),
  OFFICE_GROUP_PREFIX: z.string().default(""),
  OFFICE_MFA: z.enum(["owner", "all", "off"]).default("owner"),
  OFFICE_HOURS: wholeNumber(1, 24 * 30).default(12),
  OFFICE_REFUND_CENTS: wholeNumber(0, 100_000_000).default(20_000),
  OFFICE_MAIL: mailAddress.optional(),
  FRESH_MINUTES: wholeNumber(1, 24 * 60).default(15),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(["on", "off"])
    .default("off")
    .transform((value) => value === "on"),
  DRAW_BEACON: webAddress.optional(),
  PRODUCT_API_URL: webAddress.optional(),
  PRODUCT_API_SITES: listOf("address", (value) => addressFault(value)).transform((sites) =>
    sites.map((site) => new URL(site).origin),
  ),
  SANDBOX: z.enum(["on", "off"]).optional(),
  SANDBOX_PORT: port.optional(),
  AWS_REGION: awsRegion.default(REGION),
  COGNITO_USER_POOL_ID: userPoolId.optional(),
  COGNITO_CLIENT_ID: clientId.optional(),
  COGNITO_CLIENT_SECRET: z.string().optional(),
  COGNITO_IDENTITY_POOL_ID: identityPoolId.optional(),
  COGNITO_DOMAIN: hostedDomain.optional(),
  COGNITO_AUTH_FLOW: z.enum(["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "CUSTOM_AUTH"]).default("USER_SRP_AUTH"),
  COGNITO_REFRESH_ROTATION: flag,
  COGNITO_PASSWORD_POLICY: passwordPolicy,
  COGNITO_ISSUER: webAddress.optional(),
  SOCIAL_PROVIDERS: choiceOf(["amazon", "apple", "facebook", "google"], "provider"),
  SIGN_IN_CHOICES: choiceOf(signInChoices, "sign-in choice"),
  TOTP_ISSUER: z.string().optional(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: webAddress.optional(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY: webAddress.optional(),
  STRIPE_SECRET_KEY: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_API_URL: webOrigin.optional(),
  STRIPE_PREMIUM_PRICES: priceIds,
  APPLE_PASS_CERTIFICATE_FILE: z.string().optional(),
  APPLE_PASS_KEY_FILE: z.string().optional(),
  APPLE_PASS_KEY_PASSPHRASE: z.string().optional(),
  APPLE_WWDR_CERTIFICATE_FILE: z.string().optional(),
  GOOGLE_WALLET_ISSUER_ID: walletIssuerId.optional(),
  GOOGLE_WALLET_KEY_FILE: z.string().optional(),
  GOOGLE_WALLET_SAVE_URL: webAddress.default("https://pay.google.com/gp/v/save"),
  SENTRY_DSN: sentryDsn.optional(),
  GTM_ID: gtmId.optional(),
  GTM_ORIGIN: webOrigin.default("https://www.googletagmanager.com"),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailAddress.optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(5),
  STALE_MINUTES: wholeNumber(0, 24 * 60).default(60),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  TRUST_PROXY: trustProxy,
  METRICS_PORT: metricsPort.optional(),
  // We only validate these; the OpenTelemetry SDK reads them, and its other variables, from the environment.
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(["http/protobuf"]).optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
});

export type Settings = z.infer<typeof Environment>;

export type Config = Settings & {
  /** True when SITE_URL is https: cookies are then Secure and named `__Host-…`. */
  secure: boolean;
};

type RawSettings = Record<string, string | undefined>;

/**
 * Reads the configuration from `env`. Empty strings count as unset. `demand: false` skips production's requirements,
 * for a process whose caller has already set up the external systems.
 * @throws ConfigurationError naming each missing, malformed or contradictory setting.
 */
export function readConfig(env: RawSettings, { demand = true } = {}): Config {
  const { settings, faults } = examine(env, { demand });
  if (faults.length > 0) throw new ConfigurationError(faults);
  const complete = settings as Settings;
  return { ...complete, secure: complete.SITE_URL?.startsWith("https://") ?? false };
}

/** Throws a ConfigurationError that names each missing external system: no process can do without them. */
export function demandSystems(config: Config): void {
  const faults = missingSystems(config);
  if (faults.length > 0) throw new ConfigurationError(faults);
}

/**
 * Returns the valid settings and the faults of all others. `demand` also requires what production needs, `systems` the
 * external systems of any site. `sandbox`: the stand-ins will start, so SANDBOX counts as on. `near` are unknown names
 * that look like misspelled settings.
 */
export function examine(
  env: RawSettings,
  { demand = true, systems = false, sandbox = false } = {},
): { settings: Partial<Settings>; faults: Fault[]; near: { name: string; meant: string }[] } {
  const given: RawSettings = {};
  // A secret that was made with `echo` ends with a line break, and a file from Windows has one on every line.
  for (const name of Object.keys(Environment.shape)) given[name] = env[name]?.trim() || undefined;

  const faults: Fault[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries<z.ZodType>(Environment.shape)) {
    const read = kind.safeParse(given[name], { error: plainWords });
    if (read.success) settings[name] = read.data;
    const problems = isQuoted(given[name]) ? [QUOTED] : (read.error?.issues ?? []).map(({ message }) => message);
    for (const problem of problems) faults.push(faultOf(name, given[name] ?? "", problem));
  }

  const missing = [
    ...(demand && given.NODE_ENV === "production" ? missingInProduction(given) : []),
    ...(systems ? missingSystems(given) : []),
  ];
  const named = new Set<string>();
  for (const fault of missing) if (!named.has(fault.setting) && named.add(fault.setting)) faults.push(fault);
  const together = { ...settings, ...(sandbox && { SANDBOX: "on" as const }) };
  const near = nearNames(env, Object.keys(Environment.shape));
  return { settings, faults: [...faults, ...contradictions(together)], near };
}

/** `docker run --env-file` makes them part of the value. */
const QUOTED = "has quotation marks around it, and they count as a part of it";
const isQuoted = (value = "") => /^(["']).*\1$/.test(value);

function faultOf(setting: string, value: string, problem: string): Fault {
  const { why, example, secret } = explanations[setting] ?? {};
  const shown = secret || value.includes("@") || problem.includes("“") ? "" : `(“${value.slice(0, 80)}”) `;
  return { setting, what: `${shown}${problem}`, why, example };
}
