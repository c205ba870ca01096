/** Which host and path a request asks for. */
import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * The path (with query) and host of a request. A target may be a whole URL, whose host then replaces the Host header
 * (RFC 9112, 3.2.2). Undefined for any other form, such as `*`, and for two Host headers (3.2).
 */
export function targetOf(request: IncomingMessage): Target | undefined {
  const { url = "", headers } = request;
  if (saysTwoHosts(request)) return undefined;
  if (url.startsWith("/")) return { host: headers.host, path: url };
  const [, host, path = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return undefined;
  return { host, path: path.startsWith("/") ? path : `/${path}` };
}
type Target = { host: string | undefined; path: string };

/** The path of a request's URL. Far cheaper than a split or a replacement. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

function saysTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
