/**
 * Every setting that would otherwise be wrong silently is refused by name, with a sentence that says what to write
 * instead.
 */
import { expect, test } from "vitest";
import { faultIn, production } from "./production";

test.each([
  ["SITE_URL", "javascript:alert(1)", "starts with “javascript:”"],
  ["SITE_URL", "https://x.example/shop", "has a path"],
  ["SITE_URL", "https://x.example/?a=1", "has a query"],
  ["SITE_URL", "https://user:pw@x.example", "has a user name or a password in it"],
  ["SITE_URL", "tickets.example", "does not start with https://"],
  ["SESSION_SECRETS", ",", "holds no secret"],
  ["SESSION_SECRETS", "too short", "shorter than 32 characters"],
  ["TRUST_PROXY", "yes", "“yes”, which is neither"],
  ["TRUST_PROXY", "true", "“true”, which is neither"],
  ["TRUST_PROXY", "-1", "“-1”, which is neither"],
  ["TRUST_PROXY", "10.0.0.0/33", "“10.0.0.0/33”, which is neither"],
  ["TRUST_PROXY", "10.0.0.0/8, proxy", "“proxy”, which is neither"],
  ["TRUST_PROXY", "0.0.0.0/0", "trusts every address"],
  ["TRUST_PROXY", "::/0", "trusts every address"],
  ["SANDBOX", "yes", "is neither on nor off"],
  ["SANDBOX_PORT", "three", "is not a number"],
  ["PORT", "70000", "is more than 65535"],
  ["PORT", "80.5", "is not a whole number"],
  ["STRIPE_SECRET_KEY", "pk_live_x", "is a publishable key"],
  ["STRIPE_SECRET_KEY", "whsec_x", "is a webhook's signing secret"],
  ["STRIPE_SECRET_KEY", "hello", "does not start with sk_test_"],
  ["STRIPE_WEBHOOK_SECRET", "sk_live_x", "is a secret key"],
  ["STRIPE_PREMIUM_PRICES", "prod_x", "“prod_x”, which is a product"],
  ["STRIPE_API_URL", "https://stripe.example/v1", "has a path"],
  ["SMTP_URL", "http://mail.example", "starts with “http:”"],
  ["SMTP_URL", "smtp://", "names no server"],
  ["MAIL_FROM", "x", "is not an email address"],
  ["MAIL_FROM", "a@b.example, c@d.example", "is more than one email address"],
  ["AWS_REGION", "nowhere", "is not an AWS region"],
  ["AWS_REGION", "us-esat-2", "is not an AWS region"],
  ["DATABASE_URL", "mysql://db/ringside", "starts with “mysql:”"],
  ["DATABASE_URL", "postgres://u:p#w@db/ringside", "cannot be read"],
  ["DATABASE_URL", "postgres://u:100%@db/ringside", "cannot be read"],
  ["DATABASE_URL", "postgres://db", "names no database"],
  ["DATABASE_URL", "postgres:///ringside", "names no server"],
  ["SENTRY_DSN", "sentry", "is not an address"],
  ["GTM_ID", "G-123", "is not a container"],
  ["COGNITO_PASSWORD_POLICY", "eight lower", "does not begin with a length"],
  ["COGNITO_PASSWORD_POLICY", "8 lowercase", "“lowercase”, which is none of"],
  ["COGNITO_USER_POOL_ID", "us-east-2:12345678-1234-1234-1234-123456789012", "is an identity pool"],
  ["COGNITO_IDENTITY_POOL_ID", "us-east-2_AbCdEf123", "is a user pool"],
  ["COGNITO_USER_POOL_ID", `us-east-2_${"A".repeat(60)}`, "is not a user pool's id"],
  ["COGNITO_CLIENT_ID", "no spaces here", "is not an app client's id"],
  ["COGNITO_DOMAIN", "no domain", "is not a domain"],
  ["SOCIAL_PROVIDERS", "google, myspace", "“myspace”, which is none of"],
  ["SIGN_IN_CHOICES", "EMAIL_OTP, PIGEON", "“PIGEON”, which is none of"],
  ["GOOGLE_WALLET_ISSUER_ID", "wallet@project.iam", "is not an issuer id"],
  ["GOOGLE_WALLET_SAVE_URL", "pay.google.com/gp/v/save", "does not start with https://"],
  ["PRODUCT_API_URL", "ftp://api.example", "starts with “ftp:”"],
  ["PRODUCT_API_SITES", "https://a.example, b.example", "“b.example”, which does not start with https://"],
  ["EXTRA_HOSTS", "https://a.example", "“https://a.example”, which is not a host"],
  ["NODE_ENV", "prod", "is none of development, test, production"],
  ["LOG_LEVEL", "loud", "is none of silent, fatal"],
  ["MAIL_FROM", '"tickets@tickets.example"', "has quotation marks around it"],
])("%s=%s is refused", (name, value, says) => {
  const message = faultIn({ ...production, [name]: value });
  expect(message).toContain(`  ${name} `);
  expect(message).toContain(says);
  expect(message).toMatch(new RegExp(`Example: ${name}=.`));
  // The message contains neither a regular expression nor a stack.
  expect(message).not.toMatch(/\/\^|\\[wds]|\n {4}at |Invalid/);
});

test.each([
  ["hosted pages are missing", { SOCIAL_PROVIDERS: "google" }, "SOCIAL_PROVIDERS", "COGNITO_DOMAIN"],
  ["the user pool is elsewhere", { AWS_REGION: "eu-west-1" }, "COGNITO_USER_POOL_ID", "AWS_REGION"],
  ["the identity pool is elsewhere", { AWS_REGION: "eu-west-1" }, "COGNITO_IDENTITY_POOL_ID", "AWS_REGION"],
  ["a live key meets this machine", { SITE_URL: "http://localhost:3000" }, "STRIPE_SECRET_KEY", "SITE_URL"],
  ["a live key meets an unencrypted site", { SITE_URL: "http://tickets.example" }, "STRIPE_SECRET_KEY", "SITE_URL"],
  ["both ports are one", { SANDBOX_PORT: "3000" }, "SANDBOX_PORT", "PORT"],
  ["the product API is this very site", { PRODUCT_API_URL: "https://tickets.example" }, "PRODUCT_API_URL", "SITE_URL"],
  ["real systems meet the sandbox", { SANDBOX: "on" }, "COGNITO_USER_POOL_ID", "SANDBOX"],
])("Contradictory settings are refused: %s", (_, more, name, other) => {
  const message = faultIn({ ...production, ...more });
  expect(message).toContain(`  ${name} `);
  expect(message).toContain(other);
});

test("All faults are named at once: malformed, missing and contradictory", () => {
  const { MAIL_FROM: _, ...rest } = production;
  const message = faultIn({ ...rest, PORT: "x", SANDBOX: "yes", SMTP_URL: "http://m", SOCIAL_PROVIDERS: "google" });
  for (const name of ["PORT", "SANDBOX", "SMTP_URL", "MAIL_FROM", "SOCIAL_PROVIDERS"])
    expect(message).toContain(`  ${name} `);
  expect(message).toContain("5 settings");
});

test("No secret is repeated", () => {
  const message = faultIn({
    ...production,
    SESSION_SECRETS: "hushhush",
    STRIPE_SECRET_KEY: "pk_live_hushhush",
    STRIPE_WEBHOOK_SECRET: "hushhush",
    SMTP_URL: "http://u:hushhush@m",
    DATABASE_URL: "mysql://u:hushhush@d/x",
    SITE_URL: "https://u:hushhush@d",
  });
  expect(message).toContain("6 settings");
  expect(message).not.toContain("hushhush");
});

test.each([
  { TRUST_PROXY: "10.0.0.0/8, 192.0.2.7, fd00::/8,::1" },
  { TRUST_PROXY: "2" },
  { SITE_URL: "https://tickets.example/" },
  { DATABASE_URL: "postgresql://u:p%23w@db.example:5432/ringside?sslmode=require" },
  { DATABASE_URL: "postgres://u@/ringside?host=/var/run/postgresql" },
  { STRIPE_SECRET_KEY: "rk_live_x" },
  { STRIPE_SECRET_KEY: "sk_test_x" },
  { MAIL_FROM: "tickets@tickets.example" },
  { SMTP_URL: "smtp://user:pass@mail.example:587" },
  { COGNITO_DOMAIN: "auth.tickets.example", SOCIAL_PROVIDERS: "google" },
  { STRIPE_WEBHOOK_SECRET: " whsec_x\n" },
])("%o is accepted", (more) => {
  expect(faultIn({ ...production, ...more })).toBe("");
});
