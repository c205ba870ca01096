import { describe, expect, it } from "vitest";
import { byteRange } from "../../../app/domain/media/byte-range";
import { type WatchRequest, watchScreen } from "../../../app/domain/pay-per-view/watch-screen";

const film = { playlist: "/a", whole: "/b", captions: "/c" };
const playing: WatchRequest = { state: "live", signedIn: true, admitted: true, standing: { state: "playing", film } };

describe("The watch screen", () => {
  it.each<[Partial<WatchRequest>, string]>([
    [{}, "playing"],
    [{ state: "replay" }, "playing"],
    [{ standing: { state: "idle" } }, "ready"],
    [{ standing: { state: "moved" } }, "moved"],
    [{ state: "onSale" }, "early"],
    [{ state: "announced" }, "early"],
    [{ admitted: false }, "buy"],
    [{ admitted: false, state: "onSale" }, "buy"],
    [{ signedIn: false, admitted: false }, "guest"],
    [{ state: "closed" }, "closed"],
    [{ state: "closed", signedIn: false, admitted: false }, "closed"],
  ])("for %j is %s", (change, kind) => {
    expect(watchScreen({ ...playing, ...change }).kind).toBe(kind);
  });

  it("has film URLs only for the fan who is playing it", () => {
    expect(watchScreen(playing)).toEqual({ kind: "playing", film });
    expect(watchScreen({ ...playing, admitted: false })).toEqual({ kind: "buy" });
  });
});

describe("A range of a file of 1000 bytes", () => {
  it.each([
    ["bytes=0-", { start: 0, end: 999 }],
    ["bytes=200-299", { start: 200, end: 299 }],
    ["bytes=900-5000", { start: 900, end: 999 }],
    ["bytes=-100", { start: 900, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["bytes=1000-", "beyond"],
    ["bytes=-0", "beyond"],
    ["bytes=300-200", undefined],
    ["bytes=-", undefined],
    ["bytes=0-1,5-6", undefined],
    ["lines=0-1", undefined],
    ["", undefined],
    [null, undefined],
  ])("%s", (header, range) => {
    expect(byteRange(header, 1000)).toEqual(range);
  });
});
