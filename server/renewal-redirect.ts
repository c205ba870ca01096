/**
 * Where renewed tokens do not fit into the head of a page, they are sent with a redirect to the same address. A proxy
 * with nginx's default buffer answers 502 for a response whose head is longer than 4,096 bytes, and a page's own
 * headers, the Content-Security-Policy above all, take a quarter of that.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

const PROXY_BUFFER_BYTES = 4_096;
/** Upper bound of a page's head without Set-Cookie; tests/routes/response-head.test.ts measures it. */
export const PAGE_HEAD_BYTES = 1_200;
/** A browser that does not keep our cookies sends the old ones again, and must get its page in the end. */
const MOST_REDIRECTS = 2;
const REMEMBERED_MS = 60_000;

const bytesOf = (line: string) => Buffer.byteLength(line) + "set-cookie: \r\n".length;

export function renewalRedirects() {
  const sent = new LRUCache<string, number>({ max: 10_000, ttl: REMEMBERED_MS });

  /** The redirect with `lines`, if `request` asks for a page and they would not fit beside it. */
  return function redirect(request: Request, lines: readonly string[]): Response | undefined {
    const bytes = lines.reduce((sum, line) => sum + bytesOf(line), PAGE_HEAD_BYTES);
    if (bytes <= PROXY_BUFFER_BYTES || !request.headers.get("accept")?.includes("text/html")) return undefined;
    const key = createHash("sha256")
      .update(request.headers.get("cookie") ?? "")
      .digest("base64url");
    const before = sent.get(key) ?? 0;
    if (before >= MOST_REDIRECTS) return undefined;
    sent.set(key, before + 1);
    const { pathname, search } = new URL(request.url);
    // 307 has the browser send a form once more as it was.
    const headers = new Headers({ location: pathname + search, "cache-control": "private, no-store" });
    for (const line of lines) headers.append("set-cookie", line);
    return new Response(null, { status: 307, headers });
  };
}
