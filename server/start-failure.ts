/** Why a start failed, in words for the operator; what has none is a mistake of ours, and keeps its stack. */
import { ConfigurationError } from "./config";
import { portInUse } from "./config/machine";
import { StoreInUse } from "./store/lock";
import { SchemaError } from "./store/schema-state";
import { sqlState } from "./store/unavailable";

const REFUSALS: Record<string, string> = {
  "28P01": "PostgreSQL refuses the password in DATABASE_URL.",
  "28000": "PostgreSQL refuses the user in DATABASE_URL, or connections from here (pg_hba.conf).",
  "3D000": "The database that DATABASE_URL names does not exist. Create it: createdb NAME",
  "42501": "The user in DATABASE_URL may not change the schema. Make it the owner of the database.",
};

/** The sentence to print, or the stack. */
export function startFailure(error: unknown, { METRICS_PORT } = process.env): string {
  const isForOperator = [ConfigurationError, StoreInUse, SchemaError].some((kind) => error instanceof kind);
  if (isForOperator) return (error as Error).message;
  const { syscall, code, port } = (error ?? {}) as { syscall?: string; code?: string; port?: number };
  if (syscall === "listen" && code && port) {
    const setting = String(port) === METRICS_PORT ? "METRICS_PORT" : "PORT";
    return new ConfigurationError([portInUse(setting, port, code)]).message;
  }
  const refusal = REFUSALS[sqlState(error) ?? ""];
  if (refusal) return refusal;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
