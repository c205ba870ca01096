/** A complete production environment, and the site's message about an incomplete one. */
import { ConfigurationError, readConfig } from "../../server/config/config";

export const production = {
  NODE_ENV: "production",
  SITE_URL: "https://tickets.example",
  SESSION_SECRETS: "x".repeat(32),
  COGNITO_USER_POOL_ID: "us-east-2_AbCdEf123",
  COGNITO_CLIENT_ID: "1example23456789",
  COGNITO_IDENTITY_POOL_ID: "us-east-2:12345678-1234-1234-1234-123456789012",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Ringside <tickets@tickets.example>",
};

/** The message about `env`, empty if there is nothing wrong with it. */
export function faultIn(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return "";
}
