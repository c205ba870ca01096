/**
 * Notices changed content: the tables' triggers notify the channel `content` with the table's name. Lines of openings,
 * which move every second, have the channel `line`.
 */
import pg from "pg";

export const CHANNELS = ["content", "line"];
/** `table` is undefined if we can't know what changed, because the connection was down. */
export type Changed = (table: string | undefined) => void;
type Listening = {
  watch(changed: Changed): () => void;
  /** Reconnects: after a silence the connection may lead to a server that is gone. */
  renew(): void;
  close(): Promise<void>;
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const CONNECT_MS = 5_000;

/** Uses a connection of its own, opened for the first watcher and reopened at growing intervals if it breaks. */
export function listenTo(connectionString: string): Listening {
  const watchers = new Set<Changed>();
  let client: pg.Client | undefined;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (table: string | undefined) => {
    for (const changed of watchers) {
      try {
        changed(table);
      } catch {
        // A watcher's own error. Thrown from here, it would end the process.
      }
    }
  };

  async function connect(): Promise<void> {
    timer = undefined;
    const mine = new pg.Client({
      connectionString,
      application_name: "ringside content",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    client = mine;
    mine.on("notification", ({ payload }) => tell(payload));
    // `connect` also reports a failed connection; only these two report a lost one.
    mine.on("error", () => void again(mine));
    mine.on("end", () => void again(mine));
    try {
      await mine.connect();
      for (const channel of CHANNELS) await mine.query(`listen ${channel}`);
      pause = FIRST_PAUSE_MS;
      tell(undefined);
    } catch {
      await again(mine);
    }
  }

  async function again(lost: pg.Client): Promise<void> {
    if (closed || client !== lost) return;
    client = undefined;
    timer = setTimeout(connect, pause).unref();
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    await lost.end().catch(() => undefined);
  }

  function renew(): void {
    pause = FIRST_PAUSE_MS;
    if (client) void again(client);
    else if (timer && !closed) {
      clearTimeout(timer);
      void connect();
    }
  }

  return {
    watch(changed) {
      watchers.add(changed);
      if (!client && !timer) void connect();
      return () => watchers.delete(changed);
    },
    renew,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
