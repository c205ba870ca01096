/** The box office's `reserve` on a seeded PostgreSQL of its own, loaded from the sources, without a site around it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { ownPostgres } from "./postgres.mjs";

/** `load` imports a module of the project by its path from the root. */
export async function openReserving() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const load = (path) => vite.ssrLoadModule(path);
  const server = await ownPostgres();
  const clock = { now: () => new Date() };
  const { openStore } = await load("/server/store/connection/open-store.ts");
  const { seatReserving } = await load("/server/services/box-office/reserving/reserve.ts");
  const { nightPlans } = await load("/server/services/seating/night-plans.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "ringside-bench-"));
  const store = await openStore({ databaseUrl: server.url, seed: "demo", dataDir, clock });
  const report = (error) => console.error(error);
  return {
    url: server.url,
    load,
    reserve: seatReserving(
      { store, clock, report, later: () => undefined, plans: nightPlans() },
      async () => "closed",
      async () => false,
    ),
    async close() {
      await store.close();
      await server.stop();
      await vite.close();
    },
  };
}
