/** The names of the built site's addresses in logs and metrics. */
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { expect, onTestFinished, test, vi } from "vitest";
import { routeNames } from "../../server/front/observing/route-names";
import { root } from "../root";
import { addressOf, builtRoutes } from "./built-routes";

const build = (await import(/* @vite-ignore */ pathToFileURL(`${root}/build/server/index.js`).href)) as ServerBuild;

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/home?x=1", "/home"],
  ["/events/abc-123", "/events/:eventId"],
  ["/events/abc-123.data?_routes=x", "/events/:eventId"],
  ["/events/abc-123/auth/sign-in", "/events/:eventId/auth/:screen"],
  ["/watch/abc/high-1.m4s", "/watch/:ppvId/:file"],
  ["/api/v1/events/abc", "/api/v1/events/:id"],
  ["/api/v1/billing/webhook", "/api/v1/billing/webhook"],
  ["/api/%zz", "/api/*"],
  ["/door/%C3%28", "/door/:key"],
  ["//home//", "/home"],
  ["/no/such/page", "/*"],
])("%s is named %s", (path, name) => {
  const warned = vi.spyOn(console, "warn");
  onTestFinished(() => warned.mockRestore());
  expect(routeNames(build)(path)).toBe(name);
  expect(warned).not.toHaveBeenCalled();
});

test("every page is named by its own pattern", async () => {
  const nameOf = routeNames(build);
  const pages = (await builtRoutes()).filter(({ id }) => !["root", "billing-guard"].includes(id));
  expect(pages.length).toBeGreaterThan(60);
  const other = pages.filter((route) => nameOf(addressOf(route, { "*": "no/such/page" })) !== route.pattern);
  expect(other.map(({ pattern }) => pattern)).toEqual([]);
});
