/** Opens a PostgreSQL that may not be up yet, and explains why it can't be opened. */
import { setTimeout as wait } from "node:timers/promises";
import { placeOf } from "./database-place";
import { isUnavailable, sqlState } from "./store-unavailable";

/** Called with the reason before each retry. */
export type OnWaiting = (why: string) => void;

/** PostgreSQL refuses DATABASE_URL, and trying again wouldn't help. */
export class StoreRefused extends Error {
  override name = "StoreRefused";
}

const AGAIN_MS = 1_000;

const NETWORK: Record<string, string> = {
  ECONNREFUSED: "the connection is refused",
  ECONNRESET: "the connection breaks off",
  EHOSTUNREACH: "there is no route to the host",
  ENETUNREACH: "there is no route to the network",
  ENOTFOUND: "no host of that name is known",
  EAI_AGAIN: "the name service does not answer",
};

const STATES: Record<string, string> = {
  "57P03": "PostgreSQL is starting up or shutting down",
  "53300": "PostgreSQL has no connection left",
  "25006": "PostgreSQL is read-only, as a standby is",
};

/** What is wrong, and what to do. */
const REFUSALS: Record<string, [string, string]> = {
  "28P01": ["PostgreSQL does not accept the password", "Check the password; signs such as # and @ need percent codes."],
  "28000": ["PostgreSQL does not let this user in", "Check the user, and whether pg_hba.conf allows this address."],
  "3D000": ["PostgreSQL has no such database", "Create it: createdb NAME"],
  "42501": ["this user may not change the schema", "Make it the owner of the database, or set MIGRATE=off."],
};

/**
 * Runs `prepare` until it succeeds. With `waiting`, it waits for a PostgreSQL that is out of service. Throws
 * `StoreRefused` if DATABASE_URL is to blame, and any other failure unchanged.
 */
export async function untilOpen(
  prepare: () => Promise<void>,
  databaseUrl: string,
  waiting: OnWaiting | undefined,
): Promise<void> {
  while (true) {
    try {
      return await prepare();
    } catch (error) {
      const refused = REFUSALS[sqlState(error) ?? ""];
      if (refused) {
        const [fault, remedy] = refused;
        throw new StoreRefused(`DATABASE_URL: ${fault} (${placeOf(databaseUrl)}). ${remedy}`, { cause: error });
      }
      if (!isUnavailable(error)) throw error;
      const why = `PostgreSQL at ${placeOf(databaseUrl)} cannot be used yet: ${reasonOf(error)}`;
      if (!waiting) throw new StoreRefused(`${why}.`, { cause: error });
      waiting(why);
    }
    await wait(AGAIN_MS);
  }
}

function reasonOf(error: unknown): string {
  const code = sqlState(error) ?? "";
  return NETWORK[code] ?? STATES[code] ?? (code ? `error ${code}` : "it does not answer");
}
