/** Compares the database's schema with the one that this version of the site needs. Migrates nothing. */
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import type { Settings } from "../../config/config";
import { SchemaError, schemaState } from "../../store/migrating/schema-state";
import { type Finding, failure, fine, reasonOf, warning } from "./finding";

const ABOUT = "Database";
const COMMAND = "Run `npm run db -- migrate` (in the container: `node build/server/operator.js db migrate`)";

export async function checkSchema(client: Client, { MIGRATE }: Partial<Settings>): Promise<Finding> {
  try {
    const { applied, missing, newer } = await schemaState(drizzle(client));
    if (missing.length > 0) {
      const names = missing.map(({ name }) => name).join(", ");
      const says = applied.length === 0 ? "It has no tables yet." : `Migrations are pending: ${names}.`;
      return MIGRATE === false
        ? failure(ABOUT, says, `${COMMAND}: with MIGRATE=off the site does not start without them.`)
        : warning(ABOUT, says, `${COMMAND}, or start this version of the site, which runs them first.`);
    }
    if (newer.length > 0) {
      const says = `Its schema is newer than this version of the site: it has ${newer.join(", ")}.`;
      return warning(ABOUT, says, "Install the newer version again, unless you have just gone back to this one.");
    }
    return fine(ABOUT, `No migration is pending; the last one was ${applied.at(-1)}.`);
  } catch (error) {
    if (error instanceof SchemaError) return failure(ABOUT, error.message, "The site does not start on this one.");
    const remedy = "Let the user of DATABASE_URL read the table `migration`, or name the user that owns it.";
    return failure(ABOUT, `Its migrations cannot be read: ${reasonOf(error)}.`, remedy);
  }
}
