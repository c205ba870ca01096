/** The pool of connections to PostgreSQL, without three gaps of the driver's that a lost connection falls into. */
import pg from "pg";
import type { BeginCall } from "../telemetry/calls";
import { isUnavailable, sqlState } from "./unavailable";

/** What the driver says when `query_timeout` has passed; it gives no code. */
const READ_TIMEOUT = "Query read timeout";

/**
 * pg listens for errors of idle connections only, so one that is lost between two statements of a transaction would end
 * the process. And Drizzle begins a transaction outside its `try`, so a connection that fails there would never be
 * given back. And a query that timed out leaves its connection waiting for the answer, so whatever follows on it waits
 * as long again. Here a connection that is lost or silent leaves the pool at once, and may be given back twice.
 */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig, beginCall?: BeginCall) {
    super(beginCall ? { ...config, Client: observed(beginCall) } : config);
    // An idle connection that the server ends is replaced at the next query.
    this.on("error", () => undefined);
    this.on("connect", (client) => void client.on("error", () => undefined));
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads: with a callback, and as a promise.
  override connect(callback?: any): any {
    return callback ? super.connect(callback) : super.connect().then(safe);
  }
}

/** A statement of a transaction is named by its first word: few words, and no values. */
const FIRST_WORD = /^\s*(select|insert|update|delete|with|begin|commit|rollback|set)\b/i;
/** The statement took too long, which says nothing of the server. */
const QUERY_CANCELED = "57014";

/** A client that tells of each connection and each query: how long it took, and whether the server was there. */
function observed(begin: BeginCall): typeof pg.Client {
  const outcomeOf = (error: unknown) =>
    isUnavailable(error) && sqlState(error) !== QUERY_CANCELED ? "failed" : "refused";
  const ending = (operation: string) => {
    const done = begin("store", operation);
    return (error?: unknown) => (error ? done(outcomeOf(error), error) : done("ok"));
  };

  // The driver's functions have many forms: with a callback, which comes last, or with a promise.
  type Anything = (...given: unknown[]) => unknown;
  const told = (operation: string, call: Anything, given: unknown[]): unknown => {
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
      told("connect", super.connect.bind(this) as Anything, given)) as pg.Client["connect"];

    override query = ((...given: unknown[]) => {
      const [first] = given as [string | { text?: string }];
      const text = typeof first === "string" ? first : (first?.text ?? "");
      const word = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? "other";
      return told(word, super.query.bind(this) as Anything, given);
    }) as pg.Client["query"];
  };
}

function safe(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release;
  let given = false;
  const lost = (error: Error) => client.release(error);
  const query = client.query as (...given: unknown[]) => unknown;
  client.release = (error) => {
    if (given) return;
    given = true;
    client.removeListener("error", lost);
    // The next borrower gets a client that is made safe anew.
    client.query = query as typeof client.query;
    giveBack(error);
  };
  client.once("error", lost);
  client.query = ((...given: unknown[]) => {
    const asked = query.apply(client, given);
    if (asked instanceof Promise) asked.catch((error: Error) => error.message === READ_TIMEOUT && lost(error));
    return asked;
  }) as typeof client.query;
  return client;
}
