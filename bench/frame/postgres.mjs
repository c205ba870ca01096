/** A PostgreSQL for a measurement: one of its own that ends with it, or the server at TEST_DATABASE_URL. */
import pg from "pg";
import { createServer } from "vite";

/** `settings` are for a server of our own. */
export async function ownPostgres({ settings = [] } = {}) {
  const server = await reachable(settings);
  return {
    url: server.url,
    /** The address of a database, created if it isn't there. */
    async database(name) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
      await client.end();
      return new URL(`/${name}`, server.url).href;
    },
    stop: () => server.stop(),
  };
}

async function reachable(settings) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined };
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { startPostgres } = await vite.ssrLoadModule("/tests/postgres-server.ts");
  const server = await startPostgres({ settings });
  await vite.close();
  if (!server) throw new Error("No PostgreSQL: set TEST_DATABASE_URL");
  return server;
}
