/** A PostgreSQL client that reports each connection and query: how long it took, and whether the server was there. */
import pg from "pg";
import type { BeginCall } from "../../telemetry/calls";
import { isUnavailable, sqlState } from "./store-unavailable";

/** A statement is named by its first word: few names, and no values. */
const FIRST_WORD = /^\s*(select|insert|update|delete|with|begin|commit|rollback|set)\b/i;
/** The statement took too long, which says nothing about the server. */
const QUERY_CANCELED = "57014";

/** Reading still works: a read-only server, and a full disk. */
const NO_WRITING = ["25006", "53100"];
const WRITES = ["insert", "update", "delete"];
/** On a full disk some writes still succeed. Only one this long after a refused write proves that the disk has room. */
const WRITES_AGAIN_MS = 10_000;

export function observed(begin: BeginCall): typeof pg.Client {
  const outcomeOf = (error: unknown) =>
    isUnavailable(error) && sqlState(error) !== QUERY_CANCELED ? "failed" : "refused";
  let unwritableAt: number | undefined;

  /** Without this, every query between two refused writes would report a store that works again. */
  function proves(operation: string): boolean {
    if (unwritableAt === undefined) return true;
    if (!WRITES.includes(operation) || performance.now() - unwritableAt < WRITES_AGAIN_MS) return false;
    unwritableAt = undefined;
    return true;
  }
  const ending = (operation: string) => {
    const done = begin("store", operation);
    return (error?: unknown) => {
      if (!error) return done("ok", undefined, { proof: proves(operation) });
      if (NO_WRITING.includes(sqlState(error) ?? "")) unwritableAt = performance.now();
      const outcome = outcomeOf(error);
      done(outcome, error, { proof: outcome === "failed" || proves("error") });
    };
  };

  // The driver's functions take a callback as the last argument or return a promise.
  type Anything = (...given: unknown[]) => unknown;
  const observed = (operation: string, call: Anything, given: unknown[]): unknown => {
    const end = ending(operation);
    const callback = given.at(-1);
    if (typeof callback === "function") {
      return call(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(error);
        callback(error, ...rest);
      });
    }
    const result = call(...given);
    if (result instanceof Promise) result.then(() => end(), end);
    return result;
  };

  return class extends pg.Client {
    override connect = ((...given: unknown[]) =>
      observed("connect", super.connect.bind(this) as Anything, given)) as pg.Client["connect"];

    override query = ((...given: unknown[]) => {
      const [first] = given as [string | { text?: string }];
      const text = typeof first === "string" ? first : (first?.text ?? "");
      const word = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? "other";
      return observed(word, super.query.bind(this) as Anything, given);
    }) as pg.Client["query"];
  };
}
