import { describe, expect, it } from "vitest";
import { byState, onStage, payPerViewCard } from "../../../app/domain/pay-per-view/pay-per-view-card";
import { countries, payPerViewPage, timesOf } from "../../../app/domain/pay-per-view/pay-per-view-page";
import { sampleEvent } from "../samples/sample-event";
import { samplePayPerView, view } from "../samples/sample-pay-per-view";

const at = (now: string) => ({ locale: "en", now: new Date(now) });
const badge = (changes: Parameters<typeof samplePayPerView>[0], now = "2026-11-26T00:30:00Z") =>
  payPerViewCard(samplePayPerView(changes), at(now)).badge;

describe("The badge of a pay-per-view", () => {
  it("names the state", () => {
    expect(badge({ state: "live" })).toEqual({ kind: "live", text: "live" });
    expect(badge({ state: "onSale" })).toEqual({ kind: "ok", text: "onSale" });
    expect(badge({ state: "announced" })).toEqual({ kind: "soon", text: "opens", when: "Nov 1" });
    expect(badge({ state: "closed" })).toEqual({ kind: "gone", text: "closed" });
  });

  it("distinguishes a canceled night from one whose replay has ended", () => {
    const event = sampleEvent({ status: "CANCELED" });
    expect(badge({ state: "closed", event })).toEqual({ kind: "off", text: "cancelled" });
  });

  it("promises no date while its night has none, nor counts down to the old one", () => {
    const event = sampleEvent({ config: { scheduleTbd: true } });
    const postponed = { state: "announced" as const, event };
    expect(badge(postponed)).toEqual({ kind: "soon", text: "undated" });
    expect(payPerViewPage(samplePayPerView(postponed), view)).toMatchObject({ undated: true, bell: undefined });
  });

  it("counts days of a replay, hours of its last day, and nothing for a permanent one", () => {
    const replay = { state: "replay" as const };
    expect(badge(replay, "2026-12-22T04:00:00Z")).toMatchObject({ text: "replayDays", n: 7 });
    expect(badge(replay, "2026-12-28T05:00:00Z")).toMatchObject({ text: "replayHours", n: 23 });
    expect(badge(replay, "2026-12-29T04:50:00Z")).toMatchObject({ text: "replayHours", n: 1 });
    expect(badge({ ...replay, replayUntil: null })).toEqual({ kind: "ok", text: "replay" });
  });
});

describe("A pay-per-view in a list", () => {
  it("is dated in the hall's time zone, or in UTC without a hall", () => {
    expect(payPerViewCard(samplePayPerView(), view)).toMatchObject({
      date: { short: "Sat, Nov 28" },
      city: "Norfolk, VA",
    });
    const { event: _, ...alone } = samplePayPerView();
    expect(payPerViewCard(alone, view)).toMatchObject({ date: { short: "Sun, Nov 29" }, city: "", cast: [] });
  });

  it("is sorted by state, keeping the order within a state", () => {
    const states = (["closed", "announced", "replay", "live", "onSale", "announced"] as const).map((state, i) => ({
      state,
      i,
    }));
    expect(byState(states).map(({ i }) => i)).toEqual([3, 4, 1, 5, 2, 0]);
  });

  it("is featured if it is live or next, never as a replay", () => {
    expect(onStage([{ state: "replay" }, { state: "announced" }, { state: "onSale" }])).toEqual({ state: "onSale" });
    expect(onStage([{ state: "onSale" }, { state: "live" }])).toEqual({ state: "live" });
    expect(onStage([{ state: "replay" }, { state: "closed" }])).toBeUndefined();
  });
});

describe("The page of a pay-per-view", () => {
  const page = (changes: Parameters<typeof samplePayPerView>[0] = {}, now = view) =>
    payPerViewPage(samplePayPerView(changes), now);

  it("shows start, end of replay and start of sale in the hall's time zone", () => {
    expect(page()).toMatchObject({
      live: { date: "Saturday, November 28, 2026", time: "7:30 PM EST" },
      replayUntil: "Dec 28, 11:59 PM EST",
      opens: "Nov 1, 10 AM EST",
      price: "$9.99",
    });
  });

  it("counts down until the start, and not for a canceled night", () => {
    expect(page().bell?.left).toEqual({ days: 3, hours: 0, minutes: 0 });
    expect(page({ state: "live" }, at("2026-11-29T00:30:00Z")).bell).toBeUndefined();
    expect(page({ state: "closed", event: sampleEvent({ status: "CANCELED" }) }).bell).toBeUndefined();
  });

  it.each(["announced", "onSale", "live", "replay"] as const)("shows no winners while it is %s", (state) => {
    const { bouts, results } = page({ state, event: sampleEvent({ status: "ENDED" }) }, at("2026-12-01T00:00:00Z"));
    expect(bouts.flatMap(({ sides }) => sides).some(({ won }) => won)).toBe(false);
    expect(results).toEqual([]);
  });

  it("shows the results once the replay is closed, but no winners on the card", () => {
    const { bouts, results } = page({ state: "closed", event: sampleEvent({ status: "ENDED" }) });
    expect(results).toEqual([{ order: 2, terms: "World Championship", winners: "El Cobre" }]);
    expect(bouts.map(({ order }) => order)).toEqual([2, 1]);
    expect(bouts.flatMap(({ sides }) => sides).some(({ won }) => won)).toBe(false);
  });

  it("links to the hall's tickets only while they are on sale", () => {
    expect(page().hallHref).toBe("/tickets/event/7c9e6679-7425-40de-944b-e07fc1f90ae7");
    expect(page({ event: sampleEvent({ ticketing: { soldOut: true } }) }).hallHref).toBeUndefined();
    expect(page({}, at("2026-12-01T00:00:00Z")).hallHref).toBeUndefined();
  });
});

describe("Countries", () => {
  it("are named in the page's language, and undefined without a restriction", () => {
    expect(countries(["US", "MX"], "en")).toBe("United States and Mexico");
    expect(countries(["DE", "FR"], "de")).toBe("Deutschland und Frankreich");
    expect(countries(["ZZ"], "en")).toBeTruthy();
    expect(countries(null, "en")).toBeUndefined();
    expect(countries([], "en")).toBeUndefined();
  });
});

describe("The times at which other screens began to watch", () => {
  const times = (...minutes: string[]) => minutes.map((minute) => new Date(`2026-11-29T00:${minute}:00Z`));

  it("are a list for a sentence, and screens of one minute are one time", () => {
    expect(timesOf(times("31", "42"), samplePayPerView(), "en")).toBe("7:31 PM EST and 7:42 PM EST");
    expect(timesOf(times("31", "31"), samplePayPerView(), "en")).toBe("7:31 PM EST");
    expect(timesOf(times("31", "42"), samplePayPerView(), "ja")).toBe("19:31 GMT-5、19:42 GMT-5");
  });

  it("keep their own order inside a sentence from right to left", () => {
    expect(timesOf(times("31"), samplePayPerView(), "he")).toMatch(/^\u2068.+\u2069$/);
  });
});
