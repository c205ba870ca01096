/**
 * A site whose PostgreSQL is stopped or read-only: 503 with Retry-After where the store is needed, and then it
 * recovers.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDatabase } from "../filled-stores";
import type { TestDatabase } from "../postgres";
import { eventId, hold } from "./buying/purchase";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

/** A proxy to PostgreSQL whose connections can be cut and refused. */
async function cutter(url: URL) {
  const sockets = new Set<Socket>();
  let up = true;
  const server = createServer((near) => {
    if (!up) return void near.destroy();
    const far = createConnection({ host: url.hostname, port: Number(url.port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return {
    url: through.href,
    cut() {
      up = false;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      up = true;
    },
    close() {
      this.cut();
      server.close();
    },
  };
}

let database: TestDatabase;
let line: Awaited<ReturnType<typeof cutter>>;
let site: Site;
let night: string;
beforeAll(async () => {
  database = await filledDatabase();
  line = await cutter(new URL(database.url));
  site = await testSite({ DATABASE_URL: line.url });
  night = await eventId(site, "Iron Harvest");
});
afterAll(async () => {
  await site?.stop();
  line?.close();
  await database?.drop();
});

const get = (path: string) => site.ask(new Request(`${site.url}${path}`));
const post = (path: string, body: string, headers: Record<string, string>) =>
  site.ask(new Request(`${site.url}${path}`, { method: "POST", body, headers: { ...headers, origin: site.url } }));
const webhook = () => post("/api/v1/billing/webhook", "{}", { "stripe-signature": "t=1,v1=0" });

async function until(path: string, status: number): Promise<void> {
  for (let round = 0; (await get(path)).status !== status; round++) {
    if (round > 200) throw new Error(`${path} never answered ${status}`);
    await wait(100);
  }
}

/** Checks that writes are refused for now and the process is alive. */
async function refusesWrites(ada: ReturnType<typeof fan>, page: Awaited<ReturnType<typeof holdForm>>) {
  await until("/readyz", 503);
  expect((await get("/healthz")).status).toBe(200);
  const seats = await ada.post(page.path, page.form);
  expect([seats.status, seats.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
}

async function holdForm(ada: ReturnType<typeof fan>) {
  const path = `/tickets/event/${night}`;
  const { html } = await ada.get(path);
  const field = html.match(/name="(quantity\.[0-9a-f-]+)"/)?.[1] ?? "";
  const clientKey = html.match(/name="clientKey"[^>]*value="([^"]+)"/)?.[1] ?? "";
  return { path, form: { intent: "reserve", clientKey, [field]: "1" } };
}

describe("A site whose database", () => {
  it("is stopped answers 503 with Retry-After, serves guests from memory, and recovers", async () => {
    const ada = fan(site);
    await hold(ada, night, "Floor", 1);
    const page = await holdForm(fan(site));
    await get("/shows");
    line.cut();
    await refusesWrites(fan(site), page);
    expect((await get("/shows")).status).toBe(200);
    const mine = await ada.get("/tickets");
    expect([200, 503]).toContain(mine.status);
    if (mine.status === 503) expect(mine.headers.get("retry-after")).toMatch(/^\d+$/);
    const api = await get(`/api/v1/tickets/${night}/reservations/${randomUUID()}`);
    expect(api.status).not.toBe(500);
    line.mend();
    await until("/readyz", 200);
    expect((await ada.post(page.path, page.form)).status).toBe(200);
    expect((await webhook()).status).toBe(400);
  });

  it("is read-only answers 503 to writes and 200 to reads, and recovers", async () => {
    const page = await holdForm(fan(site));
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const name = new URL(database.url).pathname.slice(1);
    const readOnly = async (on: "on" | "off") => {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${on}`);
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    };
    await readOnly("on");
    await refusesWrites(fan(site), page);
    expect((await get(page.path)).status).toBe(200);
    await readOnly("off");
    await admin.end();
    await until("/readyz", 200);
    expect((await fan(site).post(page.path, page.form)).status).toBe(200);
  });
});
