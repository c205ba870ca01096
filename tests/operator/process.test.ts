/** Operators' commands as their own processes: beside a running site, without one, and beside two on one database. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDatabase } from "../filled-stores";
import { type TestDatabase, testDatabase } from "../postgres";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import { embeddedSite, type Site, testSite } from "../routes/site";
import { operator as operatorIn } from "./operator-process";

const folder = mkdtempSync(join(tmpdir(), "ringside-operator-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const operator = (env: Record<string, string>, ...words: string[]) => operatorIn(env, folder, ...words);

describe("Beside a site with a store of its own", () => {
  let site: Site;
  const run = (...words: string[]) => operator({ DATA_DIR: site.dataDir }, ...words);
  beforeAll(async () => {
    site = await embeddedSite();
  });
  afterAll(() => site.stop());

  it("a command finds and refunds a fan's order, and the fan gets a mail", async () => {
    const maya = fan(site);
    const night = await eventId(site, "Iron Harvest");
    await hold(maya, night, "Floor", 2);
    const back = pathOf(await fillIn(await pay(maya, night), GOOD_CARD, "maya@example.com"));
    const [number = ""] = ticketNumbers(await maya.get(back));

    const found = await run("orders", "find", "maya@");
    expect(found).toMatchObject({ code: 0, err: "" });
    const order = /^[A-Z2-9]{4}-[A-Z2-9]{4}/m.exec(found.out)?.[0] ?? "";
    expect((await run("orders", "show", order)).out).toContain(number);
    expect((await run("orders", "refund", order)).out).toMatch(/^Took back 2 tickets, refunded \$\d+\.00\.\n$/);
    const mails = (await (await fetch(`${site.sandbox}/mailbox.json?to=maya@example.com`)).json()) as {
      subject: string;
    }[];
    expect(mails[0]?.subject).toMatch(/^Your \$\d+\.00 refund for Iron Harvest$/);
    expect((await run("db", "check")).out).toBe("The books balance.\n");
    expect((await run("orders", "find", "nobody-at-all")).code).toBe(1);
    expect((await run("orders", "dance")).code).toBe(2);
  });

  it("nobody else may send a command", () => {
    expect(statSync(join(site.dataDir, "operator.sock")).mode & 0o777).toBe(0o600);
  });

  it("files are relative to the operator's folder, and content shows at once", async () => {
    expect((await run("content", "export", "roster.json", "--only", "wrestlers")).code).toBe(0);
    const { wrestlers } = JSON.parse(readFileSync(join(folder, "roster.json"), "utf8"));
    writeFileSync(
      join(folder, "one.json"),
      JSON.stringify({ wrestlers: [{ ...wrestlers[0], ringName: "Quite Another" }] }),
    );
    expect((await run("content", "check", "one.json")).code).toBe(0);
    expect((await run("content", "import", "one.json")).out).toMatch(/^wrestlers +0 +1 +0 +0$/m);
    await seen(site, `/wrestlers/${wrestlers[0].id}`, "Quite Another");
    expect((await run("redirects", "add", "/elsewhere", "/shows")).code).toBe(0);
    await seen(site, "/elsewhere", "<title>Shows");
    expect((await run("db", "backup", "site.gz")).code).toBe(0);
  });

  it("without the site a command opens the store itself and restores a backup into an empty one", async () => {
    await site.stop();
    const env = { DATA_DIR: join(folder, "data") };
    expect((await operator(env, "db", "restore", "site.gz")).out).toMatch(/^Restored \d+ rows/);
    expect((await operator(env, "orders", "find", "maya@")).out).toContain("REFUNDED");
  });
});

describe("With the address of a database of its own, beside a running site", () => {
  let drill: TestDatabase;
  beforeAll(async () => {
    drill = await testDatabase();
  });
  afterAll(() => drill.drop());

  const nights = (out: string) => /^content +(\d+) events/m.exec(out)?.[1];

  it.each([
    ["an embedded store", () => embeddedSite()],
    ["PostgreSQL and the sandbox", () => testSite()],
  ])("a command goes to that database, and never to the site's: %s", async (_, start) => {
    const site = await start();
    const own = (...words: string[]) => operator({ DATA_DIR: site.dataDir }, ...words);
    const there = (...words: string[]) => operator({ DATA_DIR: site.dataDir, DATABASE_URL: drill.url }, ...words);
    const { pathname, host } = new URL(drill.url);
    const name = pathname.slice(1);
    try {
      const before = nights((await own("db", "status")).out);
      expect(Number(before)).toBeGreaterThan(0);
      expect((await own("db", "backup", "live.gz")).code).toBe(0);

      expect((await there("db", "migrate")).code).toBe(0);
      const restored = await there("db", "restore", "live.gz", "--force");
      expect(restored.out).toMatch(/^Restored \d+ rows/);
      expect(restored.err).toContain(`${host}/${name}`);
      const { out } = await there("db", "status");
      expect(out).toMatch(new RegExp(`^database +PostgreSQL .*${name}`, "m"));
      expect(nights(out)).toBe(before);

      expect((await there("redirects", "add", "/of-the-drill", "/shows")).code).toBe(0);
      expect((await own("redirects", "list")).out).not.toContain("/of-the-drill");
    } finally {
      await site.stop();
    }
  });

  it("a command with the site's own database still runs in the site, whose stand-ins it needs", async () => {
    const database = await filledDatabase();
    const site = await testSite({ DATABASE_URL: database.url });
    try {
      const maya = fan(site);
      const night = await eventId(site, "Iron Harvest");
      await hold(maya, night, "Floor", 1);
      await maya.get(pathOf(await fillIn(await pay(maya, night), GOOD_CARD, "maya@example.com")));
      const beside = new URL(database.url);
      beside.password = beside.password ? "another%20one" : "";
      const env = { DATA_DIR: site.dataDir, DATABASE_URL: beside.href };
      const found = await operator(env, "orders", "find", "maya@");
      expect(found).toMatchObject({ code: 0, err: "" });
      const order = /^[A-Z2-9]{4}-[A-Z2-9]{4}/m.exec(found.out)?.[0] ?? "";
      expect((await operator(env, "orders", "refund", order)).out).toMatch(/^Took back 1 ticket, refunded/);
    } finally {
      await site.stop();
      await database.drop();
    }
  });
});

describe("Beside two sites on one database", () => {
  let database: TestDatabase;
  let sites: Site[];
  beforeAll(async () => {
    database = await filledDatabase();
    const env = { DATABASE_URL: database.url };
    sites = [await testSite(env), await testSite(env)];
  });
  afterAll(async () => {
    for (const site of sites) await site.stop();
    await database.drop();
  });

  it("an import shows on both within seconds, without a restart", async () => {
    const run = (...words: string[]) =>
      operator({ DATABASE_URL: database.url, DATA_DIR: join(folder, "nothing") }, ...words);
    await run("content", "export", "both.json");
    const content = JSON.parse(readFileSync(join(folder, "both.json"), "utf8"));
    const [wrestler] = content.wrestlers;
    for (const site of sites) await (await fetch(`${site.url}/wrestlers/${wrestler.id}`)).text();

    const changed = { wrestlers: [{ ...wrestler, ringName: "Seen By All" }] };
    writeFileSync(join(folder, "changed.json"), JSON.stringify(changed));
    expect((await run("content", "import", "changed.json")).code).toBe(0);
    const waited = await Promise.all(sites.map((site) => seen(site, `/wrestlers/${wrestler.id}`, "Seen By All")));
    // Two seconds of the guest page cache, plus time for a machine that other tests use.
    expect(Math.max(...waited)).toBeLessThan(6_000);
    console.log(`Seen after ${waited.map((ms) => ms.toFixed(0)).join(" and ")} ms.`);
  });
});

/** Polls the page until it contains the words; resolves to the milliseconds that took. */
async function seen(site: Site, path: string, words: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 20_000) {
    if ((await (await fetch(`${site.url}${path}`)).text()).includes(words)) return performance.now() - began;
    await wait(50);
  }
  throw new Error(`${path} never said ${words}`);
}
