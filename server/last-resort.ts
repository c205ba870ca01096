/** What happens after a failure that nobody handled: it is logged as fatal, and the process ends once it has drained. */
import { failureOf } from "./failure";
import type { Logger } from "./report";

/** Longer than the front takes to drain; whatever hangs then goes down with the process. */
const END_MS = 15_000;

/**
 * The state of a process is unknown after such a failure, so it must not go on for long; another one takes over.
 * `drain` lets the requests that have begun end, and closes what is open.
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
  // Whoever read our output may be gone; that ends no site.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}
