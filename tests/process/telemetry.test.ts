/** What an operator sees of a real site: during a fan's purchase, and while its database is down. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, type TestContext } from "vitest";
import { type FaultProxy, faultProxy } from "../faults/world/proxy";
import { filledDatabase } from "../filled-stores";
import type { TestDatabase } from "../postgres";
import { root } from "../root";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signUp, ticketNumbers } from "../routes/buying/purchase";
import { fan, hidden } from "../routes/fan";
import { type Site, testSite } from "../routes/site";
import { runFolder } from "../run-folder";
import { freePort } from "../server-process";

type Line = Record<string, unknown> & { level: string; error?: object };
const EMAIL = "grace.hopper@example.com";

const linesOf = (site: Pick<Site, "printed">): Line[] =>
  site
    .printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** An OpenTelemetry collector that stores what it receives. */
async function collector() {
  const received: { path: string; body: string }[] = [];
  const server = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? "", body: Buffer.concat(chunks).toString("latin1") });
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, stop: () => void server.close().closeAllConnections() };
}

// The first waits for its metrics to become stale while the others work: all three run at once.
describe.concurrent("A site with metrics, traces and a database that may go away", () => {
  let database: TestDatabase;
  let line: FaultProxy;
  let traces: Awaited<ReturnType<typeof collector>>;
  let site: Site;
  let metricsUrl: string;
  beforeAll(async () => {
    database = await filledDatabase();
    const direct = new URL(database.url);
    line = await faultProxy(Number(direct.port));
    const through = new URL(direct);
    through.host = `127.0.0.1:${line.port}`;
    traces = await collector();
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    site = await testSite({
      DATABASE_URL: through.href,
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      OTEL_BSP_SCHEDULE_DELAY: "200",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment=test",
    });
  });
  afterAll(async () => {
    await site?.stop();
    traces?.stop();
    await line?.stop();
    await database?.drop();
  });

  const scrape = async () => (await fetch(metricsUrl)).text();
  const value = (text: string, series: string) =>
    Number(new RegExp(`^${escaped(series)} (\\S+)$`, "m").exec(text)?.[1]);

  it.sequential("sells a ticket: counted, traced, and with nothing about the fan in the log", async ({ expect }) => {
    const grace = fan(site);
    const night = await eventId(site, "Iron Harvest");
    await scrape();
    await signUp(grace, "/tickets", EMAIL);
    await hold(grace, night, "Floor", 2);
    const hosted = await pay(grace, night);
    const back = pathOf(await fillIn(hosted, GOOD_CARD, EMAIL));
    const tickets = ticketNumbers(await grace.get(back));
    expect(tickets).toHaveLength(2);
    await expect
      .poll(
        async () => value(await scrape(), 'ringside_webhooks_total{type="checkout.session.completed",outcome="ok"}'),
        {
          timeout: 20_000,
        },
      )
      .toBe(1);

    const text = await scrape();
    expect(value(text, 'ringside_reservations_total{outcome="held"}')).toBe(1);
    expect(value(text, 'ringside_payments_total{kind="ticket",outcome="paid"}')).toBe(1);
    expect(value(text, 'ringside_dependency_up{dependency="stripe"}')).toBe(1);
    expect(value(text, 'ringside_job_runs_total{task="reconcile",outcome="ok"}')).toBeGreaterThan(0);
    expect(value(text, 'ringside_job_runs_total{task="reconcile",outcome="failed"}')).toBe(0);
    expect(text).toMatch(
      /^ringside_requests_total\{route="\/tickets\/event\/:eventId",method="POST",status="303"\} \d/m,
    );
    expect(text).toMatch(/^ringside_build_info\{version="\d[^"]*",commit="[^"]+"\} 1$/m);
    expect(text).toMatch(/^ringside_store_connections\{state="idle"\} \d/m);
    expect(value(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);

    const printed = linesOf(site)
      .map((one) => JSON.stringify(one))
      .join("\n");
    expect(printed).toContain('"route":"/tickets/event/:eventId"');
    expect(printed).toContain('"job":"outbox"');
    expect(printed).not.toContain(night);
    for (const secret of [EMAIL, "grace", "Ada Fan", ...tickets, "cs_test_", '127.0.0.1"', "session_id"]) {
      expect(printed).not.toContain(secret);
    }
  });

  it.sequential("reads seats, holds and mails from the store at most every 15 seconds", async ({ expect }) => {
    const sold = async () => value(await scrape(), 'ringside_seats{state="sold"}');
    await expect.poll(sold, { timeout: 30_000, interval: 1_000 }).toBeGreaterThanOrEqual(2);
    const text = await scrape();
    const [capacity, free, held, taken] = ["capacity", "free", "held", "sold"].map((state) =>
      value(text, `ringside_seats{state="${state}"}`),
    );
    expect((free ?? 0) + (held ?? 0) + (taken ?? 0)).toBe(capacity);
    expect(value(text, "ringside_outbox_mails")).toBeGreaterThanOrEqual(0);
  });

  it.sequential("sends spans of requests and of the calls that they made", async ({ expect }) => {
    const sent = () => traces.received.map(({ body }) => body).join("");
    await expect.poll(sent, { timeout: 10_000 }).toContain("POST /tickets/event/:eventId");
    expect(sent()).toContain("stripe POST /v1/checkout/sessions");
    expect(sent()).toContain("cognito SignUp");
    expect(sent()).toContain("store insert");
    expect(sent()).toContain("deployment.environment");
    expect(sent()).not.toContain(EMAIL);
    expect(new Set(traces.received.map(({ path }) => path))).toEqual(new Set(["/v1/traces"]));
  });

  it.sequential("logs the cause while its database is away, shows fans an id, and keeps scrapes fast", async ({
    expect,
  }) => {
    const before = linesOf(site).length;
    const maya = fan(site);
    const path = `/tickets/event/${await eventId(site, "Iron Harvest")}`;
    const { html } = await maya.get(path);
    const field = html.match(/name="(quantity\.[0-9a-f-]+)"/)?.[1] ?? "";
    await line.set({ kind: "dead" });
    const form = await maya.post(path, { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: "1" });
    expect(form.status).toBe(503);
    const id = form.headers.get("x-request-id");
    expect(form.html).toContain(`Reference: ${id}`);
    await expect
      .poll(
        () =>
          linesOf(site)
            .slice(before)
            .map((one) => JSON.stringify(one))
            .join("\n"),
        { timeout: 20_000 },
      )
      .toMatch(/"dependency":"store".*ECONNREFUSED/);
    const begun = performance.now();
    const text = await scrape();
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(value(text, 'ringside_dependency_up{dependency="store"}')).toBe(0);

    await line.set({ kind: "blackHole" });
    await wait(16_000);
    const frozen = performance.now();
    await scrape();
    expect(performance.now() - frozen).toBeLessThan(1_000);

    await line.set({ kind: "pass" });
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    expect(value(await scrape(), 'ringside_dependency_up{dependency="store"}')).toBe(1);
    await expect
      .poll(() =>
        linesOf(site)
          .slice(before)
          .map(({ msg }) => msg),
      )
      .toContain("store works again");
  });
});

describe.concurrent("A site at its start", () => {
  /** Runs the site until it ends by itself, and resolves to its output. */
  async function refused({ onTestFinished }: TestContext, env: Record<string, string>) {
    const site = spawn(process.execPath, ["build/server/start.js"], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        SANDBOX: "on",
        DATA_DIR: `${runFolder()}/refused`,
        ...env,
      },
    });
    onTestFinished(() => void site.kill("SIGKILL"));
    let said = "";
    site.stderr.on("data", (data) => {
      said += data;
    });
    const [code] = await once(site, "exit");
    return { code, said };
  }

  it.sequential("refuses a METRICS_PORT equal to the public port", async (test) => {
    const { code, said } = await refused(test, { PORT: "4321", METRICS_PORT: "4321" });
    expect(code).toBe(1);
    expect(said).toContain("METRICS_PORT is 4321, and so is PORT");
    expect(said).not.toContain("    at ");
  });

  it.sequential("reports a METRICS_PORT in use in one sentence", async (test) => {
    const taken = createServer().listen(0);
    test.onTestFinished(() => void taken.close());
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const own = String(await freePort());
    const dataDir = `${runFolder()}/taken-${own}`;
    const env = { PORT: own, SANDBOX_PORT: String(Number(own) + 1), METRICS_PORT: String(port), DATA_DIR: dataDir };
    const { code, said } = await refused(test, env);
    expect(code).toBe(1);
    expect(said).toContain(`METRICS_PORT is ${port}, where another process listens`);
    expect(said).not.toContain("    at ");
  });

  it.sequential.each(["start.js", "operator.js"])(
    "prints the version and the commit with --version: %s",
    async (program) => {
      const asked = spawn(process.execPath, [`build/server/${program}`, "--version"], { cwd: root });
      let said = "";
      asked.stdout.on("data", (data) => {
        said += data;
      });
      const [code] = await once(asked, "exit");
      const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
      expect([code, said]).toEqual([
        0,
        expect.stringMatching(new RegExp(`^Ringside ${escaped(version)} \\(commit \\S+, built 20`)),
      ]);
    },
  );

  it.sequential("loads neither OpenTelemetry nor Prometheus unless configured", () => {
    const loaded = new Set<string>();
    const load = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const text = readFileSync(`${root}/build/server/${file}`, "utf8");
      for (const [, name = ""] of text.matchAll(/^(?:import|export)\b[^;(]*?["']\.\/([^"']+)["']/gm)) {
        load(file.includes("/") ? `assets/${name.replace("assets/", "")}` : name);
      }
      for (const [, name = ""] of text.matchAll(/^import\b[^;(]*?["']\.\.\/([^"']+)["']/gm)) load(name);
    };
    load("start.js");
    expect(loaded.size).toBeGreaterThan(3);
    const all = [...loaded].map((file) => readFileSync(`${root}/build/server/${file}`, "utf8")).join("\n");
    expect(all).not.toMatch(/^import .*(prom-client|@opentelemetry)/m);
    expect(all).not.toContain("collectDefaultMetrics(");
    expect(all).not.toContain("BatchSpanProcessor");
  });
});

describe.concurrent("A site whose output nobody reads any longer", () => {
  it.sequential("keeps serving and shuts down cleanly", async ({ expect, onTestFinished }) => {
    const port = await freePort();
    const dataDir = `${runFolder()}/deaf-${port}`;
    const url = `http://localhost:${port}`;
    const place = { PORT: String(port), SANDBOX_PORT: String(port + 1), SITE_URL: url, DATA_DIR: dataDir };
    const site = spawn(process.execPath, ["build/server/start.js"], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: "production", SANDBOX: "on", ...place },
    });
    onTestFinished(() => void site.kill("SIGKILL"));
    site.stderr.resume();
    const asked = async (path: string) => (await fetch(url + path).catch(() => undefined))?.status;
    site.stdout.resume();
    await expect.poll(() => asked("/readyz"), { timeout: 60_000 }).toBe(200);
    site.stdout.destroy();
    for (let n = 0; n < 200; n++) expect(await asked("/home")).toBe(200);
    const ended = once(site, "exit");
    const begun = performance.now();
    site.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - begun).toBeLessThan(12_000);
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
