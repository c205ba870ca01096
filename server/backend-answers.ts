/** Services as pages use them: a product API that cannot be reached is the page's 503, not a fault of ours. */

import { kept } from "./services/catalogue/kept";
import { Unreachable } from "./unreachable";

const RETRY_AFTER_SECONDS = "10";

const away = () =>
  new Response("The product API cannot be reached", {
    status: 503,
    statusText: "Service Unavailable",
    headers: { "Retry-After": RETRY_AFTER_SECONDS, "Cache-Control": "no-store" },
  });

/** The same services; where they would throw `Unreachable`, they throw that answer. */
export function forPages<S extends object>(services: S): S {
  return wrapped(services) as S;
}

const wrapped = kept((services: object) =>
  Object.fromEntries(
    Object.entries(services).map(([name, work]: [string, (...given: unknown[]) => unknown]) => [
      name,
      (...given: unknown[]) => {
        const result = work(...given);
        return result instanceof Promise ? result.catch(throwForPages) : result;
      },
    ]),
  ),
);

function throwForPages(error: unknown): never {
  throw error instanceof Unreachable ? away() : error;
}
