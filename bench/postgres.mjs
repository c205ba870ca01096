/** A PostgreSQL of the measurement's own, which ends with it. */
import pg from "pg";
import { createServer } from "vite";

export async function ownPostgres() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { startPostgres } = await vite.ssrLoadModule("/tests/postgres-server.ts");
  const server = await startPostgres();
  await vite.close();
  if (!server) throw new Error("There is no PostgreSQL");
  return {
    /** The address of a new, empty database. */
    async database(name) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return new URL(`/${name}`, server.url).href;
    },
    stop: () => server.stop(),
  };
}
