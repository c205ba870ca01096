import { describe, expect, it } from "vitest";
import { type HomeSource, homeContent } from "../../../app/domain/home/home-content";
import { asRow } from "../../../app/domain/shows/night-summaries";
import { nightView } from "../../../app/domain/shows/night-view";
import { posterWall } from "../../../app/domain/shows/poster-wall";
import type { WrestlerItem } from "../../../server/product-api/contract";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { sampleEvent } from "../samples/sample-event";
import { mediaId, sampleFilm } from "../samples/sample-media";

const view = { locale: "en", now: new Date("2026-11-20T12:00:00Z") };
const night = sampleEvent();
const nothing: HomeSource = {
  first: undefined,
  coming: { events: [], total: 0 },
  rows: [],
  champions: [],
  roster: [],
  main: undefined,
  filter: { page: 1 },
  stories: { dataItems: [], total: 0 },
  all: undefined,
  broadcasts: [],
  plans: [],
  signedIn: false,
};
const home = (source: Partial<HomeSource> = {}) => homeContent({ ...nothing, ...source }, view);

const broadcast = (changes: Partial<PayPerView>): PayPerView => ({
  id: mediaId(30),
  title: "The Long Bell",
  description: "A day and a night.",
  poster: { seed: "long-bell" },
  priceCents: 999,
  currency: "usd",
  state: "onSale",
  saleStart: "2026-11-01T00:00:00.000Z",
  liveStart: "2026-11-29T00:30:00.000Z",
  liveEnd: "2026-11-29T04:00:00.000Z",
  replayUntil: null,
  premiumIncluded: true,
  allowedCountries: null,
  blockedCountries: null,
  maxConcurrent: 2,
  ...changes,
});

const wrestler = (n: number, titles: WrestlerItem["data"]["titles"] = []): WrestlerItem => ({
  id: mediaId(n),
  dataCollectionId: "Wrestlers",
  data: { _id: mediaId(n), ringName: `Fighter ${n}`, portrait: { seed: `f${n}` }, titles } as WrestlerItem["data"],
});

describe("The home page", () => {
  it("shows three matches of the next night and the total number", () => {
    const card = [1, 2, 3, 4].map((order) => ({ ...night.card[0], order }) as (typeof night.card)[number]);
    const { next, matches } = home({ first: { ...night, card } });
    expect([next?.card.map(({ order }) => order), matches]).toEqual([[4, 3, 2], 4]);
  });

  it("features a night without a date if no other is upcoming, but never a canceled one", () => {
    const open = sampleEvent({ config: { scheduleTbd: true } });
    const off = sampleEvent({ status: "CANCELED" });
    expect(home({ coming: { events: [off, open], total: 2 } }).next?.sale).toBe("dateOpen");
    expect(home({ coming: { events: [off], total: 1 } }).next).toBeUndefined();
  });

  it("has one poster per hall, without the featured night", () => {
    const next = nightView(night, view);
    const elsewhere = { ...next, id: "3", place: "The Cooperage, Nashville, TN" };
    const wall = posterWall([next, { ...next, id: "2" }, elsewhere, { ...elsewhere, id: "4" }], next.id);
    expect(wall.map(({ id }) => id)).toEqual(["2", "3"]);
  });

  it("shows the newest film and stories only, or all of them with four more films", () => {
    const films = [1, 2, 3, 4, 5].map((n) => sampleFilm({ _id: mediaId(n) }));
    expect(home({ main: films[1] })).toMatchObject({ news: { film: { id: mediaId(2) } }, media: undefined });
    const all = { highlights: films, posts: { data: [], paging: { cursors: {} } }, cursor: undefined };
    const { news, media } = home({ main: films[1], all });
    expect(news).toBeUndefined();
    expect([media?.main?.id, media?.highlights.map(({ id }) => id)]).toEqual([mediaId(2), [1, 3, 4, 5].map(mediaId)]);
  });

  it("shows champions first with their current belts, and nobody twice", () => {
    const champion = wrestler(1, [
      { name: "World Championship", from: "2026-01-01" },
      { name: "Tag Team Championship", from: "2020-01-01", to: "2021-01-01" },
    ]);
    const { people } = home({ champions: [champion], roster: [wrestler(2), champion] });
    expect(people.map(({ name, belts }) => [name, belts])).toEqual([
      ["Fighter 1", ["World Championship"]],
      ["Fighter 2", []],
    ]);
  });

  it("has four rows, and leaves the next night's own broadcast to the hero unless it is live", () => {
    const rows = [1, 2, 3, 4, 5].map((n) => asRow({ ...nightView(night, view), id: String(n) }));
    expect(home({ rows }).rows.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
    const own = broadcast({ event: night });
    expect(home({ first: night, broadcasts: [own] }).broadcast).toBeUndefined();
    expect(home({ first: night, broadcasts: [{ ...own, state: "live" }] }).broadcast?.state).toBe("live");
  });
});

describe("Watching from home", () => {
  it("offers the first broadcast that is not over", () => {
    const over = broadcast({ id: mediaId(31), state: "replay" });
    expect(home({ broadcasts: [over] }).broadcast).toBeUndefined();
    expect(home({ broadcasts: [broadcast({}), over] }).broadcast).toMatchObject({
      href: `/pay-per-view/event/${mediaId(30)}`,
      price: "$9.99",
      date: { time: "12:30 AM", zone: "UTC" },
    });
  });

  it("uses the hall's time zone if there is a hall", () => {
    expect(home({ broadcasts: [broadcast({ event: night })] }).broadcast).toMatchObject({
      city: "Norfolk, VA",
      date: { time: "7:30 PM", zone: "EST" },
    });
  });

  it("is offered next to the next night's tickets while it is on sale", () => {
    const first = night;
    expect(home({ first, broadcasts: [broadcast({ event: night })] }).watch?.price).toBe("$9.99");
    expect(home({ first, broadcasts: [broadcast({ event: night, state: "announced" })] }).watch).toBeUndefined();
    expect(home({ first, broadcasts: [broadcast({})] }).watch).toBeUndefined();
  });

  it("shows the prices of Premium, or nothing if it is not sold", () => {
    const plan = { id: "monthly", interval: "month" as const, priceCents: 999, currency: "usd", trialDays: 7 };
    expect(home({ plans: [plan] }).premium).toEqual({ month: "$9.99", year: undefined, trialDays: 7 });
    expect(home().premium).toBeUndefined();
  });

  it("promises the free trial to guests alone: a fan may have used it, and all fans share one page", () => {
    const plan = { id: "monthly", interval: "month" as const, priceCents: 999, currency: "usd", trialDays: 7 };
    expect(home({ plans: [plan], signedIn: true }).premium).toEqual({ month: "$9.99", year: undefined, trialDays: 0 });
  });
});
