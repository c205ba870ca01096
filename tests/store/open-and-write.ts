/** Another process: opens the embedded store in the given directory, writes one row, and keeps the store open. */
import { openStore } from "../../server/store/connection/open-store";
import { attempt } from "../../server/store/schema";

const now = new Date("2026-03-14T12:00:00Z");
const { db } = await openStore({ dataDir: process.argv[2] ?? "", seed: "none", clock: { now: () => now } });
await db.insert(attempt).values({ key: "written by another", count: 1, resetAt: now });
process.send?.("written");
setInterval(() => undefined, 1_000);
