/** Every route with every method, with and without its .data suffix: each is refused explicitly, and nothing breaks. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kindsOf } from "./kinds";
import { addresses, type BuiltRoute, builtRoutes, withoutMostOverlays } from "./route-table";
import { SOAK, type WatchedSite, watchedSite } from "./watched-site";
import { type Answer, type Asked, ask, header, inParallel } from "./wire";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "M-SEARCH", "QUERY"];
const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);
const AT_ONCE = 6;

const routes = await builtRoutes();
let site: WatchedSite;
let addressOf: (route: BuiltRoute) => string;
let cookie: string;
beforeAll(async () => {
  site = await watchedSite();
  addressOf = await addresses(site);
  ({ cookie } = await kindsOf(site));
  site.complaints();
});
afterAll(() => site?.stop());

const asked = (method: string, path: string, more: readonly (readonly [string, string])[] = []): Asked => {
  const form = WRITES.has(method) ? { body: "a=b" } : {};
  const type = [
    ["content-type", "application/x-www-form-urlencoded"],
    ["origin", site.url],
  ] as const;
  return { method, path, headers: [...(WRITES.has(method) ? type : []), ...more], ...form };
};

function expectAnswer(answer: Answer | undefined, about: string): Answer {
  expect(answer, `${about} was closed without an answer`).toBeDefined();
  const { status } = answer as Answer;
  if (status === 503) expect(header(answer as Answer, "retry-after"), about).toMatch(/^\d+$/);
  else expect(status, `${about}\n${answer?.body.toString().slice(0, 200)}`).toBeLessThan(500);
  return answer as Answer;
}

const own = withoutMostOverlays(routes);

/** Every combination in the long run; in the short one, those that differ most. */
const usual = new Set(["GET", "POST"]);
describe.each(METHODS)("%s", (method) => {
  const askers = SOAK || usual.has(method) ? (["a guest", "a fan"] as const) : (["a guest"] as const);
  test.each(askers)("of %s breaks no route", async (who) => {
    const headers = who === "a fan" ? ([["cookie", cookie]] as const) : [];
    await inParallel(own, AT_ONCE, async (route) => {
      const path = addressOf(route);
      const paths = SOAK || (who === "a guest" && usual.has(method)) ? [path, `${path}.data`] : [path];
      for (const one of paths) expectAnswer(await ask(site, asked(method, one, headers)), `${method} ${one}`);
    });
    expect(site.complaints()).toEqual([]);
  });
});

test("HEAD gets what GET gets, without the body", async () => {
  await inParallel(own, AT_ONCE, async (route) => {
    const path = addressOf(route);
    const [head, get] = [await ask(site, asked("HEAD", path)), await ask(site, asked("GET", path))];
    expect([path, head?.status, head?.body.length]).toEqual([path, get?.status, 0]);
    expect([path, head && header(head, "content-type")]).toEqual([path, get && header(get, "content-type")]);
  });
});

test("HEAD and GET are reads, whatever page they come from", async () => {
  for (const origin of ["null", "https://evil.example", site.url]) {
    for (const path of [
      "/home",
      "/home.data",
      "/profile",
      "/profile.data",
      "/home/auth/sign-in.data",
      "/api/v1/events",
    ]) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await ask(site, { method, path, headers: [["origin", origin]] });
        expect([method, path, origin, answer?.status]).toEqual([method, path, origin, 200]);
      }
    }
  }
});

test.each(["get", "Get", "POST ", "__proto__", "CONNECT", "GET\t", ""])("%j is no method", async (method) => {
  const answer = await ask(site, { method, path: "/home" });
  expect([undefined, 400, 405, 501].map(String)).toContain(String(answer?.status));
});

test("a method override is ignored", async () => {
  for (const [name, value] of [
    ["x-http-method-override", "DELETE"],
    ["x-http-method", "PUT"],
    ["x-method-override", "POST"],
  ]) {
    const answer = await ask(site, { path: "/wrestlers?_method=DELETE", headers: [[name ?? "", value ?? ""]] });
    expect(answer?.status).toBe(200);
  }
});
