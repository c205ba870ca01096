/** PostgreSQL for a measurement: the server at TEST_DATABASE_URL, else one of our own, as the tests start it. */
import { createServer } from "vite";

/** `settings` are for a server of our own. */
export async function startPostgres(settings = []) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined };
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { startPostgres: start } = await vite.ssrLoadModule("/tests/postgres-server.ts");
  const server = await start({ settings });
  await vite.close();
  if (!server) throw new Error("No PostgreSQL: set TEST_DATABASE_URL");
  return server;
}
