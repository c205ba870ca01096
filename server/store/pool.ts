/** The pool of connections to PostgreSQL, without two gaps of the driver's that a lost connection falls into. */
import pg from "pg";

/**
 * pg listens for errors of idle connections only, so one that is lost between two statements of a transaction would end
 * the process. And Drizzle begins a transaction outside its `try`, so a connection that fails there would never be
 * given back. Here a connection that is lost leaves the pool at once, and may be given back twice.
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
  client.release = (error) => {
    if (given) return;
    given = true;
    client.removeListener("error", lost);
    giveBack(error);
  };
  client.once("error", lost);
  return client;
}
