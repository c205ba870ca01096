/**
 * The guest page cache. Visitors with neither a session nor an unfinished flow see the same page as everybody else in
 * their language, so we render it once for all requests within two seconds, without anybody's cookies.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { withoutLanguage } from "../../app/domain/urls/language-address";
import { languageOf } from "../http/request-language";
import type { Clock } from "../process/clock";
import { type Metrics, NO_METRICS } from "../telemetry/metrics";
import { type Encoding, encode, encodingFor } from "./encoding";
import type { FrontLimits } from "./limits";
import { hashesForNonce } from "./script-hashes";
import { type Head, send, writeHead } from "./send";

/** Pages mention seats left and minutes, so a cached page is never older than this. */
const LIFE_MS = 2_000;
/** A page that turns out to belong to one visitor is not shared; after this long we check again. */
const OWN_PAGE_MS = 60_000;
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_OWN_PAGES = 5_000;

/**
 * Purchase and ticket pages recognize a guest by cookie, and the overlay shows the guest's hold. Files and door links
 * aren't pages.
 */
const NEVER =
  /^\/(api|art|og|assets|builds|consent|guest-credentials|healthz|language|oauth|profile|readyz|tickets\/(event|details|print))\b|\/auth\/|\.(?!data(\?|$))\w+(\?|$)/;
const ONE_VISITORS = /(?:^|;\s*)(?:__Host-)?(?:session|flow)\.\d+=/;
const CONSENT = /(?:^|;\s*)consent=(granted|denied)/;

type CachedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  /** The head and body to send, by encoding. An encoding is added when a client first asks for it. */
  ready: Partial<Record<Encoding, { head: Head; body: Buffer }>>;
  /** By the site's clock, which the sandbox may move. */
  madeAt: number;
  /** By the machine's clock. */
  until: number;
};

/** Why there is no cached page: it belongs to one visitor, it failed, or there was no room to render it. */
type NoPage = "own" | "broken" | "busy";
type Rendering = {
  page: Promise<CachedPage | NoPage>;
  /** Clients still waiting for it. Work that nobody waits for is dropped. */
  clients: number;
};

export type GuestPagesOptions = {
  /** The site's own address. Pages are rendered for it, whatever a request says. */
  origin: string;
  /** Renders a request without the cache. */
  render: (request: Request) => Promise<Response>;
  /** The site's clock. */
  clock: Clock;
  /** Runs work for the client of `request` when there is room, or returns `busy` after waiting too long. */
  inTurn: <T>(request: IncomingMessage, work: () => Promise<T>) => Promise<T | "busy">;
  limits: Pick<FrontLimits, "writeMs" | "bytesPerSecond">;
  metrics?: Metrics;
};

export function guestPages({ origin, render, clock, inTurn, limits, metrics = NO_METRICS }: GuestPagesOptions) {
  const count = (from: "memory" | "rendering" | "own" | "broken" | "busy") =>
    metrics.add("ringside_guest_pages_total", from);
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => 2_000 + 2 * body.length,
  });
  const ownPages = new LRUCache<string, true>({ max: MOST_OWN_PAGES, ttl: OWN_PAGE_MS });
  const renderings = new Map<string, Rendering>();
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let forgetting: NodeJS.Timeout | undefined;

  function forget(): void {
    forgetting = undefined;
    forgottenAt = performance.now();
    pages.clear();
    renderings.clear();
  }

  async function make(key: string, wanted: PageVariant): Promise<CachedPage | NoPage> {
    const since = forgottenAt;
    const { path } = wanted;
    const response = await render(new Request(`${origin}${path}`, { headers: sharedHeaders(wanted) }));
    const page = await response.text();
    if (response.status >= 500) return "broken";
    if (!isShared(response)) {
      ownPages.set(path, true);
      return "own";
    }
    // A nonce must be sent only once, and this page is sent many times.
    const { html, policy } = hashesForNonce(page, response.headers.get("content-security-policy") ?? "");
    const body = Buffer.from(html);
    if (policy) response.headers.set("content-security-policy", policy);
    const kept: CachedPage = {
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
    // A write in the meantime may have changed the page.
    if (since === forgottenAt) pages.set(key, kept);
    return kept;
  }

  /** The cached page under `key`, if it is still fresh. */
  function fresh(key: string): CachedPage | undefined {
    const kept = pages.get(key);
    if (!kept || kept.until <= performance.now()) return undefined;
    return Math.abs(clock.now().getTime() - kept.madeAt) <= LIFE_MS ? kept : undefined;
  }

  /** Adds a client to the rendering under `key`, which all concurrent requests share. */
  function rendered(key: string, wanted: PageVariant, request: IncomingMessage): Rendering {
    const known = renderings.get(key);
    if (known) {
      known.clients += 1;
      return known;
    }
    const made: Rendering = { clients: 1, page: Promise.resolve("busy") };
    const done = () => renderings.get(key) === made && renderings.delete(key);
    const work = async () => {
      if (made.clients > 0) return make(key, wanted);
      done();
      return "busy" as const;
    };
    made.page = inTurn(request, work).finally(done);
    renderings.set(key, made);
    return made;
  }

  function respond(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
    if (request.headers["if-none-match"] === page.etag) {
      writeHead(response, 304, Object.entries(page.headers).flat()).end();
      return;
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const ready = page.ready[encoding];
    if (ready) {
      send(response, page.status, ready.head, ready.body, limits);
      return;
    }
    const keep = (coding: Encoding, body: Buffer) => {
      const named = coding === "identity" ? {} : { "content-encoding": coding };
      const head = Object.entries({ ...page.headers, ...named, "content-length": String(body.length) }).flat();
      page.ready[coding] = { head, body };
      send(response, page.status, head, body, limits);
    };
    encode(page.body, encoding).then(
      (body) => keep(encoding, body),
      () => keep("identity", page.body),
    );
  }

  return {
    /**
     * Answers a guest's request for a shared page. Calls `otherwise` for any other request, and `busy` if there was no
     * room to render the page.
     */
    answer(
      request: IncomingMessage,
      response: ServerResponse,
      { otherwise, busy }: { otherwise: () => void; busy: () => void },
    ): void {
      const { url: path = "/", headers } = request;
      const cookies = headers.cookie ?? "";
      const own = NEVER.test(withoutLanguage(path)) || ONE_VISITORS.test(cookies) || ownPages.has(path);
      if (request.method !== "GET" || own) {
        otherwise();
        return;
      }
      const wanted = wantedOf(path, headers);
      const key = `${wanted.language} ${wanted.consent} ${wanted.savesData} ${path}`;
      const kept = fresh(key);
      if (kept) {
        count("memory");
        respond(kept, request, response);
        return;
      }
      const rendering = rendered(key, wanted, request);
      response.once("close", () => {
        rendering.clients -= 1;
      });
      rendering.page.then(
        (page) => {
          if (response.destroyed) return;
          count(typeof page === "string" ? page : "rendering");
          if (page === "busy") busy();
          else if (typeof page === "string") otherwise();
          else respond(page, request, response);
        },
        () => otherwise(),
      );
    },

    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),

    /** Call after a write. Clears the cache at most once a second. */
    written(): void {
      const wait = forgottenAt + LIFE_MS / 2 - performance.now();
      if (wait <= 0) forget();
      else if (!forgetting) forgetting = setTimeout(forget, wait).unref();
    },
  };
}

/** Everything that a shared page may depend on. Together this is the cache key. */
type PageVariant = { path: string; language: string; consent: string; savesData: boolean };

function wantedOf(path: string, headers: IncomingMessage["headers"]): PageVariant {
  const cookies = headers.cookie ?? "";
  return {
    path,
    language: languageOf(path, cookies, headers["accept-language"]),
    consent: CONSENT.exec(cookies)?.[1] ?? "",
    savesData: String(headers["save-data"] ?? "").toLowerCase() === "on",
  };
}

function sharedHeaders({ language, consent, savesData }: PageVariant): Record<string, string> {
  return {
    cookie: `lng=${language}${consent && `; consent=${consent}`}`,
    ...(savesData && { "save-data": "on" }),
  };
}

/** True if the page is the same for everybody: it sets no cookie and may be cached, whether found or not. */
function isShared({ status, headers }: Response): boolean {
  return (
    (status === 200 || status === 404) &&
    headers.getSetCookie().length === 0 &&
    !headers.get("cache-control")?.includes("no-store") &&
    /^text\/(html|x-script)/.test(headers.get("content-type") ?? "")
  );
}
