/** Wraps services for pages: if a provider is unreachable, or the store is busy or down, the page answers 503. */

import { Unreachable } from "../failures/unreachable";
import { memoizedBy } from "../services/catalogue/memoized-by-object";
import { isBusy, isUnstorable } from "../services/contention";
import { isUnavailable } from "../store/connection/store-unavailable";

const unavailable = (why: string, statusText: string, retryAfterSeconds: number) =>
  new Response(why, {
    status: 503,
    statusText,
    headers: { "Retry-After": String(retryAfterSeconds), "Cache-Control": "no-store" },
  });

/** The same services, except that they throw a 503 response instead of `Unreachable` or a store error. */
export function forPages<S extends object>(services: S): S {
  return wrapped(services) as S;
}

const wrapped = memoizedBy((services: object) =>
  Object.fromEntries(
    Object.entries(services).map(([name, work]: [string, unknown]) => [
      name,
      typeof work !== "function"
        ? work
        : (...given: unknown[]) => {
            const result = work(...given);
            return result instanceof Promise ? result.catch(throwForPages) : result;
          },
    ]),
  ),
);

/** For use with `catch`. */
export function throwForPages(error: unknown): never {
  if (error instanceof Unreachable)
    throw unavailable("What this page needs cannot be reached", "Service Unavailable", 10);
  if (isBusy(error)) throw unavailable("Too many ask for the same at this moment", "Busy", 2);
  if (isUnavailable(error)) throw unavailable("The store is out of service", "Service Unavailable", 10);
  if (isUnstorable(error)) throw new Response("Page not found", { status: 404, statusText: "Not Found" });
  throw error;
}
