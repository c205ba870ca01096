/** Why a start failed, in words for the operator; what has none is a mistake of ours, and keeps its stack. */
import { ConfigurationError } from "./config";
import { portInUse } from "./config/machine";
import { StoreInUse } from "./store/lock";
import { SchemaError } from "./store/schema-state";
import { sqlState } from "./store/unavailable";
import { StoreRefused } from "./store/wait-for-store";

const REFUSALS: Record<string, string> = {
  "42501": "The user in DATABASE_URL may not change the schema. Make it the owner of the database.",
};

/** The sentence to print, or the stack. */
export function startFailure(error: unknown, { METRICS_PORT } = process.env): string {
  const isForOperator = [ConfigurationError, StoreInUse, StoreRefused, SchemaError].some(
    (kind) => error instanceof kind,
  );
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
