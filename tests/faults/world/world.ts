/**
 * Sites on one PostgreSQL behind a load balancer, the sandbox in its own process, and a proxy in front of each
 * dependency. All of them share a machine time that a test moves.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiled } from "../../compiled";
import { filledDatabase } from "../../filled-stores";
import { prepareSandbox } from "../../prepared-sandbox";
import type { Site } from "../../routes/site";
import { freePort, type ServerProcess, serverProcess } from "../../server-process";
import { type FaultProxy, faultProxy } from "./proxy";

export const DEPENDENCIES = ["cognito", "identityPool", "stripe", "smtp", "database", "webhook"] as const;
export type Dependency = (typeof DEPENDENCIES)[number];

export type FaultWorld = Pick<Site, "url" | "sandbox" | "dataDir" | "ask" | "stop"> & {
  /** Each process has its own route to Stripe; `proxies.stripe` is the first one's. */
  processes: (ServerProcess & { url: string; stripe: FaultProxy })[];
  proxies: Record<Dependency, FaultProxy>;
  /** The database itself, bypassing the proxy. */
  databaseUrl: string;
  /** What an operator's command needs to work with this store and this Stripe. */
  env: Record<string, string>;
  /** Moves the time of all machines; backward if negative. */
  pass(ms: number): Promise<void>;
  /** Runs each recurring job once. */
  runJobs(): Promise<void>;
};

const MINUTE_MS = 60_000;
const LOOK_MS = 200;
const PATIENCE_MS = 120_000;

type Options = {
  sites?: number;
  /** A server of the test's own, to be crashed or filled; the run's by default. */
  databaseUrl?: string;
  /** The difference between each process's time and the machine's. */
  skewsMs?: number[];
};

export async function faultWorld({ sites = 1, databaseUrl, skewsMs = [] }: Options = {}): Promise<FaultWorld> {
  const folder = mkdtempSync(join(tmpdir(), "ringside-faults-"));
  const database = databaseUrl ? { url: databaseUrl, drop: async () => undefined } : await filledDatabase();
  const ports: number[] = [];
  while (ports.length < sites) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const balancer = await faultProxy(...ports);
  const webhook = await faultProxy(...ports);
  const url = `http://localhost:${balancer.port}`;

  const time = join(folder, "time");
  let aheadMs = 0;
  const pass = async (ms: number) => {
    aheadMs += ms;
    // Replaced by a rename, since a process may read it at any moment.
    writeFileSync(`${time}.new`, String(aheadMs));
    renameSync(`${time}.new`, time);
    await new Promise((done) => setTimeout(done, LOOK_MS));
  };
  await pass(0);

  const timed = { MACHINE_TIME: time, PATH: process.env.PATH ?? "" };
  const preload = ["--import", new URL("./machine.mjs", import.meta.url).href];
  await prepareSandbox(join(folder, "sandbox"));
  const sandbox = await startSandbox(preload, {
    ...timed,
    SITE_URL: url,
    DATA_DIR: join(folder, "sandbox"),
    WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/api/v1/billing/webhook`,
  });
  const at = Number(new URL(sandbox.origin).port);
  const toStripe = await Promise.all(ports.map(() => faultProxy(at)));
  const proxies = {
    webhook,
    cognito: await faultProxy(at),
    identityPool: await faultProxy(at),
    stripe: toStripe[0] as FaultProxy,
    smtp: await faultProxy(Number(new URL(sandbox.environment.SMTP_URL ?? "").port)),
    database: await faultProxy(Number(new URL(database.url).port)),
  };
  const through = (proxy: FaultProxy, scheme = "http") => `${scheme}://127.0.0.1:${proxy.port}`;
  const proxied = new URL(database.url);
  proxied.host = `127.0.0.1:${proxies.database.port}`;
  const env = {
    ...sandbox.environment,
    SITE_URL: url,
    SESSION_SECRETS: "a secret of the fault tests that is long enough",
    TRUST_PROXY: "1",
    SEED: "demo",
  };
  const behindProxies = {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: through(proxies.cognito),
    AWS_ENDPOINT_URL_COGNITO_IDENTITY: through(proxies.identityPool),
    SMTP_URL: through(proxies.smtp, "smtp"),
    DATABASE_URL: proxied.href,
  };
  const processes = ports.map((port, n) => {
    const dataDir = join(folder, `site-${n}`);
    mkdirSync(dataDir);
    const stripe = toStripe[n] as FaultProxy;
    const own = {
      PORT: String(port),
      DATA_DIR: dataDir,
      STRIPE_API_URL: through(stripe),
      MACHINE_SKEW_MS: String(skewsMs[n] ?? 0),
      KEYS_THROUGH: through(proxies.cognito),
    };
    const all = { NODE_ENV: "production", ...timed, ...env, ...behindProxies, ...own };
    const address = `http://127.0.0.1:${port}`;
    const program = [...preload, "build/server/start.js"];
    return { ...serverProcess(program, all, `${address}/readyz`), url: address, stripe };
  });
  await Promise.all(processes.map((one) => one.start()));

  return {
    url,
    sandbox: sandbox.origin,
    dataDir: folder,
    processes,
    proxies,
    databaseUrl: database.url,
    env: { ...env, DATABASE_URL: database.url, DATA_DIR: join(folder, "operator") },
    ask: overHttp,
    pass,
    runJobs: () => pass(MINUTE_MS + 1_000),
    async stop() {
      await Promise.all(processes.map((one) => one.end("SIGKILL")));
      await Promise.all([balancer, ...toStripe, ...Object.values(proxies)].map((proxy) => proxy.stop()));
      await sandbox.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startSandbox(preload: string[], env: Record<string, string>) {
  const program = await compiled("tests/faults/world/sandbox-process.ts");
  const child = fork(program, { execArgv: preload, env: env as unknown as NodeJS.ProcessEnv });
  const [said] = (await once(child, "message")) as [{ origin: string; environment: Record<string, string> }];
  return {
    ...said,
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

const agent = new Agent({ keepAlive: false });

/** Each request has its own connection, so that the balancer chooses again, and its own address. */
async function overHttp(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join(".")}`;
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": address, ...Object.fromEntries(request.headers) };
    const sent = ask(request.url, { agent, method: request.method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of answer) chunks.push(chunk as Buffer);
      } catch (error) {
        return reject(error);
      }
      const responseHeaders = new Headers();
      for (let i = 0; i < answer.rawHeaders.length; i += 2) {
        responseHeaders.append(answer.rawHeaders[i] ?? "", answer.rawHeaders[i + 1] ?? "");
      }
      const status = answer.statusCode ?? 0;
      const empty = [204, 304].includes(status);
      resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers: responseHeaders }));
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error(`No answer to ${request.method} ${request.url}`)));
    sent.once("error", reject);
    sent.end(body);
  });
}
