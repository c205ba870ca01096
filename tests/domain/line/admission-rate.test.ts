/** The controller of admissions, against a simulated crowd. */
import { describe, expect, it } from "vitest";
import {
  type Control,
  firstControl,
  type Measured,
  nextCalls,
  SLICE_MS,
} from "../../../app/domain/line/admission-rate";

const TICK_MS = 1_000;

type Crowd = {
  minutes: number;
  show: number;
  /** Milliseconds until a called fan enters. */
  delay: (chance: number) => number;
  /** Milliseconds before which a fan can't get through, or doesn't know their rank. */
  opensMs?: (chance: number) => number;
  places?: number;
  free?: (entered: number) => number;
  load?: (now: number) => Measured["load"];
  maxRate?: number;
  step?: typeof nextCalls;
};

/** Entries per minute, and the plan's. */
function simulate({
  minutes,
  show,
  delay,
  opensMs = () => 0,
  places = 1e6,
  free = () => 1e6,
  load = () => undefined,
  maxRate = 20,
  step = nextCalls,
}: Crowd) {
  const random = seeded(7);
  let control: Control = firstControl(0, maxRate);
  let serving = 0;
  const entries: { at: number; slice: number }[] = [];
  const perMinute: number[] = [];
  const planned: number[] = [];
  for (let now = TICK_MS; now <= minutes * 60_000; now += TICK_MS) {
    const done = entries.filter(({ at }) => at <= now);
    const arrivals = new Map<string, { slice: number; after: number; n: number }>();
    for (const { at, slice } of done) {
      const after = Math.floor(at / SLICE_MS) - slice;
      const key = `${slice} ${after}`;
      const known = arrivals.get(key) ?? { slice, after, n: 0 };
      arrivals.set(key, { ...known, n: known.n + 1 });
    }
    const next = step(control, {
      now,
      entered: done.length,
      arrivals: [...arrivals.values()],
      waiting: places - serving,
      openTurns: 0,
      freeSeats: free(done.length),
      seatsPerOrder: 1,
      maxRate,
      load: load(now),
    });
    control = next.control;
    serving += next.call;
    for (let n = 0; n < next.call; n++) {
      if (random() < show)
        entries.push({ at: Math.max(now, opensMs(random())) + delay(random()), slice: Math.floor(now / SLICE_MS) });
    }
    if (now % 60_000 !== 0) continue;
    perMinute.push(done.filter(({ at }) => at > now - 60_000).length);
    planned.push(control.planned - planned.reduce((sum, one) => sum + one, 0));
  }
  return { perMinute, planned, serving, control, entered: entries.length };
}

describe("Admissions per minute", () => {
  it.each([
    ["everybody is there", 1, (c: number) => 500 + 4_000 * c],
    ["30 % are absent", 0.7, (c: number) => 500 + 4_000 * c],
    ["half are absent, and slow", 0.5, (c: number) => 2_000 - 8_000 * Math.log(1 - 0.99 * c)],
    ["most are absent", 0.3, (c: number) => 1_000 + 10_000 * c],
  ])("stay within a twentieth of the plan from the second minute on if %s", (_, show, delay) => {
    const { perMinute } = simulate({ minutes: 6, show, delay });
    for (const one of perMinute.slice(1)) expect(Math.abs(one / 1_200 - 1)).toBeLessThan(0.05);
    expect(Math.abs((perMinute[0] ?? 0) / 1_200 - 1)).toBeLessThan(0.12);
  });

  it("miss the plan by far if everybody is assumed to come and half are absent (control)", () => {
    const naive: typeof nextCalls = (control) => ({
      show: 1,
      call: Math.round(control.rate * (TICK_MS / 1_000)),
      control,
    });
    const { perMinute } = simulate({ minutes: 3, show: 0.5, delay: (c) => 4_000 * c, step: naive });
    for (const one of perMinute) expect(Math.abs(one / 1_200 - 1)).toBeGreaterThan(0.4);
  });

  it.each([10_000, 30_000])(
    "call no crowd while nobody gets through for %i ms, and keep to the plan afterward",
    (opensMs) => {
      const { perMinute } = simulate({ minutes: 6, show: 0.7, delay: (c) => 500 + 4_000 * c, opensMs: () => opensMs });
      expect(perMinute[0]).toBeLessThan(1_200 * 1.2);
      for (const one of perMinute.slice(3)) expect(Math.abs(one / 1_200 - 1)).toBeLessThan(0.05);
    },
  );

  it.each([
    ["calm", () => ({ loop: 0.3, waitMs: 10 })],
    ["strained for a while", (now: number) => (now < 20_000 ? { loop: 0.9, waitMs: 900 } : { loop: 0.3, waitMs: 10 })],
  ])(
    "keep to the plan from the first minute while polls twenty seconds apart tell fans their rank, and the site is %s",
    (_, load) => {
      const { perMinute, planned } = simulate({
        ...{ minutes: 5, show: 0.7, maxRate: 10, load },
        delay: (c) => 1_000 + 5_500 * c,
        opensMs: (c) => 20_000 * c,
      });
      for (const [minute, one] of perMinute.entries())
        expect(
          Math.abs(one / (planned[minute] ?? 0) - 1),
          `minute ${minute + 1}: ${one} of ${planned[minute]}`,
        ).toBeLessThan(0.05);
    },
  );

  it("never call more fans than are in line", () => {
    expect(simulate({ minutes: 2, show: 1, delay: () => 1_000, places: 100 }).serving).toBe(100);
  });

  it("let in only as many as there are seats for", () => {
    const { entered } = simulate({ minutes: 4, show: 0.7, delay: (c) => 4_000 * c, free: (n) => Math.max(0, 500 - n) });
    expect(entered).toBeGreaterThanOrEqual(500);
    expect(entered).toBeLessThan(700);
  });

  it("do not catch up at once after a pause", () => {
    const { control } = simulate({ minutes: 3, show: 1, delay: () => 1_000, free: () => 0 });
    expect(control.planned).toBe(0);
  });
});

describe("The rate", () => {
  const measured: Measured = {
    now: 6_000,
    entered: 0,
    arrivals: [],
    waiting: 1e6,
    openTurns: 0,
    freeSeats: 1e6,
    seatsPerOrder: 2,
    maxRate: undefined,
    load: { loop: 0.2, waitMs: 10 },
  };
  const rateAfter = (load: Measured["load"], maxRate?: number) =>
    nextCalls(firstControl(0, 100), { ...measured, load, maxRate }).control.rate;

  it("rises by a tenth while there is room", () => expect(rateAfter({ loop: 0.2, waitMs: 10 })).toBeCloseTo(110));
  it("falls to 0.7 when the loop is busy", () => expect(rateAfter({ loop: 0.8, waitMs: 10 })).toBeCloseTo(70));
  it("falls to 0.7 when requests wait", () => expect(rateAfter({ loop: 0.1, waitMs: 900 })).toBeCloseTo(70));
  it("stays in between", () => expect(rateAfter({ loop: 0.7, waitMs: 500 })).toBe(100));
  it("obeys the office", () => expect(rateAfter({ loop: 0.1, waitMs: 1 }, 8)).toBe(8));
  it("still follows the load after a step from a clock that was ahead", () => {
    const load = { loop: 0.8, waitMs: 10 };
    expect(nextCalls(firstControl(3_600_000, 100), { ...measured, load }).control.rate).toBeCloseTo(70);
  });
  it("never calls a crowd after a jump of the clock", () => {
    const { call } = nextCalls(firstControl(0, 10), { ...measured, now: 86_400_000, maxRate: 10 });
    expect(call).toBeLessThan(250);
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
