/** Which database an address leads to. */
import pg from "pg";

const parsed = (databaseUrl: string) => new pg.Client({ connectionString: databaseUrl });

/** Host, port and database, without user and password. */
export function placeOf(databaseUrl: string): string {
  const { host, port, database } = parsed(databaseUrl);
  return `${host}:${port}/${database ?? ""}`;
}

const OWN_MACHINE = ["localhost", "127.0.0.1", "::1", "[::1]"];

/**
 * The same for two addresses of the same database with the same rights. Passwords don't count: a wrong one leads
 * nowhere else.
 */
export function databaseIdentity(databaseUrl: string): string {
  const { host, port, database = "", user = "" } = parsed(databaseUrl);
  // A schema may be chosen here (search_path).
  const options = new URLSearchParams(databaseUrl.split("?")[1]).get("options") ?? "";
  return JSON.stringify([OWN_MACHINE.includes(host) ? "localhost" : host, port, database, user, options]);
}
