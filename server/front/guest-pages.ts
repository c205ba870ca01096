/**
 * Guests' pages from memory. Whoever has neither a session nor an unfinished flow sees the same page as everybody else
 * of her language, so it is rendered once for all who ask within two seconds, without anybody's cookies.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock";
import { languageOf } from "../locale";
import { type Encoding, encode, encodingFor } from "./encoding";
import { hashesForNonce } from "./script-hashes";

/** A page may tell of seats left and of minutes: it is never older than this. */
const LIFE_MS = 2_000;
/** Pages that turn out to be nobody's but the visitor's own are rendered for each visitor, and tried again after this. */
const OWN_PAGE_MS = 60_000;
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_OWN_PAGES = 5_000;

/** Purchase and tickets know a guest by her cookie; the overlay shows her hold; files and doors are no pages. */
const NEVER =
  /^\/(api|art|og|assets|builds|consent|guest-credentials|healthz|language|oauth|profile|readyz|tickets\/(event|details|print))\b|\/auth\/|\.(?!data(\?|$))\w+(\?|$)/;
const ONE_VISITORS = /(?:^|;\s*)(?:__Host-)?(?:session|flow)\.\d+=/;
const SHARED_COOKIES = /(?:^|;\s*)((?:lng|consent)=[^;]*)/g;
const CONSENT = /(?:^|;\s*)consent=(granted|denied)/;

type Kept = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  /** What is sent, head and body, once it was asked for in an encoding. */
  ready: Partial<Record<Encoding, { head: string[]; body: Buffer }>>;
  /** By the site's clock, which the look-alikes may move. */
  madeAt: number;
  /** By the machine's. */
  until: number;
};

/** `render` answers a request as if there were no memory; `clock` is the site's. */
export function guestPages(render: (request: Request) => Promise<Response>, clock: Clock) {
  const pages = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => 2_000 + 2 * body.length,
  });
  const ownPages = new LRUCache<string, true>({ max: MOST_OWN_PAGES, ttl: OWN_PAGE_MS });
  const rendering = new Map<string, Promise<Kept | "own" | "broken">>();
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let forgetting: NodeJS.Timeout | undefined;

  function forget(): void {
    forgetting = undefined;
    forgottenAt = performance.now();
    pages.clear();
    rendering.clear();
  }

  async function make(key: string, request: IncomingMessage): Promise<Kept | "own" | "broken"> {
    const since = forgottenAt;
    const { url: path = "/" } = request;
    const headers = sharedHeaders(request.headers);
    const response = await render(new Request(`http://${headers.host}${path}`, { headers }));
    if (response.status >= 500) return "broken";
    const rendered = await response.text();
    if (!isShared(response)) {
      ownPages.set(path, true);
      return "own";
    }
    // A nonce may be sent once only, and this page is sent many times.
    const { html, policy } = hashesForNonce(rendered, response.headers.get("content-security-policy") ?? "");
    const body = Buffer.from(html);
    if (policy) response.headers.set("content-security-policy", policy);
    const kept: Kept = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      etag: `W/"${createHash("sha1").update(body).digest("base64url")}"`,
      body,
      ready: {},
      madeAt: clock.now().getTime(),
      until: performance.now() + LIFE_MS,
    };
    kept.headers.etag = kept.etag;
    kept.headers.vary = "Accept-Encoding, Accept-Language, Cookie, Save-Data";
    // What was written meanwhile may have changed the page.
    if (since === forgottenAt) pages.set(key, kept);
    return kept;
  }

  /** The page under `key`, from memory or in the making; everybody who asks meanwhile waits for the same one. */
  function find(key: string, request: IncomingMessage) {
    const kept = pages.get(key);
    const fresh = kept && kept.until > performance.now() && Math.abs(clock.now().getTime() - kept.madeAt) <= LIFE_MS;
    if (fresh) return kept;
    let made = rendering.get(key);
    if (!made) {
      made = make(key, request).finally(() => rendering.get(key) === made && rendering.delete(key));
      rendering.set(key, made);
    }
    return made;
  }

  return {
    /** Answers if the request is a guest's for a shared page; calls `otherwise` if not. */
    answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
      const { url: path = "/", headers } = request;
      const cookies = headers.cookie ?? "";
      const own = NEVER.test(path) || ONE_VISITORS.test(cookies) || ownPages.has(path);
      if (request.method !== "GET" || own) {
        otherwise();
        return;
      }
      const consent = CONSENT.exec(cookies)?.[1] ?? "";
      const saved = headers["save-data"] ?? "";
      const found = find(`${languageOf(cookies, headers["accept-language"])} ${consent} ${saved} ${path}`, request);
      if (found instanceof Promise) {
        found.then(
          (page) => (typeof page === "string" ? otherwise() : send(page, request, response)),
          () => otherwise(),
        );
      } else send(found, request, response);
    },

    /** To be called when something was written: at most once a second all pages are forgotten. */
    written(): void {
      const wait = forgottenAt + LIFE_MS / 2 - performance.now();
      if (wait <= 0) forget();
      else if (!forgetting) forgetting = setTimeout(forget, wait).unref();
    },
  };
}

/** Of what a browser says, only what a shared page may depend on. */
function sharedHeaders(headers: IncomingMessage["headers"]): Record<string, string> {
  const saved = headers["save-data"];
  return {
    host: headers.host ?? "localhost",
    cookie: [...(headers.cookie ?? "").matchAll(SHARED_COOKIES)].map(([, pair]) => pair).join("; "),
    "accept-language": headers["accept-language"] ?? "",
    ...(saved && { "save-data": String(saved) }),
  };
}

/** A page for everybody: it keeps no cookie and lets itself be kept, be it found or not. */
function isShared({ status, headers }: Response): boolean {
  return (
    (status === 200 || status === 404) &&
    headers.getSetCookie().length === 0 &&
    !headers.get("cache-control")?.includes("no-store") &&
    /^text\/(html|x-script)/.test(headers.get("content-type") ?? "")
  );
}

function send(page: Kept, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const ready = page.ready[encoding];
  if (ready) response.writeHead(page.status, ready.head).end(ready.body);
  else
    encode(page.body, encoding).then(
      (body) => {
        const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
        const head = Object.entries({ ...page.headers, ...coding, "content-length": String(body.length) }).flat();
        page.ready[encoding] = { head, body };
        response.writeHead(page.status, head).end(body);
      },
      () => response.writeHead(page.status, page.headers).end(page.body),
    );
}
