import { expect, test } from "vitest";
import { ConfigurationError, demandSystems, readConfig } from "../server/config";

const production = {
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

function fault(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return "";
}

test("an empty environment has a local default for everything", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, SITE_NAME: "Ringside", DATA_DIR: ".data", AWS_REGION: "us-east-2" });
  expect(config.COGNITO_AUTH_FLOW).toBe("USER_SRP_AUTH");
  expect(config.COGNITO_PASSWORD_POLICY).toEqual({ minLength: 8, characters: ["lower", "upper", "number", "symbol"] });
});

test("a complete production environment is accepted, and cookies are then secure", () => {
  expect(readConfig(production).secure).toBe(true);
});

test("production names every missing variable in one message", () => {
  const message = fault({ NODE_ENV: "production" });
  for (const name of Object.keys(production).filter((key) => key !== "NODE_ENV")) expect(message).toContain(name);
});

test("a site that has its product API elsewhere takes no money and sends no mail", () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, SMTP_URL: ___, MAIL_FROM: ____, ...rest } = production;
  const config = readConfig({ ...rest, PRODUCT_API_URL: "https://api.example/" });
  expect(() => demandSystems(config)).not.toThrow();
  expect(fault({ ...rest, PRODUCT_API_URL: "https://api.example/", COGNITO_CLIENT_ID: "" })).toContain(
    "COGNITO_CLIENT_ID",
  );
  expect(readConfig({ PRODUCT_API_SITES: "https://a.example/x, http://b.example:81" }).PRODUCT_API_SITES).toEqual([
    "https://a.example",
    "http://b.example:81",
  ]);
});

test("providers stand in one order, once each; a bare domain of the hosted pages means https", () => {
  expect(readConfig({}).SOCIAL_PROVIDERS).toEqual([]);
  expect(readConfig({ SOCIAL_PROVIDERS: "google, apple,google" }).SOCIAL_PROVIDERS).toEqual(["apple", "google"]);
  for (const [given, read] of [
    ["ringside.auth.us-east-2.amazoncognito.com", "https://ringside.auth.us-east-2.amazoncognito.com"],
    ["https://auth.tickets.example/", "https://auth.tickets.example"],
    ["http://localhost:3001", "http://localhost:3001"],
  ]) {
    expect(readConfig({ COGNITO_DOMAIN: given }).COGNITO_DOMAIN).toBe(read);
  }
});

test.each([
  ["SOCIAL_PROVIDERS", "google, myspace"],
  ["COGNITO_DOMAIN", "no domain"],
  ["COGNITO_USER_POOL_ID", "us-east-2:12345678-1234-1234-1234-123456789012"],
  ["COGNITO_USER_POOL_ID", `us-east-2_${"A".repeat(60)}`],
  ["COGNITO_IDENTITY_POOL_ID", "us-east-2_AbCdEf123"],
  ["COGNITO_CLIENT_ID", "no spaces here"],
  ["SESSION_SECRETS", "too short"],
  ["TRUST_PROXY", "true"],
  ["SITE_URL", "tickets.example"],
  ["PRODUCT_API_URL", "ftp://api.example"],
  ["PRODUCT_API_SITES", "https://a.example, b.example"],
  ["COGNITO_PASSWORD_POLICY", "eight lower"],
])("%s=%s is refused by name", (name, value) => {
  expect(fault({ ...production, [name]: value })).toContain(name);
});

test("an outside system that nobody configured is named, not pretended", () => {
  expect(() => demandSystems(readConfig({ COGNITO_USER_POOL_ID: "us-east-2_AbCdEf123" }))).toThrow(
    /COGNITO_CLIENT_ID.*STRIPE_SECRET_KEY.*SANDBOX=on/,
  );
  expect(() => demandSystems(readConfig(production))).not.toThrow();
});

test("the invented season is only put where nothing real is configured", () => {
  const byAddress = {
    ...production,
    STRIPE_SECRET_KEY: "sk_test_stand_in",
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: "http://127.0.0.1:3001",
    STRIPE_API_URL: "http://127.0.0.1:3001",
  };
  expect(readConfig(production).SEED).toBe("none");
  expect(readConfig({}).SEED).toBe("none");
  expect(readConfig({ SEED: "demo" }).SEED).toBe("demo");
  expect(readConfig({ ...byAddress, SEED: "demo" }).SEED).toBe("demo");
  for (const real of [
    { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: "" },
    { STRIPE_API_URL: "" },
    { STRIPE_SECRET_KEY: "sk_live_x" },
    { STRIPE_SECRET_KEY: "rk_live_x" },
  ]) {
    expect(fault({ ...byAddress, ...real, SEED: "demo" }), JSON.stringify(real)).toContain("SEED: demo");
    expect(fault({ ...byAddress, ...real, SEED: "none" })).toBe("");
  }
  expect(fault({ SEED: "yes" })).toContain("SEED");
});

test("the server migrates unless it is told not to", () => {
  expect([readConfig({}).MIGRATE, readConfig({ MIGRATE: "on" }).MIGRATE]).toEqual([true, true]);
  expect(readConfig({ MIGRATE: "off" }).MIGRATE).toBe(false);
  expect(fault({ MIGRATE: "never" })).toContain("MIGRATE");
});
