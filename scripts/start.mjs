/** `npm start`, on a fresh clone too: installs, builds when stale, then becomes the site. `--dev` rebuilds on change. */
import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { build, buildWhenStale, install, root } from "./ready.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const { env } = process;
if (!env.NODE_ENV && !env.COGNITO_USER_POOL_ID && !env.STRIPE_SECRET_KEY) {
  // Nothing is configured: the look-alikes, asked for as production asks for them, and React at its full speed.
  env.SANDBOX ||= "on";
  env.NODE_ENV = "production";
}

await install();
await buildWhenStale();
if (process.argv.includes("--dev")) develop();
// In this very process, so that signals, exit code and `kill -9` reach the site and not a parent of it.
else await import("../build/server/start.js");

/** Builds after a change and restarts the site; a build that fails leaves the last good one running. */
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
  // No balancer has to notice that the site restarts.
  return spawn(process.execPath, ["build/server/start.js"], { stdio: "inherit", env: { DRAIN_SECONDS: "0", ...env } });
}

/** Resolves when the process has ended, at once if it had ended by itself. */
function stop(site, signal) {
  if (site.exitCode !== null || site.signalCode) return Promise.resolve();
  return new Promise((ended) => {
    site.once("exit", ended);
    site.kill(signal);
  });
}
