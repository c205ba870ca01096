import { EventEmitter, once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config";
import { logger } from "../../server/failures/report";
import { clientAddress, isTrustedProxy, networkOf } from "../../server/front/address";
import { front } from "../../server/front/front";
import { publicFiles } from "../../server/front/static-files";
import { foreignWrite } from "../../server/http/request-origin";
import { systemClock } from "../../server/process/clock";

test.each([
  ["nobody is trusted", "10.0.0.1", "6.6.6.6", "", "10.0.0.1"],
  ["one hop", "10.0.0.1", "6.6.6.6, 203.0.113.9", "1", "203.0.113.9"],
  ["more hops than there are", "10.0.0.1", "203.0.113.9", "5", "203.0.113.9"],
  ["named proxies", "::ffff:10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", "10.0.0.1,10.0.0.2", "203.0.113.9"],
  ["a stranger who forges the line", "203.0.113.9", "1.2.3.4", "10.0.0.1", "203.0.113.9"],
  ["only proxies", "10.0.0.1", "10.0.0.2", "10.0.0.1,10.0.0.2", "10.0.0.2"],
  ["a proxy that adds the port", "10.0.0.1", "203.0.113.9:51000", "1", "203.0.113.9"],
  ["IPv6 in brackets, with a port", "10.0.0.1", "[2001:DB8::0:1]:443", "1", "2001:db8::1"],
  ["IPv6 with a zone", "10.0.0.1", "fe80::1%eth0", "1", "fe80::1"],
  ["IPv4 in IPv6 clothing", "10.0.0.1", "::FFFF:203.0.113.9", "1", "203.0.113.9"],
  ["the same in hexadecimal", "10.0.0.1", "::ffff:cb00:7109", "1", "203.0.113.9"],
  ["what is no address counts for the peer", "10.0.0.1", "203.0.113.9, unknown", "1", "10.0.0.1"],
  [
    "nor does it hide behind named proxies",
    "10.0.0.1",
    "203.0.113.9, 8.8.8.8:x, 10.0.0.2",
    "10.0.0.1,10.0.0.2",
    "10.0.0.1",
  ],
  ["a proxy that is spelled otherwise", "fd00::1", "203.0.113.9", "FD00:0::0:1", "203.0.113.9"],
  ["a range of proxies", "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.200.0.2", "10.0.0.0/8", "203.0.113.9"],
  ["just outside the range", "11.0.0.1", "203.0.113.9", "10.0.0.0/8", "11.0.0.1"],
  ["a range written from its middle", "10.9.9.9", "203.0.113.9", "10.1.2.3/8", "203.0.113.9"],
  ["a range of IPv6", "fd12:3456::7", "2001:db8::9", "192.0.2.1, fd00::/8", "2001:db8::9"],
  ["outside the range of IPv6", "fe80::1", "2001:db8::9", "fd00::/8", "fe80::1"],
  ["a range of IPv4 in IPv6 clothing", "10.0.0.1", "203.0.113.9", "::ffff:10.0.0.0/104", "203.0.113.9"],
  ["a range of IPv4, and a peer in IPv6 clothing", "::ffff:10.0.0.1", "203.0.113.9", "10.0.0.0/8", "203.0.113.9"],
  ["a setting that names no proxy", "10.0.0.1", "203.0.113.9", "yes", "10.0.0.1"],
])("the client's address: %s", (_, peer, line, trust, expected) => {
  expect(clientAddress(peer, line, trust)).toBe(expected);
});

test("a peer in a trusted range is a proxy", () => {
  expect(
    ["10.1.2.3", "::ffff:10.1.2.3", "11.0.0.1", "fd00::1"].map((peer) => isTrustedProxy(peer, "10.0.0.0/8")),
  ).toEqual([true, true, false, false]);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::", "1:0:0:0::/64"],
  ["", ""],
])("the network of %s is %s", (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});

const headers = (values: Record<string, string>) => new Headers({ host: "localhost:3000", ...values });

test.each([
  ["reading is free", "GET", { origin: "https://evil.example" }, undefined, false],
  ["the request's own host, while no SITE_URL is set", "POST", { origin: "http://localhost:3000" }, undefined, false],
  ["another host", "POST", { origin: "http://evil.example" }, undefined, true],
  [
    "SITE_URL behind a proxy that rewrites Host",
    "POST",
    { origin: "https://ringside.example" },
    "https://ringside.example",
    false,
  ],
  [
    "the own host is not enough when SITE_URL says otherwise",
    "POST",
    { origin: "http://localhost:3000" },
    "https://ringside.example",
    true,
  ],
  ["an opaque origin", "POST", { origin: "null" }, undefined, true],
  ["no origin, another site", "POST", { "sec-fetch-site": "cross-site" }, undefined, true],
  ["no origin, a sibling of the same site", "POST", { "sec-fetch-site": "same-site" }, undefined, true],
  ["no origin, our own", "POST", { "sec-fetch-site": "same-origin" }, undefined, false],
  ["no browser at all", "POST", {}, undefined, false],
])("foreign writes: %s", (_, method, sent, siteUrl, expected) => {
  expect(foreignWrite(method, headers(sent as Record<string, string>), siteUrl)).toBe(expected);
});

test("captions are sent as captions, films in ranges", async () => {
  const site = new Hono().use(publicFiles("public"));
  const captions = await site.request("/highlights/the-signing.en.vtt");
  expect([captions.status, captions.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
  const piece = await site.request("/highlights/bell.mp4", { headers: { range: "bytes=0-99" } });
  expect([piece.status, piece.headers.get("content-type")]).toEqual([206, "video/mp4"]);
  expect((await piece.arrayBuffer()).byteLength).toBe(100);
});

test("a connection outlives a proxy's idle pause but not the process", async () => {
  const steps = new EventEmitter();
  const site = await front({
    config: { ...readConfig({}, { demand: false }), PORT: 0 },
    log: logger({ LOG_LEVEL: "silent" }),
    clock: systemClock,
    build: { routes: {}, assets: { routes: {} } } as unknown as ServerBuild,
    files: { client: "build/client", public: "public" },
    async api() {
      steps.emit("asked");
      await once(steps, "answer");
      return new Response("done");
    },
    ready: async () => {},
  });
  const proxy = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port: site.port, path, agent: proxy }, (response) => resolve(response.resume()));
      asked.once("error", reject).end();
    });

  const alive = await ask("/healthz");
  const seconds = Number(/timeout=(\d+)/.exec(String(alive.headers["keep-alive"]))?.[1]);
  expect(seconds).toBeGreaterThan(60);

  const [unused, asked, served] = [ask("/healthz"), once(steps, "asked"), ask("/api/v1/events")];
  await Promise.all([unused, asked]);
  const begun = performance.now();
  const stopped = site.stop();
  steps.emit("answer");
  expect((await served).statusCode).toBe(200);
  await stopped;
  expect(performance.now() - begun).toBeLessThan(2_000);
  proxy.destroy();
});
