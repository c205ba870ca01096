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
  // Nothing is configured, so use the sandbox (explicitly, as production requires) and React's production build.
  env.SANDBOX ||= "on";
  env.NODE_ENV = dev ? "development" : "production";
}

await install();
if (dev) {
  const { develop } = await import("./dev/dev.mjs");
  await develop(root);
} else {
  await buildWhenStale();
  // In this process, so that signals and `kill -9` reach the site itself, and the exit code is the site's.
  await import("../build/server/start.js");
}
