/**
 * Wraps `fetch` for Remix's requests for page data (`….data`). Offline, or while only a proxy answers, a request waits
 * for the next try and the page stays as it is, where Remix would show the error page. Prefetched data comes from
 * memory.
 * Correctness, and what prefetch-links.ts saves. Switch off with RINGSIDE_WITHOUT=page-data, which turns prefetching
 * off.
 */

/** Prefetched data is used only within this time. */
const FRESH_MS = 30_000;

type FetchedAhead = { at: number; response: Promise<Response>; servedSlices: Set<string> };
const fetchedAhead = new Map<string, FetchedAhead>();

type PausedRequest = { resume: () => void; reads: boolean };
const paused = new Set<PausedRequest>();
const listeners = new Set<() => void>();
let shown = false;
/** The browser's own `fetch`, set once `watchPageData` has wrapped it. */
let nativeFetch: typeof fetch;

/** Whether to show that the network is down. For `useSyncExternalStore`. */
export const networkTrouble = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown && paused.size > 0,
  /** Whether a request is waiting, shown or not. */
  present: () => paused.size > 0,
  absent: () => false,
  tryAgain: () => resume(() => true),
  dismiss: () => show(false),
};

/** Wraps `fetch`; requests for anything but page data pass through unchanged. */
export function watchPageData(): void {
  nativeFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.endsWith(".data")) return nativeFetch(input, init);
    const reads = (init?.method ?? "GET") === "GET";
    if (!reads) fetchedAhead.clear();
    const first = reads ? fromMemory(url) : undefined;
    const send = () => nativeFetch(input, init).then(fromSite);
    return untilAnswered((again) => (first && !again ? first.catch(send) : send()), init?.signal, reads);
  };
  addEventListener("online", () => resume(({ reads }) => reads));
}

/** Prefetches a page's data, unless it is already in memory. */
export function fetchAhead(url: URL): void {
  const path = url.pathname === "/" ? "/_root" : url.pathname.replace(/\/$/, "");
  const data = new URL(`${path}.data${url.search}`, url);
  const key = keyOf(data);
  for (const [old, { at }] of fetchedAhead) if (Date.now() - at > FRESH_MS) fetchedAhead.delete(old);
  if (fetchedAhead.has(key)) return;
  const response = nativeFetch(data, { priority: "low" }).then(fromSite);
  fetchedAhead.set(key, { at: Date.now(), response, servedSlices: new Set() });
  response.then(
    ({ ok }) => ok || fetchedAhead.delete(key),
    () => fetchedAhead.delete(key),
  );
}

/** Resolves when the server answers again, however long that takes. */
export const serverAnswers = (): Promise<Response> =>
  untilAnswered(() => nativeFetch("/builds/latest.json").then(fromSite), null, true);

/**
 * Rejects responses that aren't the page's: those of a proxy while the site is down, of a captive portal, and of the
 * site itself while it is overloaded. Remix can't decode them, and its error page would lose what the fan has typed.
 */
function fromSite(response: Response): Response {
  const { status, ok, headers } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!headers.has("x-remix-response") && (status >= 502 || status === 429 || (ok && isPage))) {
    throw new Error(`Not an answer of the site: ${status}`);
  }
  return response;
}

/**
 * Remix requests a page in slices (`_routes=…`), and each slice can be read from the whole page's data. Each slice is
 * served only once, because a second request wants fresh data.
 */
function fromMemory(url: URL): Promise<Response> | undefined {
  const known = fetchedAhead.get(keyOf(url));
  const slice = url.searchParams.get("_routes") ?? "";
  if (!known || known.servedSlices.has(slice) || Date.now() - known.at > FRESH_MS) return undefined;
  known.servedSlices.add(slice);
  return known.response.then((response) => response.clone());
}

function keyOf(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  return `${url.pathname}?${query}`;
}

async function untilAnswered(
  send: (again: boolean) => Promise<Response>,
  signal: AbortSignal | null | undefined,
  reads: boolean,
): Promise<Response> {
  for (let again = false; ; again = true) {
    try {
      return await send(again);
    } catch (error) {
      if (signal?.aborted) throw error;
      await nextTry(signal, reads);
    }
  }
}

/** Resolves at the next try; rejects if the visitor has navigated elsewhere in the meantime. */
function nextTry(signal: AbortSignal | null | undefined, reads: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const request: PausedRequest = { resume: resolve, reads };
    paused.add(request);
    show(true);
    signal?.addEventListener("abort", () => {
      paused.delete(request);
      show(shown);
      reject(signal.reason);
    });
  });
}

function resume(which: (request: PausedRequest) => boolean): void {
  for (const request of [...paused].filter(which)) {
    paused.delete(request);
    request.resume();
  }
  show(shown);
}

function show(now: boolean): void {
  shown = now;
  for (const listener of listeners) listener();
}
