/** Structured data of the pages, and its validity against schema.org's vocabulary. */
import { describe, expect, it, test } from "vitest";
import { breadcrumbs, itemList, siteJsonLd } from "../../../app/domain/structured-data/json-ld";
import { highlightJsonLd, payPerViewJsonLd } from "../../../app/domain/structured-data/json-ld-broadcast";
import { span, withOffset } from "../../../app/domain/structured-data/json-ld-dates";
import { newsJsonLd } from "../../../app/domain/structured-data/json-ld-news";
import { eventJsonLd, showJsonLd } from "../../../app/domain/structured-data/json-ld-night";
import { productJsonLd } from "../../../app/domain/structured-data/json-ld-product";
import { wrestlerJsonLd } from "../../../app/domain/structured-data/json-ld-wrestler";
import type { TicketDefinition } from "../../../server/product-api/contract";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { faultsOf } from "../../schema-org";
import { sampleEvent } from "../samples/sample-event";
import { sampleHighlight, sampleNews, sampleProduct, sampleWrestler } from "../samples/sample-items";
import { sampleTier } from "../samples/sample-show";

const site = { siteUrl: "https://ringside.example", siteName: "Ringside" };
const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

const tier = (changes: Partial<TicketDefinition> = {}) =>
  sampleTier({ name: "Floor", price: { amount: "49.00", currency: "USD" }, priceCents: 4900, rank: 1, ...changes });
const cheap = tier({ name: "Upper", priceCents: 2000, price: { amount: "20.00", currency: "USD" } });
const lap = tier({ name: "Under 3", priceCents: 0, price: { amount: "0.00", currency: "USD" }, free: true });

const ppv: PayPerView = {
  id: ID,
  event: sampleEvent(),
  title: "Iron Harvest",
  description: "At home.",
  poster: { seed: "iron-harvest" },
  priceCents: 999,
  currency: "USD",
  state: "onSale",
  saleStart: "2026-10-01T14:00:00.000Z",
  liveStart: "2026-11-29T00:30:00.000Z",
  liveEnd: "2026-11-29T03:30:00.000Z",
  replayUntil: "2026-12-06T03:30:00.000Z",
  premiumIncluded: false,
  allowedCountries: ["US", "CA"],
  blockedCountries: ["GB"],
  maxConcurrent: 2,
};

/** As serialized: without undefined values. */
const sent = <T>(thing: T): T => JSON.parse(JSON.stringify(thing));
const night = (changes: Parameters<typeof sampleEvent>[0] = {}, tiers = [tier(), cheap, lap]) =>
  sent(eventJsonLd(sampleEvent(changes), tiers, site)) as Record<string, unknown> & {
    offers?: Record<string, unknown> & { offers: Record<string, unknown>[] };
  };

describe("A night", () => {
  it("starts at the hall's local time, with the UTC offset of that day", () => {
    expect(night()).toMatchObject({
      "@type": "SportsEvent",
      startDate: "2026-11-28T19:30:00-05:00",
      doorTime: "2026-11-28T18:30:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
      performer: expect.arrayContaining([expect.objectContaining({ name: "El Cobre" })]),
    });
  });

  it.each([
    ["cancelled", { status: "CANCELED" }, "EventCancelled", undefined],
    [
      "moved to another date",
      { postponed: true, previousStartDate: "2026-11-22T00:30:00.000Z" },
      "EventRescheduled",
      "2026-11-21T19:30:00-05:00",
    ],
  ] as const)("has the right status when it is %s", (_, changes, status, before) => {
    expect(night(changes)).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      ...(before && { previousStartDate: before }),
    });
  });

  it("keeps the old date while postponed, and has no date if it never had one", () => {
    const waiting = { postponed: true, previousStartDate: "2026-11-22T00:30:00.000Z", config: { scheduleTbd: true } };
    expect(night(waiting)).toMatchObject({
      eventStatus: "https://schema.org/EventPostponed",
      startDate: "2026-11-21T19:30:00-05:00",
    });
    const open = night({ config: { scheduleTbd: true } });
    expect(open).not.toHaveProperty("startDate");
    expect(open).not.toHaveProperty("offers");
  });

  it("offers each tier with its sale period, and a price range without free tiers", () => {
    const { offers } = night();
    expect(offers).toMatchObject({ lowPrice: "20.00", highPrice: "49.00", priceCurrency: "USD", offerCount: 3 });
    expect(offers?.validFrom).toBe("2026-10-01T10:00:00-04:00");
    expect(offers?.offers[0]).toMatchObject({
      name: "Floor",
      price: "49.00",
      validFrom: "2026-10-01T10:00:00-04:00",
      validThrough: "2026-11-28T19:30:00-05:00",
      url: `https://ringside.example/tickets/event/${ID}`,
    });
  });

  it("is on sale from the first phase that is for everyone, at its price until it ends", () => {
    const phase = (audience: "everyone" | "premium" | "code", day: number, cents: number) => ({
      ...{ audience, startDate: `2026-09-${day}T14:00:00.000Z`, endDate: "2026-10-05T14:00:00.000Z" },
      ...{
        price: { amount: (cents / 100).toFixed(2), currency: "USD" },
        priceCents: cents,
        soldOut: false,
        fewLeft: null,
      },
    });
    const phases = [phase("premium", 10, 4900), phase("code", 11, 2900), phase("everyone", 20, 3900)];
    const early = tier({ phases, priceCents: 3900, listPriceCents: 4900, price: { amount: "39.00", currency: "USD" } });
    const { offers } = eventJsonLd(sampleEvent(), [early, cheap], site);
    expect(offers).toMatchObject({
      validFrom: "2026-09-20T10:00:00-04:00",
      offers: [
        { validFrom: "2026-09-20T10:00:00-04:00", priceValidUntil: "2026-10-05T10:00:00-04:00", price: "39.00" },
        { validFrom: "2026-10-01T10:00:00-04:00" },
      ],
    });
    expect(JSON.stringify(offers)).not.toContain("2026-09-10");
    const soldOut = tier({ phases: phases.map((one) => ({ ...one, soldOut: true })), listPriceCents: null });
    expect(JSON.stringify(eventJsonLd(sampleEvent(), [soldOut], site))).not.toContain("priceValidUntil");
  });

  it.each([
    ["InStock", {}],
    ["LimitedAvailability", { fewLeft: 3 }],
    ["SoldOut", { soldOut: true, fewLeft: 0 }],
    ["PreOrder", { saleStatus: "SALE_SCHEDULED" }],
  ] as const)("marks a tier as %s", (availability, changes) => {
    expect(night({}, [tier(changes)]).offers?.offers[0]?.availability).toBe(`https://schema.org/${availability}`);
  });

  it.each([
    ["cancelled", { status: "CANCELED" }],
    ["over", { status: "ENDED" }],
  ] as const)("has no offers when it is %s", (_, changes) => {
    expect(night(changes)).not.toHaveProperty("offers");
  });

  it("leaves out tiers whose sale is over or still hidden", () => {
    const hidden = tier({ saleStatus: "SALE_SCHEDULED", salePeriod: { ...tier().salePeriod, hideNotOnSale: true } });
    expect(night({}, [tier({ saleStatus: "SALE_ENDED" }), hidden])).not.toHaveProperty("offers");
  });

  it("links to the site that sells its tickets", () => {
    const registration = { ...sampleEvent().registration, external: { registration: "https://fair.example/tickets" } };
    expect(night({ registration }, []).offers).toEqual({ "@type": "Offer", url: "https://fair.example/tickets" });
  });

  it("has no place while the hall is unknown", () => {
    expect(night({ location: { city: "", coordinates: null } })).not.toHaveProperty("location");
  });
});

describe("A broadcast", () => {
  it("has its country restrictions and the night it broadcasts", () => {
    expect(payPerViewJsonLd(ppv, site)).toMatchObject({
      isLiveBroadcast: true,
      broadcastOfEvent: { "@type": "SportsEvent", name: "Iron Harvest" },
      offers: { price: "9.99", eligibleRegion: ["US", "CA"], ineligibleRegion: ["GB"] },
    });
  });

  it("is canceled with its night", () => {
    const statusWith = (event: Parameters<typeof sampleEvent>[0]) =>
      payPerViewJsonLd({ ...ppv, event: sampleEvent(event) }, site).eventStatus;
    expect(statusWith({})).toBe("https://schema.org/EventScheduled");
    expect(statusWith({ status: "CANCELED" })).toBe("https://schema.org/EventCancelled");
  });

  it("is not live as a replay, and has no offer once closed", () => {
    expect(payPerViewJsonLd({ ...ppv, state: "replay" }, site).isLiveBroadcast).toBe(false);
    expect(payPerViewJsonLd({ ...ppv, state: "closed" }, site).offers).toBeUndefined();
    expect(payPerViewJsonLd({ ...ppv, state: "announced" }, site).offers?.availability).toContain("PreOrder");
  });
});

test.each([
  ["2027-03-14T06:30:00.000Z", "America/New_York", "2027-03-14T01:30:00-05:00"],
  ["2027-03-14T07:30:00.000Z", "America/New_York", "2027-03-14T03:30:00-04:00"],
  ["2026-11-01T05:30:00.000Z", "America/New_York", "2026-11-01T01:30:00-04:00"],
  ["2026-11-01T06:30:00.000Z", "America/New_York", "2026-11-01T01:30:00-05:00"],
  ["2026-07-01T00:00:00.000Z", "Europe/London", "2026-07-01T01:00:00+01:00"],
  ["2026-01-01T00:00:00.000Z", "Europe/London", "2026-01-01T00:00:00+00:00"],
  ["2026-07-01T02:00:00.000Z", "America/Phoenix", "2026-06-30T19:00:00-07:00"],
])("%s in %s is %s", (instant, zone, local) => {
  expect(withOffset(instant, zone)).toBe(local);
  expect(new Date(local).toISOString()).toBe(instant);
});

test.each([
  [252, "PT4M12S"],
  [3600, "PT1H"],
  [0, "PT0S"],
])("%i seconds are %s", (seconds, iso) => expect(span(seconds)).toBe(iso));

describe("Validated against schema.org's definitions", () => {
  const entries = [{ name: "Iron Harvest", path: `/events/${ID}` }];
  it.each<[string, object]>([
    ["a night", eventJsonLd(sampleEvent(), [tier(), cheap, lap], site)],
    ["a cancelled night", eventJsonLd(sampleEvent({ status: "CANCELED" }), [], site)],
    ["a broadcast", payPerViewJsonLd(ppv, site)],
    [
      "a show",
      showJsonLd(
        { slug: "x", title: "X", description: "", venue: sampleEvent().location },
        [sampleEvent()],
        site,
        "/shows",
      ),
    ],
    ["a wrestler", wrestlerJsonLd(sampleWrestler(), [sampleEvent()], site)],
    ["a product", productJsonLd(sampleProduct(), site)],
    ["a film", highlightJsonLd(sampleHighlight(), "/art/show/x.svg", site)],
    ["a story", newsJsonLd(sampleNews(), site)],
    ["breadcrumbs", breadcrumbs(entries, site)],
    ["a list", itemList(entries, site, { from: 20, total: 48 })],
    ["the site", { "@graph": siteJsonLd(site, { description: "Nights", logo: "/icon-512.png" }) }],
  ])("%s is valid", (_, thing) => {
    expect(faultsOf(sent({ "@context": "https://schema.org", ...thing }))).toEqual([]);
  });

  it.each<[string, object, RegExp]>([
    ["an unknown type", { "@type": "WrestlingNight" }, /no type/],
    ["an unknown property", { "@type": "SportsEvent", bell: "19:30" }, /no such property/],
    ["a property of another type", { "@type": "Person", startDate: "2026-11-28" }, /no such property/],
    ["an unknown status", { "@type": "Event", eventStatus: "https://schema.org/EventOff" }, /takes/],
    ["a date without its offset", { "@type": "Event", startDate: "2026-11-28T19:30:00" }, /takes/],
    ["a value of the wrong type", { "@type": "Event", location: { "@type": "Offer" } }, /and not a Offer/],
    [
      "a fault deep inside",
      { "@type": "Event", location: { "@type": "Place", geo: { "@type": "GeoCoordinates", north: 1 } } },
      /north/,
    ],
  ])("%s is detected", (_, thing, fault) => {
    expect(faultsOf({ "@context": "https://schema.org", ...thing }).join()).toMatch(fault);
  });
});
