/** Contention in the database: we retry once, then answer that the store is busy. */

import { sqlState } from "../store/connection/store-unavailable";

export { isUnavailable } from "../store/connection/store-unavailable";

/** The store did not respond in time. The page answers 503 and asks the visitor to try again. */
export class Busy extends Error {
  override name = "Busy";
}

const DEADLOCK = "40P01";
const LOCK_TIMEOUT = "55P03";
const SERIALIZATION = "40001";
/** The pool's message, since it has no error code. */
const POOL_TIMEOUT = "timeout exceeded when trying to connect";
const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const CHECK_VIOLATION = "23514";
const UNSTORABLE = ["22021", "22P05"];

function constraintOf(error: unknown): string | undefined {
  const { constraint, cause } = error as { constraint?: unknown; cause?: unknown };
  if (typeof constraint === "string") return constraint;
  return cause ? constraintOf(cause) : undefined;
}

/** True if a unique index rejected the row: any index, or the named one. */
export const isDuplicate = (error: unknown, index?: string) =>
  sqlState(error) === UNIQUE_VIOLATION && (index === undefined || constraintOf(error) === index);

/** True if a row was removed that others refer to. */
export const isDangling = (error: unknown) => sqlState(error) === FOREIGN_KEY_VIOLATION;

/** Text that PostgreSQL cannot store, such as one with a NUL: no row contains it. */
export const isUnstorable = (error: unknown) => UNSTORABLE.includes(sqlState(error) ?? "");

/** A conflict with another transaction, which has finished by now: a retry may succeed. */
const isCollision = (error: unknown) => [DEADLOCK, SERIALIZATION].includes(sqlState(error) ?? "");

/**
 * A counter went above its limit in the same row. The limit is the one from when the statement began: if another
 * transaction has raised it meanwhile, a retry sees both changes.
 */
const isAboveLimit = (error: unknown) => sqlState(error) === CHECK_VIOLATION;

/** A lock or a pool connection was not available in time. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Busy || sqlState(error) === LOCK_TIMEOUT || messages(error).includes(POOL_TIMEOUT);

const messages = (error: unknown): unknown[] =>
  error instanceof Error ? [error.message, ...messages(error.cause)] : [];

/** Runs the work, and once more after a collision. Throws `Busy` if that collides too, or if waiting took too long. */
export async function retryOnCollision<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work().catch((error: unknown) => {
      if (isCollision(error) || isAboveLimit(error)) return work();
      throw error;
    });
  } catch (error) {
    throw isCollision(error) || isBusy(error) ? new Busy("The box office is busy", { cause: error }) : error;
  }
}
