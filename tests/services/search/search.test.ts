/** The search across the site, on PGlite: what is found, in which order, in which language, and what never is. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../server/services/catalogue";
import { event, mediaItem, product, searchEntry, show } from "../../../server/store/schema";
import { seedId } from "../../../server/store/seed/ids";
import { DAY_MS } from "../../store";
import { clock, seededCatalogue, siteUrl, store } from "../catalogue/seeded-catalogue";

seededCatalogue();

/** The search of a process that has just read the content. */
async function searched(text: string, o: { language?: string; limit?: number; after?: string } = {}) {
  const fresh = catalogue({ store, clock, siteUrl });
  await fresh.refreshSearch();
  const page = await fresh.in(o.language ?? "en").search({ text, limit: o.limit ?? 50, after: o.after });
  return { ...page, titles: page.hits.map(({ kind, title }) => `${kind} ${title}`) };
}

describe("A search", () => {
  it("puts nights ahead first, then their broadcast, then the rest, and what is over last", async () => {
    const { hits, titles } = await searched("iron harvest");
    expect(titles.slice(0, 2)).toEqual(["night Iron Harvest", "broadcast Iron Harvest"]);
    expect(titles).toContain("goods Iron Harvest Tee");
    const firstOver = hits.findIndex(({ state }) => state === "over");
    if (firstOver >= 0)
      expect(
        hits
          .slice(firstOver)
          .filter(({ kind }) => kind === "night")
          .every(({ state }) => state === "over"),
      ).toBe(true);
  });

  it("finds a town, and the nights there by its name", async () => {
    const { hits } = await searched("norfo");
    expect(hits[0]).toMatchObject({ kind: "town", title: "Norfolk, VA", path: "/tickets?city=Norfolk%2C%20VA" });
    expect(hits[1]).toMatchObject({ kind: "night", about: "Tidewater Hall, Norfolk, VA" });
  });

  it("finds a wrestler, then the nights with their name on the card", async () => {
    const { hits } = await searched("calder vane");
    expect(hits[0]).toMatchObject({ kind: "wrestler", title: "Calder Vane" });
    expect(hits[1]).toMatchObject({ kind: "night" });
  });

  it("pages by position: nothing twice, nothing left out", async () => {
    const whole = await searched("the", { limit: 50 });
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await searched("the", { limit: 7, ...(after && { after }) });
      paged.push(...page.hits.map(({ path }) => path));
      after = page.next ?? undefined;
    } while (after && paged.length < 50);
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged.slice(0, 49)).toEqual(whole.hits.map(({ path }) => path).slice(0, 49));
  });

  it("finds a translation's words on pages of its language alone, and the original words everywhere", async () => {
    const id = seedId("event", "iron-harvest");
    const translations = { de: { title: "Eiserne Ernte", description: "x", about: "x" } };
    await store.db.update(event).set({ translations }).where(eq(event.id, id));
    expect((await searched("eiserne", { language: "de" })).hits[0]).toMatchObject({
      title: "Eiserne Ernte",
      language: "de",
    });
    expect((await searched("iron harvest", { language: "de" })).hits[0]?.path).toBe(`/events/${id}`);
    expect((await searched("eiserne")).hits).toEqual([]);
    expect((await searched("eiserne", { language: "fr" })).hits).toEqual([]);
  });

  it.each(["", "   ", "'", "a:*", "a & !b", "\\", "🤼", "%", "'); drop table event; --", "()", "<->", "a".repeat(80)])(
    "takes %j",
    async (text) => {
      expect(Array.isArray((await searched(text)).hits)).toBe(true);
    },
  );
});

describe("A night that was moved", () => {
  it("is undated until its new date is known, and then has that date and no state", async () => {
    const id = seedId("event", "iron-harvest");
    const [was] = await store.db.select().from(event).where(eq(event.id, id));
    const found = async (of = "night") => (await searched("harvest")).hits.find(({ kind }) => kind === of);
    const broadcast = await found("broadcast");
    await store.db.update(event).set({ status: "POSTPONED", scheduleTbd: true }).where(eq(event.id, id));
    expect(await found()).toMatchObject({ state: "undated", at: null });
    expect(await found("broadcast")).toMatchObject({ state: "undated", at: null });
    await store.db.update(event).set({ scheduleTbd: false }).where(eq(event.id, id));
    expect(await found()).toMatchObject({ state: null, at: was?.startAt.toISOString() });
    expect(await found("broadcast")).toEqual(broadcast);
    await store.db.update(event).set({ status: "SCHEDULED" }).where(eq(event.id, id));
  });

  it("is over at its old date if it is called off without a new one", async () => {
    const id = seedId("event", "iron-harvest");
    const until = async (status: "POSTPONED" | "CANCELED") => {
      await store.db.update(event).set({ status, scheduleTbd: true }).where(eq(event.id, id));
      await searched("harvest");
      const [entry] = await store.db.select().from(searchEntry).where(eq(searchEntry.record, id));
      return entry?.until;
    };
    const [was] = await store.db.select().from(event).where(eq(event.id, id));
    expect(await until("POSTPONED")).toBeNull();
    expect(await until("CANCELED")).toEqual(was?.endAt);
    await store.db.update(event).set({ status: "SCHEDULED", scheduleTbd: false }).where(eq(event.id, id));
  });
});

describe("A search never shows", () => {
  it("drafts and nights that are not published yet; a canceled one says so", async () => {
    const id = seedId("event", "iron-harvest");
    const nights = async () => (await searched("harvest")).hits.filter(({ kind }) => kind === "night");
    expect(await nights()).toMatchObject([{ state: null }]);
    await store.db.update(event).set({ status: "CANCELED" }).where(eq(event.id, id));
    expect(await nights()).toMatchObject([{ state: "canceled" }]);
    const tomorrow = new Date(clock.now().getTime() + DAY_MS);
    await store.db.update(event).set({ status: "SCHEDULED", publishedAt: tomorrow }).where(eq(event.id, id));
    expect(await nights()).toEqual([]);
    await store.db.update(event).set({ status: "DRAFT", publishedAt: clock.now() }).where(eq(event.id, id));
    expect(await nights()).toEqual([]);
    expect(await store.db.$count(searchEntry, eq(searchEntry.record, id))).toBe(0);
  });

  it("hidden goods and news of tomorrow", async () => {
    const goods = async () => (await searched("harvest tee")).hits.filter(({ kind }) => kind === "goods");
    expect(await goods()).toHaveLength(1);
    await store.db.update(product).set({ visible: false }).where(eq(product.slug, "iron-harvest-tee"));
    expect(await goods()).toEqual([]);

    const [news] = await store.db.select().from(mediaItem).where(eq(mediaItem.type, "news")).limit(1);
    const found = async () => (await searched(news?.title ?? "")).hits.filter(({ kind }) => kind === "news");
    expect(await found()).toHaveLength(1);
    const tomorrow = new Date(clock.now().getTime() + DAY_MS);
    await store.db
      .update(mediaItem)
      .set({ publishedAt: tomorrow })
      .where(eq(mediaItem.id, news?.id ?? ""));
    expect(await found()).toEqual([]);
  });

  it("what the table still has, once the content is gone", async () => {
    const [one] = await store.db.select().from(show).limit(1);
    expect((await searched(one?.title ?? "")).hits.some(({ kind }) => kind === "show")).toBe(true);
    const stale = { id: "wrestler:gone", kind: "wrestler" as const, record: "gone", words: "'quixotic':1A", hash: "" };
    const reader = catalogue({ store, clock, siteUrl });
    await store.db.insert(searchEntry).values(stale);
    expect((await reader.search({ text: "quixotic", limit: 5 })).hits).toEqual([]);
    await reader.refreshSearch();
    expect(await store.db.$count(searchEntry, eq(searchEntry.id, stale.id))).toBe(0);
  });
});
