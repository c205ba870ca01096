/** Doctor's findings for the office's page: from memory for some minutes, and never waited for long. */
import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "../../config/config";
import { type Examined, examination } from "./examination";
import type { Finding } from "./finding";

type RecentExamination = {
  /** When the findings were made. Undefined while the first examination goes on. */
  at: Date | undefined;
  findings: Finding[];
  /** Every setting, and whether the environment sets it. Never a value. */
  settings: { name: string; set: boolean }[];
};

const FRESH_MS = 10 * 60_000;
/** The page doesn't wait longer for systems that don't answer. */
const PATIENCE_MS = 4_000;

/** `examined` reads the settings of this process. */
export function recentExamination(examined: () => Examined & { sandbox: boolean; names: readonly string[] }) {
  let last: { at: Date; findings: Finding[] } | undefined;
  let running: Promise<void> | undefined;

  const begin = () => {
    const given = examined();
    running ??= examination(given, given.sandbox)
      .then((findings) => {
        last = { at: new Date(), findings };
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return async (config: Settings, again: boolean): Promise<RecentExamination> => {
    if (again || !last || Date.now() - last.at.getTime() > FRESH_MS) {
      await Promise.race([begin(), wait(PATIENCE_MS, undefined, { ref: false })]);
    }
    const { names } = examined();
    const settings = Object.keys(config)
      .filter((name) => /^[A-Z][A-Z_]+$/.test(name))
      .sort()
      .map((name) => ({ name, set: names.includes(name) }));
    return { at: last?.at, findings: last?.findings ?? [], settings };
  };
}
