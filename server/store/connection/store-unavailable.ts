/**
 * Detects that the store is temporarily out of service: stopped, unreachable, full or read-only. A retry may succeed.
 */

/** Thrown if the store itself refuses work, without a database error. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/**
 * PostgreSQL's error classes and codes (manual, appendix A): connection, insufficient resources (disk, memory,
 * connections), operator intervention (shutdown, start, statement timeout), I/O errors, a read-only server, and a
 * transaction terminated from outside.
 */
const SQL_STATES = /^(08...|53...|57P0[1-5]|57014|58030|25006|25P03|25P04)$/;

const SYSTEM_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN", "ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE"],
]);

/** The driver has no code for these. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|PGlite is closed)/;

/** True for an error of the store, however deeply it is wrapped. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error) && !isDatabaseError(error)) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === "string" && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
  return DRIVER_MESSAGES.test(String(message)) || isUnavailable(cause);
}

/** The SQLSTATE of an error, however deeply it is wrapped. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === "string") return code;
  return cause ? sqlState(cause) : undefined;
}

/** SQLSTATE classes: data exceptions, and violations of integrity constraints. */
const REJECTIONS = /^2[23]/;

/** The database rejected the data. A retry would change nothing. */
export const isRejectedData = (error: unknown): boolean => REJECTIONS.test(sqlState(error) ?? "");

/** True for PostgreSQL's reply to a failed statement, to which the driver adds a severity. False for a lost reply. */
export function isReply(error: unknown): boolean {
  const { severity, cause } = (error ?? {}) as { severity?: unknown; cause?: unknown };
  return typeof severity === "string" || (cause !== undefined && isReply(cause));
}

/** PGlite's errors come from its own bundle and aren't always instances of our Error. */
const isDatabaseError = (error: unknown): boolean => typeof error === "object" && error !== null && "code" in error;
