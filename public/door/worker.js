/*
 * Keeps the door's page and its decoder, so that a phone which was made ready starts without a network. It never answers
 * for, or keeps, an address with a pass's key. Tickets are not kept here: the page's script keeps them encrypted.
 */
const KEPT = "door-1";
const PAGE = /^(\/[a-z]{2})?\/door$/;
const PART = /^\/assets\/[^/]+(\/[^/]+)?\.(css|woff2|js|wasm)$/;
/** A page that doesn't come within this time is shown from our copy. */
const PATIENCE_MS = 3_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { page, parts, wipe } = event.data || {};
  const work = wipe ? caches.delete(KEPT) : keep(page, parts);
  event.waitUntil(
    work.then(
      () => event.ports[0]?.postMessage("kept"),
      () => event.ports[0]?.postMessage("failed"),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGE.test(url.pathname)) event.respondWith(pageOf(request, url));
  else if (PART.test(url.pathname)) event.respondWith(partOf(request, url));
});

/** The network's page. It replaces our copy while it is the page of a pass. */
async function pageOf(request, { origin, pathname }) {
  const cache = await caches.open(KEPT);
  const copy = await cache.match(origin + pathname);
  if (!copy) return fetch(request);
  // A navigation's own request takes no other settings.
  const asked = { credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE_MS) };
  const response = await fetch(origin + pathname, asked).catch(() => undefined);
  if (!response || response.status >= 500) return copy;
  const text = await response.clone().text();
  if (response.ok && text.includes("data-phone=")) await cache.put(origin + pathname, response.clone());
  else await caches.delete(KEPT);
  return response;
}

/** Names of parts have a hash of their content, so our copy is as good as the network's. */
async function partOf(request, { href }) {
  return (await (await caches.open(KEPT)).match(href)) || fetch(request);
}

async function keep(page, parts) {
  const { origin, pathname } = new URL(page, self.location.origin);
  if (origin !== self.location.origin || !PAGE.test(pathname)) throw new Error("No page of the door");
  const cache = await caches.open(KEPT);
  const response = await fetch(origin + pathname, { credentials: "same-origin" });
  if (!response.ok) throw new Error("No page");
  await cache.put(origin + pathname, response);
  const wanted = parts
    .map((part) => new URL(part, origin))
    .filter((url) => url.origin === origin && PART.test(url.pathname));
  await Promise.all(wanted.map(({ href }) => cache.add(href)));
}
