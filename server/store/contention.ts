/** Waiting for a row that others want, too: once more, then a clear answer instead of a spinner. */

import { sqlState } from "./unavailable";

export { isUnavailable } from "./unavailable";

/** The store could not be had in time. The page answers 503 and asks to try again. */
export class Busy extends Error {
  override name = "Busy";
}

const DEADLOCK = "40P01";
const LOCK_TIMEOUT = "55P03";
const SERIALIZATION = "40001";
/** The pool's own words; it gives no code. */
const POOL_TIMEOUT = "timeout exceeded when trying to connect";
const UNIQUE_VIOLATION = "23505";
const UNSTORABLE = ["22021", "22P05"];
/** Data that is not taken, and integrity that would be broken. */
const REFUSALS = /^2[23]/;

function constraintOf(error: unknown): string | undefined {
  const { constraint, cause } = error as { constraint?: unknown; cause?: unknown };
  if (typeof constraint === "string") return constraint;
  return cause ? constraintOf(cause) : undefined;
}

/** A unique index refused the row: any, or the one of that name. */
export const isDuplicate = (error: unknown, index?: string) =>
  sqlState(error) === UNIQUE_VIOLATION && (index === undefined || constraintOf(error) === index);

/** The database has understood and said no; to say it again would change nothing. */
export const isRejectedData = (error: unknown) => REFUSALS.test(sqlState(error) ?? "");

/** A text that PostgreSQL cannot hold, such as one with a NUL: nothing in the store has it. */
export const isUnstorable = (error: unknown) => UNSTORABLE.includes(sqlState(error) ?? "");

/** What may be otherwise at once: somebody else had to go first, and has gone. */
const isCollision = (error: unknown) => [DEADLOCK, SERIALIZATION].includes(sqlState(error) ?? "");

/** A lock or a connection of the pool was not to be had in time. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Busy || sqlState(error) === LOCK_TIMEOUT || messages(error).includes(POOL_TIMEOUT);

const messages = (error: unknown): unknown[] =>
  error instanceof Error ? [error.message, ...messages(error.cause)] : [];

/** Does the work, a second time after a collision; throws `Busy` when that fails, too, or the waiting took too long. */
export async function retryOnCollision<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work().catch((error: unknown) => {
      if (isCollision(error)) return work();
      throw error;
    });
  } catch (error) {
    throw isCollision(error) || isBusy(error) ? new Busy("The box office is busy", { cause: error }) : error;
  }
}
