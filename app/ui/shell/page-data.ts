/**
 * The browser's requests for page data (`….data`). Without network, a request waits and retries while the page stays as
 * it is. A prefetched page is served from memory.
 */

/** A prefetched response is used within this time. */
const FRESH_MS = 30_000;

type PrefetchedPage = { at: number; response: Promise<Response>; used: Set<string> };
const prefetched = new Map<string, PrefetchedPage>();

type WaitingRequest = { resume: () => void; reads: boolean };
const waiting = new Set<WaitingRequest>();
const listeners = new Set<() => void>();
let shown = false;
/** The browser's own `fetch`, set by `watchPageData`. */
let ask: typeof fetch;

/** Whether to show that there is no network. For `useSyncExternalStore`. */
export const networkTrouble = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown && waiting.size > 0,
  /** True while a request waits, even if nothing is shown yet. */
  present: () => waiting.size > 0,
  absent: () => false,
  tryAgain: () => resume(() => true),
  dismiss: () => setShown(false),
};

/** Wraps `fetch`. Requests for anything but page data pass through. */
export function watchPageData(): void {
  ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.endsWith(".data")) return ask(input, init);
    const reads = (init?.method ?? "GET") === "GET";
    if (!reads) prefetched.clear();
    const first = reads ? fromMemory(url) : undefined;
    const send = () => ask(input, init);
    return untilAnswered((again) => (first && !again ? first.catch(send) : send()), init?.signal, reads);
  };
  addEventListener("online", () => resume(({ reads }) => reads));
}

/** Prefetches a page's data unless it is already in memory. */
export function fetchAhead(url: URL): void {
  const path = url.pathname === "/" ? "/_root" : url.pathname.replace(/\/$/, "");
  const data = new URL(`${path}.data${url.search}`, url);
  const key = keyOf(data);
  for (const [old, { at }] of prefetched) if (Date.now() - at > FRESH_MS) prefetched.delete(old);
  if (prefetched.has(key)) return;
  const response = ask(data, { priority: "low" });
  prefetched.set(key, { at: Date.now(), response, used: new Set() });
  response.then(
    ({ ok }) => ok || prefetched.delete(key),
    () => prefetched.delete(key),
  );
}

/** Resolves when the server responds again, however long that takes. */
export const serverAnswers = (): Promise<Response> => untilAnswered(() => ask("/builds/latest.json"), null, true);

/**
 * Remix requests page data in slices (`_routes=…`), and the full response can serve every slice. Each slice is served
 * once from memory: a second request wants fresh data.
 */
function fromMemory(url: URL): Promise<Response> | undefined {
  const known = prefetched.get(keyOf(url));
  const slice = url.searchParams.get("_routes") ?? "";
  if (!known || known.used.has(slice) || Date.now() - known.at > FRESH_MS) return undefined;
  known.used.add(slice);
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

/** Resolves at the next retry; rejects if the visitor has navigated away. */
function nextTry(signal: AbortSignal | null | undefined, reads: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const one: WaitingRequest = { resume: resolve, reads };
    waiting.add(one);
    setShown(true);
    signal?.addEventListener("abort", () => {
      waiting.delete(one);
      setShown(shown);
      reject(signal.reason);
    });
  });
}

function resume(which: (one: WaitingRequest) => boolean): void {
  for (const one of [...waiting].filter(which)) {
    waiting.delete(one);
    one.resume();
  }
  setShown(shown);
}

function setShown(value: boolean): void {
  shown = value;
  for (const listener of listeners) listener();
}
