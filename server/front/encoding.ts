/** How a kept page travels: as small as the browser can read it. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Beyond this, brotli's work is no longer worth its bytes for a page that lives two seconds. */
const BROTLI_QUALITY = 5;

/** The smallest that an Accept-Encoding line allows. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const line = String(accepted ?? "");
  // What every browser sends.
  if (line === "gzip, deflate, br" || line === "gzip, deflate, br, zstd") return "br";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(line)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(line) ? "gzip" : "identity";
}

/** `body` in that encoding, made off the event loop. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
