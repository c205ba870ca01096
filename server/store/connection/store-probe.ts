/** Checks whether the store is writable, for probes that ask every second. */
import { sql } from "drizzle-orm";
import type { Store } from "../db";
import { flowLease } from "../schema";
import { StoreUnavailable, sqlState } from "./store-unavailable";

const KEPT_MS = 1_000;
const ANSWER_MS = 3_000;
const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Returns a function that throws unless the store is writable. It queries at most once a second, however often it is
 * called.
 */
export function writeProbe(store: Pick<Store, "db">): () => Promise<void> {
  let running: Promise<void> | undefined;
  let last: { answer: Promise<void>; until: number } | undefined;

  return () => {
    if (last && performance.now() < last.until) return last.answer;
    running ??= write(store).finally(() => {
      running = undefined;
    });
    const answer = within(running, ANSWER_MS);
    last = { answer, until: performance.now() + KEPT_MS };
    // The caller may be gone.
    answer.catch(() => undefined);
    return answer;
  };
}

/** Writes a log row and a new page: on a full disk, an update in place may still succeed. */
async function write({ db }: Pick<Store, "db">): Promise<void> {
  const until = sql`now() + interval '1 hour'`;
  await db
    .insert(flowLease)
    .values({ flowId: "probe", until })
    .onConflictDoUpdate({ target: flowLease.flowId, set: { until } });
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`create temp table if not exists write_probe (filler text) on commit delete rows`);
      await tx.execute(sql`insert into write_probe values ('x')`);
    });
  } catch (error) {
    // A role that may not create temporary tables can write anyway.
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  }
}

function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new StoreUnavailable(`The store did not answer in ${ms} ms`)), ms).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
