/**
 * `npm run orders -- find …` and the like: builds when stale, then runs the command. It reads `.env` as the site does.
 */
import { existsSync } from "node:fs";
import { buildWhenStale, install, root } from "./ready.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
await install();
await buildWhenStale();
await import("../build/server/operator.js");
