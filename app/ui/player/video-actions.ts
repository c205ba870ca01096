/** What the player's buttons and keys do. */

const STEP_S = 10;
const LOUDER = 0.1;
/** A player that seeks to the very end of a live stream would wait for the next segment. */
const LIVE_EDGE_S = 10;

export type VideoActions = ReturnType<typeof videoActions>;
export type VideoAction = Exclude<keyof VideoActions, "seek" | "move" | "volume">;

/** On phones, Safari shows only the video itself in full screen, in its own player. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** `frame` contains the video and its controls. */
export function videoActions(video: HTMLVideoElement, frame: HTMLElement) {
  const seek = (seconds: number) => {
    const end = endOf(video);
    if (end !== undefined) video.currentTime = Math.min(Math.max(0, seconds), end);
  };
  const move = (seconds: number) => seek(video.currentTime + seconds);
  const volume = (share: number) => {
    video.volume = Math.min(Math.max(0, share), 1);
    video.muted = video.volume === 0;
  };
  return {
    seek,
    move,
    volume,
    toggle() {
      // The promise rejects if the player pauses to load the stream, or if the browser requires another press.
      if (video.paused) video.play().catch(() => undefined);
      else video.pause();
    },
    back: () => move(-STEP_S),
    forward: () => move(STEP_S),
    toStart: () => seek(0),
    toEnd: () => seek(endOf(video) ?? 0),
    toLive() {
      seek((endOf(video) ?? 0) - LIVE_EDGE_S);
      video.play().catch(() => undefined);
    },
    again() {
      seek(0);
      video.play().catch(() => undefined);
    },
    mute() {
      if (video.muted && video.volume === 0) video.volume = 1;
      video.muted = !video.muted;
    },
    louder: () => volume(video.volume + LOUDER),
    quieter: () => volume(video.volume - LOUDER),
    captions() {
      const [track] = video.textTracks;
      if (track) track.mode = track.mode === "showing" ? "hidden" : "showing";
    },
    small() {
      const done =
        document.pictureInPictureElement === video ? document.exitPictureInPicture() : video.requestPictureInPicture();
      done.catch(() => undefined);
    },
    full() {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      else if (frame.requestFullscreen) frame.requestFullscreen().catch(() => undefined);
      else (video as PhoneVideo).webkitEnterFullscreen?.();
    },
  };
}

function endOf({ duration, seekable }: HTMLVideoElement): number | undefined {
  if (Number.isFinite(duration)) return duration;
  return seekable.length > 0 ? seekable.end(seekable.length - 1) : undefined;
}

/** Whether the browser supports this. */
export const hasSmall = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureEnabled === true && "requestPictureInPicture" in video;
export const hasFull = (video: HTMLVideoElement, frame: HTMLElement): boolean =>
  "requestFullscreen" in frame || "webkitEnterFullscreen" in video;
