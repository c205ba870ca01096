/** Films as files: a flat folder for each, with playlists, segments, captions and the whole film, named as they are there. */
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

const TYPES: Record<string, string> = {
  m3u8: "application/vnd.apple.mpegurl",
  m4s: "video/mp4",
  mp4: "video/mp4",
  ts: "video/mp2t",
  vtt: "text/vtt; charset=utf-8",
};
const FOLDER = /^[\w-]+(\/[\w-]+)*$/;
const FILE = /^[\w-]+(\.[\w-]+)*\.(m3u8|m4s|mp4|ts|vtt)$/;
/** Whoever still reads after this is looked at again. */
const LOOK_AGAIN_MS = 15_000;

export type FilmFile = {
  type: string;
  bytes: number;
  /** From byte `start` to byte `end`, both included. Breaks off when she may not watch any more. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
};

/** Whether a name can be a film's file: no way leads out of its folder. */
export const isFilmFile = (name: string): boolean => FILE.test(name);

/**
 * A file of the film in `folder` under `films`; undefined when there is none. `addressOf` gives the address of a file
 * that a playlist names; `allowed` is asked again while a long file is read.
 */
export async function filmFile(
  films: string,
  { folder, name }: { folder: string; name: string },
  { addressOf, allowed }: { addressOf: (name: string) => string; allowed: () => Promise<boolean> },
): Promise<FilmFile | undefined> {
  if (!FOLDER.test(folder) || !isFilmFile(name)) return undefined;
  const path = join(films, folder, name);
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "";
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || found.size === 0) return undefined;
  if (!name.endsWith(".m3u8")) {
    return { type, bytes: found.size, read: (start, end) => watched(path, { start, end }, allowed) };
  }

  const text = Buffer.from(withAddresses(await readFile(path, "utf8"), addressOf));
  return {
    type,
    bytes: text.length,
    async *read(start, end) {
      yield text.subarray(start, end + 1);
    },
  };
}

/** A playlist whose every entry has another address. Throws when an entry is no file of the same folder. */
export function withAddresses(playlist: string, addressOf: (name: string) => string): string {
  const address = (name: string) => {
    if (!isFilmFile(name)) throw new Error(`A playlist names ${name}, which is no file beside it`);
    return addressOf(name);
  };
  return playlist
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith("#")) return line.replace(/\bURI="([^"]*)"/g, (_, name: string) => `URI="${address(name)}"`);
      return line.trim() ? address(line.trim()) : line;
    })
    .join("\n");
}

async function* watched(path: string, range: { start: number; end: number }, allowed: () => Promise<boolean>) {
  let looked = performance.now();
  for await (const chunk of createReadStream(path, range)) {
    if (performance.now() - looked > LOOK_AGAIN_MS) {
      if (!(await allowed())) throw new Error("She may not watch any more");
      looked = performance.now();
    }
    yield chunk as Uint8Array;
  }
}
