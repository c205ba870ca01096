/** Serves film files: each film is a flat folder with playlists, segments, captions and the film as one file. */
import { open, readFile, stat } from "node:fs/promises";
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
/** A long download checks the fan's access again after this. */
const LOOK_AGAIN_MS = 15_000;
const CHUNK_BYTES = 256 * 1024;

export type FilmFile = {
  type: string;
  bytes: number;
  /** Bytes `start` to `end`, inclusive. Fails once the fan may no longer watch. Keeps no file open between reads. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
};

/** Whether a name can be a film's folder, or one below it. */
export const isFilmFolder = (name: string): boolean => FOLDER.test(name);

/** Whether a name can be a film's file. It cannot lead out of the folder. */
export const isFilmFile = (name: string): boolean => FILE.test(name);

/**
 * A file of the film in `folder` under `films`; undefined if there is none. `addressOf` returns the URL of a file that
 * a playlist names. `allowed` is called again while a long file is read.
 */
export async function filmFile(
  films: string,
  { folder, name }: { folder: string; name: string },
  { addressOf, allowed }: { addressOf: (name: string) => string; allowed: () => Promise<boolean> },
): Promise<FilmFile | undefined> {
  if (!isFilmFolder(folder) || !isFilmFile(name)) return undefined;
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
    read: (start, end) => new Blob([text.subarray(start, end + 1)]).stream(),
  };
}

/** Replaces every entry of a playlist by its URL. Throws if an entry is not a file of the same folder. */
export function withAddresses(playlist: string, addressOf: (name: string) => string): string {
  const address = (name: string) => {
    if (!isFilmFile(name)) throw new Error(`A playlist names ${name}, which is not in the same folder`);
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

/**
 * Opens and closes the file for each chunk, so an aborted or unread response leaks no handle. A high-water mark of 0
 * keeps it from reading ahead of the client.
 */
function watched(path: string, { start, end }: { start: number; end: number }, allowed: () => Promise<boolean>) {
  let at = start;
  let looked = performance.now();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (performance.now() - looked > LOOK_AGAIN_MS) {
          if (!(await allowed())) throw new FilmEnded("The fan may no longer watch");
          looked = performance.now();
        }
        const chunk = await readChunk(path, at, Math.min(CHUNK_BYTES, end - at + 1));
        if (chunk.length === 0) throw new FilmEnded(`${path} became shorter while it was read`);
        at += chunk.length;
        controller.enqueue(chunk);
        if (at > end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Ends a response whose headers have been sent. */
class FilmEnded extends Error {
  override name = "FilmEnded";
}

async function readChunk(path: string, position: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
