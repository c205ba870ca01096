/** Responses of the front itself: health checks and refused requests. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../failures/report";
import { writeHead } from "./send";

type Headers = Record<string, string>;

/** `standing` are the headers of every response; `siteUrl` is the public address. */
export function refusals({ standing, siteUrl, log }: { standing: Headers; siteUrl: string; log: Logger }) {
  let warned = false;

  function reply(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
    if (response.headersSent || response.destroyed) return;
    const body = Buffer.from(text);
    const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    const all = { ...standing, ...type, ...headers, "content-length": String(body.length) };
    writeHead(response, status, Object.entries(all).flat()).end(body);
  }

  return {
    reply,
    malformed: (response: ServerResponse) => reply(response, 400, "We can’t read this request.", CLOSE),
    /** The rest of the body isn't read, so the connection can't be reused. */
    tooLarge: (response: ServerResponse) => reply(response, 413, "This request is too large.", CLOSE),
    unknownMethod: (response: ServerResponse, known: Iterable<string>) =>
      reply(response, 405, "No such method.", { ...CLOSE, allow: [...known].join(", ") }),

    /** Redirects a page under another host name to the site. Anything else under that name is refused. */
    unknownHost(request: IncomingMessage, response: ServerResponse, host: string | undefined): void {
      if (!warned) {
        warned = true;
        const about =
          "requests come under another Host than SITE_URL's; if a proxy rewrites Host, name it in EXTRA_HOSTS";
        log.warn({ host: host?.slice(0, 255) }, about);
      }
      const { method, url = "/" } = request;
      const isPage = (method === "GET" || method === "HEAD") && !NO_PAGE.test(url);
      if (isPage) reply(response, 301, "", { location: `${siteUrl}${url}`, "cache-control": "max-age=600" });
      else reply(response, 421, "This site is not served under that name.");
    },
  };
}
export type Refusals = ReturnType<typeof refusals>;

const NO_PAGE = /^\/(api|assets)\/|\.data(\?|$)/;
const CLOSE = { connection: "close" };
