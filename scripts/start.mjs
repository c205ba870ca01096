/**
 * `npm start`, on a fresh clone too: installs, builds when stale, then becomes the site. `--dev` rebuilds on change.
 */
import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { build, buildWhenStale, install, root } from "./ready.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const { env } = process;
if (!env.NODE_ENV && !env.COGNITO_USER_POOL_ID && !env.STRIPE_SECRET_KEY) {
  // Nothing is configured: use the sandbox, requested as production requests providers, and React in production mode.
  env.SANDBOX ||= "on";
  env.NODE_ENV = "production";
}

await install();
await buildWhenStale();
if (process.argv.includes("--dev")) develop();
// In this process, so that signals, exit code and `kill -9` reach the site and not its parent.
else await import("../build/server/start.js");

/** Builds after a change and restarts the site; if a build fails, the last good one keeps running. */
function develop() {
  let site = start();
  let building = false;
  let changed = false;
  let timer;

  async function rebuild() {
    changed = building;
    if (building) return;
    building = true;
    try {
      await build();
      await stop(site, "SIGTERM");
      site = start();
    } catch (error) {
      console.error(error.message);
    }
    building = false;
    if (changed) await rebuild();
  }

  for (const folder of ["app", "server", "public"]) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, 150);
    });
  }
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, async () => {
      await stop(site, signal);
      process.exit(site.exitCode ?? 0);
    });
  }
}

function start() {
  // No load balancer needs to notice that the site restarts.
  return spawn(process.execPath, ["build/server/start.js"], { stdio: "inherit", env: { DRAIN_SECONDS: "0", ...env } });
}

/** Resolves when the process has ended, at once if it already had. */
function stop(site, signal) {
  if (site.exitCode !== null || site.signalCode) return Promise.resolve();
  return new Promise((ended) => {
    site.once("exit", ended);
    site.kill(signal);
  });
}
