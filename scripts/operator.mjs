/** `npm run orders -- find …` and the like: builds when stale, then runs the one command. `.env` is read as by the site. */
import { existsSync } from "node:fs";
import { buildWhenStale, install, root } from "./ready.mjs";

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
await install();
await buildWhenStale();
await import("../build/server/operator.js");
