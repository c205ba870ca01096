/** The part of a video that can be played: from start to end, or what a live stream offers so far. */

/** In seconds. `behind` is the distance from the live picture, 0 for a video that isn't live. */
export type Timeline = { from: number; to: number; at: number; live: boolean; behind: number };

/** The part of an HTMLVideoElement that the timeline is read from. */
type Playable = Pick<HTMLVideoElement, "currentTime" | "duration"> & {
  seekable: Pick<TimeRanges, "length" | "start" | "end">;
};

/** Players stay a few segments behind the newest one, so nobody is ever nearer to live than this. */
const LIVE_WITHIN_S = 20;

/**
 * Undefined before anything has loaded. Some players report an infinite duration for a live stream, others one that
 * `grows`.
 */
export function timelineOf({ currentTime, duration, seekable }: Playable, grows: boolean): Timeline | undefined {
  if (Number.isNaN(duration)) return undefined;
  const live = grows || duration === Number.POSITIVE_INFINITY;
  if (!live) return { from: 0, to: duration, at: Math.min(currentTime, duration), live, behind: 0 };
  if (seekable.length === 0) return undefined;
  const to = seekable.end(seekable.length - 1);
  const behind = to - currentTime;
  return {
    from: seekable.start(0),
    to,
    at: Math.min(currentTime, to),
    live,
    behind: behind > LIVE_WITHIN_S ? behind : 0,
  };
}

/** "4:05", or "1:04:05" from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, two(whole % 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
