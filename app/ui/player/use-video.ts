/** The state of a video for its controls, read from the element on each of its events. */
import { useEffect, useReducer, useRef, useState } from "react";
import { type Timeline, timelineOf } from "../../domain/media/timeline";

const EVENTS =
  "play playing pause waiting seeking seeked timeupdate durationchange loadedmetadata canplay volumechange ended emptied enterpictureinpicture leavepictureinpicture".split(
    " ",
  );
/** A recording's duration is corrected by fractions of a second while it loads. */
const GROWN_S = 1;
/** Shorter waits aren't shown. */
const SLOW_MS = 600;
const HAVE_FUTURE_DATA = 3;

type VideoState = {
  /** Undefined before anything has loaded. */
  line: Timeline | undefined;
  /** Whether it has been played since it was loaded. */
  begun: boolean;
  playing: boolean;
  waiting: boolean;
  ended: boolean;
  muted: boolean;
  volume: number;
  /** Undefined without captions. */
  captions: boolean | undefined;
  small: boolean;
};

export function useVideo(video: HTMLVideoElement): VideoState {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const length = useRef<number>();
  useEffect(() => {
    const look = ({ type }: Event) => {
      if (type === "emptied") length.current = undefined;
      if (type === "loadedmetadata") length.current = video.duration;
      changed();
    };
    for (const name of EVENTS) video.addEventListener(name, look);
    video.textTracks.addEventListener("change", look);
    changed();
    return () => {
      for (const name of EVENTS) video.removeEventListener(name, look);
      video.textTracks.removeEventListener("change", look);
    };
  }, [video]);

  const { paused, ended, readyState } = video;
  const [track] = video.textTracks;
  return {
    line: timelineOf(video, length.current !== undefined && video.duration > length.current + GROWN_S),
    begun: !paused || video.currentTime > 0,
    playing: !paused && !ended,
    waiting: useSlow(!paused && !ended && readyState < HAVE_FUTURE_DATA),
    ended,
    muted: video.muted,
    volume: video.muted ? 0 : video.volume,
    captions: track && track.mode === "showing",
    small: document.pictureInPictureElement === video,
  };
}

/** True once `happening` has lasted for a while. */
export function useSlow(happening: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!happening) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [happening]);
  return slow;
}
