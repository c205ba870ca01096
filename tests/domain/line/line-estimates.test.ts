import { describe, expect, it } from "vitest";
import { nightWaits } from "../../../app/domain/line/auto-start";
import { isGated, type LineFacts, linePhase, takesPlaces } from "../../../app/domain/line/line-phase";
import { easedPace, refreshSeconds, seatsReach, waitRange } from "../../../app/domain/line/wait-estimate";

describe("The estimate", () => {
  it("is a range around ahead over pace", () => {
    expect(waitRange(900, 2.5)).toEqual({ fromMinutes: 4, toMinutes: 8 });
    expect(waitRange(1, 15)).toEqual({ fromMinutes: 1, toMinutes: 1 });
  });
  it("is silent while nothing moves", () => expect(waitRange(900, 0)).toBeUndefined());
  it("is silent beyond ten hours", () => expect(waitRange(1e6, 1)).toBeUndefined());
  it("changes by a fifth at most", () => {
    expect(easedPace(10, 100)).toBe(12);
    expect(easedPace(10, 1)).toBe(8);
    expect(easedPace(0, 7)).toBe(7);
  });
  it("reloads after a tenth of the wait, within 4 and 72 seconds", () => {
    expect(refreshSeconds(3_000, 10, 0.5)).toBe(30);
    expect(refreshSeconds(1, 10, 0)).toBe(4);
    expect(refreshSeconds(1e6, 1, 1)).toBe(72);
    expect(refreshSeconds(10, 0, 0.5)).toBe(60);
  });
  it("knows up to where seats reach", () => {
    expect(seatsReach({ serving: 100, free: 300, seatsPerOrder: 2, show: 0.75 })).toBe(300);
  });
});

describe("The phase", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 10, minute));
  const line: LineFacts = {
    mode: "planned",
    joinsAt: at(0),
    opensAt: at(30),
    drawnAt: null,
    endedAt: null,
    undated: false,
    halted: false,
    free: 10,
    held: 0,
  };
  it.each([
    ["none", { mode: "off" }, 10],
    ["before", {}, -1],
    ["gathering", {}, 0],
    ["gathering", {}, 29],
    ["drawing", {}, 30],
    ["open", { drawnAt: at(30) }, 30],
    ["paused", { drawnAt: at(30), halted: true }, 31],
    ["none", { drawnAt: at(30), undated: true }, 31],
    ["paused", { drawnAt: at(30), free: 0, held: 2 }, 31],
    ["soldOut", { drawnAt: at(30), free: 0 }, 31],
    ["ended", { drawnAt: at(30), endedAt: at(31) }, 31],
  ] as const)("is %s with %o at minute %i", (phase, change, minute) => {
    expect(linePhase({ ...line, ...change }, at(minute))).toBe(phase);
  });
  it("gates from gathering to the end, and takes places until sold out", () => {
    expect(["none", "before", "ended"].some((one) => isGated(one as "none"))).toBe(false);
    expect(["gathering", "drawing", "open", "paused", "soldOut"].every((one) => isGated(one as "open"))).toBe(true);
    expect(takesPlaces("soldOut")).toBe(false);
    expect(takesPlaces("paused")).toBe(true);
  });
});

describe("A line that starts by itself", () => {
  const run = (waits: number[], perSecond = 6) => {
    const nights = nightWaits();
    return waits.map((ms, second) =>
      Array.from({ length: perSecond }, (_, n) =>
        nights.note("night", { network: `${n}`, waitedMs: ms }, second * 1_000 + n),
      ).some(Boolean),
    );
  };
  it("starts after three slow seconds in a row", () => {
    expect(run([800, 900, 900, 10])).toEqual([false, false, false, true]);
  });
  it("does not start for two, for fast ones, or for few requests", () => {
    expect(run([800, 900, 10, 10])).not.toContain(true);
    expect(run([600, 600, 600, 600, 600])).not.toContain(true);
    expect(run([900, 900, 900, 900], 4)).not.toContain(true);
  });
  it("starts over when a second had no request", () => {
    const nights = nightWaits();
    const note = (second: number) =>
      Array.from({ length: 6 }, (_, n) =>
        nights.note("night", { network: `${n}`, waitedMs: 900 }, second * 1_000),
      ).some(Boolean);
    expect([0, 1, 3, 4, 5].map(note)).toEqual([false, false, false, false, false]);
    expect(note(6)).toBe(true);
  });

  /** Whether a night with these waits in each second gets a line. */
  const starts = (waits: { network: string | undefined; waitedMs: number }[]) => {
    const nights = nightWaits();
    return Array.from({ length: 6 }, (_, second) => waits.map((one) => nights.note("night", one, second * 1_000)))
      .flat()
      .some(Boolean);
  };
  const slowFrom = (network: (n: number) => string | undefined, length = 200) =>
    Array.from({ length }, (_, n) => ({ network: network(n), waitedMs: 900 }));
  const quick = Array.from({ length: 10 }, (_, n) => ({ network: `quick ${n}`, waitedMs: 10 }));

  it("does not start for the flood of one network, whether or not others come", () => {
    expect(starts([...slowFrom(() => "flood"), ...quick])).toBe(false);
    expect(starts(slowFrom(() => "flood"))).toBe(false);
    expect(starts(slowFrom((n) => `flood ${n % 4}`))).toBe(false);
  });
  it("starts when many networks wait", () => {
    expect(starts([...slowFrom((n) => `fan ${n % 50}`), ...quick])).toBe(true);
    expect(starts([...slowFrom((n) => `fan ${n}`, 9), ...quick])).toBe(false);
  });
  it("counts a network by its shortest wait", () => {
    const both = Array.from({ length: 20 }, (_, n) => ({ network: `fan ${n}`, waitedMs: 10 }));
    expect(starts([...both, ...slowFrom((n) => `fan ${n}`, 20)])).toBe(false);
    expect(starts([...slowFrom((n) => `fan ${n}`, 20), ...both])).toBe(false);
  });
  it("counts each request where networks are unknown", () => {
    expect(starts(slowFrom(() => undefined, 6))).toBe(true);
    expect(starts(slowFrom(() => undefined, 4))).toBe(false);
  });
  it("isn't kept from a night by requests for thousands of others", () => {
    const nights = nightWaits();
    const notes = Array.from({ length: 6 }, (_, second) => {
      for (let n = 0; n < 5_000; n++) nights.note(`other ${n}`, { network: "flood", waitedMs: 900 }, second * 1_000);
      return slowFrom((n) => `fan ${n}`, 6).map((one) => nights.note("night", one, second * 1_000));
    });
    expect(notes.flat()).toContain(true);
  });
});
