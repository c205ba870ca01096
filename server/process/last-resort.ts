/** Handles errors that nobody caught: logs them as fatal and exits once the process has drained. */
import { failureOf } from "../failures/failure";
import type { Logger } from "../failures/report";

/** Longer than the front takes to drain. Whatever still hangs goes down with the process. */
const END_MS = 15_000;

/**
 * The process is in an unknown state after such an error, so it must end soon; another one takes over. `drain` finishes
 * the requests in flight and closes what is open.
 */
export function lastResort(process: NodeJS.Process, log: Logger, drain: () => Promise<void>): void {
  let ending = false;
  const end = (about: string) => (error: unknown) => {
    log.fatal({ error: failureOf(error) }, about);
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), END_MS).unref();
    drain()
      .catch((failure: unknown) => log.error({ error: failureOf(failure) }, "draining after a fatal error"))
      .finally(() => process.exit(1));
  };
  process.on("uncaughtException", end("uncaught exception"));
  process.on("unhandledRejection", end("unhandled rejection"));
  // The reader of our output may be gone. That must not end the site.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}
