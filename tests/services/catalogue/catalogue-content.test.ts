/** What the catalogue says about people, categories, shows, films and feeds. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  Category,
  EventsQuery,
  HighlightItem,
  HighlightsQuery,
  InstagramItem,
  InstagramQuery,
  MediaItem,
  MediaQuery,
  ProductsQuery,
  WrestlerItem,
  WrestlersQuery,
} from "../../../server/product-api/contract";
import { type Catalogue, catalogue } from "../../../server/services/catalogue";
import type { Programme } from "../../../server/services/catalogue/catalogue-content";
import { agendaOf } from "../../../server/services/catalogue/night-agenda";
import type { Store } from "../../../server/store/db";
import { eventCategory, productVariant, wrestler } from "../../../server/store/schema";
import { frozenNow, MINUTE_MS, movableClock } from "../../store";
import { day, id, worldStore } from "./catalogue-world";

const siteUrl = "https://ringside.example";
let store: Store;
let clock: ReturnType<typeof movableClock>;
let shown: Catalogue;

beforeAll(async () => {
  store = await worldStore();
});
afterAll(() => store.close());
beforeEach(() => {
  clock = movableClock();
  shown = catalogue({ store, clock, siteUrl });
});

const all = { limit: 100, offset: 0 };

describe("the roster", () => {
  const names = async (over: Partial<WrestlersQuery> = {}) => {
    const page = await shown.wrestlers({ ...WrestlersQuery.parse({}), ...over });
    for (const item of page.dataItems) expect(WrestlerItem.parse(item)).toEqual(item);
    return page.dataItems.map((one) => one.data.slug);
  };

  test("is listed in the operator's order, page by page", async () => {
    expect(await names()).toEqual(["toru", "sinead", "ariel", "shop", "script"]);
    const page = await shown.wrestlers({ ...WrestlersQuery.parse({}), limit: 2, offset: 3 });
    expect(page).toMatchObject({ total: 5, offset: 3, limit: 2 });
    expect(page.dataItems.map((one) => one.id)).toEqual([id("shop"), id("script")]);
  });

  test("is searched without regard to case, diacritics and kinds of apostrophes, in every script", async () => {
    expect(await names({ text: "TORU hag" })).toEqual(["toru"]);
    expect(await names({ text: "sinead o'malley" })).toEqual(["sinead"]);
    expect(await names({ text: "o’malley tide" })).toEqual(["sinead"]);
    expect(await names({ text: "אריאל" })).toEqual(["ariel"]);
    expect(await names({ text: "</script>" })).toEqual(["script"]);
    expect(await names({ text: "  " })).toHaveLength(5);
    expect(await names({ text: "%_' or 1=1" })).toEqual([]);
  });

  test("is filtered by division, status, role and titles, and by all of them", async () => {
    expect(await names({ division: "heavyweight" })).toEqual(["toru", "ariel"]);
    expect(await names({ status: "alumni" })).toEqual(["shop"]);
    expect(await names({ role: "manager" })).toEqual(["script"]);
    expect(await names({ champions: "true" })).toEqual(["toru"]);
    expect(await names({ division: "Heavyweight", status: "injured", text: "norfolk" })).toEqual(["ariel"]);
  });

  test("finds a wrestler by id, and by slug in upper or lower case", async () => {
    expect((await shown.wrestler(id("toru").toUpperCase()))?.data.ringName).toBe("Tōru Hagane");
    expect((await shown.wrestlerBySlug("Shop"))?.id).toBe(id("shop"));
    expect(await shown.wrestler(id("nobody"))).toBeUndefined();
    expect(await shown.wrestlerBySlug("__proto__")).toBeUndefined();
  });

  test("offers the divisions that have wrestlers, and the current champions", async () => {
    expect(await shown.divisions()).toEqual(["Heavyweight", "Women"]);
    expect((await shown.champions()).map((one) => one.data.slug)).toEqual(["toru"]);
  });

  test("has up to ten upcoming and ten past nights of each, the nearest first, without drafts", async () => {
    const { ahead, past } = await shown.nightsOf(id("toru"));
    expect(ahead.map((one) => one.slug)).toEqual(["cancelled", "next"]);
    expect(past).toHaveLength(10);
    expect(past.slice(0, 2).map((one) => one.slug)).toEqual(["past-0", "past-1"]);
    expect(await shown.nightsOf(id("nobody"))).toEqual({ ahead: [], past: [] });
  });
});

describe("categories and shows", () => {
  test("list the visible categories with their upcoming nights, never a hidden one", async () => {
    const page = await shown.categories(all);
    for (const item of page.dataItems) expect(Category.parse(item)).toEqual(item);
    expect(page.dataItems.map(({ data }) => [data.slug, data.upcoming])).toEqual([
      ["road", 2],
      ["residency", 12],
    ]);
    expect(page.total).toBe(2);
    expect((await shown.categories({ ...all, text: "TOUR" })).dataItems.map((one) => one.data.slug)).toEqual(["road"]);
    expect(await shown.category(id("archive"))).toBeUndefined();
    expect((await shown.category(id("road").toUpperCase()))?.data.name).toBe("Road Tour");
  });

  test("count exactly the nights that the category's list returns", async () => {
    for (const { id: category, data } of (await shown.categories(all)).dataItems) {
      expect((await shown.events({ ...EventsQuery.parse({}), category })).total).toBe(data.upcoming);
    }
  });

  test("return no night by a hidden category, and no night with the hidden category's id", async () => {
    expect((await shown.events({ ...EventsQuery.parse({}), category: id("archive") })).total).toBe(0);
    expect((await shown.event(id("hidden")))?.categoryIds).toEqual([]);
    expect((await shown.event(id("barn 0")))?.categoryIds).toEqual([id("residency")]);
  });

  test("return a show's nights by its slug, also within a category, and past nights latest first", async () => {
    const slugs = async (over: Partial<EventsQuery>) =>
      (await shown.events({ ...EventsQuery.parse({}), ...over })).events.map((one) => one.slug);
    expect(await slugs({ show: "road" })).toEqual(["cancelled", "next"]);
    expect(await slugs({ show: "barn", category: id("residency") })).toHaveLength(12);
    expect(await slugs({ show: "barn", category: id("road") })).toEqual([]);
    expect(await slugs({ show: "nothing" })).toEqual([]);
    expect((await slugs({ past: "only" })).slice(0, 2)).toEqual(["past-0", "past-1"]);
  });

  test("return each show's category, venue, upcoming nights and the next one that is not canceled", async () => {
    const shows = await shown.shows();
    expect(shows.map((one) => one.slug)).toEqual(["road", "barn", "loose", "vault"]);
    expect(await shown.show("road")).toMatchObject({
      upcoming: 2,
      nextDate: day(3).toISOString(),
      categoryId: id("road"),
    });
    expect(await shown.show("barn")).toMatchObject({ venue: { city: "Norfolk", timeZoneId: "America/New_York" } });
    expect((await shown.show("vault"))?.categoryId).toBeNull();
    const loose = await shown.show("loose");
    expect(loose).toMatchObject({ upcoming: 0, faq: [] });
    expect(loose).not.toHaveProperty("venue");
    expect(loose).not.toHaveProperty("nextDate");
    expect(await shown.show("nothing")).toBeUndefined();
  });

  test("move a night from upcoming to past at its end, and show one from its publication on", async () => {
    const counts = async () => {
      const { ahead, past } = await shown.nightsOf(id("sinead"));
      return [ahead.length, past.length, (await shown.show("road"))?.upcoming];
    };
    expect(await counts()).toEqual([2, 0, 2]);
    clock.set(new Date(day(1).getTime() + 3 * 3_600_000 - 1));
    expect(await counts()).toEqual([2, 0, 2]);
    clock.advance(1);
    expect(await counts()).toEqual([1, 1, 1]);
    clock.set(day(2));
    expect(await counts()).toEqual([2, 1, 2]);
    clock.set(frozenNow);
    expect(await counts()).toEqual([2, 0, 2]);
  });

  test("keep a night without a date upcoming, and one that was called off meanwhile only until its old date", () => {
    const [begins, ends] = [day(1), new Date(day(1).getTime() + 1)];
    const undated = (status: "POSTPONED" | "CANCELED") => {
      const event = { status, scheduleTbd: true, publishedAt: day(-1), startAt: begins, endAt: ends };
      const programme = { nights: [{ event }] } as unknown as Programme;
      return [begins, ends].map((now) => agendaOf(programme, now).ahead.length);
    };
    expect(undated("POSTPONED")).toEqual([1, 1]);
    expect(undated("CANCELED")).toEqual([1, 0]);
  });
});

describe("films", () => {
  const titles = async (over: Partial<HighlightsQuery> = {}) => {
    const page = await shown.highlights({ ...HighlightsQuery.parse({}), ...over });
    for (const item of page.dataItems) expect(HighlightItem.parse(item)).toEqual(item);
    return page.dataItems.map((one) => one.data.title);
  };

  test("come four per page, newest first, without unpublished ones and ones without captions", async () => {
    expect(await titles()).toEqual(["film 0", "film 1", "film 2", "film 3"]);
    expect(await titles({ offset: 4 })).toEqual(["main film", "film 4", "leak"]);
    clock.set(day(1));
    expect((await titles())[0]).toBe("tomorrow");
  });

  test("are found by wrestler and by night", async () => {
    expect(await titles({ wrestler: id("toru").toUpperCase() })).toEqual(["main film"]);
    expect(await titles({ event: id("past 3") })).toEqual(["main film"]);
    expect(await titles({ wrestler: id("nobody"), event: id("past 3") })).toEqual(["main film"]);
    expect(await titles({ event: id("nobody") })).toEqual([]);
  });

  test("name no hidden night and nobody who is not in the roster", async () => {
    const page = await shown.highlights({ ...HighlightsQuery.parse({}), offset: 4 });
    const leak = page.dataItems.find((one) => one.data.title === "leak");
    expect(leak?.data.eventId).toBeNull();
    expect((await shown.mainHighlight())?.data).toMatchObject({ wrestlerIds: [id("toru")], eventId: id("past 3") });
  });

  test("have a main film; until it is published, the newest other one", async () => {
    expect((await shown.mainHighlight())?.data.title).toBe("main film");
    clock.set(day(-4.8));
    expect((await shown.mainHighlight())?.data.title).toBe("film 4");
    clock.set(day(-400));
    expect(await shown.mainHighlight()).toBeUndefined();
  });
});

describe("the feeds", () => {
  const titles = async (over: Partial<MediaQuery> = {}) => {
    const page = await shown.mediaFeed({ ...MediaQuery.parse({}), ...over });
    for (const item of page.dataItems) expect(MediaItem.parse(item)).toEqual(item);
    return page.dataItems.map((one) => one.data.title.slice(0, 9));
  };

  test("list news, photographs and other items, newest first, without unpublished ones", async () => {
    expect(await titles()).toEqual(["NNNNNNNNN", "photo", "Señor Cob"]);
    expect(await titles({ type: "photo" })).toEqual(["photo"]);
    expect(await titles({ text: "senor signing" })).toEqual(["Señor Cob"]);
    expect(await titles({ limit: 1, offset: 1 })).toEqual(["photo"]);
    expect((await shown.mediaItem(id("new news")))?.data.image).toBeNull();
    expect(await shown.mediaItem(id("embargo"))).toBeUndefined();
    expect(await shown.mediaItem(id("nobody"))).toBeUndefined();
  });

  test("page through the pictures by cursor, each once, even if several have the same time", async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await shown.instagramFeed({ limit: 2, after });
      for (const item of page.data) expect(InstagramItem.parse(item)).toEqual(item);
      seen.push(...page.data.map((one) => one.id));
      after = page.paging.cursors.after;
      if (after) expect(InstagramQuery.parse({ after }).after).toBe(after);
    } while (after);
    expect(seen).toEqual(["101", "104", "103", "102", "105"]);
  });

  test("continue from a cursor whose item is gone, and end at one after the last item", async () => {
    const gone = `${day(-2).getTime()}_1035`;
    expect((await shown.instagramFeed({ limit: 9, after: gone })).data.map((one) => one.id)).toEqual([
      "103",
      "102",
      "105",
    ]);
    expect(await shown.instagramFeed({ limit: 9, after: "1_1" })).toEqual({ data: [], paging: { cursors: {} } });
  });

  test("return a carousel's pictures, a video's still, and URLs on this site for all of them", async () => {
    const { data } = await shown.instagramFeed({ limit: 9 });
    expect(data[0]?.children?.data.map((one) => one.alt_text)).toEqual(["First", "Second"]);
    expect(data[0]?.children?.data[1]?.media_url).toBe(`${siteUrl}/art/show/b.svg?ink=flare&scene=crowd`);
    expect(data.at(-1)?.thumbnail_url).toBe(data.at(-1)?.media_url);
    for (const item of data) expect(item.media_url).toMatch(/^https:\/\/ringside\.example\/art\//);
  });
});

describe("a change of the content", () => {
  test("is seen in every table", async () => {
    const { db } = store;
    await shown.products(ProductsQuery.parse({}));
    await db
      .update(productVariant)
      .set({ remaining: 0 })
      .where(eq(productVariant.productId, id("tee")));
    await db
      .update(wrestler)
      .set({ nickname: "Whirlpool" })
      .where(eq(wrestler.id, id("sinead")));
    await db
      .update(eventCategory)
      .set({ hidden: false })
      .where(eq(eventCategory.id, id("archive")));
    clock.advance(6 * MINUTE_MS);
    expect((await shown.product("tee"))?.stock.inStock).toBe(false);
    expect((await shown.wrestlers({ ...WrestlersQuery.parse({}), text: "whirlpool" })).total).toBe(1);
    expect((await shown.category(id("archive")))?.data.upcoming).toBe(13);
  });
});
