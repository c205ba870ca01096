/**
 * Sends renewed tokens with a redirect to the same address if they don't fit into a page's response head. A proxy with
 * nginx's default buffer answers 502 for a head over 4,096 bytes, and a page's own headers, mainly the
 * Content-Security-Policy, take a quarter of that.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { withoutLanguage } from "../../../app/domain/urls/language-address";

const PROXY_BUFFER_BYTES = 4_096;
/** Upper bound of a page's head without Set-Cookie, measured by tests/routes/response-head.test.ts. */
export const PAGE_HEAD_BYTES = 1_200;
/** A browser that doesn't store our cookies keeps sending the old ones, and must get its page in the end. */
const MOST_REDIRECTS = 2;
const REMEMBERED_MS = 60_000;

const bytesOf = (line: string) => Buffer.byteLength(line) + "set-cookie: \r\n".length;

export function renewalRedirects() {
  const sent = new LRUCache<string, number>({ max: 10_000, ttl: REMEMBERED_MS });

  /** Redirects with `lines` if `request` is for a page and they wouldn't fit next to it. */
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
    // Remix puts the language back. A 307 makes the browser send a form again unchanged.
    const headers = new Headers({ location: withoutLanguage(pathname) + search, "cache-control": "private, no-store" });
    for (const line of lines) headers.append("set-cookie", line);
    return new Response(null, { status: 307, headers });
  };
}
