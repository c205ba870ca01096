/**
 * Decides how many places to call next. Some fans never enter after a call and the others take a while, so the
 * controller measures both on recent calls. It then calls enough places for past and expected entries to match the
 * plan. A pure function: measurements in, next step out.
 */

/** Calls and entries are counted in slices of this length. */
export const SLICE_MS = 2_000;
/** A fan who enters later than this many slices after the call counts as absent. */
export const SLICES = 30;
/** How many slices of calls are kept: as long as we still expect or learn something from them. */
export const KEPT_SLICES = 90;

const FIRST_RATE = 15;
const LEAST_RATE = 0.5;
const MOST_RATE = 500;
const STEP_MS = 5_000;
/** The rate rises while the load is below the first limits, and falls above the second ones. */
const CALM = { loop: 0.6, waitMs: 300 };
const STRAINED = { loop: 0.75, waitMs: 800 };
const FASTER = 1.1;
const SLOWER = 0.7;
/** Caps the time between two steps, so that a clock jump or a restart doesn't call a whole backlog of places. */
const MOST_ELAPSED_MS = 5_000;
/**
 * What we assume before anyone was called: the share of fans who enter, and after how many slices on average. The
 * assumption weighs as much as WEIGHT calls.
 */
const SHOW = 0.8;
const DELAY_SLICES = 3;
const WEIGHT = 10;
const LEAST_SHOW = 0.2;
/**
 * If this many fans were called at least this many slices ago and none has entered, something is blocking them, and
 * they will all arrive together.
 */
const SILENT = { calls: 20, slices: 4 };
/** How many turns may be open per order that the free seats can fill. */
const TURNS_PER_ORDER = 1.3;

/** What the conductor remembers between two steps. */
export type Control = {
  at: number;
  rate: number;
  rateAt: number;
  /** How many should have entered by now. */
  planned: number;
  /** Per slice (epoch time over SLICE_MS): how many were called in it, and up to which rank. */
  calls: { slice: number; n: number; to: number }[];
};

export type Measured = {
  now: number;
  /** How many have entered through the line since it opened. */
  entered: number;
  /** For each kept slice of calls: how many fans entered how many slices later. */
  arrivals: { slice: number; after: number; n: number }[];
  /** Places that exist and are not called yet. */
  waiting: number;
  /** Open turns of fans who hold no seats yet. */
  openTurns: number;
  freeSeats: number;
  seatsPerOrder: number;
  /** The office's maximum per second. */
  maxRate: number | undefined;
  /** Of the busiest process. */
  load: ProcessLoad | undefined;
};

/** How busy the event loop is (0 to 1), and how long requests wait for their turn. */
export type ProcessLoad = { loop: number; waitMs: number };

export const isCalm = ({ loop, waitMs }: ProcessLoad): boolean => loop < CALM.loop && waitMs < CALM.waitMs;

/** The worst figure of each kind among all processes. */
export const worstLoad = (loads: ProcessLoad[]): ProcessLoad => ({
  loop: Math.max(0, ...loads.map(({ loop }) => loop)),
  waitMs: Math.max(0, ...loads.map(({ waitMs }) => waitMs)),
});

export const firstControl = (now: number, rate = FIRST_RATE): Control => ({
  at: now,
  rate,
  rateAt: now,
  planned: 0,
  calls: [],
});

export function nextCalls(last: Control, m: Measured): { control: Control; call: number; show: number } {
  const elapsed = Math.min(MOST_ELAPSED_MS, Math.max(0, m.now - last.at)) / 1_000;
  const { rate, rateAt } = nextRate(last, m);
  const slice = Math.floor(m.now / SLICE_MS);
  const calls = last.calls.filter((one) => one.slice > slice - KEPT_SLICES && one.slice <= slice);
  const shares = entryShares(calls, m.arrivals, slice);
  const show = Math.max(LEAST_SHOW, sum(shares));
  const delay = (sum(shares.map((share, after) => share * after)) / show) * (SLICE_MS / 1_000);
  const expected = stillExpected(calls, shares, m.now);

  const planned = last.planned + rate * elapsed;
  const missing = planned + rate * delay - m.entered - expected;
  const room = (TURNS_PER_ORDER * m.freeSeats) / Math.max(1, m.seatsPerOrder) - m.openTurns - expected;
  const wanted = Math.ceil(Math.max(0, Math.min(missing, room)) / show);
  // At most what the plan needs at the lowest expected turnout, or at full turnout while nobody enters. The first step
  // also calls for the time that fans take to arrive.
  const since = calls.length === 0 ? elapsed + delay : elapsed;
  const most = Math.ceil((rate * since) / (areSilent(calls, m.arrivals, slice) ? 1 : LEAST_SHOW));
  const call = Math.min(wanted, m.waiting, most);
  // The plan pauses while there are no seats or no fans left to call, or while nobody comes. Otherwise the controller
  // would catch up in one burst.
  const held = call < Math.ceil(Math.max(0, missing) / show);
  const reached = m.entered + expected + call * show - rate * delay;

  return {
    call,
    show,
    control: {
      at: m.now,
      rate,
      rateAt,
      planned: held ? Math.max(last.planned, Math.min(planned, reached)) : planned,
      calls: withCall(calls, slice, call),
    },
  };
}

function areSilent(calls: Control["calls"], arrivals: Measured["arrivals"], slice: number): boolean {
  const lately = new Set(calls.filter((one) => slice - one.slice < SLICES).map((one) => one.slice));
  const called = sum(
    calls.filter((one) => lately.has(one.slice) && slice - one.slice >= SILENT.slices).map(({ n }) => n),
  );
  return called >= SILENT.calls && !arrivals.some((one) => one.n > 0 && lately.has(one.slice));
}

/** Adds the number of calls; the caller writes up to which rank they went. */
function withCall(calls: Control["calls"], slice: number, n: number): Control["calls"] {
  if (n === 0) return calls;
  const own = calls.find((one) => one.slice === slice) ?? { slice, n: 0, to: 0 };
  return [...calls.filter((one) => one !== own), { ...own, n: own.n + n }];
}

/**
 * Raises the rate while the site has capacity, lowers it immediately under load, and never exceeds the office's maximum.
 */
function nextRate(last: Control, { now, load, maxRate = MOST_RATE }: Measured): Pick<Control, "rate" | "rateAt"> {
  let { rate, rateAt } = last;
  // A process whose clock was ahead may have changed it last.
  if (load && (now - rateAt >= STEP_MS || now < rateAt)) {
    if (load.loop > STRAINED.loop || load.waitMs > STRAINED.waitMs) rate *= SLOWER;
    else if (isCalm(load)) rate *= FASTER;
    rateAt = now;
  }
  return { rate: Math.min(maxRate, MOST_RATE, Math.max(Math.min(LEAST_RATE, maxRate), rate)), rateAt };
}

/** The share of called fans who enter each number of slices after their call. Only completed slices count. */
function entryShares(calls: Control["calls"], arrivals: Measured["arrivals"], slice: number): number[] {
  return Array.from({ length: SLICES }, (_, after) => {
    const over = new Set(calls.filter((one) => slice - one.slice > after).map((one) => one.slice));
    const exposed = sum(calls.filter((one) => over.has(one.slice)).map((one) => one.n));
    const came = sum(arrivals.filter((one) => one.after === after && over.has(one.slice)).map((one) => one.n));
    const assumed = (SHOW / DELAY_SLICES) * (1 - 1 / DELAY_SLICES) ** after;
    return Math.min(1, (came + WEIGHT * assumed) / (exposed + WEIGHT));
  });
}

/** How many of the called fans will probably still enter. */
function stillExpected(calls: Control["calls"], shares: number[], now: number): number {
  const slice = Math.floor(now / SLICE_MS);
  const left = 1 - (now % SLICE_MS) / SLICE_MS;
  return sum(
    calls.map((one) => {
      const age = slice - one.slice;
      return one.n * (sum(shares.slice(age + 1)) + (shares[age] ?? 0) * left);
    }),
  );
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
