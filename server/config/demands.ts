/** Required settings: all that production needs, and the external systems that every site needs. */
import type { Settings } from "./config";
import { explanations } from "./explanations";
import type { Fault } from "./fault";

/** Not needed in remote mode: such a site takes no money and sends no mail. */
const OF_THE_PRODUCT_API: readonly string[] = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "SMTP_URL", "MAIL_FROM"];

const SYSTEMS = [
  "COGNITO_USER_POOL_ID",
  "COGNITO_CLIENT_ID",
  "COGNITO_IDENTITY_POOL_ID",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;

/** Sign-in, payment and mail have no local default in production. */
const PRODUCTION = ["SITE_URL", "SESSION_SECRETS", ...SYSTEMS, "SMTP_URL", "MAIL_FROM"] as const;

type SettingsSoFar = Partial<Record<keyof Settings, unknown>>;

const absent = (given: SettingsSoFar, names: readonly (keyof Settings)[]) =>
  names.filter((name) => !given[name] && !(given.PRODUCT_API_URL && OF_THE_PRODUCT_API.includes(name)));

export const missingInProduction = (given: SettingsSoFar): Fault[] =>
  absent(given, PRODUCTION).map((setting) => missing(setting, "is not set, and production needs it"));

export const missingSystems = (given: SettingsSoFar): Fault[] =>
  absent(given, SYSTEMS).map((setting) =>
    missing(setting, "is not set; set it, or SANDBOX=on for stand-ins of Cognito and Stripe"),
  );

function missing(setting: string, what: string): Fault {
  const { why, example } = explanations[setting] ?? {};
  return { setting, what, why, example };
}
