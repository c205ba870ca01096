/** A site without content still works: only the content is missing, and commands add and remove it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { fixedPages, reservedNames } from "../../../server/http/page-addresses";
import { systemClock } from "../../../server/process/clock";
import { openStore } from "../../../server/store/connection/open-store";
import { seedContent } from "../../../server/store/seed/seed";
import { operator } from "../../operator/operator-process";
import { type TestDatabase, testDatabase } from "../../postgres";
import { world } from "../../process/process";
import { builtRoutes } from "../built-routes";
import { signIn } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { pathsInSitemap } from "./found";

const folder = mkdtempSync(join(tmpdir(), "ringside-empty-"));
/** Two starts of a site and three commands of the office, on a busy machine. */
const STARTS_MS = 180_000;

let site: Site;
let empty: TestDatabase;
beforeAll(async () => {
  empty = await testDatabase();
  site = await testSite({ SEED: "none", DATABASE_URL: empty.url, LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await site?.stop();
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path: string) => site.ask(new Request(site.url + path));
const main = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html;
const text = (html: string) =>
  main(html)
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
/** Usually a language gets every sixth page, and a page every sixth language. */
const TURNS = process.env.SOAK ? 1 : 6;
/** Excludes a fan's pages, which send a guest to the sign-in overlay, and pages that only a link opens. */
const guestPages = [...fixedPages].filter((path) => !/^\/(profile|check-in|follow|tickets\/print)/.test(path));

describe("Without content", () => {
  it.each([
    ["/", "No shows on the books"],
    ["/home", "No shows on the books"],
    ["/tickets", "No shows on the books"],
    ["/tickets?when=past", "No past shows yet."],
    ["/shows", "The program is at the printer"],
    ["/shows/pigeon-forge", "No residency right now"],
    ["/pigeon-forge", "No residency right now"],
    ["/wrestlers", "No one on the roster yet"],
    ["/shop", "The stand is empty"],
    ["/pay-per-view", "Nothing on the air"],
    ["/premium", "Plans and prices go up here"],
  ])("%s says so: %s", async (path, words) => {
    const page = await fan(site).get(path);
    expect(page.status).toBe(200);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(text(page.html)).toContain(words);
  });

  it("no list offers filters, and none blames the visitor's choice", async () => {
    for (const path of ["/tickets", "/tickets?when=past", "/wrestlers", "/shop", "/shows"]) {
      const { html } = await fan(site).get(path);
      expect(main(html), path).not.toMatch(/<select|type="search"/);
      expect(text(html), path).not.toMatch(/you chose|fits|clear/i);
    }
    expect(text((await fan(site).get("/tickets?city=Norfolk")).html)).toContain("No shows match");
    expect(text((await fan(site).get("/wrestlers?text=maya")).html)).toContain("No one on the roster matches");
  });

  it.each(LANGUAGES)("every page speaks %s and has no gap in it", async (language) => {
    const turn = LANGUAGES.indexOf(language);
    for (const path of guestPages.filter((_, n) => (n + turn) % TURNS === 0)) {
      const page = await fan(site).get(path, { "accept-language": language });
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.html).toContain(`lang="${language}"`);
      expect(text(page.html), path).not.toMatch(/\{\{|undefined|NaN|Invalid Date|\bnull\b/);
      expect(text(page.html).length, path).toBeGreaterThan(20);
    }
  });

  it("a fan can sign in, and every page of theirs is complete", async () => {
    const maya = fan(site);
    await signIn(maya, "/profile", "fan@ringside.example", "Headlock-4-Ever");
    const pages = [...fixedPages].filter((path) => /^\/(profile|premium)/.test(path));
    expect(pages.length).toBeGreaterThan(5);
    for (const path of pages) {
      const page = await maya.get(path);
      expect([path, page.status, page.hops]).toEqual([path, 200, []]);
      expect(text(page.html), path).not.toMatch(/\{\{|undefined|NaN|Invalid Date|\bnull\b/);
    }
  });

  it("no link is dead", async () => {
    const found = new Set<string>();
    for (const path of guestPages) {
      const { html } = await fan(site).get(path);
      for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) found.add(href.replaceAll("&amp;", "&"));
    }
    for (const path of found) expect([path, (await fan(site).get(path)).status]).toEqual([path, 200]);
    expect(found.size).toBeGreaterThan(10);
  });

  it("feeds, calendar and sitemap are valid and name only what exists", async () => {
    for (const path of ["/news.rss", "/tour-dates.rss"]) {
      const xml = await (await ask(path)).text();
      expect(XMLValidator.validate(xml)).toBe(true);
      const { channel } = new XMLParser().parse(xml).rss;
      expect(channel.item).toBeUndefined();
      expect(xml).not.toContain("1970");
    }
    const tour = new ICAL.Component(ICAL.parse(await (await ask("/tour-dates.ics")).text()));
    expect(tour.getAllSubcomponents("vevent")).toEqual([]);
    // RFC 5545, section 3.6: a calendar has at least one component.
    expect(tour.getAllSubcomponents()).not.toEqual([]);
    const paths = await pathsInSitemap(site);
    expect(paths).not.toContain("/shows/pigeon-forge");
    for (const path of paths) expect([path, (await fan(site).get(path)).status]).toEqual([path, 200]);
    expect((await fan(site).get("/shows/pigeon-forge")).html).toContain('name="robots" content="noindex"');
  });

  it("a reserved name without a route is served by the front, or by the overlay on the home page", async () => {
    const served = { assets: "/assets/none.js", auth: "/auth/sign-in", healthz: "/healthz", readyz: "/readyz" };
    const routes = (await builtRoutes()).filter(({ id }) => !id.endsWith("~auth"));
    const routed = new Set(routes.map(({ pattern }) => pattern.split("/")[1]));
    expect([...reservedNames].filter((name) => !routed.has(name))).toEqual(Object.keys(served));
    const answers = await Promise.all(Object.values(served).map(async (path) => (await ask(path)).status));
    expect(answers).toEqual([404, 200, 200, 200]);
    expect(await (await ask("/assets/none.js")).text()).toBe("No such file");
  });

  it("JSON-LD has no empty lists", async () => {
    for (const path of guestPages) {
      const { html } = await fan(site).get(path);
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
        expect(json, path).not.toMatch(/"itemListElement":\[\]|"@graph":\[\]/);
      }
    }
  });

  it("the product API has empty lists", async () => {
    for (const [path, list] of [
      ["events", "events"],
      ["wrestlers", "dataItems"],
      ["products", "products"],
    ] as const) {
      const response = await ask(`/api/v1/${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect((await response.json())[list]).toEqual([]);
    }
  });

  it("nothing is reported as a fault", () => {
    expect(site.printed()).not.toMatch(/"level":(50|60)|"level":"(error|fatal)"|critical/);
  });
});

describe("Content", () => {
  it(
    "shows a moment after its import, and the site starts again after all of it was removed",
    async () => {
      const database = await testDatabase();
      const env = { DATABASE_URL: database.url };
      const demo = await testSite(env);
      const office = (...words: string[]) => operator({ ...env, DATA_DIR: join(folder, "office") }, folder, ...words);
      try {
        expect((await office("content", "export", "all.json")).code).toBe(0);
        const parts = ["redirects", "instagram", "highlights", "payPerViews", "events", "media", "products", "plans"];
        const rest = ["wrestlers", "shows", "categories", "seatingPlans", "venues"];
        const nothing = Object.fromEntries([...parts, ...rest].map((part) => [part, []]));
        writeFileSync(join(folder, "nothing.json"), JSON.stringify(nothing));
        expect(await office("content", "import", "nothing.json", "--prune")).toMatchObject({ code: 0, err: "" });
      } finally {
        await demo.stop();
      }
      const again = await testSite({ ...env, SEED: "demo" });
      try {
        const listed = async () => (await (await fetch(`${again.url}/api/v1/events`)).json()).events.length;
        expect(await listed()).toBe(0);
        const imported = await office("content", "import", "all.json");
        expect([imported.code, imported.err.replace(/^(.*notice:.*|Writing \d+\/\d+)\n/gm, "")]).toEqual([0, ""]);
        await expect.poll(listed, { timeout: 20_000 }).toBeGreaterThan(5);
      } finally {
        await again.stop();
        await database.drop();
      }
    },
    STARTS_MS,
  );

  it("of the invented season is not seeded unasked: Cognito and Stripe configured, and a new database", async () => {
    const database = await testDatabase();
    const real = await world(["build/server/start.js"], "/readyz", { DATABASE_URL: database.url, SEED: "" });
    try {
      await real.start();
      const { events } = await (await fetch(`${real.url}/api/v1/events`)).json();
      expect(events).toEqual([]);
      expect((await fan(real).get("/home")).status).toBe(200);
    } finally {
      await real.stop();
      await database.drop();
    }
  });

  it("of the invented season is reported at every start of a site that sells for real", async () => {
    const database = await testDatabase();
    const real = await world(["build/server/start.js"], "/readyz", {
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: "sk_live_of_somebody",
      SITE_URL: "https://tickets.example",
      SEED: "",
    });
    try {
      await real.start();
      expect(real.printed()).not.toContain("invented demo season");
      expect(real.printed()).toContain("MEDIA_DIR is not set");
      await real.end("SIGTERM");
      const store = await openStore({ databaseUrl: database.url, dataDir: "", clock: systemClock, seed: "none" });
      await seedContent(store.db, new Date());
      await store.close();
      await real.start();
      expect(real.printed()).toContain("This store has the invented demo season");
    } finally {
      await real.stop();
      await database.drop();
    }
  });

  it("of the invented season is refused before anything is written where real systems are configured", async () => {
    const database = await testDatabase();
    const real = await world(["build/server/start.js"], "/readyz", {
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: "sk_live_of_somebody",
      SITE_URL: "https://tickets.example",
    });
    try {
      await expect(real.start()).rejects.toThrow(
        /SEED is demo, and this site is configured with real accounts or payments/,
      );
      expect(real.printed()).not.toMatch(/\n\s+at /);
    } finally {
      await real.stop();
      await database.drop();
    }
  });
});
