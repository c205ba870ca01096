/** Two processes on one PostgreSQL behind a load balancer are restarted one after the other, and no request fails. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filledDatabase } from "../filled-stores";
import type { TestDatabase } from "../postgres";
import { eventId } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { freePort, type ServerProcess, serverProcess } from "../server-process";
import { balancer } from "./balancer";
import { type World, world } from "./process";

const CLIENTS = 8;
const REQUESTS = 1_000;
const LIMIT_MS = 240_000;
const PROGRAM = ["build/server/start.js"];

const folder = mkdtempSync(join(tmpdir(), "ringside-rolling-"));
let database: TestDatabase;
let first: World;
let second: ServerProcess & { port: number };
let pool: pg.Pool;
let between: Awaited<ReturnType<typeof balancer>>;
beforeAll(async () => {
  database = await filledDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // Both are one site, with one host name.
  first = await world(PROGRAM, "/readyz", {
    DATABASE_URL: database.url,
    DRAIN_SECONDS: "2",
  });
  const port = await freePort();
  const env = { ...first.env, PORT: String(port), DATA_DIR: folder };
  second = { ...serverProcess(PROGRAM, env, `http://127.0.0.1:${port}/readyz`), port };
  await first.start();
  await second.start();
  between = await balancer([Number(first.env.PORT), port], new URL(first.url).host);
}, LIMIT_MS);
afterAll(async () => {
  await between?.stop();
  await second?.end("SIGKILL");
  await first?.stop();
  await pool?.end();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

it("serves 1,000 requests, half of them POST, while both are restarted", { timeout: LIMIT_MS }, async () => {
  const ports = [Number(first.env.PORT), second.port];
  for (const port of ports) await expect.poll(() => between.uses(port)).toBe(true);
  const night = await eventId(first, "Iron Harvest");
  const path = `/tickets/event/${night}`;
  const { html } = await fan(first).get(path);
  const seats = /name="(quantity\.[0-9a-f-]+)"[^>]*aria-label="[^"]*Upper"/.exec(html)?.[1] ?? "";
  const failures: string[] = [];
  let done = 0;
  let held = 0;
  let restarted = false;

  /** Reads the list of nights, then holds a seat as a new guest, and repeats. */
  async function client(): Promise<void> {
    for (let round = 0; !restarted || done < REQUESTS; round++) {
      const form = new URLSearchParams({ intent: "reserve", [seats]: "1" });
      const post = { method: "POST", body: form, headers: { origin: first.url } };
      const answer = await fetch(`http://127.0.0.1:${between.port}${round % 2 === 1 ? path : "/tickets"}`, {
        ...(round % 2 === 1 && post),
        redirect: "manual",
      }).catch((error: Error) => error);
      if (answer instanceof Response) await answer.arrayBuffer();
      if (answer instanceof Error || answer.status >= 500) {
        failures.push(answer instanceof Error ? String(answer.cause) : String(answer.status));
      } else if (answer.status === 303) held += 1;
      done += 1;
      await wait(20);
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));

  for (const [n, one] of [first, second].entries()) {
    const before = between.served(ports[n] as number);
    expect(await one.end("SIGTERM")).toBe(0);
    await one.start();
    await expect.poll(() => between.uses(ports[n] as number), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => between.served(ports[n] as number), { timeout: 30_000 }).toBeGreaterThan(before + 20);
  }
  restarted = true;
  await clients;
  expect(failures).toEqual([]);
  expect(done).toBeGreaterThanOrEqual(REQUESTS);
  expect(held).toBeGreaterThan(100);
  const { rows } = await pool.query("select count(*)::int as n from reservation where status = 'PENDING'");
  expect(rows[0].n, "holds that were acknowledged").toBe(held);
});
