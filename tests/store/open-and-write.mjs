/** Another process: opens the embedded store in the given directory, writes one row, and keeps the store open. */
import { runnerImport } from "vite";

const { module: store } = await runnerImport("/server/store/connection/open-store.ts", { configFile: false });
const { module: schema } = await runnerImport("/server/store/schema.ts", { configFile: false });
const now = new Date("2026-03-14T12:00:00Z");
const { db } = await store.openStore({ dataDir: process.argv[2], seed: "demo", clock: { now: () => now } });
await db.insert(schema.attempt).values({ key: "written by another", count: 1, resetAt: now });
process.send?.("written");
setInterval(() => undefined, 1_000);
