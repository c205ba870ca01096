/** How a whole response travels: as small as the client can read it. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";

export type Encoding = "br" | "gzip" | "identity";

/** Beyond this, brotli's work is no longer worth its bytes for a page that lives two seconds. */
const BROTLI_QUALITY = 5;
/** A smaller body fits into one packet with its headers anyway. */
const LEAST_BYTES = 1_024;

/** The smallest that an Accept-Encoding line allows. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const line = String(accepted ?? "");
  // What every browser sends.
  if (line === "gzip, deflate, br" || line === "gzip, deflate, br, zstd") return "br";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(line)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(line) ? "gzip" : "identity";
}

/** True for a response that compression makes smaller. */
export function isCompressible(headers: Headers, bytes: number): boolean {
  return (
    bytes >= LEAST_BYTES &&
    !headers.has("content-encoding") &&
    !headers.has("content-range") &&
    !headers.get("cache-control")?.includes("no-transform") &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "")
  );
}

/** `body` in that encoding, made off the event loop. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
