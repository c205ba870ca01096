/** A built site whose process is watched: what it holds, what it prints, and whether it still serves everyone else. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { embeddedSite, testSite } from "../routes/site";

export const SOAK = process.env.SOAK === "on";
/** To repeat a run: SEED=… npx vitest run … */
export const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
/** A request that takes longer than this hangs, however slow the machine is. */
export const HANG_MS = 30_000;

const MEASURE_LIMIT_MS = 20_000;
const SETTLE_LIMIT_MS = 20_000;
const BUSY_LIMIT_MS = 30_000;
/** Processor time within half a second, two garbage collections included. */
const IDLE_CPU_MS = 250;
const ERROR_LEVELS = ["error", "fatal"];
const MOST_COMPLAINTS = 30;
/** How many more handles a process may hold than at its start: idle connections to its sandbox come and go. */
const SPARE_HANDLES = 6;

export type Measured = {
  rss: number;
  heapUsed: number;
  external: number;
  /** Since the process began. */
  cpuMs: number;
  handles: number;
  files: string[];
};

/** A site whose process is measured has an embedded store, since a pool of connections grows and shrinks by itself. */
export const measuredSite = (env: Record<string, string> = {}): Promise<WatchedSite> => watched(embeddedSite, env);

/** Any other, on the embedded store only in `npm run soak`. */
export const watchedSite = (env: Record<string, string> = {}): Promise<WatchedSite> =>
  watched(SOAK ? embeddedSite : testSite, env);

async function watched(open: typeof testSite, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "ringside-measure-"));
  const file = join(folder, "measured.json");
  const site = await open({ MEASURE_FILE: file, ...env }, [
    "--trace-warnings",
    "--import",
    `${import.meta.dirname}/measure.mjs`,
  ]);
  let read = site.printed().length;
  const statusOf = (path: string): Promise<number | string> =>
    fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(HANG_MS) }).then(
      ({ status }) => status,
      (error: Error) => `${error.message} ${error.cause ?? ""}`,
    );

  async function measure(): Promise<Measured> {
    rmSync(file, { force: true });
    try {
      process.kill(site.pid(), "SIGUSR2");
    } catch {
      throw new Error(`The server is dead:\n${site.printed().slice(-2_000)}`);
    }
    for (const end = performance.now() + MEASURE_LIMIT_MS; performance.now() < end; await wait(50)) {
      try {
        return JSON.parse(readFileSync(file, "utf8")) as Measured;
      } catch {}
    }
    throw new Error(`The server did not say what it holds:\n${site.printed().slice(-2_000)}`);
  }

  return {
    ...site,
    port: Number(new URL(site.url).port),
    measure,

    /**
     * Output since the last call that blames the site: lines at error level and above, and anything that is no log
     * line.
     */
    complaints(): string[] {
      const lines = site
        .printed()
        .slice(read)
        .split(/\n(?! {4}at )/)
        .filter(Boolean);
      read = site.printed().length;
      const faults = lines.filter((line) => !isHarmless(line)).map(inShort);
      return [...new Set(faults)].slice(0, MOST_COMPLAINTS);
    },

    /** Waits until the process holds no more handles than `before`, and fails if it never does. */
    async settled(before: Measured): Promise<Measured> {
      let now = await measure();
      const most = Math.ceil(before.handles * 1.1) + SPARE_HANDLES;
      for (const end = performance.now() + SETTLE_LIMIT_MS; now.handles > most; now = await measure()) {
        if (performance.now() > end) break;
        await wait(250);
      }
      expect(now.handles, `open handles, ${before.handles} before; files: ${now.files}`).toBeLessThanOrEqual(most);
      return now;
    },

    /** The process is alive and serves a well-behaved visitor, at once or as soon as it has caught up. */
    async expectServing(about: string): Promise<void> {
      const statuses = () => Promise.all(["/healthz", "/home", "/api/v1/events", "/profile"].map(statusOf));
      let answers = await statuses();
      for (const end = performance.now() + BUSY_LIMIT_MS; answers.includes(503); answers = await statuses()) {
        if (performance.now() > end) break;
        await wait(250);
      }
      expect(answers, `${about}\n${site.printed().slice(-1_500)}`).toEqual([200, 200, 200, 200]);
    },

    /** Waits until the process is idle; resolves to the CPU time it has used so far. */
    async idle(): Promise<number> {
      let { cpuMs } = await measure();
      for (const end = performance.now() + BUSY_LIMIT_MS; performance.now() < end; ) {
        await wait(500);
        const now = await measure();
        const used = now.cpuMs - cpuMs;
        cpuMs = now.cpuMs;
        if (used < IDLE_CPU_MS) break;
      }
      return cpuMs;
    },

    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type WatchedSite = Awaited<ReturnType<typeof watched>>;

function isHarmless(line: string): boolean {
  try {
    return !ERROR_LEVELS.includes((JSON.parse(line) as { level: string }).level);
  } catch {
    return false;
  }
}

/** A line's subject and message; lines with the same ones count as one. */
function inShort(line: string): string {
  try {
    const { level, about, msg, error } = JSON.parse(line) as Record<string, unknown>;
    const { message, stack } = (error ?? {}) as { message?: string; stack?: string };
    return [level, about ?? msg, message ?? line, stack?.split("\n")[1]?.trim()].join(" · ").slice(0, 400);
  } catch {
    return line.replaceAll(/\s+at /g, " · ").slice(0, 900);
  }
}
