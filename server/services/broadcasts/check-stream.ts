/** Whether a broadcast's stream can be watched: its playlist, how old its last segment is, its captions. */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../process/clock";
import { isFilmFolder } from "./film-files";

type StreamState = {
  playlist: boolean;
  captions: boolean;
  /** Seconds since the encoder last wrote a segment. */
  segmentAge: number | undefined;
};
export type Streams = ReturnType<typeof streamCheck>;

const SEGMENT = /\.(m4s|ts)$/;

export function streamCheck({ films, clock }: { films: string; clock: Clock }) {
  return {
    /** A folder that can't be read counts as empty. */
    async check(streamKey: string): Promise<StreamState> {
      if (!isFilmFolder(streamKey)) return { playlist: false, captions: false, segmentAge: undefined };
      const folder = join(films, streamKey);
      const names = await readdir(folder).catch(() => []);
      const playlist = await readFile(join(folder, "master.m3u8"), "utf8").catch(() => "");
      const segments = await Promise.all(
        names.filter((name) => SEGMENT.test(name)).map((name) => stat(join(folder, name)).catch(() => undefined)),
      );
      const written = Math.max(...segments.map((found) => found?.mtimeMs ?? 0), 0);
      return {
        playlist: playlist.startsWith("#EXTM3U"),
        captions: names.some((name) => name.endsWith(".vtt")),
        segmentAge: written > 0 ? Math.max(0, Math.round((clock.now().getTime() - written) / 1000)) : undefined,
      };
    },
  };
}
