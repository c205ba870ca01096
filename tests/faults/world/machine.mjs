/**
 * Loaded before each process of these tests. The machine's time is ahead by what the file MACHINE_TIME says, plus the
 * process's own MACHINE_SKEW_MS. Recurring jobs check every half second whether they are due, which still depends on
 * the time, so a test moves the clock by a minute instead of waiting for one.
 */
import { readFileSync } from "node:fs";

const LOOK_MS = 25;
const JOBS_MS = 500;
const { MACHINE_TIME = "", MACHINE_SKEW_MS = "0" } = process.env;
const RealDate = Date;
const realInterval = setInterval;
const realNow = Date.now.bind(Date);
let ahead = 0;

function look() {
  try {
    ahead = Number(readFileSync(MACHINE_TIME, "utf8")) + Number(MACHINE_SKEW_MS);
  } catch {
    // The file may be empty between two writes.
  }
}
look();
realInterval(look, LOOK_MS).unref();

const now = () => realNow() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
globalThis.setInterval = (work, ms, ...args) =>
  realInterval(work, ms >= 10_000 && ms <= 60_000 ? JOBS_MS : ms, ...args);

/** Every token contains the issuer's address, so it cannot name a proxy. Its keys are still fetched through one. */
const { KEYS_THROUGH } = process.env;
const realFetch = fetch;
globalThis.fetch = (asked, init) => {
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
  return KEYS_THROUGH && pathname.endsWith("/.well-known/jwks.json")
    ? realFetch(KEYS_THROUGH + pathname, init)
    : realFetch(asked, init);
};
