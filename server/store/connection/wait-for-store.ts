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

type DatabaseRefusal = { fault: string; remedy: string };

const TRUST_ITS_AUTHORITY =
  "Name the file of its authority's certificates in DATABASE_URL (sslmode=verify-full&sslrootcert=FILE) or in NODE_EXTRA_CA_CERTS.";
const UNTRUSTED = { fault: "PostgreSQL's certificate is of an unknown authority", remedy: TRUST_ITS_AUTHORITY };

/** By SQLSTATE, by Node's code for a failed TLS handshake, or by the driver's message if it has no code. */
const REFUSALS: Record<string, DatabaseRefusal> = {
  "28P01": {
    fault: "PostgreSQL does not accept the password",
    remedy: "Check the password; signs such as # and @ need percent codes.",
  },
  "28000": {
    fault: "PostgreSQL does not let this user in",
    remedy: "Check the user, and whether pg_hba.conf allows this address and demands TLS (sslmode=verify-full).",
  },
  "3D000": { fault: "PostgreSQL has no such database", remedy: "Create it: createdb --encoding UTF8 NAME" },
  "42501": {
    fault: "this user may not change the schema",
    remedy: "Make it the owner of the database, or set MIGRATE=off.",
  },
  "The server does not support SSL connections": {
    fault: "PostgreSQL speaks no TLS",
    remedy: "Turn TLS on there (ssl = on in postgresql.conf), or leave sslmode out of DATABASE_URL.",
  },
  CERT_HAS_EXPIRED: { fault: "PostgreSQL's certificate has expired", remedy: "Renew it." },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    fault: "PostgreSQL's certificate is for another name",
    remedy: "Connect to a host that it names.",
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: { fault: "PostgreSQL's certificate is self-signed", remedy: TRUST_ITS_AUTHORITY },
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

const TABLES_CLOSED: DatabaseRefusal = {
  fault: "this user may not use the site's tables",
  remedy:
    "Grant it SELECT, INSERT, UPDATE and DELETE on all of them and USAGE, SELECT and UPDATE on all sequences " +
    "(docs/migrations.md), or name the user that owns them.",
};

/** What PostgreSQL refuses and what to do about it, if DATABASE_URL or the rights of its user are to blame. */
export function refusalOf(error: unknown): DatabaseRefusal | undefined {
  const state = sqlState(error);
  const { message = "" } = rootOf(error);
  if (state === "42501" && /^permission denied for (table|sequence) /.test(message)) return TABLES_CLOSED;
  return REFUSALS[state ?? message];
}

/** The driver's own error. Drizzle's only names the query. */
function rootOf(error: unknown): { message?: string } {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return cause ? rootOf(cause) : ((error ?? {}) as { message?: string });
}

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
      const refused = refusalOf(error);
      if (refused) {
        const { fault, remedy } = refused;
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
