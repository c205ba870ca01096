/** Compresses whole responses as far as the client can read it. */
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";

export type Encoding = "br" | "gzip" | "identity";

/**
 * How much work compression may do. For one reader, a quarter of the work costs 15 % more bytes; for many, brotli's
 * further savings aren't worth it for a page that lives two seconds.
 */
const QUALITY = { oneReader: { br: 3, gzip: 4 }, manyReaders: { br: 5, gzip: 6 } };
type Readers = keyof typeof QUALITY;
/** A smaller body fits into one packet with its headers anyway. */
export const LEAST_BYTES = 1_024;

/** The best encoding that Accept-Encoding allows. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const line = String(accepted ?? "");
  // What every browser sends.
  if (line === "gzip, deflate, br" || line === "gzip, deflate, br, zstd") return "br";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(line)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(line) ? "gzip" : "identity";
}

/** True if compression makes the response smaller. */
export function isCompressible(headers: Headers, bytes: number): boolean {
  return (
    bytes >= LEAST_BYTES &&
    !headers.has("content-encoding") &&
    !headers.has("content-range") &&
    !headers.get("cache-control")?.includes("no-transform") &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "")
  );
}

/** Most pages are shorter. Compressing one takes a millisecond, as long as handing it to another thread. */
const MOST_AT_ONCE_BYTES = 128 * 1024;

/** Encodes `body`: a long one off the event loop. */
export async function encode(body: Buffer, encoding: Encoding, readers: Readers): Promise<Buffer> {
  if (encoding === "identity") return body;
  const short = body.length <= MOST_AT_ONCE_BYTES;
  if (encoding === "gzip") {
    const level = { level: QUALITY[readers].gzip };
    return short ? gzipSync(body, level) : promisify(gzip)(body, level);
  }
  const params = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[readers].br } };
  return short ? brotliCompressSync(body, params) : promisify(brotliCompress)(body, params);
}
