/** What the dev server adds to pages, and when a saved file restarts the site. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { affectsSite } from "../../scripts/dev/affects-site.mjs";
import { devPolicy } from "../../scripts/dev/policy.mjs";
import { devProxy } from "../../scripts/dev/proxy.mjs";
import { documentPolicy, everyAnswer } from "../../server/http/security-headers";
import { modules } from "../house/imports";
import { root } from "../root";

describe("The policy of development", () => {
  const policy = documentPolicy({ nonce: "n", formTargets: [] });

  it("lets Vite insert styles, and scripts run only with the nonce", () => {
    const dev = devPolicy(policy);
    expect(dev).toContain("style-src 'self' 'unsafe-inline'");
    expect(dev).toContain("worker-src 'self' blob:");
    expect(dev).toContain("script-src 'nonce-n' 'self';");
  });

  it("leaves what is no page alone", () => {
    const plain = everyAnswer({ https: false })["content-security-policy"] ?? "";
    expect(devPolicy(plain)).toBe(plain);
  });

  it("is known to no file of the product", () => {
    expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
    const mentions = modules("app", "server").filter(({ path }) =>
      /scripts\/dev|devPolicy/.test(readFileSync(join(root, path), "utf8")),
    );
    expect(mentions).toEqual([]);
  });
});

it("The dev server passes on each cookie of a response, beside what Vite has set", async () => {
  const listening = async (server: Server) => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  };
  const cookies = ["session=a; Path=/", "flow=; Max-Age=0", "device=b; Path=/"];
  const site = await listening(
    createServer((_, response) => {
      response.writeHead(303, [...cookies.flatMap((cookie) => ["set-cookie", cookie]), "location", "/profile"]).end();
    }),
  );
  const vite = {
    middlewares: (_: unknown, response: ServerResponse, next: () => void) => {
      response.setHeader("vary", "Origin");
      next();
    },
  };
  const port = await listening(createServer(devProxy(vite, async () => site)));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  expect([answer.status, answer.headers.get("location"), answer.headers.get("vary")]).toEqual([
    ...[303, "/profile", "Origin"],
  ]);
});

it("The dev server finds in server/site.ts what it starts", () => {
  const script = readFileSync(join(root, "scripts/dev/dev.mjs"), "utf8");
  const taken = [...script.matchAll(/const \{ (\w+) \} = await for\w+\.import\(`\/\$\{SITE\}`\)/g)].map(
    ([, name]) => name,
  );
  expect(taken.sort()).toEqual(["sandboxFor", "startSite"]);
  const site = readFileSync(join(root, "server/site.ts"), "utf8");
  expect(taken.filter((name) => !new RegExp(`^export async function ${name}\\b`, "m").test(site))).toEqual([]);
});

describe("A saved file", () => {
  type Module = { id: string; importers: Set<Module> };
  const at = (id: string, ...importers: Module[]): Module => ({ id, importers: new Set(importers) });
  const site = at("/r/server/site.ts");
  const build = at("\0virtual:remix/server-build", site);
  const runtime = at("/r/server/process/runtime.ts", site);
  const route = at("/r/app/routes/home.tsx", build);
  const affects = (module: Module) =>
    affectsSite([module], { site: "/r/server/site.ts", build: "virtual:remix/server-build" });

  it("restarts the site if its services use the file", () => {
    expect(affects(at("/r/app/domain/money.ts", route, runtime))).toBe(true);
  });

  it("doesn't if only pages use it, in a circle too", () => {
    const one = at("/r/app/ui/one.tsx", route);
    const other = at("/r/app/ui/other.tsx", one);
    one.importers.add(other);
    expect([affects(one), affects(route)]).toEqual([false, false]);
  });
});
