/** A stream in a browser that has no player for it: hls.js, which is fetched here and nowhere else. */

export const HLS_TYPE = "application/vnd.apple.mpegurl";

/** True where only hls.js can play a stream. */
export const needsHls = (video: HTMLVideoElement): boolean => video.canPlayType(HLS_TYPE) === "";

/**
 * Puts the stream into `video` and returns what takes it out again; where that cannot be done, the video keeps the
 * sources that it has. `broken` is called when it cannot go on.
 */
export async function attachHls(video: HTMLVideoElement, playlist: string, broken: () => void): Promise<() => void> {
  const loaded = await import("hls.js/light").catch(() => undefined);
  if (!loaded?.default.isSupported()) return () => undefined;
  const Hls = loaded.default;
  // A worker would come from a blob, and is of no use for segments that need no unpacking.
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) broken();
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);
  return () => hls.destroy();
}
