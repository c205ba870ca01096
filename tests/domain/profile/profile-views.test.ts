/** The overview and the orders of a fan's profile. */
import { describe, expect, it } from "vitest";
import { ordersView } from "../../../app/domain/profile/orders-view";
import { attentionView, watchViews } from "../../../app/domain/profile/overview-view";
import { personalRecordView } from "../../../app/domain/profile/personal-record-view";
import type { GoodsOrder } from "../../../app/domain/shop/goods-order-view";
import type { BookedNight } from "../../../app/domain/tickets/ticket-view";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import type { PaidPurchase } from "../../../server/services/customers/paid-purchases";

const now = new Date("2026-11-20T12:00:00Z");
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

it("The page of a fan's stored data shows every source of the file, those without a section last", () => {
  const store = { ticket: [{ ticketNumber: "T-1" }], waitEntry: [{ email: "fan@example.com" }], scan: [{ gate: "A" }] };
  const record = { made: now.toISOString(), account: {}, store, stripe: undefined };
  const { parts } = personalRecordView(record as never, "en");
  expect(parts.find(({ name }) => name === "ticket")?.rows).toEqual([[["ticket number", "T-1"]]]);
  expect(parts.at(-1)).toEqual({
    name: "rest",
    rows: [
      [
        ["source", "wait entry"],
        ["email", "fan@example.com"],
      ],
      [
        ["source", "scan"],
        ["gate", "A"],
      ],
    ],
  });
});

describe("The attention list", () => {
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

  it("is empty if nothing needs attention", () => {
    expect(needs({})).toEqual([]);
  });

  it("has a card from 60 days before it expires, and after", () => {
    const card = (month: number, year: number) => needs({ card: { brand: "visa", last4: "4242", month, year } });
    expect(card(1, 2027)).toEqual([]);
    expect(card(12, 2026)).toMatchObject([{ kind: "card", standing: "soon", brand: "Visa", until: "December 2026" }]);
    expect(card(10, 2026)).toMatchObject([{ kind: "card", standing: "over" }]);
  });

  it("lists holds first, then payments, then the email; a failed payment replaces its card's warning", () => {
    const hold = {
      eventId: "e",
      title: "Iron Harvest",
      seats: 2,
      expires: "2026-11-20T12:18:00Z",
      timeZoneId: "America/New_York",
    };
    const all = needs({
      emailVerified: false,
      membership: { state: "pastDue", disputed: false, ...member },
      card: { brand: "visa", last4: "4242", month: 10, year: 2026 },
      holds: [hold],
    });
    expect(all.map(({ kind }) => kind)).toEqual(["hold", "failed", "verify"]);
    expect(all[0]).toMatchObject({ until: "7:18 AM EST", seats: 2 });
  });
});

const broadcast = (id: string, state: PayPerView["state"], over: Partial<PayPerView> = {}) =>
  ({ id, title: id, state, liveStart: "2026-11-28T00:30:00Z", premiumIncluded: false, ...over }) as PayPerView;

describe("The watch list", () => {
  it("has bought and Premium broadcasts: live first, then replays, then upcoming ones", () => {
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

  it("leaves out canceled nights", () => {
    const off = broadcast("off", "live", {
      event: { status: "CANCELED", scheduling: { config: { timeZoneId: "UTC" } } } as never,
    });
    expect(watchViews([off], { nights: ["off"], premium: false }, "en")).toEqual([]);
  });
});

const UNDATED = { event: { scheduling: { config: { timeZoneId: "UTC", scheduleTbd: true } } } as never };

describe("A broadcast whose night has no new date yet", () => {
  it("shows none in the watch list, and none among the purchases", () => {
    const put = broadcast("put off", "announced", UNDATED);
    const [row] = watchViews([put], { nights: ["put off"], premium: false }, "en");
    expect(row).toMatchObject({ state: "soon", date: undefined, dateTime: undefined });
    const paid = { kind: "night", of: "put off", title: "put off", created: "2026-11-01T00:00:00Z", currency: "USD" };
    const bought = { ...paid, cents: 999, backCents: 0, returnedCents: 0 } as PaidPurchase;
    const more = { broadcasts: new Map([["put off", put]]), goods: new Map() };
    expect(ordersView({ next: [], past: [] }, [bought], more, "en").ahead).toMatchObject([
      { id: "put off", date: undefined, dateTime: undefined, bought: "Nov 1, 2026" },
    ]);
  });
});

describe("The list of purchases", () => {
  const night = (id: string, day: string) => ({ id, title: id, at: at(day) }) as BookedNight;
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

  it("is split into upcoming and past by date; a parcel stays upcoming, after everything with a date, until it is sent", () => {
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
    expect(ids(ahead)).toEqual(["near", "coming", "far", "parcel"]);
    expect(ids(behind)).toEqual(["arrived", "done", "long ago"]);
  });

  it("shows price, date, refunds, and what can be watched", () => {
    const broadcasts = new Map([["on", broadcast("on", "replay")]]);
    const of = (over: Partial<PaidPurchase>) =>
      ordersView({ next: [], past: [] }, [bought("night", "on", over)], { broadcasts, goods: new Map() }, "en");
    expect(of({}).ahead).toMatchObject([{ paid: "$9.99", bought: "Nov 1, 2026", watch: true, refunded: false }]);
    expect(of({ backCents: 400 }).ahead).toMatchObject([{ watch: true, refunded: false, back: "$4.00" }]);
    expect(of({ backCents: 999 }).behind).toMatchObject([{ watch: false, refunded: true, back: undefined }]);
  });

  it("keeps purchases that the catalogue and the shop no longer know", () => {
    const { behind } = ordersView(
      { next: [], past: [] },
      [bought("night", "gone"), bought("goods", "forgotten")],
      { broadcasts: new Map(), goods: new Map() },
      "en",
    );
    expect(ids(behind)).toEqual(["forgotten", "gone"]);
  });
});
