/** Waiting for a row that others want, too: once more, then a clear answer instead of a spinner. */

/** The store could not be had in time, twice. The page answers 503 and asks to try again. */
export class Busy extends Error {
  override name = "Busy";
}

const DEADLOCK = "40P01";
const LOCK_TIMEOUT = "55P03";
const SERIALIZATION = "40001";
const UNIQUE_VIOLATION = "23505";
/** Data that is not taken, and integrity that would be broken. */
const REFUSALS = /^2[23]/;

/** PostgreSQL's SQLSTATE of an error, through Drizzle's wrapping. */
function sqlState(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === "string") return code;
  return cause ? sqlState(cause) : undefined;
}

export const isDuplicate = (error: unknown) => sqlState(error) === UNIQUE_VIOLATION;

/** The database has understood and said no; to say it again would change nothing. */
export const isRefused = (error: unknown) => REFUSALS.test(sqlState(error) ?? "");

function isContention(error: unknown): boolean {
  return [DEADLOCK, LOCK_TIMEOUT, SERIALIZATION].includes(sqlState(error) ?? "");
}

/** Does the work, a second time after a deadlock or a lock timeout; throws `Busy` when that fails, too. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isContention(error)) throw error;
  }
  try {
    return await work();
  } catch (error) {
    throw isContention(error) ? new Busy("The box office is busy", { cause: error }) : error;
  }
}
