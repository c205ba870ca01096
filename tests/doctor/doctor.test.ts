/** doctor against the real build and the real SDKs: it confirms what is right and names each thing set up wrongly. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { examine } from "../../server/config/config";
import { systemClock } from "../../server/process/clock";
import { examination } from "../../server/services/doctor/examination";
import { HANDLED_EVENTS } from "../../server/services/stripe-events/event-table";
import { openStore } from "../../server/store/connection/open-store";
import { premiumPlan } from "../../server/store/schema";
import { testDatabase } from "../postgres";
import { type World, world } from "../process/process";
import { root } from "../root";
import { type Habits, proxyTo } from "./proxy";

const CREDENTIALS = { AWS_ACCESS_KEY_ID: "AKIASANDBOX", AWS_SECRET_ACCESS_KEY: "secret" };
let site: World;
let stripe: Stripe;

beforeAll(async () => {
  site = await world(["build/server/start.js"], "/readyz");
  await site.start();
  const { hostname: host, port } = new URL(site.sandbox);
  stripe = new Stripe("sk_test_sandbox", { host, port, protocol: "http", telemetry: false });
  // The SDKs read these by themselves.
  for (const [name, value] of Object.entries(site.env)) if (name.startsWith("AWS_")) vi.stubEnv(name, value);
  vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
  vi.stubEnv("AWS_SHARED_CREDENTIALS_FILE", "/nowhere");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
});

/** doctor's findings with these settings in place of the site's: `state: about: says → remedy`. */
async function doctor(over: Record<string, string> = {}, credentials: Record<string, string> = CREDENTIALS) {
  for (const name of Object.keys(CREDENTIALS)) vi.stubEnv(name, credentials[name] ?? "");
  const found = await examination(examine({ ...site.env, ...over }, { systems: true }), false);
  const lines = found.map(
    ({ state, about, says, remedy }) => `${state}: ${about}: ${says}${remedy ? ` → ${remedy}` : ""}`,
  );
  const of = (state: string) => lines.filter((line) => line.startsWith(`${state}:`));
  return { lines, failures: of("failure"), warnings: of("warning"), text: lines.join("\n") };
}

const lever = async (path: string, body: object) => {
  const response = await fetch(`${site.sandbox}${path}`, { method: "POST", body: JSON.stringify(body) });
  expect(response.status).toBe(200);
};
const pool = (settings: object) => lever("/cognito/settings", settings);
let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const back of undo) await back();
  undo = [];
});

test("A site set up as README says has no failure", async () => {
  const { failures, warnings, text } = await doctor();
  expect(failures).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining("The site uses the embedded store")]);
  for (const says of [
    "Fans can sign in by USER_SRP_AUTH",
    "Pool and app client are set up as README says",
    "They lead back to",
    "Signing out leads back to",
    "Guests get an identity and a token",
    "It accepts the user pool's tokens",
    "The key is a test key",
    "sends every event that the site handles",
    `has API version ${Stripe.API_VERSION}`,
    "An event signed with STRIPE_WEBHOOK_SECRET reaches the site",
    "Prices: 9.99 USD a month, 99.90 USD a year",
    "The customer portal offers",
    "accepts us as a sender",
    "It agrees with the clock of Cognito",
    "Headers of 7000 bytes pass in both directions",
    "No proxy stands in front",
  ]) {
    expect(text).toContain(says);
  }
});

test("Without AWS credentials doctor checks what it can and names what it could not check", async () => {
  const { failures, warnings, text } = await doctor({}, {});
  expect(failures).toEqual([]);
  expect(text).toContain("Fans can sign in by USER_SRP_AUTH");
  expect(warnings.filter((line) => line.includes("Not checked"))).toEqual([
    expect.stringMatching(/User pool.*there are no AWS credentials here.*cognito-idp:DescribeUserPoolClient/),
    expect.stringMatching(/Identity pool.*there are no AWS credentials here/),
  ]);
});

test.each([
  ["no such app client", { COGNITO_CLIENT_ID: "another" }, "There is no app client another in us-east-2"],
  ["no such pool", { COGNITO_USER_POOL_ID: "us-east-2_Another" }, "does not exist"],
  ["a secret that the client has not", { COGNITO_CLIENT_SECRET: "hush" }, "the app client has no secret"],
  ["rotation only here", { COGNITO_REFRESH_ROTATION: "on" }, "the app client does not rotate refresh tokens"],
  [
    "another password rule",
    { COGNITO_PASSWORD_POLICY: "10 lower" },
    'COGNITO_PASSWORD_POLICY="8 lower upper number symbol"',
  ],
  ["no such identity pool", { COGNITO_IDENTITY_POOL_ID: "us-east-2:0" }, "There is no identity pool us-east-2:0"],
  ["another key of Stripe", { STRIPE_SECRET_KEY: "sk_test_other" }, "Stripe does not know the key"],
  ["a price that is not there", { STRIPE_PREMIUM_PRICES: "price_none" }, "The account has no price price_none"],
  ["a price that does not recur", { STRIPE_PREMIUM_PRICES: "price_ppv" }, "is not charged every month or every year"],
  [
    "another signing secret",
    { STRIPE_WEBHOOK_SECRET: "whsec_other" },
    "The running site has another STRIPE_WEBHOOK_SECRET",
  ],
  ["a mail server that is not there", { SMTP_URL: "smtp://127.0.0.1:9" }, "accepts no mails: nobody listens there"],
  ["a mail server that DNS does not know", { SMTP_URL: "smtp://mail.invalid" }, "accepts no mails: its name"],
  [
    "a site that is not there",
    { SITE_URL: "http://localhost:65500" },
    "http://localhost:65500 cannot be reached: nobody listens there",
  ],
  ["films that are not there", { FILMS_DIR: "/nowhere/films" }, "FILMS_DIR is /nowhere/films, which does not exist"],
  [
    "a database that is not there",
    { DATABASE_URL: "postgres://a@127.0.0.1:9/b" },
    "PostgreSQL cannot be reached: nobody listens",
  ],
  ["hosted pages elsewhere", { COGNITO_DOMAIN: "http://localhost:65500" }, "http://localhost:65500 cannot be reached"],
  ["a setting that cannot be read", { TRUST_PROXY: "yes" }, "Settings: TRUST_PROXY holds “yes”"],
])("A fault in the settings is named with its fix: %s", async (_, over, says) => {
  const { failures } = await doctor(over);
  expect(failures.join("\n")).toContain(says);
  for (const line of failures) expect(line).toMatch(/ → \S/);
});

test.each([
  ["a secret that is not set here", { clientSecret: "hush" }, "failure", "COGNITO_CLIENT_SECRET is not set"],
  ["rotation only there", { rotation: true }, "failure", "does not refresh tokens"],
  ["no USER_AUTH", { userAuth: false }, "warning", "does not allow USER_AUTH"],
  ["people who can be found out", { preventUserExistenceErrors: false }, "warning", "tells strangers whether"],
  ["addresses that count unproved", { verifyBeforeUpdate: false }, "warning", "takes effect before it is verified"],
  ["no code for new addresses", { autoVerify: [] }, "failure", "sends no code to confirm an email address"],
  ["a provider that is gone", { providers: ["Google"] }, "failure", "The button for apple does not work"],
])("A fault in the user pool is named: %s", async (_, change, state, says) => {
  const before = (await (await fetch(`${site.sandbox}/cognito/settings`)).json()) as object;
  undo.push(() => pool(before));
  await pool(change);
  const { lines } = await doctor({ COGNITO_AUTH_FLOW: "USER_PASSWORD_AUTH" });
  expect(lines.filter((line) => line.startsWith(`${state}:`)).join("\n")).toContain(says);
});

test("An app client that does not allow the way to sign in is named", async () => {
  const before = (await (await fetch(`${site.sandbox}/cognito/settings`)).json()) as object;
  undo.push(() => pool(before));
  await pool({ srp: false });
  const { failures } = await doctor();
  expect(failures.join("\n")).toContain("does not allow USER_SRP_AUTH. Nobody can sign in.");
});

test("A way to sign in that the pool does not allow is named", async () => {
  const before = (await (await fetch(`${site.sandbox}/cognito/settings`)).json()) as object;
  undo.push(() => pool(before));
  await pool({ firstFactors: ["PASSWORD", "EMAIL_OTP"] });
  const { failures } = await doctor({ SIGN_IN_CHOICES: "WEB_AUTHN,EMAIL_OTP" });
  expect(failures.join("\n")).toContain("SIGN_IN_CHOICES offers WEB_AUTHN, and the pool does not allow it.");
});

test("A pool without second factors is named, unless the office needs none", async () => {
  const before = (await (await fetch(`${site.sandbox}/cognito/settings`)).json()) as object;
  undo.push(() => pool(before));
  await pool({ mfa: "OFF" });
  const says = "The pool has no second factors, and the office demands one (OFFICE_MFA is owner).";
  expect((await doctor({ OFFICE_MFA: "owner" })).warnings.join("\n")).toContain(says);
  expect((await doctor({ OFFICE_MFA: "off" })).text).not.toContain("second factor");
  await pool({ mfa: "OPTIONAL" });
  expect((await doctor({ OFFICE_MFA: "owner" })).text).not.toContain("second factor");
});

test("A webhook endpoint that is elsewhere, silent, incomplete or of another version is named", async () => {
  const { data } = await stripe.webhookEndpoints.list();
  const { id, url } = data[0] ?? { id: "", url: "" };
  const change = (more: Stripe.WebhookEndpointUpdateParams) => stripe.webhookEndpoints.update(id, more);
  undo.push(() => change({ url, disabled: false, enabled_events: ["*"] }));

  await change({ url: "https://elsewhere.example/api/v1/billing/webhook" });
  expect((await doctor()).failures.join()).toMatch(/Stripe has no endpoint .*there is https:\/\/elsewhere.example/);
  await change({ url, disabled: true });
  expect((await doctor()).failures.join()).toContain("is disabled");
  await change({ disabled: false, enabled_events: ["checkout.session.completed"] });
  const { failures } = await doctor();
  for (const type of HANDLED_EVENTS.slice(1)) expect(failures.join()).toContain(type);
  await change({ enabled_events: [...HANDLED_EVENTS] as Stripe.WebhookEndpointUpdateParams.EnabledEvent[] });
  expect((await doctor()).failures).toEqual([]);

  await lever("/stripe/settings", { endpointVersion: "2020-08-27" });
  undo.push(() => lever("/stripe/settings", { endpointVersion: Stripe.API_VERSION }));
  expect((await doctor()).failures.join()).toMatch(/has API version 2020-08-27, and the site reads .*make a new one/);
});

test("A portal without cards, invoices or plan changes is named", async () => {
  const expand = ["data.features.subscription_update.products"];
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true, expand });
  const { id = "", features } = data[0] ?? {};
  const products = features?.subscription_update.products ?? [];
  undo.push(() =>
    stripe.billingPortal.configurations.update(id, {
      features: {
        payment_method_update: { enabled: true },
        subscription_update: { enabled: true, products: products.map(({ product, prices }) => ({ product, prices })) },
      },
    }),
  );
  await stripe.billingPortal.configurations.update(id, {
    features: {
      payment_method_update: { enabled: false },
      subscription_update: { enabled: true, products: [{ product: "prod_premium", prices: ["price_premium_month"] }] },
    },
  });
  expect((await doctor()).warnings.join()).toContain("does not offer another card, a change between the two prices");
});

test("A portal where a change of plan ends the trial is named", async () => {
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true });
  const id = data[0]?.id ?? "";
  const setBehavior = (trial_update_behavior: "continue_trial" | "end_trial") =>
    stripe.billingPortal.configurations.update(id, { features: { subscription_update: { trial_update_behavior } } });
  undo.push(() => setBehavior("continue_trial"));
  await setBehavior("end_trial");
  expect((await doctor()).warnings.join()).toContain("A change of plan in the customer portal ends the free trial");
});

test.each<[string, Habits, string, string]>([
  ["rewrites Host", { host: "ringside:3000" }, "failure", "asks for the Host “ringside:3000”"],
  ["is not trusted", { adds: true }, "failure", "all visitors count as one"],
  ["drops the client's address", { replaces: true }, "warning", "sends no X-Forwarded-For"],
  ["has nginx's smallest buffer", { bufferBytes: 4_000 }, "warning", "Headers of 7000 bytes do not pass"],
  ["has hardly any buffer", { bufferBytes: 2_000 }, "failure", "nobody could sign in"],
])("A proxy that %s is named", async (_, habits, state, says) => {
  const proxy = await proxyTo(site.url, habits);
  try {
    const { lines } = await doctor({ SITE_URL: proxy.url, COGNITO_DOMAIN: "", SOCIAL_PROVIDERS: "" });
    expect(lines.filter((line) => line.startsWith(`${state}: Site`)).join("\n")).toContain(says);
  } finally {
    proxy.close();
  }
});

test.each([
  ["trusts it", "1", "ok: Site: Visitors count by the address that the proxy at"],
  ["does not", "", "all visitors count as one"],
])("doctor on the proxy's own machine sees whether the site %s", async (_, trusted, says) => {
  const behind = await world(["build/server/start.js"], "/readyz", { TRUST_PROXY: trusted });
  await behind.start();
  const proxy = await proxyTo(behind.url, { names: true });
  try {
    const { text } = await doctor({ ...behind.env, SITE_URL: proxy.url });
    expect(text).toContain(says);
  } finally {
    proxy.close();
    await behind.stop();
  }
});

test("Doctor checks PostgreSQL and names a plan that differs from Stripe's price", async () => {
  const database = await testDatabase();
  try {
    const empty = await doctor({ DATABASE_URL: database.url });
    expect(empty.failures).toEqual([]);
    expect(empty.text).toMatch(/ok: Database: PostgreSQL \d+.* can be written/);
    expect(empty.text).toContain("It agrees with the clock of PostgreSQL");

    const store = await openStore({
      databaseUrl: database.url,
      dataDir: site.dataDir,
      clock: systemClock,
      seed: "demo",
    });
    const monthly = {
      id: "monthly",
      interval: "month",
      priceCents: 1200,
      currency: "USD",
      trialDays: 0,
      sortIndex: 0,
    } as const;
    await store.db.insert(premiumPlan).values(monthly).onConflictDoUpdate({ target: premiumPlan.id, set: monthly });
    await store.close();
    const { failures } = await doctor({ DATABASE_URL: database.url });
    expect(failures).toEqual([expect.stringContaining("The plan monthly costs 1200 cents (USD) on the site")]);

    const readOnly = `${database.url}?options=-c%20default_transaction_read_only%3Don`;
    expect((await doctor({ DATABASE_URL: readOnly })).failures.join()).toContain("The server takes no writes");
    const nobody = new URL(database.url);
    nobody.pathname = "/nothing_here";
    expect((await doctor({ DATABASE_URL: nobody.href })).failures.join()).toContain("PostgreSQL has no such database");
    const secure = await doctor({ DATABASE_URL: `${database.url}?sslmode=verify-full` });
    expect(secure.failures.join()).toContain("PostgreSQL speaks no TLS");
  } finally {
    await database.drop();
  }
});

test("An unreadable film is named, and so is a folder with nothing to play", async () => {
  const films = mkdtempSync(join(tmpdir(), "ringside-films-"));
  undo.push(async () => rmSync(films, { recursive: true }));
  mkdirSync(join(films, "good"));
  writeFileSync(join(films, "good", "film.mp4"), "film");
  expect((await doctor({ FILMS_DIR: films })).text).toContain(`ok: Folders: FILMS_DIR (${films}) can be read: 1 film.`);

  mkdirSync(join(films, "bare"));
  symlinkSync("/nowhere/film", join(films, "gone"));
  symlinkSync("film.mp4", join(films, "good", "master.m3u8"));
  rmSync(join(films, "good", "film.mp4"));
  const { failures, warnings } = await doctor({ FILMS_DIR: films });
  expect(failures).toEqual([
    expect.stringContaining(
      "has films that cannot be read: gone (a link to nothing), good (a link to nothing). → Make",
    ),
  ]);
  expect(warnings.join()).toContain("FILMS_DIR has nothing to play in bare.");

  const file = join(films, "no-folder");
  writeFileSync(file, "");
  expect((await doctor({ FILMS_DIR: file })).failures).toEqual([
    expect.stringContaining("which cannot be read (it is not a folder)"),
  ]);
});

test("Pending migrations are named, and fail where the site would not run them", async () => {
  const database = await testDatabase();
  const about = async (over: Record<string, string> = {}) => {
    const { lines } = await doctor({ DATABASE_URL: database.url, ...over });
    return lines.filter((line) => /: Database: .*(migration|schema|tables)/i.test(line));
  };
  const client = new pg.Client({ connectionString: database.url });
  try {
    expect(await about()).toEqual([
      expect.stringMatching(/^warning: Database: It has no tables yet\. → Run .*migrate/),
    ]);
    expect(await about({ MIGRATE: "off" })).toEqual([
      expect.stringMatching(/^failure: .* → .*the site does not start/),
    ]);

    await (
      await openStore({ databaseUrl: database.url, dataDir: site.dataDir, clock: systemClock, seed: "none" })
    ).close();
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select name from migration order by name desc limit 1");
    const last = rows[0]?.name ?? "";
    expect(await about()).toEqual([`ok: Database: No migration is pending; the last one was ${last}.`]);

    await client.query("delete from migration where name = $1", [last]);
    expect(await about()).toEqual([
      expect.stringContaining(`warning: Database: Migrations are pending: ${last}. → Run`),
    ]);
    expect(await about({ MIGRATE: "off" })).toEqual([
      expect.stringContaining(`failure: Database: Migrations are pending: ${last}. → Run`),
    ]);

    await client.query("insert into migration (name) values ($1), ('9999_later.sql')", [last]);
    expect(await about()).toEqual([expect.stringMatching(/^warning: Database: Its schema is newer .*9999_later\.sql/)]);

    await client.query("alter table migration rename to list");
    expect(await about()).toEqual([
      expect.stringMatching(/^failure: Database: The database has tables that are not the site's: .* → The site/),
    ]);
    await client.query("create view migration as select name, applied_at from list where 1/0 = 1");
    expect(await about()).toEqual([
      expect.stringMatching(/^failure: Database: Its migrations cannot be read: .* → Let/),
    ]);
  } finally {
    await client.end();
    await database.drop();
  }
});

test("README names the API version and the events that doctor expects of the endpoint", () => {
  const readme =
    readFileSync(`${root}/README.md`, "utf8").split("### Set up Stripe")[1]?.split("signing secret")[0] ?? "";
  expect(readme).toContain(`API version \`${Stripe.API_VERSION}\``);
  let family = "";
  const named = [...readme.matchAll(/`([a-z_.]+)`/g)].map(([, name = ""]) => {
    if (!name.startsWith(".")) family = name.slice(0, name.lastIndexOf("."));
    return name.startsWith(".") ? `${family}${name}` : name;
  });
  const listed = named.filter((name) => !name.startsWith("/")).sort();
  expect(listed, "README's list differs from event-table.ts").toEqual([...HANDLED_EVENTS].sort());
});

test("Only doctor can use doctor's address", async () => {
  for (const value of ["", "1.2.3", `${Date.now() + 1000}.100.${"A".repeat(43)}`]) {
    const response = await fetch(`${site.url}/healthz/request`, { headers: { "x-ringside-doctor": value } });
    expect(response.status).toBe(404);
  }
});

test("The site and doctor do not print the AWS SDK's notice about the Node version", async () => {
  expect(site.printed()).toContain("is open at");
  expect(site.printed() + (await command({})).err).not.toContain("NodeVersionSupportWarning");
});

test("As a command doctor prints each finding with its fix, or JSON, and its exit code reports failures", async () => {
  const good = await command({});
  expect(good).toMatchObject({ code: 0, err: "" });
  expect(good.out).toMatch(/^ok {6}User pool: /m);
  expect(good.out).toMatch(/^\d+ ok, \d+ to look at, 0 failed\.$/m);
  const bad = await command({ SMTP_URL: "smtp://127.0.0.1:9" }, "--json");
  expect(bad.code).toBe(1);
  const { failures, findings } = JSON.parse(bad.out) as { failures: number; findings: { state: string }[] };
  expect(failures).toBe(1);
  expect(findings.filter(({ state }) => state === "failure")).toEqual([
    { state: "failure", about: "Mail", says: expect.any(String), remedy: expect.any(String) },
  ]);
});

function command(over: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH, ...CREDENTIALS, ...site.env, ...over } as unknown as NodeJS.ProcessEnv;
  const run = spawn(process.execPath, ["build/server/operator.js", "doctor", ...words], { cwd: root, env });
  const said = { out: "", err: "" };
  run.stdout.on("data", (data) => {
    said.out += data;
  });
  run.stderr.on("data", (data) => {
    said.err += data;
  });
  return new Promise<{ code: number | null; out: string; err: string }>((done) =>
    run.on("close", (code) => done({ code, ...said })),
  );
}
