/** The pool of connections to PostgreSQL, without three gaps of the driver's that a lost connection falls into. */
import pg from "pg";

/** What the driver says when `query_timeout` has passed; it gives no code. */
const READ_TIMEOUT = "Query read timeout";

/**
 * pg listens for errors of idle connections only, so one that is lost between two statements of a transaction would end
 * the process. And Drizzle begins a transaction outside its `try`, so a connection that fails there would never be
 * given back. And a query that timed out leaves its connection waiting for the answer, so whatever follows on it waits
 * as long again. Here a connection that is lost or silent leaves the pool at once, and may be given back twice.
 */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // An idle connection that the server ends is replaced at the next query.
    this.on("error", () => undefined);
    this.on("connect", (client) => void client.on("error", () => undefined));
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads: with a callback, and as a promise.
  override connect(callback?: any): any {
    return callback ? super.connect(callback) : super.connect().then(safe);
  }
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
