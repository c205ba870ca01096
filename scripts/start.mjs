/**
 * `npm start`, on a fresh clone too: installs, builds if the build is stale, then becomes the site. With `--dev` it
 * becomes the dev server, which needs no build.
 */
import { existsSync } from "node:fs";
import { buildWhenStale, install, root } from "./ready.mjs";

const dev = process.argv.includes("--dev");

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const { env } = process;
if (!env.NODE_ENV && !env.COGNITO_USER_POOL_ID && !env.STRIPE_SECRET_KEY) {
  // Nothing is configured: use the sandbox, requested the way production requests it, and React at its full speed.
  env.SANDBOX ||= "on";
  env.NODE_ENV = dev ? "development" : "production";
}

await install();
if (dev) {
  const { develop } = await import("./dev/dev.mjs");
  await develop(root);
} else {
  await buildWhenStale();
  // In this very process, so that signals, exit code and `kill -9` reach the site and not a parent of it.
  await import("../build/server/start.js");
}
