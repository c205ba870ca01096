/** A site that starts before its database: it says what it waits for, answers meanwhile, and opens by itself. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filledDatabase } from "../filled-stores";
import type { TestDatabase } from "../postgres";
import { freePort, serverProcess } from "../server-process";
import { type FaultProxy, faultProxy } from "./world/proxy";

const LIMIT_MS = 120_000;

let folder: string;
let database: TestDatabase;
let proxy: FaultProxy;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "ringside-waiting-"));
  database = await filledDatabase();
  proxy = await faultProxy(Number(new URL(database.url).port));
});
afterEach(async () => {
  await proxy.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function site(databaseUrl: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    NODE_ENV: "production",
    SANDBOX: "on",
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    SITE_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
  };
  return { ...serverProcess(["build/server/start.js"], env, `${url}/healthz`), url };
}

function throughProxy(change: Partial<URL> = {}): string {
  return Object.assign(new URL(database.url), { host: `127.0.0.1:${proxy.port}` }, change).href;
}

it.each([
  ["refuses connections", { kind: "dead" }, /cannot be used yet: the connection is refused/],
  ["does not answer", { kind: "blackHole" }, /cannot be used yet: it does not answer/],
] as const)("waits for a database that %s", { timeout: LIMIT_MS }, async (_, fault, words) => {
  await proxy.set(fault);
  const waiting = await site(throughProxy());
  await waiting.start();
  try {
    await expect.poll(waiting.printed, { timeout: 20_000 }).toMatch(words);
    expect(waiting.printed()).toContain(`PostgreSQL at 127.0.0.1:${proxy.port}/`);
    const get = (path: string, headers: Record<string, string> = {}) => fetch(waiting.url + path, { headers });
    const ready = await get("/readyz");
    expect([ready.status, await ready.text()]).toEqual([503, "starting"]);
    const page = await get("/home", { "accept-language": "de" });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await page.text()).toContain("Wir sind gleich wieder da");
    const api = await get("/api/v1/events");
    expect([api.status, api.headers.get("content-type")]).toEqual([503, "application/problem+json"]);
    expect((await get("/favicon.svg")).status).toBe(200);

    await proxy.set({ kind: "pass" });
    await expect.poll(async () => (await get("/readyz")).status, { timeout: 60_000 }).toBe(200);
    expect((await get("/home")).status).toBe(200);
  } finally {
    await waiting.end("SIGTERM");
  }
});

it("opens its port only when it can answer, so that a proxy tries another process", { timeout: LIMIT_MS }, async () => {
  const slow = await site(throughProxy());
  // Longer than the server build takes to load, and shorter than the port stays closed.
  await proxy.set({ kind: "slow", delayMs: 200 });
  let first: string | undefined;
  const starting = slow.start();
  while (first === undefined) {
    first = await fetch(`${slow.url}/readyz`).then(
      (response) => response.text(),
      () => undefined,
    );
    await wait(5);
  }
  await starting;
  await slow.end("SIGTERM");
  expect(first).toBe("ready");
});

it("shuts down cleanly while it waits", { timeout: LIMIT_MS }, async () => {
  await proxy.set({ kind: "dead" });
  const waiting = await site(throughProxy());
  await waiting.start();
  expect(await waiting.end("SIGTERM")).toBe(0);
});

it("does not wait where waiting would not help", { timeout: LIMIT_MS }, async () => {
  const wrong = await site(throughProxy({ pathname: "/no_such_database" }));
  await wrong.start().catch(() => undefined);
  await expect.poll(wrong.running, { timeout: 20_000 }).toBe(false);
  expect(wrong.printed()).toMatch(
    /DATABASE_URL: PostgreSQL has no such database \(127\.0\.0\.1:\d+\/no_such_database\)\./,
  );
  expect(wrong.printed()).not.toMatch(/at .*\.js:\d+/);
});
