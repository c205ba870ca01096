/** The part of a file that a Range header asks for: one range in bytes, as players send it. */

/**
 * First and last byte of a file of `bytes` bytes, both included; undefined for what is to be ignored (no range, several,
 * another unit), `beyond` for a range that lies outside the file.
 */
export function byteRange(header: string | null, bytes: number): { start: number; end: number } | "beyond" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  // "-500" means the last 500.
  const start = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  return start > end ? "beyond" : { start, end };
}
