/** The real build as its own process with the sandbox beside it, to test pages without a browser. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { request as ask, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { filledDatabase, filledStore, migratedDatabase } from "../filled-stores";
import { runFolder } from "../run-folder";
import { freePort, type ServerProcess, serverProcess } from "../server-process";

export type Site = {
  url: string;
  sandbox: string;
  dataDir: string;
  ask(request: Request): Promise<Response>;
  /** Moves the clock of site and sandbox. */
  advance(duration: string): Promise<void>;
  pid(): number;
  /** Everything that the process printed. */
  printed(): string;
  /** Sends the process a signal and resolves to its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<void>;
};

/**
 * Starts a site on a database of its own, which copies one with seed content: a third of the processor time that an
 * embedded store takes. A site with a time zone of its own, which the seed must be dated in, seeds its database itself.
 * One with its own data directory, or without a PostgreSQL, gets an embedded store. `env` overrides the sandbox's and
 * our defaults.
 */
export async function testSite(env: Record<string, string> = {}, nodeOptions: string[] = []): Promise<Site> {
  if (env.DATA_DIR || env.DATABASE_URL || !process.env.TEST_DATABASE_URL) return embeddedSite(env, nodeOptions);
  const database = await (env.TZ ? migratedDatabase() : filledDatabase());
  try {
    const site = await startSite(newFolder(), { DATABASE_URL: database.url, ...env }, nodeOptions);
    return { ...site, stop: () => site.stop().finally(database.drop) };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** Starts a site with an embedded store. The seed content is there already, unless `env` rules that out. */
export async function embeddedSite(env: Record<string, string> = {}, nodeOptions: string[] = []) {
  const dataDir = newFolder();
  if (!env.TZ && !env.DATA_DIR && !env.DATABASE_URL) {
    cpSync(await filledStore(), join(dataDir, "store"), { recursive: true });
  }
  return startSite(dataDir, env, nodeOptions);
}

const newFolder = () => mkdtempSync(join(runFolder(), "site-"));

async function startSite(
  dataDir: string,
  env: Record<string, string>,
  nodeOptions: string[],
): Promise<Site & Pick<ServerProcess, "start">> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sandbox = `http://localhost:${port + 1}`;
  const place = { PORT: String(port), SANDBOX_PORT: String(port + 1), DATA_DIR: dataDir, SITE_URL: url };
  const server = serverProcess(
    [...nodeOptions, "build/server/start.js"],
    { NODE_ENV: "production", SANDBOX: "on", ...place, ...env },
    `${url}/readyz`,
  );
  await server.start();

  return {
    url,
    sandbox,
    dataDir,
    pid: server.pid,
    ask: overHttp,
    async advance(duration) {
      await fetch(`${sandbox}/clock`, { method: "POST", body: JSON.stringify({ advance: duration }) });
    },
    printed: server.printed,
    /** Starts it again after its end. */
    start: server.start,
    end: server.end,
    async stop() {
      await server.end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Like `fetch`, but the Host header may be anything, as behind a proxy. */
async function overHttp(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = ask(
      request.url,
      { agent: false, method: request.method, headers: Object.fromEntries(request.headers) },
      resolve,
    );
    sent.once("error", reject);
    sent.end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    headers.append(answer.rawHeaders[i] ?? "", answer.rawHeaders[i + 1] ?? "");
  }
  const status = answer.statusCode ?? 0;
  return new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers });
}
