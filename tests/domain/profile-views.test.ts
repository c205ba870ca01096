/** What a fan's profile shows of what she has. */
import { describe, expect, it } from "vitest";
import type { GoodsOrder } from "../../app/domain/goods-order-view";
import { ordersView } from "../../app/domain/orders-view";
import { attentionView, watchViews } from "../../app/domain/overview-view";
import type { NightView } from "../../app/domain/ticket-view";
import type { PayPerView } from "../../server/services/catalogue/pay-per-view";
import type { PaidPurchase } from "../../server/services/customers/paid-purchases";

const now = new Date("2026-11-20T12:00:00Z");
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

describe("What needs a fan", () => {
  const well = {
    emailVerified: true,
    membership: { state: "none" as const },
    card: { brand: "visa", last4: "4242", month: 12, year: 2034 },
    holds: [],
  };
  const needs = (over: Partial<Parameters<typeof attentionView>[0]>) =>
    attentionView({ ...well, ...over }, { locale: "en", now });
  const member = {
    subscriptionId: "sub",
    interval: "month" as const,
    priceCents: 999,
    currency: "USD",
    until: "2026-12-01",
  };

  it("is nothing while all is well", () => {
    expect(needs({})).toEqual([]);
  });

  it("is a card 60 days before its end, and after it", () => {
    const card = (month: number, year: number) => needs({ card: { brand: "visa", last4: "4242", month, year } });
    expect(card(1, 2027)).toEqual([]);
    expect(card(12, 2026)).toMatchObject([{ kind: "card", standing: "soon", brand: "Visa", until: "December 2026" }]);
    expect(card(10, 2026)).toMatchObject([{ kind: "card", standing: "over" }]);
  });

  it("is a hold first, then money, then the address; of a failed payment's card nothing more is said", () => {
    const hold = {
      eventId: "e",
      title: "Iron Harvest",
      seats: 2,
      expires: "2026-11-20T12:18:00Z",
      timeZoneId: "America/New_York",
    };
    const all = needs({
      emailVerified: false,
      membership: { state: "pastDue", ...member },
      card: { brand: "visa", last4: "4242", month: 10, year: 2026 },
      holds: [hold],
    });
    expect(all.map(({ kind }) => kind)).toEqual(["hold", "failed", "verify"]);
    expect(all[0]).toMatchObject({ until: "7:18 AM EST", seats: 2 });
  });
});

const broadcast = (id: string, state: PayPerView["state"], over: Partial<PayPerView> = {}) =>
  ({ id, title: id, state, liveStart: "2026-11-28T00:30:00Z", premiumIncluded: false, ...over }) as PayPerView;

describe("What a fan can watch", () => {
  it("is what she bought or Premium holds: live before replays, and what she waits for last", () => {
    const all = [
      broadcast("foreign", "live"),
      broadcast("waits", "onSale"),
      broadcast("members, later", "onSale", { premiumIncluded: true }),
      broadcast("replay", "replay", { premiumIncluded: true }),
      broadcast("live", "live"),
      broadcast("over", "closed"),
    ];
    const nights = ["waits", "live", "over"];
    const shown = watchViews(all, { nights, premium: true }, "en");
    expect(shown.map(({ id, state, href }) => [id, state, href])).toEqual([
      ["live", "live", "/watch/live"],
      ["replay", "replay", "/watch/replay"],
      ["waits", "soon", "/pay-per-view/event/waits"],
    ]);
    expect(watchViews(all, { nights: [], premium: false }, "en")).toEqual([]);
  });

  it("is not a night that was called off", () => {
    const off = broadcast("off", "live", {
      event: { status: "CANCELED", scheduling: { config: { timeZoneId: "UTC" } } } as never,
    });
    expect(watchViews([off], { nights: ["off"], premium: false }, "en")).toEqual([]);
  });
});

describe("What a fan bought", () => {
  const night = (id: string, day: string) => ({ id, title: id, at: at(day) }) as NightView;
  const bought = (kind: PaidPurchase["kind"], of: string, over: Partial<PaidPurchase> = {}): PaidPurchase => ({
    ...{ kind, ref: of, number: "ABCD-EFGH", title: of, of, count: undefined, created: "2026-11-01T00:00:00Z" },
    ...{
      cents: 999,
      currency: "USD",
      backCents: 0,
      returnedCents: 0,
      timeZoneId: "UTC",
      disputed: false,
      giveBack: undefined,
    },
    ...over,
  });
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

  it("lies ahead by date and behind by date, whatever it is; a parcel stays ahead until it is sent", () => {
    const goods = new Map([
      ["parcel", { state: "sending", shipping: true } as GoodsOrder],
      ["arrived", { state: "sent", shipping: true } as GoodsOrder],
    ]);
    const broadcasts = new Map([
      ["coming", broadcast("coming", "onSale")],
      ["done", broadcast("done", "closed", { liveStart: "2026-10-05T00:00:00Z" })],
    ]);
    const { ahead, behind } = ordersView(
      { next: [night("near", "2026-11-25"), night("far", "2026-12-12")], past: [night("long ago", "2026-01-01")] },
      [
        bought("tickets", "near"),
        bought("night", "coming"),
        bought("night", "done"),
        bought("goods", "parcel"),
        bought("goods", "arrived"),
      ],
      { broadcasts, goods },
      "en",
    );
    expect(ids(ahead)).toEqual(["parcel", "near", "coming", "far"]);
    expect(ids(behind)).toEqual(["arrived", "done", "long ago"]);
  });

  it("says what it cost and when, what can be watched, and what went back", () => {
    const broadcasts = new Map([["on", broadcast("on", "replay")]]);
    const of = (over: Partial<PaidPurchase>) =>
      ordersView({ next: [], past: [] }, [bought("night", "on", over)], { broadcasts, goods: new Map() }, "en");
    expect(of({}).ahead).toMatchObject([{ paid: "$9.99", bought: "Nov 1, 2026", watch: true, refunded: false }]);
    expect(of({ backCents: 400 }).ahead).toMatchObject([{ watch: true, refunded: false, back: "$4.00" }]);
    expect(of({ backCents: 999 }).behind).toMatchObject([{ watch: false, refunded: true, back: undefined }]);
  });

  it("keeps what neither catalogue nor shop knows any more", () => {
    const { behind } = ordersView(
      { next: [], past: [] },
      [bought("night", "gone"), bought("goods", "forgotten")],
      { broadcasts: new Map(), goods: new Map() },
      "en",
    );
    expect(ids(behind)).toEqual(["forgotten", "gone"]);
  });
});
