/** Each worker has its own site and sandbox, because tests move the clock and change people and settings. */

export const WORKERS = 3;

/** E2E_PORT keeps two copies of the project on one machine apart. */
const FIRST_PORT = Number(process.env.E2E_PORT || 4300);

/** The ports of a worker's site and sandbox. */
export function portsOf(worker: number): { site: number; sandbox: number } {
  const site = FIRST_PORT + 2 * worker;
  return { site, sandbox: site + 1 };
}

/** Playwright numbers its workers from zero, in the environment of each. */
const mine = portsOf(Number(process.env.TEST_PARALLEL_INDEX || 0));

export const SITE = `http://localhost:${mine.site}`;
export const SANDBOX = `http://localhost:${mine.sandbox}`;

/** With the transitions that visitors see unless they asked for less motion. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;
