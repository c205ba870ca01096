/** Converts between Node's requests and responses and the web's, which Remix and the product API use. */
import type { IncomingMessage } from "node:http";
import { textOf } from "../http/rendered-text";
import { encode, encodingFor, isCompressible } from "./encoding";
import type { Head } from "./send";

/** Longer responses of known length, such as films, are streamed. Everything else is sent whole. */
const MOST_WHOLE_BYTES = 128 * 1024;
const NO_BODY = [204, 205, 304];
/** Set only by our own proxies, and the site's address comes from SITE_URL. */
const NOT_PASSED_ON = new Set(["host", "connection", "x-forwarded-host", "expect"]);

/** The request as the site sees it, at `origin`, whatever Host says. Undefined if a web request can't express it. */
export function webRequest(request: IncomingMessage, origin: string, body?: Buffer): Request | undefined {
  const { rawHeaders, method, url } = request;
  try {
    const headers = new Headers();
    for (let i = 0; i < rawHeaders.length; i += 2) {
      const name = (rawHeaders[i] ?? "").toLowerCase();
      if (!NOT_PASSED_ON.has(name)) headers.append(name, rawHeaders[i + 1] ?? "");
    }
    headers.set("host", new URL(origin).host);
    return new Request(`${origin}${url}`, { method, headers, ...(body && { body: new Uint8Array(body) }) });
  } catch {
    return undefined;
  }
}

export type Whole = { status: number; head: Head; body: Buffer };
export type Piecewise = { status: number; head: Head; source: ReadableStream<Uint8Array> };

/** What to write: a computed and compressed body, or a source to stream. */
export async function written(response: Response, request: IncomingMessage): Promise<Whole | Piecewise> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const text = textOf(response);
  if (text !== undefined) return encoded(status, headers, Buffer.from(text), request);
  if (request.method === "HEAD" || NO_BODY.includes(status) || !response.body) {
    await response.body?.cancel();
    // Without a length, Node would announce an empty chunked body.
    if (request.method !== "HEAD" && !NO_BODY.includes(status)) headers.set("content-length", "0");
    return { status, head: headOf(headers), body: Buffer.alloc(0) };
  }
  if (Number(headers.get("content-length")) > MOST_WHOLE_BYTES) {
    return { status, head: headOf(headers), source: response.body };
  }
  return encoded(status, headers, Buffer.from(await response.arrayBuffer()), request);
}

/** A body as compressed as the client can read it. */
export async function encoded(
  status: number,
  headers: Headers,
  plain: Buffer,
  request: IncomingMessage,
): Promise<Whole> {
  if (!isCompressible(headers, plain.length)) return whole(status, headers, plain);
  headers.append("vary", "Accept-Encoding");
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return whole(status, headers, await encode(plain, encoding, "oneReader"));
}

function whole(status: number, headers: Headers, body: Buffer): Whole {
  headers.set("content-length", String(body.length));
  return { status, head: headOf(headers), body };
}

export const headOf = (headers: Headers): Head => [...headers].flat();
