/** Explains a failed start to the operator. An error without an explanation is our bug and keeps its stack. */
import { ConfigurationError } from "../config/config";
import { portInUse } from "../config/machine";
import { StoreInUse } from "../store/connection/directory-lock";
import { StoreRefused } from "../store/connection/wait-for-store";
import { SchemaError } from "../store/migrating/schema-state";

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
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
