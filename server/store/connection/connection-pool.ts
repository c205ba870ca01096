/**
 * The pool of PostgreSQL connections, without the driver's gaps: a connection lost between two statements would end the
 * process, one that fails at the start of a transaction would never be released, and one whose server vanished silently
 * would block its borrower and the next one.
 */
import pg from "pg";
import type { BeginCall } from "../../telemetry/calls";
import { observed } from "./observed-client";
import { patienceMs, withPatience } from "./query-patience";
import type { Silence } from "./silent-server";
import { isReply, StoreUnavailable, sqlState } from "./store-unavailable";

/** After a failover the old server may continue as a standby. A new connection finds the new primary. */
const READ_ONLY = "25006";
/** The pool's error for having no free connection in time, which callers treat as "busy". */
const NO_CONNECTION = "timeout exceeded when trying to connect";

export class ConnectionPool extends pg.Pool {
  readonly #silence: Silence;
  readonly #heardAt = new WeakMap<pg.PoolClient, number>();
  /** A connection not heard from since then may have lost its server, too. */
  #suspectSince = Number.NEGATIVE_INFINITY;

  constructor(config: pg.PoolConfig, silence: Silence, beginCall?: BeginCall) {
    super(beginCall ? { ...config, Client: observed(beginCall) } : config);
    this.#silence = silence;
    // An idle connection closed by the server is replaced at the next query.
    this.on("error", () => undefined);
    this.on("connect", (client) => {
      client.on("error", () => undefined);
      this.#heardAt.set(client, performance.now());
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads: with a callback, and as a promise.
  override connect(callback?: any): any {
    const borrowed = this.#borrow();
    if (!callback) return borrowed;
    borrowed.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    );
  }

  /** Runs one statement. Waiting for a connection counts toward the caller's patience. */
  // biome-ignore lint/suspicious/noExplicitAny: overrides pg's overloaded signature, which is itself typed with any; callers see R through Drizzle.
  override async query<R extends pg.QueryResultRow = any>(...given: any[]): Promise<any> {
    const until = performance.now() + patienceMs();
    const client = await this.#borrow();
    try {
      const left = Math.max(1, until - performance.now());
      const query = client.query as (...given: unknown[]) => Promise<pg.QueryResult<R>>;
      return await withPatience(left, () => query(...given));
    } finally {
      client.release();
    }
  }

  async #borrow(): Promise<pg.PoolClient> {
    const ms = patienceMs();
    const until = performance.now() + ms;
    while (true) {
      this.#silence.check();
      const connecting = super.connect();
      const late = () => new Error(NO_CONNECTION);
      const client = await within(until - performance.now(), this.#silence.broken(connecting), late).catch((error) => {
        connecting.then(
          (unused) => unused.release(),
          () => undefined,
        );
        throw error;
      });
      if ((this.#heardAt.get(client) ?? 0) >= this.#suspectSince) return this.#safe(client);
      client.release(true);
    }
  }

  /** The client, wrapped so that it leaves the pool when it is lost or doesn't answer, and may be released twice. */
  #safe(client: pg.PoolClient): pg.PoolClient {
    const giveBack = client.release;
    const query = client.query as (...given: unknown[]) => unknown;
    let given = false;
    let spoiled: Error | undefined;
    const lost = (error: Error) => client.release(error);
    client.release = (error) => {
      if (given) return;
      given = true;
      client.removeListener("error", lost);
      // The next borrower wraps it again.
      client.query = query as typeof client.query;
      giveBack(error ?? spoiled);
    };
    client.once("error", lost);
    client.query = ((...args: unknown[]) => {
      const begunAt = performance.now();
      const asked = query.apply(client, args);
      if (!(asked instanceof Promise)) return asked;
      return this.#answered(client, asked).catch((error: Error) => {
        if (error instanceof StoreUnavailable) {
          this.#suspectSince = Math.max(this.#suspectSince, begunAt);
          lost(error);
        } else if (!isReply(error) || sqlState(error) === READ_ONLY) spoiled = error;
        throw error;
      });
    }) as typeof client.query;
    return client;
  }

  async #answered(client: pg.PoolClient, asked: Promise<unknown>): Promise<unknown> {
    const ms = patienceMs();
    const late = () => new StoreUnavailable(`PostgreSQL has not answered within ${Math.round(ms)} ms`);
    const answer = await within(ms, this.#silence.broken(asked), late);
    this.#heardAt.set(client, performance.now());
    return answer;
  }
}

/** `work`, or `late()` after `ms`. An answer that is unread because the process was busy still counts. */
function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(late())), Math.max(0, ms)).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
