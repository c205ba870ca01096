/**
 * A page in memory, and how it is sent: compressed once for all readers, with a fan's name put in where it has a hole.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isKnownVersion } from "../../../app/domain/urls/known-version";
import { type Encoding, encode, encodingFor } from "../encoding";
import type { FrontLimits } from "../limits";
import { type Head, send, type WriteLimits, writeHead } from "../send";
import { type WholeResponse, wholeResponse } from "../whole-response";
import { brotliAround, holeFor, type PageKind, type PageWithHole } from "./page-hole";

/** A page that isn't compressed is longer. Another copy of it would take as much memory as the page. */
const MOST_WHOLE_BYTES = 64 * 1024;

type PageLimits = WriteLimits & Pick<FrontLimits, "keepAliveMs">;

/** The head of a response, and the bytes before and after its hole. */
type Ready = {
  head: Head;
  before: Buffer;
  after?: Buffer;
  /** Compressed with less work, for its first reader. */
  once?: boolean;
  /** Head and bytes in one piece, made when a page without a hole is sent again. */
  whole?: WholeResponse;
};

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  page: PageWithHole;
  /** What to send, by encoding. An encoding is added when a client first asks for it. */
  ready: Partial<Record<Encoding, Ready>>;
  /** By the site's clock, which the sandbox may move. */
  madeAt: number;
  /** By the machine's clock. */
  until: number;
};

/** Who a page is the same for: all guests, all signed-in fans, or everybody who polls for changes. */
export type Reader = "guest" | "fan" | "poll";

/** An ETag lets browsers revalidate a guest's page. Nobody may store a fan's. A poll's response brings its own. */
export function cachedHeaders(headers: Headers, body: string, reader: Reader): Record<string, string> {
  if (reader === "poll") return { ...Object.fromEntries(headers), vary: "Accept-Encoding" };
  return {
    ...Object.fromEntries(headers),
    vary: "Accept-Encoding, Accept-Language, Cookie, Save-Data",
    ...(reader === "guest" && { etag: `W/"${createHash("sha1").update(body).digest("base64url")}"` }),
  };
}

export const bytesOf = ({ page }: CachedPage): number => page.before.length + (page.after?.length ?? 0);

/** What fills the hole of a page of this kind. Undefined if it doesn't fit. */
export type Hole = (kind: PageKind) => Buffer | undefined;

/** The holes of one fan, made when first needed. */
export function holesOf(name: string): Hole {
  const known: Partial<Record<PageKind, Buffer | undefined>> = {};
  return (kind) => {
    if (!(kind in known)) known[kind] = holeFor(kind, name);
    return known[kind];
  };
}

/** Sends `cached`. Returns false, having sent nothing, if the page has a hole and `hole` doesn't fit. */
export function sendCached(
  cached: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { hole, limits }: { hole?: Hole | undefined; limits: PageLimits },
): boolean {
  const { status, headers, page } = cached;
  if (status === 200 && headers.etag && isKnownVersion(request.headers["if-none-match"], headers.etag)) {
    writeHead(response, 304, Object.entries(headers).flat()).end();
    return true;
  }
  const filling = page.after && hole?.(page.kind);
  if (page.after && !filling) return false;
  const sendReady = ({ head, before, after }: Ready) =>
    send(response, status, head, filling && after ? Buffer.concat([before, filling, after]) : before, limits);

  const encoding = encodingFor(request.headers["accept-encoding"]);
  const ready = cached.ready[encoding];
  if (ready && !ready.once) {
    if (!page.after && ready.before.length <= MOST_WHOLE_BYTES) {
      ready.whole ??= wholeResponse({ status, head: ready.head, body: ready.before }, limits);
      if (ready.whole.sendTo(response)) return true;
    }
    sendReady(ready);
  } else {
    prepared(cached, encoding, filling).then(sendReady, () => sendReady(plain(cached, filling)));
  }
  return true;
}

/**
 * Encodes the page for all readers or, if its encoding can't be filled in afterwards, for this one. Most addresses have
 * one reader within the page's life, so a page without a hole is encoded for many when the second one asks.
 */
async function prepared(cached: CachedPage, encoding: Encoding, hole: Buffer | undefined): Promise<Ready> {
  const { page, headers, ready } = cached;
  if (!page.after || !hole) {
    const once = !ready[encoding];
    const before = await encode(page.before, encoding, once ? "oneReader" : "manyReaders");
    const made = { head: headOf(headers, encoding, before.length), before, once };
    ready[encoding] = made;
    return made;
  }
  if (encoding === "br") {
    const pieces = await brotliAround({ before: page.before, after: page.after });
    const bytes = pieces.before.length + hole.length + pieces.after.length;
    ready.br = { head: headOf(headers, "br", bytes), ...pieces };
    return ready.br;
  }
  if (encoding === "identity") {
    ready.identity = plain(cached, hole);
    return ready.identity;
  }
  const before = await encode(Buffer.concat([page.before, hole, page.after]), encoding, "manyReaders");
  return { head: headOf(headers, encoding, before.length), before };
}

function plain({ page, headers }: CachedPage, hole?: Buffer): Ready {
  const { before, after } = page;
  const bytes = before.length + (after && hole ? hole.length + after.length : 0);
  return { head: headOf(headers, "identity", bytes), before, ...(after && { after }) };
}

function headOf(headers: Record<string, string>, encoding: Encoding, bytes: number): Head {
  const named = encoding === "identity" ? {} : { "content-encoding": encoding };
  return Object.entries({ ...headers, ...named, "content-length": String(bytes) }).flat();
}
