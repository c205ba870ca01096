import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demandSystems, Environment, examine, readConfig } from "../../server/config/config";
import { explanations } from "../../server/config/explanations";
import { root } from "../root";
import { faultIn, production } from "./production";

test("an empty environment has a local default for everything", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, SITE_NAME: "Ringside", DATA_DIR: ".data", AWS_REGION: "us-east-2" });
  expect(config.COGNITO_AUTH_FLOW).toBe("USER_SRP_AUTH");
  expect(config.COGNITO_PASSWORD_POLICY).toEqual({ minLength: 8, characters: ["lower", "upper", "number", "symbol"] });
});

test("a complete production environment is accepted and makes cookies secure", () => {
  expect(readConfig(production).secure).toBe(true);
});

test("production names every missing variable in one message", () => {
  const message = faultIn({ NODE_ENV: "production" });
  for (const name of Object.keys(production).filter((key) => key !== "NODE_ENV")) expect(message).toContain(name);
});

test("metrics have a port of their own, or none", () => {
  expect(readConfig({}).METRICS_PORT).toBeUndefined();
  expect(readConfig({ METRICS_PORT: "9464" }).METRICS_PORT).toBe(9464);
  expect(faultIn({ METRICS_PORT: "3000" })).toContain("METRICS_PORT is 3000, and so is PORT");
  expect(faultIn({ PORT: "8080", METRICS_PORT: "8080" })).toContain("METRICS_PORT");
  expect(faultIn({ METRICS_PORT: "0" })).toContain("METRICS_PORT");
});

test("OpenTelemetry's own variables turn tracing on", () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = "http://collector:4318";
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({ OTEL_EXPORTER_OTLP_ENDPOINT });
  expect(faultIn({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" })).toContain("OTEL_EXPORTER_OTLP_ENDPOINT");
  expect(faultIn({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" })).toContain(
    "OTEL_EXPORTER_OTLP_PROTOCOL",
  );
});

test("a site that uses another site's product API takes no money and sends no mail", () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, SMTP_URL: ___, MAIL_FROM: ____, ...rest } = production;
  const config = readConfig({ ...rest, PRODUCT_API_URL: "https://api.example/" });
  expect(() => demandSystems(config)).not.toThrow();
  expect(faultIn({ ...rest, PRODUCT_API_URL: "https://api.example/", COGNITO_CLIENT_ID: "" })).toContain(
    "COGNITO_CLIENT_ID",
  );
  expect(readConfig({ PRODUCT_API_SITES: "https://a.example/x, http://b.example:81" }).PRODUCT_API_SITES).toEqual([
    "https://a.example",
    "http://b.example:81",
  ]);
});

test("providers keep one order without duplicates; a bare domain of the hosted pages means https", () => {
  expect(readConfig({}).SOCIAL_PROVIDERS).toEqual([]);
  const hosted = { COGNITO_DOMAIN: "auth.tickets.example" };
  expect(readConfig({ ...hosted, SOCIAL_PROVIDERS: "google, apple,google" }).SOCIAL_PROVIDERS).toEqual([
    "apple",
    "google",
  ]);
  for (const [setting, read] of [
    ["ringside.auth.us-east-2.amazoncognito.com", "https://ringside.auth.us-east-2.amazoncognito.com"],
    ["https://auth.tickets.example/", "https://auth.tickets.example"],
    ["http://localhost:3001", "http://localhost:3001"],
  ]) {
    expect(readConfig({ COGNITO_DOMAIN: setting }).COGNITO_DOMAIN).toBe(read);
  }
});

test("an external system that is not configured is reported, not simulated", () => {
  expect(() => demandSystems(readConfig({ COGNITO_USER_POOL_ID: "us-east-2_AbCdEf123" }))).toThrow(
    /COGNITO_CLIENT_ID.*STRIPE_SECRET_KEY.*SANDBOX=on/s,
  );
  expect(() => demandSystems(readConfig(production))).not.toThrow();
});

test("draining and stale pages are whole numbers with a default", () => {
  expect(readConfig({})).toMatchObject({ DRAIN_SECONDS: 5, STALE_MINUTES: 60 });
  expect(readConfig({ DRAIN_SECONDS: "0", STALE_MINUTES: "0" })).toMatchObject({ DRAIN_SECONDS: 0, STALE_MINUTES: 0 });
  for (const [name, value] of [
    ["DRAIN_SECONDS", "-1"],
    ["DRAIN_SECONDS", "5s"],
    ["DRAIN_SECONDS", "301"],
    ["STALE_MINUTES", "1.5"],
    ["STALE_MINUTES", "1441"],
  ] as const) {
    expect(faultIn({ [name]: value }), `${name}=${value}`).toContain(name);
  }
});

test("the invented season is seeded only where nothing real is configured", () => {
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
    expect(faultIn({ ...byAddress, ...real, SEED: "demo" }), JSON.stringify(real)).toContain("SEED is demo");
    expect(faultIn({ ...byAddress, ...real, SEED: "none" })).toBe("");
  }
  expect(faultIn({ SEED: "yes" })).toContain("SEED");
});

test("the server migrates unless told not to", () => {
  expect([readConfig({}).MIGRATE, readConfig({ MIGRATE: "on" }).MIGRATE]).toEqual([true, true]);
  expect(readConfig({ MIGRATE: "off" }).MIGRATE).toBe(false);
  expect(faultIn({ MIGRATE: "never" })).toContain("MIGRATE");
});

test("a misspelled setting is noticed unless the right one is set too", () => {
  const near = (env: Record<string, string>) => examine(env).near.map(({ name, meant }) => `${name}: ${meant}`);
  expect(near({ COGNITO_CLIENTID: "x", TRUST_PROXIES: "1", Site_Url: "x", HOST: "x", POST: "x", EMPTY: "" })).toEqual([
    "COGNITO_CLIENTID: COGNITO_CLIENT_ID",
    "Site_Url: SITE_URL",
  ]);
  expect(near({ COGNITO_CLIENTID: "x", COGNITO_CLIENT_ID: "y", STRIPE_API_KEY: "sk" })).toEqual([]);
});

test("every setting says what it is for and gives an example that is itself accepted", () => {
  const names = Object.keys(Environment.shape) as (keyof typeof Environment.shape)[];
  expect(names.filter((name) => !explanations[name])).toEqual([]);
  expect(Object.keys(explanations).filter((name) => !(name in Environment.shape))).toEqual([]);
  const wrong = names.filter((name) => {
    const { example = "", secret } = explanations[name] ?? {};
    // An ellipsis or brackets stand for values that only the operator has.
    return !(secret && /[…(]/.test(example)) && !Environment.shape[name].safeParse(example).success;
  });
  expect(wrong).toEqual([]);
});

test("words for TLS that the driver is about to weaken keep what they mean today", () => {
  const read = (query: string) => readConfig({ DATABASE_URL: `postgres://u@db.example/site?${query}` }).DATABASE_URL;
  for (const word of ["require", "prefer", "verify-ca"]) {
    expect(read(`sslmode=${word}&sslrootcert=/ca.pem`)).toContain("?sslmode=verify-full&sslrootcert=/ca.pem");
  }
  for (const kept of [
    "sslmode=disable",
    "sslmode=no-verify",
    "sslmode=require&uselibpqcompat=true",
    "a=sslmode=prefer",
  ])
    expect(read(kept)).toContain(`?${kept}`);
});

test("a copy of .env.example changes no default, and leaves the stand-ins theirs", () => {
  const lines = readFileSync(`${root}/.env.example`, "utf8").matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm);
  const copied = Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
  expect(readConfig(copied)).toEqual(readConfig({}));
  const chosen = [...readFileSync(`${root}/server/site.ts`, "utf8").matchAll(/\benv\.(\w+) \|\|= /g)];
  expect(chosen.length).toBeGreaterThan(3);
  expect(chosen.filter(([, name = ""]) => copied[name])).toEqual([]);
  // The image sets its own.
  expect(copied.DATA_DIR).toBe("");
});
