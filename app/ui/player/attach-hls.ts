/** Plays HLS streams in browsers that can't: hls.js, which is only loaded here. */

export const HLS_TYPE = "application/vnd.apple.mpegurl";

/** True if the browser can't play HLS streams itself. */
export const needsHls = (video: HTMLVideoElement): boolean => video.canPlayType(HLS_TYPE) === "";

/**
 * Attaches the stream to `video` and returns a function that detaches it. If that is impossible, returns undefined, and
 * the video keeps its sources. Calls `broken` if playback can't continue.
 */
export async function attachHls(
  video: HTMLVideoElement,
  playlist: string,
  broken: () => void,
): Promise<(() => void) | undefined> {
  const loaded = await import("hls.js/light").catch(() => undefined);
  if (!loaded?.default.isSupported()) return undefined;
  const Hls = loaded.default;
  // A worker would load from a blob URL, and these segments need no transmuxing.
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) broken();
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);
  return () => hls.destroy();
}
