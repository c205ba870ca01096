/** The guest page cache in front of a page that counts how often it is rendered. */
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { withoutLanguage } from "../../app/domain/urls/language-address";
import { FRONT_LIMITS } from "../../server/front/limits";
import { line } from "../../server/front/line/line";
import { changesPages } from "../../server/front/page-cache/changes-pages";
import { sharedPages } from "../../server/front/page-cache/shared-pages";
import { queuedIn } from "./queued";

let server: Server | undefined;
afterEach(() => server?.close());

/** Long enough for compression to make a difference. */
const WORDS = Array.from({ length: 300 }, (_, i) => `${(i * 7919) % 1000} words`).join(" ");

const from = (network: string) => ({ "x-network": network });
const EMPTY = { waiting: 0, atWork: 0, outside: 0 };

/** A queue with a single place, which is taken until `leave`. */
function fullQueue(limits: Partial<typeof FRONT_LIMITS> = {}) {
  const queue = line({ ...FRONT_LIMITS, atWork: 1, ...limits });
  queue.enter("somebody");
  return queue;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** `page` stands in for Remix; `more` is added to each of its responses. */
async function site(
  page: (request: Request) => Partial<{ status: number; headers: Record<string, string> }> = () => ({}),
  queue = line(),
) {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const seen: { shared: Request[]; own: number } = { shared: [], own: 0 };
  const guests = sharedPages({
    origin: "http://localhost:3000",
    queued: queuedIn(queue),
    limits: FRONT_LIMITS,
    routeOf: (path) => withoutLanguage(path).replace("/events/7", "/events/:eventId"),
    clock: { now: () => new Date(now) },
    async render(request) {
      seen.shared.push(request);
      const { status = 200, headers = {} } = page(request);
      const count = seen.shared.length;
      await new Promise((resolve) => setTimeout(resolve, 30));
      const body = `page ${count} ${WORDS}`;
      return new Response(body, { status, headers: { "content-type": "text/html", ...headers } });
    },
  });
  server = createServer((request, response) =>
    guests.answer(request, response, {
      otherwise() {
        seen.own++;
        response.end(`own ${seen.own}`);
      },
      busy() {
        response.writeHead(503).end("busy");
      },
    }),
  );
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as AddressInfo;

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const sent = ask({ port, path, headers, method }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const whole = Buffer.concat(chunks);
        const plain = { gzip: gunzipSync, br: brotliDecompressSync }[response.headers["content-encoding"] ?? ""];
        const body = plain ? plain(whole) : whole;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: String(body).slice(0, 6) });
      });
      sent.once("error", reject);
      sent.end();
    });
  return {
    get,
    seen,
    port,
    written: guests.written,
    pass(ms: number) {
      now += ms;
    },
  };
}

it("renders a page once for all requests that arrive together or a moment later", async () => {
  const { get, seen } = await site();
  const all = await Promise.all(Array.from({ length: 50 }, () => get("/home")));
  expect(new Set(all.map(({ body }) => body))).toEqual(new Set(["page 1"]));
  expect((await get("/home")).body).toBe("page 1");
  expect(seen.shared).toHaveLength(1);
});

it("compresses a page with less work for its first reader, and once for all the others", async () => {
  const { get, seen } = await site();
  const brotli = { "accept-encoding": "br" };
  const answers = [];
  for (let reader = 0; reader < 3; reader++) answers.push(await get("/home", brotli));
  expect(answers.map(({ body }) => body)).toEqual(["page 1", "page 1", "page 1"]);
  const [first = 0, second = 0, third = 0] = answers.map(({ headers }) => Number(headers["content-length"]));
  expect(second).toBeLessThan(first);
  expect(third).toBe(second);
  expect(seen.shared).toHaveLength(1);
});

it("caches languages, consent answers, saved data and queries separately", async () => {
  const { get, seen } = await site();
  const different: Record<string, string>[] = [
    {},
    { "accept-language": "de" },
    { cookie: "lng=he" },
    { cookie: "consent=granted" },
    { cookie: "consent=denied" },
    { "save-data": "on" },
  ];
  for (const headers of different) await get("/home", headers);
  await get("/home?city=x");
  expect(seen.shared).toHaveLength(different.length + 1);
  const same: Record<string, string>[] = [
    { "accept-language": "de-AT,de;q=0.9" },
    { cookie: "lng=he; theme=1" },
    { cookie: "consent=odd" },
  ];
  for (const headers of same) await get("/home", headers);
  expect(seen.shared).toHaveLength(different.length + 1);
});

it("takes the language from the address, so cookies and browsers share its page", async () => {
  const { get, seen } = await site();
  const visitors: Record<string, string>[] = [{}, { cookie: "lng=he" }, { "accept-language": "de" }];
  for (const headers of visitors) await get("/es/home", headers);
  expect(seen.shared.map(({ url, headers }) => [new URL(url).pathname, headers.get("cookie")])).toEqual([
    ["/es/home", "lng=es"],
  ]);
  expect((await get("/home", { cookie: "lng=es" })).body).toBe("page 2");
});

it("renders shared pages without anybody's cookies or address", async () => {
  const { get, seen } = await site();
  const cookie = "guest.0=secret; lng=de; device.0=other; consent=granted";
  await get("/home", { cookie, "x-forwarded-for": "203.0.113.9", authorization: "Bearer x" });
  const [asked] = seen.shared;
  expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({ cookie: "lng=de; consent=granted" });
  for (const name of ["x-forwarded-for", "authorization"]) expect(asked?.headers.has(name)).toBe(false);
});

it.each([
  ["a session", "/home", { cookie: "lng=de; session.0=x" }],
  ["a session of a site on https", "/home", { cookie: "__Host-session.0=x" }],
  ["an unfinished flow", "/home", { cookie: "flow.0=x" }],
  ["the purchase", "/tickets/event/994d82d0", {}],
  ["the purchase's payload", "/tickets/event/994d82d0.data", {}],
  ["tickets", "/tickets/details/994d82d0?key=x", {}],
  ["print", "/tickets/print", {}],
  ["the purchase in a language", "/es/tickets/event/994d82d0", {}],
  ["the profile in a language", "/he/profile", {}],
  ["the overlay for a guest who may hold seats of the night behind", "/events/7/auth/sign-in", { cookie: "guest.0=x" }],
  ["its data in a language", "/ja/events/7/auth/sign-in.data", { cookie: "lng=de; __Host-guest.0=x" }],
  ["the overlay in an unfinished flow", "/home/auth/sign-in", { cookie: "flow.0=x" }],
  ["the overlay on the purchase", "/tickets/event/994d82d0/auth/sign-in", {}],
  ["a file under a language", "/es/sitemap.xml", {}],
  ["the profile", "/profile", {}],
  ["a file", "/favicon.svg", {}],
  ["the product API", "/api/v1/events", {}],
])("does not cache %s", async (_, path, headers) => {
  const { get, seen } = await site();
  expect((await get(path, headers as Record<string, string>)).body).toBe("own 1");
  expect(seen.shared).toHaveLength(0);
});

it.each([
  ["anyone without a flow", "/home/auth/sign-in", { cookie: "guest.0=x; device.0=x" }],
  ["guests who hold nothing", "/events/7/auth/sign-in", { cookie: "device.0=x" }],
])("caches the overlay for %s", async (_, path, headers) => {
  const { get, seen } = await site();
  expect((await get(path, headers)).body).toBe("page 1");
  expect((await get(path)).body).toBe("page 1");
  expect(seen.shared[0]?.headers.get("cookie")).toBe("lng=en");
});

const SEATS = "/api/v1/tickets/event/e090233b-1270-81c8-a6cc-d7ba40372cd3/seats/104-N";
const asJson = () => ({ headers: { "content-type": "application/json", "cache-control": "no-cache", etag: 'W/"1"' } });

it("answers all polls of a section's seats alike, whoever asks, for a second", async () => {
  const { get, seen } = await site(asJson);
  const first = await get(SEATS, { cookie: "__Host-session.0=x; lng=de", "accept-language": "ja" });
  expect(first).toMatchObject({ status: 200, headers: { vary: "Accept-Encoding", etag: 'W/"1"' } });
  expect((await get(SEATS)).body).toBe(first.body);
  expect((await get(SEATS, { "if-none-match": 'W/"1"' })).status).toBe(304);
  expect((await get(SEATS, { "if-none-match": 'W/"0"' })).status).toBe(200);
  expect(seen.shared).toHaveLength(1);
  expect([...(seen.shared[0]?.headers.keys() ?? [])]).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect((await get(SEATS)).body).toBe("page 2");
});

it.each([
  ["a token, which may be wrong", SEATS, { authorization: "" }],
  ["parameters", `${SEATS}?x=1`, {}],
  ["another path of the API", SEATS.replace("/seats/", "/places/"), {}],
])("does not share a poll with %s", async (_, path, headers) => {
  const { get } = await site(asJson);
  expect((await get(path, headers as Record<string, string>)).body).toBe("own 1");
});

it("does not share a problem", async () => {
  const { get } = await site(() => ({ status: 404, headers: { "content-type": "application/problem+json" } }));
  expect((await get(SEATS)).body).toBe("own 1");
});

it("ignores everything but GET", async () => {
  const { get } = await site();
  expect((await get("/home", {}, "POST")).body).toBe("own 1");
});

it.each([
  ["that may not be kept", { headers: { "cache-control": "private, no-store" } }],
  ["with a cookie", { headers: { "set-cookie": "guest.0=x" } }],
  ["that is no page", { headers: { "content-type": "image/svg+xml" } }],
  ["that leads elsewhere", { status: 303, headers: { location: "/x" } }],
  ["that failed", { status: 500 }],
])("does not cache a response %s", async (_, answer) => {
  const { get } = await site(() => answer as { status?: number; headers: Record<string, string> });
  expect((await get("/shop")).body).toBe("own 1");
  expect((await get("/shop")).body).toBe("own 2");
});

it("caches a 404, since robots ask for it most", async () => {
  const { get, seen } = await site(() => ({ status: 404 }));
  expect((await get("/wp-login")).status).toBe(404);
  expect((await get("/wp-login")).status).toBe(404);
  expect(seen.shared).toHaveLength(1);
});

it("expires by the site's clock, whichever way that moves", async () => {
  const { get, seen, pass } = await site();
  for (const ms of [0, 2_500, -60_000]) {
    pass(ms);
    await get("/home");
  }
  expect(seen.shared).toHaveLength(3);
});

it("invalidates written pages, including renders in progress, at most once a second", async () => {
  const { get, seen, written } = await site();
  const early = get("/home");
  await expect.poll(() => seen.shared.length, { interval: 1 }).toBe(1);
  written();
  await early;
  expect((await get("/home")).body).toBe("page 2");
  written();
  expect((await get("/home")).body).toBe("page 2");
  expect(seen.shared).toHaveLength(2);
});

it("answers 304 to a client that has the page, and compresses for clients that accept it", async () => {
  const { get } = await site();
  const whole = await get("/home", { "accept-encoding": "gzip" });
  expect(whole.headers["content-encoding"]).toBe("gzip");
  expect(whole.body).toBe("page 1");
  expect(whole.headers.vary).toContain("Cookie");
  expect((await get("/home", { "accept-encoding": "br, gzip" })).headers["content-encoding"]).toBe("br");
  expect((await get("/home")).headers["content-encoding"]).toBeUndefined();
  const etag = whole.headers.etag ?? "";
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    expect(await get("/home", { "if-none-match": known }), known).toMatchObject({ status: 304, body: "" });
  }
  expect((await get("/home", { "if-none-match": '"other"' })).status).toBe(200);
});

it("doesn't call a missing page unchanged", async () => {
  const { get } = await site(() => ({ status: 404 }));
  const missing = await get("/home");
  expect((await get("/home", { "if-none-match": missing.headers.etag ?? "*" })).status).toBe(404);
});

it("renders for the site's own address, whatever Host says", async () => {
  const { get, seen } = await site();
  await get("/home", { host: "localhost:3000/wrestlers?q=ANY&z=" });
  expect(seen.shared.map(({ url }) => url)).toEqual(["http://localhost:3000/home"]);
});

it("answers 503 to everyone waiting for a page that there was no room to render", async () => {
  const queue = fullQueue({ patienceMs: 0 });
  const { get, seen } = await site(undefined, queue);
  const asked = [get("/home", from("a")), get("/home", from("a")), get("/home", from("b"))];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(seen.shared).toHaveLength(0);
});

it("renders nothing for clients that have all left, and still answers the next one", async () => {
  const queue = fullQueue();
  const { get, seen, port } = await site(undefined, queue);
  const left = ["a", "b"].map((network) => {
    const sent = ask({ port, path: "/home", headers: from(network), agent: false }).on("error", () => undefined);
    sent.end();
    return sent;
  });
  await expect.poll(() => queue.state().waiting).toBe(2);
  for (const sent of left) sent.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  queue.leave();
  await expect.poll(queue.state).toEqual(EMPTY);
  expect(seen.shared).toHaveLength(0);
  expect((await get("/home")).status).toBe(200);
});

it("a fan whose turn it is doesn't wait for the crowd's rendering", async () => {
  const queue = line({ ...FRONT_LIMITS, atWork: 2 }, () => true);
  expect(queue.enter("crowd")).toBe(true);
  const { get, seen } = await site(undefined, queue);
  const crowd = Array.from({ length: 5 }, () => get("/home", from("crowd")));
  await expect.poll(() => queue.state().waiting).toBeGreaterThan(0);
  const fan = await get("/home", { ...from("crowd"), "x-turn": "1" });
  expect(fan).toMatchObject({ status: 200, body: "page 1" });
  // The crowd's place is still taken, but the page is there.
  for (const { status, body } of await Promise.all(crowd)) expect([status, body]).toEqual([200, "page 1"]);
  queue.leave();
  await expect.poll(queue.state).toEqual(EMPTY);
  expect(seen.shared).toHaveLength(1);
});

it("another network's request is answered before the flood's", async () => {
  const queue = fullQueue();
  const { get, seen } = await site(undefined, queue);
  const flood = Array.from({ length: 10 }, (_, n) => get(`/flood-${n}`, from("flood")));
  await expect.poll(() => queue.state().waiting).toBe(10);
  flood.push(get("/home", from("flood")));
  await expect.poll(() => queue.state().waiting).toBe(11);
  const other = get("/home", from("other"));
  await expect.poll(() => queue.state().waiting).toBe(12);
  queue.leave();
  expect((await other).body).toBe("page 2");
  for (const { status } of await Promise.all(flood)) expect(status).toBe(200);
  await expect.poll(queue.state).toEqual(EMPTY);
  expect(seen.shared).toHaveLength(11);
});

it("turns a client away only when everyone who stands in the queue for its page was turned away", async () => {
  const queue = fullQueue({ patienceMs: 400 });
  const { get } = await site(undefined, queue);
  const early = get("/home", from("early"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const late = get("/home", from("late"));
  await expect.poll(() => queue.state().waiting, { interval: 5 }).toBe(2);
  await expect.poll(() => queue.state().waiting, { interval: 5 }).toBe(1);
  queue.leave();
  expect((await early).status).toBe(200);
  expect((await late).status).toBe(200);
});

it("doesn't fill the queue with a page that everyone wants", async () => {
  const queue = fullQueue();
  const { get, seen } = await site(undefined, queue);
  const asked = Array.from({ length: 60 }, (_, n) => get("/home", from(`network ${n}`)));
  await expect.poll(() => queue.state().waiting).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(queue.state().waiting).toBeLessThan(10);
  queue.leave();
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  await expect.poll(queue.state).toEqual(EMPTY);
  expect(seen.shared).toHaveLength(1);
});

it.each([
  ["/guest-credentials", false],
  ["/home/auth/sign-in", false],
  ["/es/tickets/event/1/auth/confirm-sign-in.data?index", false],
  ["/es/auth/sign-up", false],
  ["/tickets/event/1", true],
  ["/tickets/event/1.data", true],
  ["/profile", true],
  ["/api/v1/reservations", true],
  ["/shop/auth-belt", true],
  ["/profile?from=/auth/sign-in", true],
])("after a form sent to %s, pages are rendered again: %s", (path, changed) => {
  expect(changesPages("POST", path)).toBe(changed);
});

it.each(["GET", "HEAD", "OPTIONS"])("a %s request leaves the pages in memory", (method) => {
  expect(changesPages(method, "/shop/basket")).toBe(false);
});
