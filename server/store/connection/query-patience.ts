/** How long the current work may wait for one answer from the database. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Together with a page's other steps, a visitor then gets an answer within three seconds. */
const VISITOR_MS = 2_500;
/** Slightly longer than PostgreSQL lets a statement run, so that a job learns from it what went wrong. */
export const STATEMENT_MS = 10_000;
const JOB_MS = STATEMENT_MS + 2_000;
/** Migrations and commands lift PostgreSQL's own limit, but a silent database ends them anyway. */
const COMMAND_MS = 60 * 60_000;

const granted = new AsyncLocalStorage<number>();

export const patienceMs = (): number => granted.getStore() ?? VISITOR_MS;

/** Runs `work` with `ms` for each answer. */
// Awaited in here, because a Drizzle query only starts when it is awaited.
export const withPatience = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  granted.run(ms, async () => await work());

/** Runs a job, which no visitor waits for. */
export const unhurried = <T>(work: () => Promise<T>): Promise<T> => withPatience(JOB_MS, work);

/** Runs a migration or an office command. */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => withPatience(COMMAND_MS, work);
