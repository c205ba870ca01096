/** The last release's server sells beside this version's on one database, during a rollout and after a rollback. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "../operator/operator-process";
import { testDatabase } from "../postgres";
import { type World, world } from "../process/process";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import type { Site } from "../routes/site";
import { freePort, type ServerProcess, serverProcess } from "../server-process";
import { release } from "./last-release";
import { releasedServer, whyAbsent } from "./released-server";

const BUILD_MS = 240_000;
const absent = whyAbsent();
const because = absent ? ` (left out: ${absent})` : "";

describe.skipIf(absent)(`Release ${release.version} beside this version${because}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "ringside-rollout-"));
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let older: World;
  let newer: Site & ServerProcess;
  let night: string;
  const office = (...words: string[]) => operator(older.env, folder, ...words);

  beforeAll(async () => {
    const folderOfRelease = await releasedServer();
    database = await testDatabase();
    const over = { DATABASE_URL: database.url };
    older = await world([join(folderOfRelease, "build/server/start.js")], "/readyz", over);
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    // The older release reads cookies of format 1 only, so a rollout writes those until all processes are new.
    const env = { ...older.env, PORT: port, SITE_URL: url, MIGRATE: "off", COOKIE_FORMAT: "1" };
    newer = { ...older, ...serverProcess(["build/server/start.js"], env, `${url}/readyz`), url };
    await older.start();
    night = await eventId(older, "Iron Harvest");
  }, BUILD_MS);
  afterAll(async () => {
    await newer?.end("SIGTERM");
    await older?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The same browser at another process, as a load balancer might route it. */
  const alsoAt = (site: Site, who: ReturnType<typeof fan>) => {
    const there = fan(site);
    for (const [name, value] of who.cookies) there.cookies.set(name, value);
    return there;
  };
  async function buysAt(site: Site, seats: number): Promise<number> {
    const maya = fan(site);
    await hold(maya, night, "Floor", seats);
    const back = await fillIn(await pay(maya, night), GOOD_CARD, "maya@example.com");
    return ticketNumbers(await maya.get(pathOf(back))).length;
  }

  it("keeps a hold across the migration and takes its payment on the new schema", async () => {
    const maya = fan(older);
    await hold(maya, night, "Floor", 2);
    expect((await office("db", "migrate", "--dry-run")).code).toBe(0);
    expect(await office("db", "migrate")).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Migrating PostgreSQL at [^\n]+\n$/),
    });
    expect((await office("db", "status")).code).toBe(0);
    const back = pathOf(await fillIn(await pay(maya, night), GOOD_CARD, "maya@example.com"));
    expect(ticketNumbers(await maya.get(back))).toHaveLength(2);
  });

  it("shares each fan with the new version, in both directions", async () => {
    await newer.start();
    const maya = fan(older);
    await hold(maya, night, "Floor", 1);
    const there = alsoAt(newer, maya);
    expect((await there.get(`/tickets/event/${night}`)).html).toMatch(/This seat is|These 1 seats|yours until/);
    const back = pathOf(await fillIn(await pay(there, night), GOOD_CARD, "maya@example.com"));
    expect(ticketNumbers(await there.get(back))).toHaveLength(1);
    expect(ticketNumbers(await alsoAt(older, there).get(`/tickets/details/${night}`))).toHaveLength(1);
    expect([await buysAt(older, 2), await buysAt(newer, 2)]).toEqual([2, 2]);
  });

  it("starts again on the new schema, as when a rollout is rolled back", async () => {
    expect(await newer.end("SIGTERM")).toBe(0);
    expect(await older.end("SIGTERM")).toBe(0);
    await older.start();
    expect(await buysAt(older, 3)).toBe(3);
  });

  it("leaves books that balance, and the new version's office finds every order", async () => {
    expect(await office("db", "check")).toMatchObject({ code: 0, out: "The books balance.\n" });
    expect((await office("orders", "find", "maya@")).out.match(/^[A-Z2-9]{4}-[A-Z2-9]{4}/gm)).toHaveLength(5);
    expect(older.printed()).not.toMatch(/"level":(50|60)/);
  });
});

describe("A server with MIGRATE=off", () => {
  it("does not start on an older schema, says why in one sentence, and starts once it is migrated", async () => {
    const { url: databaseUrl, drop } = await testDatabase();
    const site = await world(["build/server/start.js"], "/readyz", { DATABASE_URL: databaseUrl, MIGRATE: "off" });
    try {
      await expect(site.start()).rejects.toThrow("The server ended with 1");
      expect(site.printed()).toMatch(/^The database has no tables yet\. Run `npm run db -- migrate`/m);
      expect(site.printed()).not.toMatch(/\n\s+at /);
      expect(await operator(site.env, tmpdir(), "db", "migrate")).toMatchObject({
        code: 0,
        err: expect.stringMatching(/^Migrating PostgreSQL at [^\n]+\n$/),
      });
      await site.start();
      const { events } = await (await fetch(`${site.url}/api/v1/events`)).json();
      expect(events.length).toBeGreaterThan(5);
    } finally {
      await site.stop();
      await drop();
    }
  });
});
