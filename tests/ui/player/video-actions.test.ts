import { expect, it, vi } from "vitest";
import { videoActions } from "../../../app/ui/player/video-actions";

function actionsOn(changes: object = {}) {
  const track = { mode: "showing" };
  const video = {
    ...{ paused: true, currentTime: 12, duration: 24, volume: 1, muted: false, textTracks: [track] },
    seekable: { length: 1, end: () => 900 },
    play: vi.fn(() => Promise.reject(new Error("another press, please"))),
    pause: vi.fn(),
    ...changes,
  };
  return { video, track, actions: videoActions(video as unknown as HTMLVideoElement, {} as HTMLElement) };
}

it("plays and pauses, even if the browser refuses to play", () => {
  const { video, actions } = actionsOn();
  actions.toggle();
  expect(video.play).toHaveBeenCalledOnce();
  video.paused = false;
  actions.toggle();
  expect(video.pause).toHaveBeenCalledOnce();
});

it("moves by ten seconds, but not past the start or the end", () => {
  const { video, actions } = actionsOn();
  actions.forward();
  expect(video.currentTime).toBe(22);
  actions.forward();
  expect(video.currentTime).toBe(24);
  actions.toStart();
  actions.back();
  expect(video.currentTime).toBe(0);
  actions.toEnd();
  expect(video.currentTime).toBe(24);
});

it("goes to the live picture of an endless stream, just before the newest segment, and plays it", () => {
  const { video, actions } = actionsOn({ duration: Number.POSITIVE_INFINITY, currentTime: 100 });
  actions.toLive();
  expect(video.currentTime).toBe(890);
  expect(video.play).toHaveBeenCalledOnce();
});

it("does not seek before anything has loaded", () => {
  const { video, actions } = actionsOn({ duration: Number.NaN, currentTime: 0, seekable: { length: 0 } });
  actions.forward();
  expect(video.currentTime).toBe(0);
});

it("mutes, and turns the sound on again after it was turned down to nothing", () => {
  const { video, actions } = actionsOn({ volume: 0.05 });
  actions.quieter();
  expect(video).toMatchObject({ volume: 0, muted: true });
  actions.mute();
  expect(video).toMatchObject({ volume: 1, muted: false });
  actions.mute();
  expect(video.muted).toBe(true);
});

it("switches captions", () => {
  const { track, actions } = actionsOn();
  actions.captions();
  expect(track.mode).toBe("hidden");
  actions.captions();
  expect(track.mode).toBe("showing");
  expect(() => actionsOn({ textTracks: [] }).actions.captions()).not.toThrow();
});
