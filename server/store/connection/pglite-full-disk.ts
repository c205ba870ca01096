/**
 * PGlite on a disk that may fill up. If PostgreSQL can't write its log, it panics and relies on a restart. PGlite has
 * none: the next statement would spin forever and take the process with it. So the store becomes read-only while there
 * is still room for the log, and an engine that panicked is never used again: a new one replaces it.
 */
import { statfsSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { StoreUnavailable } from "./store-unavailable";

/** Two segments of the log (16 MiB each), plus what a transaction may add to the tables. */
const RESERVE_BYTES = 48 * 1024 * 1024;
/** A new engine takes a second of CPU, and 150 MB of memory until the old one is collected. */
const REOPEN_PAUSE_MS = 5_000;

type Listener = { channel: string; changed: (payload: string | undefined) => void; stop?: () => Promise<void> };
type Instance = { pglite: PGlite; panicked: boolean; readOnly: boolean };

/** What Drizzle's driver and the store use of PGlite. */
export type Engine = Pick<PGlite, "query" | "exec" | "transaction" | "close"> & {
  /**
   * Calls `changed` with each payload, or with none if notifications may have been missed. Returns a function that
   * stops it.
   */
  listen(channel: string, changed: Listener["changed"]): () => void;
};

export async function openEngine(directory: string): Promise<Engine> {
  let instance = await start(directory);
  let reopening: Promise<void> | undefined;
  let triedAt = 0;
  let closed = false;
  const listeners = new Set<Listener>();

  async function ready(): Promise<PGlite> {
    if (closed) throw new StoreUnavailable("The store is closed");
    if (instance.panicked) {
      reopening ??= reopen().finally(() => {
        reopening = undefined;
      });
      await reopening;
    }
    const { pglite } = instance;
    const readOnly = freeBytes(directory) < RESERVE_BYTES;
    if (readOnly !== instance.readOnly) {
      instance.readOnly = readOnly;
      await pglite.exec(`set default_transaction_read_only = ${readOnly ? "on" : "off"}`);
    }
    return pglite;
  }

  async function reopen(): Promise<void> {
    if (freeBytes(directory) < RESERVE_BYTES) throw new StoreUnavailable("The disk of the store is full");
    if (performance.now() - triedAt < REOPEN_PAUSE_MS) throw new StoreUnavailable("The store is being recovered");
    triedAt = performance.now();
    instance = await start(directory).catch((cause: unknown) => {
      throw new StoreUnavailable("The store could not be recovered", { cause });
    });
    for (const listener of listeners) {
      await hear(listener);
      listener.changed(undefined);
    }
  }

  async function hear(listener: Listener): Promise<void> {
    listener.stop = await instance.pglite.listen(listener.channel, listener.changed);
    if (!listeners.has(listener)) await listener.stop();
  }

  return {
    query: async (...given: Parameters<PGlite["query"]>) => (await ready()).query(...given),
    exec: async (...given: Parameters<PGlite["exec"]>) => (await ready()).exec(...given),
    transaction: async (work: Parameters<PGlite["transaction"]>[0]) => (await ready()).transaction(work),
    listen(channel, changed) {
      const listener: Listener = { channel, changed };
      listeners.add(listener);
      // A store that is closing takes no more listeners and needs none.
      hear(listener).catch(() => undefined);
      return () => {
        listeners.delete(listener);
        if (!instance.panicked) listener.stop?.().catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      await reopening?.catch(() => undefined);
      if (!instance.panicked) await instance.pglite.close();
    },
  } as Engine;
}

async function start(directory: string): Promise<Instance> {
  const pglite = await PGlite.create(directory);
  const instance: Instance = { pglite, panicked: false, readOnly: false };
  const stream = pglite.execProtocolStream.bind(pglite);
  const raw = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolStream = async (...given) => {
    try {
      return await stream(...given);
    } catch (error) {
      const { severity } = error as { severity?: string };
      if (severity === "PANIC" || severity === "FATAL") instance.panicked = true;
      throw error;
    }
  };
  // Statements waiting for their turn fail here.
  pglite.execProtocolRawSync = (message) => {
    if (instance.panicked) throw new StoreUnavailable("The store has to be recovered");
    return raw(message);
  };
  return instance;
}

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
