/** The sandbox's clock: real time plus an offset that a test or a person can increase. The site uses the same clock. */
import { jsonFile } from "./json-file";

export type SandboxClock = {
  now(): Date;
  /** Moves the clock forward by an ISO 8601 duration of weeks, days, hours, minutes and seconds (`PT31M`, `P3DT2H`). */
  advance(duration: string): Promise<void>;
};

/** The offset is stored in `{dataDir}/sandbox/clock.json`, so that a restart doesn't go back in time. */
export function sandboxClock(dataDir: string): SandboxClock {
  const offset = jsonFile(`${dataDir}/sandbox/clock.json`, () => ({ ms: 0 }));
  return {
    now: () => new Date(Date.now() + offset.value.ms),
    async advance(duration) {
      offset.value.ms += milliseconds(duration);
      await offset.save();
    },
  };
}

/** Milliseconds of an ISO 8601 duration; throws a RangeError on anything else. */
export function milliseconds(duration: string): number {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration);
  if (!match || duration === "P" || duration.endsWith("T"))
    throw new RangeError(`"${duration}" is no ISO 8601 duration`);
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
