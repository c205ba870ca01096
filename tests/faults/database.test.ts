/**
 * PostgreSQL down, frozen, slow or on a full disk: pages come from memory, writes fail honestly, and all of it
 * recovers.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, ticketNumbers } from "../routes/buying/purchase";
import { fan, type Page } from "../routes/fan";
import { slowFaults, wireFaults } from "./world/fault-table";
import { type DatabaseOnDisk, databaseOnSmallDisk, pretendedFullDisk } from "./world/full-disk";
import { checkBooks, settled } from "./world/settled";
import { type FaultWorld, faultWorld } from "./world/world";

const LIMIT_MS = 240_000;
const HEALING_MS = 30_000;
/** Three seconds without a response from the database, plus one for a machine that runs other tests too. */
const BOUND_MS = Number(process.env.FAULT_BOUND_MS ?? 4_000);
/** A page from memory waits at most a second for newer seats; the rest allows for other tests. */
const MEMORY_MS = 4_000;
/** This many holds fill the room left in the tables' pages. */
const HOLDS = 400;

let disk: DatabaseOnDisk | undefined;
let world: FaultWorld;
let night: string;
let frankie: ReturnType<typeof fan>;
const memory = ["/home", "/tickets", "/wrestlers"];

beforeAll(async () => {
  disk = await databaseOnSmallDisk(process.env.TEST_DATABASE_URL ?? "");
  world = await faultWorld({ databaseUrl: disk?.url });
  night = await eventId(world, "Iron Harvest");
  frankie = fan(world);
  await signIn(frankie, "/home", "fan@ringside.example", "Headlock-4-Ever");
  for (const path of memory) await fan(world).get(path);
}, LIMIT_MS);

afterAll(async () => {
  await world?.stop();
  await disk?.remove();
});

/** Checks the response: never a bare 5xx, and never later than the limit. */
async function answered(what: string, ask: () => Promise<Page>, withinMs = BOUND_MS): Promise<Page> {
  const began = performance.now();
  const page = await ask();
  const took = performance.now() - began;
  expect(took, what).toBeLessThan(withinMs);
  expect(
    page.status === 503 ? (page.headers.get("retry-after") ?? "no Retry-After") : "0",
    `${what}: ${page.status}`,
  ).toMatch(/^\d+$/);
  expect(page.status === 503 || page.status < 500, `${what}: ${page.status}`).toBe(true);
  expect(page.html, what).not.toMatch(/at .*\.js:\d+|ECONN|Error:|No space left/);
  return page;
}

async function pagesFromMemory() {
  for (const path of memory) {
    expect((await answered(path, () => fan(world).get(path), MEMORY_MS)).status, path).toBe(200);
  }
}

const ready = async () => (await fetch(`${world.url}/readyz`)).status;

async function healed() {
  await expect.poll(ready, { timeout: HEALING_MS }).toBe(200);
  const guest = fan(world);
  await expect
    .poll(async () => (await hold(guest, night, "Upper", 1).catch(() => undefined))?.html, { timeout: HEALING_MS })
    .toContain("yours until");
  const back = await fillIn(await pay(guest, night), GOOD_CARD, "healed@example.com");
  expect(ticketNumbers(await guest.get(pathOf(back)))).toHaveLength(1);
  expect((await frankie.get("/profile")).html).toContain("fan@ringside.example");
}

/** A guest on the purchase page who presses the button. */
async function reserving() {
  const guest = fan(world);
  const { html } = await guest.get(`/tickets/event/${night}`);
  const field = html.match(/name="(quantity\.[0-9a-f-]+)"[^>]*aria-label="[^"]*Upper"/)?.[1] ?? "";
  return () => guest.post(`/tickets/event/${night}`, { intent: "reserve", [field]: "1" });
}

describe("PostgreSQL", () => {
  for (const [name, fault] of Object.entries(wireFaults)) {
    it(
      name,
      async () => {
        const reserve = await reserving();
        await world.proxies.database.set(fault);
        try {
          const [refused] = await Promise.all([
            answered("reserving", reserve),
            answered("a fan's page", () => frankie.get("/profile")),
            answered("signing in", () => signIn(fan(world), "/home", "rival@ringside.example", "Suplex-2-Nights")),
            pagesFromMemory(),
          ]);
          expect(refused.status).toBe(503);
          // The result of the last second may still be cached.
          await expect.poll(ready, { timeout: HEALING_MS }).toBe(503);
        } finally {
          await world.proxies.database.set({ kind: "pass" });
        }
        await healed();
      },
      LIMIT_MS,
    );
  }

  it(
    "failing over to another server",
    async () => {
      const reserve = await reserving();
      await Promise.all(memory.map((path) => fan(world).get(path)));
      await world.proxies.database.set({ kind: "stranded" });
      try {
        const pages = Array.from({ length: 12 }, () => answered("a fan's page", () => frankie.get("/profile")));
        await Promise.all([answered("reserving", reserve), ...pages, pagesFromMemory()]);
        // The connections to the old server are closed, and nobody waits for them any longer.
        expect((await answered("reserving again", await reserving())).html).toContain("yours until");
      } finally {
        await world.proxies.database.set({ kind: "pass" });
      }
      await healed();
    },
    LIMIT_MS,
  );

  it(
    "slow",
    async () => {
      await world.proxies.database.set(slowFaults.slow ?? { kind: "pass" });
      await pagesFromMemory();
      const reserve = await reserving();
      expect((await answered("reserving", reserve)).html).toContain("yours until");
      await world.proxies.database.set({ kind: "pass" });
      await healed();
    },
    LIMIT_MS,
  );

  it(
    "on a full disk, in PostgreSQL's words",
    async () => {
      const full = pretendedFullDisk(world.databaseUrl);
      const reserve = await reserving();
      await full.fill();
      try {
        expect((await answered("reserving", reserve)).status).toBe(503);
        await answered("signing in", () => signIn(fan(world), "/home", "rival@ringside.example", "Suplex-2-Nights"));
        await pagesFromMemory();
        await expect.poll(ready, { timeout: HEALING_MS }).toBe(503);
      } finally {
        await full.free();
      }
      await healed();
    },
    LIMIT_MS,
  );

  it(
    "on a disk that is really full",
    async ({ skip }) => {
      if (!disk) return skip("Only root may mount a disk");
      disk.fill();
      try {
        let status = 200;
        for (let n = 0; n < HOLDS && status !== 503; n++) {
          const reserve = await reserving();
          status = (await answered("reserving", reserve)).status;
        }
        expect(status).toBe(503);
        await pagesFromMemory();
        await expect.poll(ready, { timeout: HEALING_MS }).toBe(503);
      } finally {
        disk.empty();
      }
      await healed();
    },
    LIMIT_MS,
  );

  it(
    "leaves books that balance, inside and out",
    async () => {
      expect(await settled(world)).toEqual([]);
      expect(await checkBooks(world)).toBe("The books balance.");
      expect(world.processes.map((one) => one.running())).toEqual([true]);
    },
    LIMIT_MS,
  );
});
