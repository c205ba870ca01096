/**
 * The cache of pages that visitors share. Guests without an unfinished flow see the same page as everybody else in
 * their language, and signed-in fans see one that differs only by their name. We render each once for all requests
 * within two seconds, without anybody's cookies. So are the seats of a section, for which its pages ask every few
 * seconds.
 */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { textOf } from "../../http/rendered-text";
import { languageOf } from "../../http/request-language";
import type { Clock } from "../../process/clock";
import type { EveryFan } from "../../session/every-fan";
import type { KnownFan, KnownFans } from "../../session/known-fans";
import { type Metrics, NO_METRICS } from "../../telemetry/metrics";
import type { FrontLimits } from "../limits";
import type { QueuedWork } from "../line/queued-work";
import { bytesOf, type CachedPage, cachedHeaders, type Hole, holesOf, type Reader, sendCached } from "./cached-page";
import { cutAtName } from "./page-hole";
import { isForEveryFan } from "./pages-for-every-fan";
import { hashesForNonce } from "./script-hashes";
import { sharedAddress } from "./shared-address";
import { sharedRenderings } from "./shared-renderings";

/** Pages mention seats left and minutes, so a cached page is never older than this. */
const LIFE_MS = 2_000;
/** Seats are read from the store once a second. */
const SEATS_LIFE_MS = 1_000;
/** A page that turns out to belong to one visitor is not shared; after this long we check again. */
const OWN_PAGE_MS = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_OWN_PAGES_BYTES = 1024 * 1024;
const NAME_BYTES = 12;

const ONE_VISITORS = /(?:^|;\s*)(?:__Host-)?(?:session|flow)\.\d+=/;
/** On top of a night, the overlay shows what this guest holds. */
const OVERLAY_ON_NIGHT = /:eventId\/auth\//;
const GUEST = /(?:^|;\s*)(?:__Host-)?guest\.\d+=/;
const CONSENT = /(?:^|;\s*)consent=(granted|denied)/;

/** Why there is no cached page: it belongs to one visitor, or it failed. */
type NoPage = "own" | "broken";
type SharedPagesOptions = {
  /** The site's own address. Pages are rendered for it, whatever a request says. */
  origin: string;
  /** Renders a request without the cache, for a guest or for every fan. */
  render: (request: Request, everyFan?: EveryFan) => Promise<Response>;
  /** The route pattern of a path. */
  routeOf: (path: string) => string;
  /** Recognizes a signed-in fan. Without it, fans' pages aren't cached. */
  findFan?: KnownFans["find"] | undefined;
  /** The site's clock. */
  clock: Clock;
  /** Renders when there is room. */
  queued: QueuedWork;
  limits: Pick<FrontLimits, "writeMs" | "bytesPerSecond" | "patienceMs" | "keepAliveMs">;
  metrics?: Metrics;
};

export type SharedPages = ReturnType<typeof sharedPages>;

export function sharedPages(options: SharedPagesOptions) {
  const { origin, render, routeOf, findFan, clock, queued, limits, metrics = NO_METRICS } = options;
  const count = (from: "memory" | "rendering" | "own" | "broken" | "busy", { reader }: PageVariant) =>
    metrics.add(COUNTERS[reader], from);
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: (page, key) => 2_000 + 2 * bytesOf(page) + key.length,
  });
  const ownPages = new LRUCache<string, true>({
    maxSize: MOST_OWN_PAGES_BYTES,
    sizeCalculation: (_, key) => 200 + key.length,
    ttl: OWN_PAGE_MS,
  });
  const renderings = sharedRenderings<CachedPage | NoPage>(queued, limits);
  const holes = new WeakMap<KnownFan, Hole>();
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let forgetting: NodeJS.Timeout | undefined;

  function forget(): void {
    forgetting = undefined;
    forgottenAt = performance.now();
    pages.clear();
    renderings.forget();
  }

  async function make(key: string, wanted: PageVariant): Promise<CachedPage | NoPage> {
    const since = forgottenAt;
    let personal = false;
    const name = `fan-${randomBytes(NAME_BYTES).toString("hex")}`;
    const readsMore = () => {
      personal = true;
    };
    const request = new Request(`${origin}${wanted.path}`, { headers: sharedHeaders(wanted) });
    const response = await render(request, wanted.reader === "fan" ? { name, readsMore } : undefined);
    const rendered = textOf(response) ?? (await response.text());
    if (response.status >= 500) return "broken";
    // A nonce must be sent only once, and this page is sent many times.
    const { html, policy } = hashesForNonce(rendered, response.headers.get("content-security-policy") ?? "");
    if (policy) response.headers.set("content-security-policy", policy);
    const isData = !response.headers.get("content-type")?.startsWith("text/html");
    const page = cutAtName(html, isData ? "data" : "html", name);
    if (personal || !page || !isShared(response, wanted)) {
      ownPages.set(ownKey(wanted), true);
      return "own";
    }
    const kept: CachedPage = {
      status: response.status,
      headers: cachedHeaders(response.headers, html, wanted.reader),
      page,
      ready: {},
      madeAt: clock.now().getTime(),
      until: performance.now() + (wanted.reader === "poll" ? SEATS_LIFE_MS : LIFE_MS),
    };
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

  function holeOf(fan: KnownFan): Hole {
    let hole = holes.get(fan);
    if (!hole) {
      hole = holesOf(fan.name);
      holes.set(fan, hole);
    }
    return hole;
  }

  /** Answers with a shared page: a guest's, or `fan`'s. */
  function answerShared(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: PageVariant,
    { otherwise, busy, hole }: Ways & { hole?: Hole | undefined },
  ): void {
    const key = keyOf(wanted);
    const kept = fresh(key);
    if (kept) {
      count("memory", wanted);
      if (!sendCached(kept, request, response, { hole, limits })) otherwise();
      return;
    }
    if (ownPages.has(ownKey(wanted))) {
      otherwise();
      return;
    }
    const rendering = renderings.join(key, request, () => make(key, wanted));
    response.once("close", rendering.leave);
    rendering.page.then(
      (page) => {
        if (response.destroyed) return;
        count(typeof page === "string" ? page : "rendering", wanted);
        if (page === "busy") busy();
        else if (typeof page === "string" || !sendCached(page, request, response, { hole, limits })) otherwise();
      },
      () => otherwise(),
    );
  }

  return {
    /**
     * Answers a request for a shared page. Calls `otherwise` for any other request, and `busy` if there was no room to
     * render the page.
     */
    answer(request: IncomingMessage, response: ServerResponse, { otherwise, busy }: Ways): void {
      const { url = "/", headers } = request;
      const { kind, path } = sharedAddress(url);
      if (request.method !== "GET" || kind === "own") {
        otherwise();
        return;
      }
      if (kind === "seats") {
        // A token may be wrong, so a request with one is not shared.
        if (headers.authorization !== undefined) otherwise();
        else answerShared(request, response, pollOf(path), { otherwise, busy });
        return;
      }
      const cookies = headers.cookie ?? "";
      if (cookies !== "" && GUEST.test(cookies) && OVERLAY_ON_NIGHT.test(routeOf(url))) {
        otherwise();
        return;
      }
      if (cookies === "" || !ONE_VISITORS.test(cookies)) {
        answerShared(request, response, variantOf(path, headers, "guest"), { otherwise, busy });
        return;
      }
      const known = isForEveryFan(routeOf(url)) ? findFan?.(cookies) : undefined;
      const serve = (fan: KnownFan | undefined) => {
        if (!fan) otherwise();
        else answerShared(request, response, variantOf(path, headers, "fan"), { otherwise, busy, hole: holeOf(fan) });
      };
      if (known instanceof Promise) known.then(serve, () => otherwise());
      else serve(known);
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

type Ways = { otherwise: () => void; busy: () => void };

const COUNTERS = {
  guest: "ringside_guest_pages_total",
  fan: "ringside_fan_pages_total",
  poll: "ringside_seat_polls_total",
} as const;

/** Everything that a shared page may depend on. Together this is the cache key. */
type PageVariant = { path: string; language: string; consent: string; savesData: boolean; reader: Reader };

const keyOf = ({ path, language, consent, savesData, reader }: PageVariant) =>
  `${reader} ${language} ${consent} ${savesData} ${path}`;
const ownKey = ({ path, reader }: PageVariant) => `${reader} ${path}`;

function variantOf(path: string, headers: IncomingMessage["headers"], reader: Reader): PageVariant {
  const cookies = headers.cookie ?? "";
  return {
    path,
    language: languageOf(path, cookies, headers["accept-language"]),
    consent: cookies === "" ? "" : (CONSENT.exec(cookies)?.[1] ?? ""),
    savesData: headers["save-data"] !== undefined && String(headers["save-data"]).toLowerCase() === "on",
    reader,
  };
}

const pollOf = (path: string): PageVariant => ({ path, language: "", consent: "", savesData: false, reader: "poll" });

function sharedHeaders({ language, consent, savesData, reader }: PageVariant): Record<string, string> {
  if (reader === "poll") return {};
  return {
    cookie: `lng=${language}${consent && `; consent=${consent}`}`,
    ...(savesData && { "save-data": "on" }),
  };
}

/** True if the page is the same for everybody: it sets no cookie and is as private as its readers demand. */
function isShared({ status, headers }: Response, { reader }: PageVariant): boolean {
  const caching = headers.get("cache-control") ?? "";
  const type = headers.get("content-type") ?? "";
  return (
    (status === 200 || status === 404) &&
    headers.getSetCookie().length === 0 &&
    (reader === "fan" ? caching === "private, no-store" : !caching.includes("no-store")) &&
    (reader === "poll" ? type === "application/json" : /^text\/(html|x-script)/.test(type))
  );
}
