/** Parses the Range header of a video player: a single range in bytes. */

const RANGE = /^bytes=(\d*)-(\d*)$/i;

/** True if the header asks for one range of a file of unknown size. */
export const isByteRange = (header: string): boolean => byteRange(header, Number.POSITIVE_INFINITY) !== undefined;

/**
 * First and last byte, both inclusive, in a file of `bytes` bytes. Undefined if the header must be ignored (missing,
 * several ranges, another unit), `beyond` if the range lies outside the file.
 */
export function byteRange(header: string | null, bytes: number): { start: number; end: number } | "beyond" | undefined {
  const [, from, to] = RANGE.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  // "-500" means the last 500 bytes.
  const start = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  return start > end ? "beyond" : { start, end };
}
