import { describe, expect, it } from "vitest";
import { clockText, timelineOf } from "../../../app/domain/media/timeline";

const ranges = (...all: [number, number][]) => ({
  length: all.length,
  start: (i: number) => all[i]?.[0] ?? Number.NaN,
  end: (i: number) => all[i]?.[1] ?? Number.NaN,
});

describe("The timeline of a video", () => {
  it("is unknown before anything has loaded", () => {
    expect(timelineOf({ currentTime: 0, duration: Number.NaN, seekable: ranges() }, false)).toBeUndefined();
    expect(
      timelineOf({ currentTime: 0, duration: Number.POSITIVE_INFINITY, seekable: ranges() }, false),
    ).toBeUndefined();
  });

  it("runs from the start to the end of a recording", () => {
    const line = timelineOf({ currentTime: 12, duration: 24, seekable: ranges([0, 24]) }, false);
    expect(line).toEqual({ from: 0, to: 24, at: 12, live: false, behind: 0 });
  });

  it.each([
    ["endless", Number.POSITIVE_INFINITY, false],
    ["growing", 960, true],
  ])("of an %s live stream is what can be reached, and tells how far behind the picture is", (_, duration, grows) => {
    const at = (currentTime: number) => timelineOf({ currentTime, duration, seekable: ranges([600, 960]) }, grows);
    expect(at(700)).toEqual({ from: 600, to: 960, at: 700, live: true, behind: 260 });
    expect(at(945), "no player is nearer to live than this").toMatchObject({ live: true, behind: 0 });
  });
});

it.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [3845, "1:04:05"],
  [-1, "0:00"],
])("%s seconds are shown as %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
