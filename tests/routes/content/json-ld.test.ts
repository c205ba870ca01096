/** The JSON-LD of the pages' heads in schema.org's terms, on the built site, with people named `</script>`. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { systemClock } from "../../../server/process/clock";
import { openStore } from "../../../server/store/connection/open-store";
import { event, mediaItem, product, wrestler } from "../../../server/store/schema";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { faultsOf } from "../../schema-org";
import { eventId } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { head, jsonLd, oneOfEachKind, pathsInSitemap } from "./found";

const HOSTILE = "</script><script>alert(1)</script><!--";
let database: TestDatabase;
let site: Site;
let paths: string[];
const hostile: Record<"event" | "wrestler" | "product" | "news", string> = {
  event: "",
  wrestler: "",
  product: "",
  news: "",
};

beforeAll(async () => {
  database = await filledDatabase();
  const store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "none", clock: systemClock });
  const { db } = store;
  const [person] = await db
    .update(wrestler)
    .set({ ringName: HOSTILE, nickname: HOSTILE, bio: HOSTILE })
    .where(eq(wrestler.slug, "el-cobre"))
    .returning();
  const [night] = await db
    .update(event)
    .set({ title: HOSTILE, description: HOSTILE })
    .where(eq(event.slug, "no-mans-canvas"))
    .returning();
  const [any] = await db.select().from(product).limit(1);
  const [story] = await db.select().from(mediaItem).limit(1);
  if (!person || !night || !any || !story) throw new Error("The seed has nothing to rename");
  await db.update(product).set({ name: HOSTILE, description: HOSTILE }).where(eq(product.id, any.id));
  await db.update(mediaItem).set({ title: HOSTILE, excerpt: HOSTILE, body: HOSTILE }).where(eq(mediaItem.id, story.id));
  await store.close();
  Object.assign(hostile, { event: night.id, wrestler: person.id, product: any.slug, news: story.id });
  site = await testSite({ DATABASE_URL: database.url });
  paths = await pathsInSitemap(site);
});
afterAll(async () => {
  await site?.stop();
  await database.drop();
});

it("has on every kind of page only what schema.org's definitions allow", async () => {
  const pages = process.env.SOAK ? paths : [...paths.slice(0, 11), ...oneOfEachKind(paths)];
  const types = new Set<unknown>();
  for (const path of pages) {
    const said = jsonLd((await fan(site).get(path)).html);
    if (!said) continue;
    expect([path, faultsOf(said)]).toEqual([path, []]);
    for (const thing of said["@graph"]) types.add(thing["@type"]);
  }
  for (const type of [
    "SportsEvent",
    "EventSeries",
    "BroadcastEvent",
    "Person",
    "Product",
    "NewsArticle",
    "VideoObject",
    "ItemList",
    "BreadcrumbList",
    "Organization",
    "WebSite",
  ]) {
    expect([...types]).toContain(type);
  }
});

describe("A person named </script>", () => {
  it.each([
    ["on the page of the night", () => `/events/${hostile.event}`],
    ["on the wrestler's page", () => `/wrestlers/${hostile.wrestler}`],
    ["on the roster with the wrestler opened", () => "/el-cobre"],
    ["on the product's page", () => `/shop/${hostile.product}`],
    ["on the story's page", () => `/news/${hostile.news}`],
    ["on the roster", () => "/wrestlers"],
    ["on the tour dates", () => "/tickets"],
    ["on the home page", () => "/home"],
    ["on the first page", () => "/"],
    ["in the shop", () => "/shop"],
    ["behind an overlay", () => `/events/${hostile.event}/auth/sign-in`],
    ["in a search for it", () => `/tickets?text=${encodeURIComponent(HOSTILE)}`],
    ["where seats are chosen", () => `/tickets/event/${hostile.event}`],
  ])("remains text %s", async (_, path) => {
    const page = await fan(site).get(path());
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/<script>alert|alert\(1\)<\/script>|<!--<?\/?script/i);
    const said = jsonLd(page.html);
    if (said) expect(faultsOf(said)).toEqual([]);
  });

  it("has their full name for search engines", async () => {
    const [night] = jsonLd((await fan(site).get(`/events/${hostile.event}`)).html)?.["@graph"] ?? [];
    expect(night?.name).toBe(HOSTILE);
    const [person] = jsonLd((await fan(site).get(`/wrestlers/${hostile.wrestler}`)).html)?.["@graph"] ?? [];
    expect(person?.alternateName).toBe(HOSTILE);
  });

  it.each([["/news.rss"], ["/tour-dates.rss"], ["/tour-dates.ics"], ["/sitemap.xml"]])(
    "does no harm in %s",
    async (path) => {
      expect((await fan(site).get(path)).status).toBe(200);
    },
  );

  it("appears on a picture", async () => {
    for (const [kind, id] of Object.entries(hostile)) {
      expect((await fan(site).get(`/og/${kind}/${id}.png`)).status, kind).toBe(200);
    }
  });
});

test.each([
  ["School Gym Special", "EventCancelled"],
  ["Last Light", "EventRescheduled"],
  ["Iron Harvest", "EventScheduled"],
])("%s is marked up as %s", async (title, status) => {
  const [night] = jsonLd((await fan(site).get(`/events/${await eventId(site, title)}`)).html)?.["@graph"] ?? [];
  expect(night?.eventStatus).toBe(`https://schema.org/${status}`);
  expect(night && "previousStartDate" in night).toBe(status === "EventRescheduled");
});

test("a page behind an overlay is not indexed and describes nothing but its address", async () => {
  const path = `/events/${await eventId(site, "Iron Harvest")}`;
  const { html } = await fan(site).get(`${path}/auth/sign-in`);
  expect(head(html)).toMatchObject({ robots: "noindex", canonical: site.url + path });
  expect(jsonLd(html)).toBeUndefined();
});

test("a 404 page describes nothing to robots", async () => {
  const { html } = await fan(site).get("/nobody-of-that-name");
  expect(head(html).robots).toBe("noindex");
  expect(jsonLd(html)).toBeUndefined();
});
