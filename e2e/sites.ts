/**
 * Sites of the built server for journeys. Each has a database of its own that copies a filled one: a third of the
 * processor time of an embedded store, which starts only where no PostgreSQL is installed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createDatabase } from "../tests/postgres";

const ROOT = join(import.meta.dirname, "..");
const READY_MS = 90_000;

/**
 * Puts keys and demo people into a data folder whose site has not started yet. Returns the site's setting for the
 * store. global-setup.ts names the filled database and the folder of the site that filled it.
 */
export async function prepared(dataDir: string): Promise<Record<string, string>> {
  const { FILLED_DATABASE } = process.env;
  copyKeys(dataDir);
  if (!FILLED_DATABASE) return {};
  return { DATABASE_URL: (await createDatabase(FILLED_DATABASE)).url };
}

/** The same with an empty store; the site's SEED must be `none`. */
export async function emptied(dataDir: string): Promise<Record<string, string>> {
  copyKeys(dataDir);
  return process.env.FILLED_DATABASE ? { DATABASE_URL: (await createDatabase()).url } : {};
}

function copyKeys(dataDir: string): void {
  const { FILLED_FOLDER } = process.env;
  // Only files that do not depend on the sandbox's address.
  for (const part of ["cognito.json", "wallet"]) {
    const made = join(FILLED_FOLDER ?? "", "sandbox", part);
    if (!FILLED_FOLDER || !existsSync(made)) continue;
    mkdirSync(join(dataDir, "sandbox"), { recursive: true, mode: 0o700 });
    cpSync(made, join(dataDir, "sandbox", part), { recursive: true });
  }
}

type Ports = { site: number; sandbox: number };

/** Starts a site with a data folder of its own and waits until it is ready; returns what stops it. */
export async function startSite(
  { site, sandbox }: Ports,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const url = `http://localhost:${site}`;
  const server = spawn(process.execPath, ["build/server/start.js"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: String(site),
      SITE_URL: url,
      SANDBOX: "on",
      SANDBOX_PORT: String(sandbox),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      DRAIN_SECONDS: "0",
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
      ...env,
    },
  });
  await ready(url, server);
  return () => ended(server, "SIGTERM");
}

/** Waits until a site answers that it is ready. */
export async function ready(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`The site at ${url} ended with ${server.exitCode}`);
    if (Date.now() > until) {
      server.kill("SIGKILL");
      throw new Error(`The site at ${url} does not start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Sends the signal and waits for the end. */
export async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode) return;
  const end = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await end;
}
