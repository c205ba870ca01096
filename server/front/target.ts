/** What a request asks for: which host, and which path of it. */
import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Path (with query) and host of a request. A target may be a whole URL, whose host then counts in place of the Host
 * header (RFC 9112, 3.2.2). Undefined for any other form, such as `*`.
 */
export function targetOf({
  url = "",
  headers,
}: IncomingMessage): { host: string | undefined; path: string } | undefined {
  if (url.startsWith("/")) return { host: headers.host, path: url };
  const [, host, path = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return undefined;
  return { host, path: path.startsWith("/") ? path : `/${path}` };
}
