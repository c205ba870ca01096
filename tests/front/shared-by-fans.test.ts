/** Pages that signed-in fans share, in front of a page that names its visitor. */
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { FRONT_LIMITS } from "../../server/front/limits";
import { line } from "../../server/front/line/line";
import { sharedPages } from "../../server/front/page-cache/shared-pages";
import type { EveryFan } from "../../server/session/every-fan";
import { queuedIn } from "./queued";

const PRIVATE = { "cache-control": "private, no-store", "content-type": "text/html" };

let server: Server | undefined;
afterEach(() => server?.close());

type Page = { body: string; status?: number; headers?: Record<string, string> };

/** `page` stands in for Remix. The session cookie is the fan's name; fans named "late" are found a moment later. */
async function site(page: (fan: EveryFan | undefined, request: Request) => Page) {
  const rendered: string[] = [];
  const shared = sharedPages({
    origin: "http://localhost:3000",
    queued: queuedIn(line()),
    limits: FRONT_LIMITS,
    clock: { now: () => new Date() },
    routeOf: (path) => path,
    findFan(cookies) {
      const name = /session\.0=(\w+)/.exec(cookies)?.[1];
      if (name === undefined || name === "ended") return undefined;
      if (name === "broken") return Promise.reject(new Error("The store is away"));
      return name === "late" ? Promise.resolve({ name }) : { name: name === "long" ? "x".repeat(500) : name };
    },
    async render(request, everyFan) {
      rendered.push(`${everyFan ? "fan" : "guest"} ${request.headers.get("cookie")}`);
      const { body, status = 200, headers = PRIVATE } = page(everyFan, request);
      return new Response(body, { status, headers });
    },
  });
  server = createServer((request, response) =>
    shared.answer(request, response, { otherwise: () => response.end("own"), busy: () => response.end("busy") }),
  );
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, cookie: string) =>
    new Promise<{ body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const sent = ask({ port, path, headers: { cookie } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ body: Buffer.concat(chunks).toString(), headers: response.headers });
      });
      sent.once("error", reject);
      sent.end();
    });
  return { get, rendered };
}

const named = (fan: EveryFan | undefined): Page => ({ body: `<p><span>${fan?.name}</span></p>` });
const read = (body: string) => body.replace(/ +>/g, ">");

it("renders once for all fans, and fills in each one's name", async () => {
  const { get, rendered } = await site(named);
  for (const name of ["Maya", "Ada", "late", "Maya"]) {
    const { body, headers } = await get("/home", `session.0=${name}`);
    expect(read(body)).toBe(`<p><span>${name}</span></p>`);
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "content-length": String(body.length) });
    expect(headers.etag).toBeUndefined();
  }
  expect(rendered).toEqual(["fan lng=en"]);
});

it("keeps the cookies of the fan who came first out of the rendering", async () => {
  const { get, rendered } = await site(named);
  await get("/home", "session.0=Maya; guest.0=secret; lng=de; consent=granted; other=1");
  expect(rendered).toEqual(["fan lng=de; consent=granted"]);
});

it("renders guests' and fans' pages separately", async () => {
  const { get, rendered } = await site((fan) =>
    fan ? named(fan) : { body: "guest", headers: { "content-type": "text/html" } },
  );
  expect((await get("/home", "session.0=Maya")).body).toContain("Maya");
  expect((await get("/home", "")).body).toBe("guest");
  expect((await get("/home", "session.0=Ada")).body).toContain("Ada");
  expect(rendered).toEqual(["fan lng=en", "guest lng=en"]);
});

it.each(["ended", "broken", "long"])("leaves a fan whose session or name is %s to Remix", async (name) => {
  const { get } = await site(named);
  await get("/home", "session.0=Maya");
  expect((await get("/home", `session.0=${name}`)).body).toBe("own");
  expect((await get("/home", "session.0=Maya")).body).toContain("Maya");
});

it("leaves pages that are not meant for every fan to Remix", async () => {
  const { get, rendered } = await site(named);
  for (const path of ["/premium", "/profile", "/tickets/print", "/pay-per-view", "/home/auth/sign-in"])
    expect((await get(path, "session.0=Maya")).body).toBe("own");
  expect(rendered).toEqual([]);
});

const setsCookie = { ...PRIVATE, "set-cookie": "a=b" };
it.each<[string, (fan: EveryFan | undefined) => Page]>([
  [
    "reads more about its visitor",
    (fan) => {
      fan?.readsMore();
      return named(fan);
    },
  ],
  ["sets a cookie", (fan) => ({ ...named(fan), headers: setsCookie })],
  ["may be stored", (fan) => ({ ...named(fan), headers: { "content-type": "text/html" } })],
  ["forbids more than usual", (fan) => ({ ...named(fan), headers: { ...PRIVATE, "cache-control": "no-store" } })],
  ["redirects", (fan) => ({ ...named(fan), status: 302 })],
  ["fails", (fan) => ({ ...named(fan), status: 500 })],
  ["has the name in an address", (fan) => ({ body: `<a href="/${fan?.name}">me</a>` })],
  ["is not a page", (fan) => ({ ...named(fan), headers: { ...PRIVATE, "content-type": "application/json" } })],
])("does not share a page that %s", async (_, page) => {
  const { get } = await site(page);
  expect((await get("/home", "session.0=Maya")).body).toBe("own");
  expect((await get("/home", "session.0=Ada")).body).toBe("own");
});
