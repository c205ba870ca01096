/** Checks PostgreSQL: reachable, recent enough, writable, migrated, with room for our connections. Only reads. */
import pg from "pg";
import type { Settings } from "../../config/config";
import { sqlState } from "../../store/connection/store-unavailable";
import { refusalOf } from "../../store/connection/wait-for-store";
import { clockFinding } from "./clocks";
import { type Finding, failure, fine, PATIENCE_MS, reasonOf, warning } from "./finding";
import { checkPictures } from "./folders";
import { checkSchema } from "./schema";

const ABOUT = "Database";
const OLDEST = 15;
/** Connections per process: the pool's ten, one that listens for changes, and one that probes a silent server. */
const CONNECTIONS = 12;

const STATEMENTS = 5;
/** In one data center it is less than a millisecond; from one coast to the other, about seventy. */
const LATE_MS = 40;

type ServerRow = {
  version: string;
  number: string;
  encoding: string;
  read_only: string;
  connections: string;
  now: Date;
  may_create: boolean;
};

export async function checkDatabase(settings: Partial<Settings>): Promise<Finding[]> {
  const { DATABASE_URL } = settings;
  if (!DATABASE_URL) {
    return [
      warning(
        ABOUT,
        "The site uses the embedded store, which allows one process only.",
        "Set DATABASE_URL to run more than one process, or to survive the loss of this machine.",
      ),
    ];
  }
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: "ringside-doctor",
  });
  // A connection that is lost between two statements also makes the next statement fail.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const began = Date.now();
    const { rows } = await client.query<ServerRow>(`select
      current_setting('server_version') as version, current_setting('server_version_num') as number,
      current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as read_only,
      current_setting('max_connections') as connections, clock_timestamp() as now,
      has_database_privilege(current_database(), 'create') as may_create`);
    const found = rows.flatMap((row) => [...findings(row), clockFinding("PostgreSQL", row.now, began)]);
    const late = await lateness(client);
    return [...found, ...late, await checkSchema(client, settings), ...(await checkPictures(client, settings))];
  } catch (error) {
    return [unreachable(error)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The fastest of some statements, since one may have waited for something else. */
async function lateness(client: pg.Client): Promise<Finding[]> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < STATEMENTS; turn++) {
    const began = performance.now();
    await client.query("select 1");
    fastest = Math.min(fastest, performance.now() - began);
  }
  if (fastest < LATE_MS) return [];
  const says = `A statement takes ${Math.round(fastest)} ms, and a purchase needs dozens of them, one after the other.`;
  return [warning(ABOUT, says, "Run the site in the same data center as PostgreSQL, or relieve its server.")];
}

function findings(row: ServerRow): Finding[] {
  const found: Finding[] = [];
  const major = Math.floor(Number(row.number) / 10_000);
  if (major < OLDEST)
    found.push(failure(ABOUT, `PostgreSQL ${row.version} is too old.`, `Upgrade to ${OLDEST} or newer.`));
  if (row.read_only === "on") {
    found.push(
      failure(
        ABOUT,
        "The server takes no writes: it is a replica, or read-only.",
        "Point DATABASE_URL to the primary.",
      ),
    );
  }
  if (row.encoding !== "UTF8") {
    found.push(
      failure(
        ABOUT,
        `The database's encoding is ${row.encoding}.`,
        "Create it again with: createdb --encoding UTF8 NAME",
      ),
    );
  }
  if (!row.may_create) {
    found.push(
      warning(
        ABOUT,
        "The user may not create schemas, which migrations need.",
        "Make it the owner of the database, or run migrations as one who is.",
      ),
    );
  }
  if (Number(row.connections) < 2 * CONNECTIONS) {
    const says = `The server allows ${row.connections} connections, and each process takes up to ${CONNECTIONS}.`;
    found.push(warning(ABOUT, says, "Raise max_connections before a second process starts."));
  }
  return found.length > 0 ? found : [fine(ABOUT, `PostgreSQL ${row.version} can be written.`)];
}

function unreachable(error: unknown): Finding {
  const refused = refusalOf(error);
  if (refused) return failure(ABOUT, `${refused.fault}.`, refused.remedy);
  if (sqlState(error) === "53300")
    return failure(ABOUT, "PostgreSQL has no connection left.", "Raise max_connections, or end idle clients.");
  return failure(
    ABOUT,
    `PostgreSQL cannot be reached: ${reasonOf(error)}.`,
    "Check host and port in DATABASE_URL, and that the server runs.",
  );
}
