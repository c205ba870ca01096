/**
 * The browser's requests for page payloads (`….data`). One that meets no network waits, with the page as it is, for
 * another try; one that was fetched in advance is answered from memory.
 */

/** A payload fetched in advance is used within this time. */
const FRESH_MS = 30_000;

type Kept = { at: number; response: Promise<Response>; used: Set<string> };
const kept = new Map<string, Kept>();

type Waiting = { resume: () => void; reads: boolean };
const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();
let told = false;
/** The browser's own `fetch`, once `watchPageData` stands before it. */
let ask: typeof fetch;

/** Whether to say that there is no network. For `useSyncExternalStore`. */
export const networkTrouble = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  told: () => told && waiting.size > 0,
  /** Something waits, said or not. */
  present: () => waiting.size > 0,
  absent: () => false,
  tryAgain: () => resume(() => true),
  dismiss: () => tell(false),
};

/** Puts itself before `fetch`; whatever is no payload of a page passes untouched. */
export function watchPageData(): void {
  ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.endsWith(".data")) return ask(input, init);
    const reads = (init?.method ?? "GET") === "GET";
    if (!reads) kept.clear();
    const first = reads ? fromMemory(url) : undefined;
    const send = () => ask(input, init);
    return untilAnswered((again) => (first && !again ? first.catch(send) : send()), init?.signal, reads);
  };
  addEventListener("online", () => resume(({ reads }) => reads));
}

/** Fetches a page's payload in advance; a page whose payload is at hand is not asked for again. */
export function fetchAhead(url: URL): void {
  const path = url.pathname === "/" ? "/_root" : url.pathname.replace(/\/$/, "");
  const data = new URL(`${path}.data${url.search}`, url);
  const key = keyOf(data);
  for (const [old, { at }] of kept) if (Date.now() - at > FRESH_MS) kept.delete(old);
  if (kept.has(key)) return;
  const response = ask(data, { priority: "low" });
  kept.set(key, { at: Date.now(), response, used: new Set() });
  response.then(
    ({ ok }) => ok || kept.delete(key),
    () => kept.delete(key),
  );
}

/** Resolves when the server answers again, however long that takes. */
export const serverAnswers = (): Promise<Response> => untilAnswered(() => ask("/builds/latest.json"), null, true);

/**
 * Remix asks for a page in slices (`_routes=…`), and each slice may be cut from the whole payload. Each is given once:
 * who asks a second time wants to know what has changed.
 */
function fromMemory(url: URL): Promise<Response> | undefined {
  const known = kept.get(keyOf(url));
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

/** Resolves at the next try; rejects when the visitor has gone elsewhere meanwhile. */
function nextTry(signal: AbortSignal | null | undefined, reads: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const one: Waiting = { resume: resolve, reads };
    waiting.add(one);
    tell(true);
    signal?.addEventListener("abort", () => {
      waiting.delete(one);
      tell(told);
      reject(signal.reason);
    });
  });
}

function resume(which: (one: Waiting) => boolean): void {
  for (const one of [...waiting].filter(which)) {
    waiting.delete(one);
    one.resume();
  }
  tell(told);
}

function tell(now: boolean): void {
  told = now;
  for (const listener of listeners) listener();
}
