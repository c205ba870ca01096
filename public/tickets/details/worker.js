/*
 * Keeps the ticket pages that a signed-in fan has seen on their phone, for halls without a network. Its scope is this
 * folder, alone and after a language. It answers from its copies only if the network fails; docs/decisions.md says what it keeps and until when.
 */
const KEPT = "tickets-1";
const PAGE = /^(?:\/[a-z]{2})?(\/tickets\/details\/[0-9a-f-]{36})$/i;
/** The styles, fonts and pictures that a page consists of. Scripts are not kept: the page is right without them. */
const PART = /^\/(assets\/[^/]+\.(css|woff2)|art\/.+)$/;
/** Sent with pages that may be kept: until when, in epoch milliseconds. */
const UNTIL = "x-keep-ticket-until";

/** One copy for a night, in the language that was seen last: mails lead to the address without a language. */
const keyOf = ({ origin, pathname }) => origin + pathname.replace(PAGE, "$1");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { page, parts } = event.data || {};
  if (!event.origin || event.origin === self.location.origin) event.waitUntil(keepNow(page, parts));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGE.test(url.pathname) && !url.searchParams.has("key"))
    event.respondWith(pageOf(request, url));
  else if (PART.test(url.pathname)) event.respondWith(fetch(request).catch(() => keptOr(url, Response.error())));
});

/** The network's response, and what it says about our copy; the copy if there is no network. */
async function pageOf(request, url) {
  const key = keyOf(url);
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    const copy = await copyOf(key);
    if (copy) return copy;
    throw error;
  }
  if (!(await keep(key, response.clone()))) await forget(key, response);
  return response;
}

/** Called by the page itself: on the first visit, it was loaded before this worker existed. */
async function keepNow(page, parts = []) {
  const { origin, pathname } = new URL(page, self.location.origin);
  if (origin !== self.location.origin || !PAGE.test(pathname)) return;
  const key = keyOf({ origin, pathname });
  const response = await fetch(origin + pathname, { credentials: "same-origin" });
  if (!(await keep(key, response.clone()))) return forget(key, response);
  const cache = await caches.open(KEPT);
  const wanted = parts
    .map((part) => new URL(part, origin))
    .filter((url) => url.origin === origin && PART.test(url.pathname));
  await Promise.all(wanted.map(async ({ href }) => (await cache.match(href)) || cache.add(href)));
}

/** Stores the page without its scripts. False if the server doesn't allow it. */
async function keep(key, response) {
  const until = Number(response.headers.get(UNTIL));
  if (!response.ok || response.redirected || !(until > Date.now())) return false;
  const html = (await response.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace("<html ", "<html data-saved ");
  const cache = await caches.open(KEPT);
  await cache.put(key, new Response(html, { headers: response.headers }));
  return true;
}

/** A response to a guest ends everything that is kept; any other response only ends the copy of its own page. */
async function forget(key, response) {
  if (response.status >= 500) return;
  const guest = response.headers.get("x-ticket-holder") !== "fan";
  if (guest) await caches.delete(KEPT);
  else await (await caches.open(KEPT)).delete(key);
}

async function copyOf(key) {
  const cache = await caches.open(KEPT);
  const copy = await cache.match(key);
  if (copy && Number(copy.headers.get(UNTIL)) > Date.now()) return copy;
  await cache.delete(key);
  return undefined;
}

const keptOr = async (url, otherwise) => (await (await caches.open(KEPT)).match(url.href)) || otherwise;
