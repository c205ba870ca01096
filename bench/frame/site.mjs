/** The built site for a measurement: a process on free ports, with a data folder that is deleted when it ends. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The next night of the seed. */
export const NIGHT = "994d82d0-b9f9-8328-ae97-acbe3fafc444";

/** A night of the seed with numbered seats. */
export const SEATED_NIGHT = "e090233b-1270-81c8-a6cc-d7ba40372cd3";

/**
 * Resolves when the site answers; `stop` ends it. `folder` is the checkout whose build runs, `log` gets what it prints.
 */
export async function startSite(env = {}, folder = process.cwd(), { log } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "ringside-bench-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, ["build/server/start.js"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      SANDBOX: "on",
      LOG_LEVEL: "silent",
      DRAIN_SECONDS: "0",
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      SITE_URL: url,
      DATA_DIR: dataDir,
      ...env,
    },
  });
  // Reads the output all the time, as a container does.
  if (log) site.stdout.on("data", log);
  else site.stdout.resume();
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error("The site did not start");
    await wait(50);
  }
  return {
    url,
    sandbox: `http://localhost:${port + 1}`,
    pid: site.pid,
    async stop() {
      site.kill("SIGTERM");
      await new Promise((resolve) => site.once("exit", resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A free port whose neighbor is free as well, for the site and its sandbox. */
async function freePort() {
  for (;;) {
    const port = await listenOnce(0);
    if (await listenOnce(port + 1).catch(() => undefined)) return port;
  }
}

/** Listens on `port` for a moment; resolves with its number. */
function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .on("error", reject)
      .listen(port, () => {
        const { port: bound } = probe.address();
        probe.close(() => resolve(bound));
      });
  });
}

/** Settings that make a site use another site's sandbox, so that only its own work is measured. */
export const usingSandbox = (origin) => ({
  SANDBOX: "off",
  SEED: "demo",
  SESSION_SECRETS: "a secret of the benchmarks that is long enough",
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY: origin,
  COGNITO_ISSUER: `${origin}/us-east-2_Ringside1`,
  COGNITO_USER_POOL_ID: "us-east-2_Ringside1",
  COGNITO_CLIENT_ID: "4v1ringsidesandboxclient20",
  COGNITO_IDENTITY_POOL_ID: "us-east-2:5a4d80b0-7c15-4e2f-9b3c-52696e677369",
  STRIPE_API_URL: origin,
  STRIPE_SECRET_KEY: "sk_test_sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_sandbox",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "Ringside <tickets@ringside.example>",
});

/** The middle one of the sorted values. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
