import { describe, expect, it } from "vitest";
import { nightPageView } from "../../../app/domain/shows/night-page-view";
import { pricesOf, residencyView, residencyZone } from "../../../app/domain/shows/residency-view";
import { hrefOf, sectionLinks, sectionView, showView } from "../../../app/domain/shows/show-view";
import { sampleEvent } from "../samples/sample-event";
import { SECTION_ID, sampleSection, sampleShow, sampleTier } from "../samples/sample-show";

const view = { locale: "en", now: new Date("2026-11-20T12:00:00Z") };

describe("A show", () => {
  it("links to its own page, its section, or all dates", () => {
    expect(hrefOf(sampleShow())).toBe("/shows/pigeon-forge");
    expect(hrefOf(sampleShow({ slug: "road-tour" }))).toBe(`/shows/section/${SECTION_ID}`);
    expect(hrefOf(sampleShow({ slug: "road-tour", categoryId: null }))).toBe("/tickets");
  });

  it("shows its next night in that night's time zone", () => {
    expect(showView(sampleShow(), sampleEvent(), view).next).toMatchObject({
      date: "Sat, Nov 28",
      city: "Norfolk, VA",
    });
    expect(showView(sampleShow(), undefined, view).next).toBeUndefined();
  });

  it("has art from its slug if none was chosen", () => {
    expect(showView(sampleShow({ art: { seed: "" } }), undefined, view).art.seed).toBe("pigeon-forge");
  });
});

describe("The sections of a night", () => {
  it("are its residency and its own sections only", () => {
    const other = sampleSection({ _id: "another", name: "Road Tour" });
    const mine = sectionLinks({ categoryIds: [SECTION_ID] }, [other, sampleSection()], [sampleShow()]);
    expect(mine.map(({ title }) => title)).toEqual(["Residency Nights", "Pigeon Forge Residency"]);
    expect(sectionLinks({ categoryIds: ["hidden"] }, [sampleSection()], [sampleShow()])).toEqual([]);
  });
});

describe("The page of a night", () => {
  const read = {
    event: sampleEvent(),
    definitions: [sampleTier()],
    coming: [sampleEvent()],
    categories: [sampleSection()],
    shows: [],
    broadcasts: [],
  };
  const page = (changes: Partial<Parameters<typeof nightPageView>[0]> = {}) =>
    nightPageView({ ...read, ...changes }, { ...view, siteUrl: "https://ringside.example" });

  it("has prices while tickets are on sale, and none for a canceled night", () => {
    expect(page().prices).toHaveLength(1);
    expect(page({ event: sampleEvent({ status: "CANCELED" }) }).prices).toEqual([]);
  });

  it("has calendar links until it is over or canceled", () => {
    expect(page().calendar?.ics).toBe(`/events/${read.event.id}.ics`);
    expect(page({ event: sampleEvent({ status: "CANCELED" }) }).calendar).toBeUndefined();
    expect(page({ event: sampleEvent({ config: { scheduleTbd: true } }) }).calendar).toBeUndefined();
  });

  it("links to its broadcast, unless that is closed", () => {
    const { event } = read;
    expect(page({ broadcasts: [{ id: "b", event, state: "live" }] }).watchHref).toBe("/pay-per-view/event/b");
    expect(page({ broadcasts: [{ id: "b", event, state: "closed" }] }).watchHref).toBeUndefined();
  });

  it("has no countdown to the sale of a canceled night", () => {
    const later = sampleTier({ saleStatus: "SALE_SCHEDULED" });
    expect(page({ definitions: [later] }).opening).toBeDefined();
    expect(page({ event: sampleEvent({ status: "CANCELED" }), definitions: [later] }).opening).toBeUndefined();
  });
});

describe("The residency", () => {
  const matinee = sampleEvent({
    config: {
      startDate: "2026-12-05T19:00:00.000Z",
      doorsDate: "2026-12-05T17:45:00.000Z",
      endDate: "2026-12-05T22:00:00.000Z",
    },
  });
  const evening = sampleEvent({
    config: {
      startDate: "2026-12-06T00:00:00.000Z",
      doorsDate: "2026-12-05T22:45:00.000Z",
      endDate: "2026-12-06T03:00:00.000Z",
    },
  });
  const read = (ahead: (typeof matinee)[]) =>
    residencyView(
      sampleShow(),
      { month: "2026-12", zone: "America/New_York", nights: ahead, ahead, definitions: [sampleTier()] },
      view,
    );

  it("lists the distinct door and start times, those of the next night first", () => {
    expect(read([evening, matinee, { ...evening }]).hours).toEqual([
      { doors: "5:45 PM", bell: "7:00 PM" },
      { doors: "12:45 PM", bell: "2:00 PM" },
    ]);
  });

  it("offers tickets of the next night that has some", () => {
    const gone = sampleEvent({ ticketing: { soldOut: true } });
    expect(read([gone, matinee]).next).toEqual({ href: `/tickets/event/${matinee.id}`, date: "Sat, Dec 5" });
    expect(read([gone]).next).toBeUndefined();
  });

  it("shows prices and descriptions", () => {
    const free = sampleTier({ id: "free", priceCents: 0, orderIndex: 9 });
    expect(pricesOf([free, sampleTier()], "en").map(({ price }) => price)).toEqual(["$20", undefined]);
  });

  it("uses the time zone of its hall, else of its next night", () => {
    expect(residencyZone(sampleShow(), [])).toBe("America/New_York");
    const { venue: _, ...homeless } = sampleShow();
    expect(residencyZone(homeless, [sampleEvent({ config: { timeZoneId: "Europe/London" } })])).toBe("Europe/London");
    expect(residencyZone(homeless, [])).toBe("UTC");
  });
});

describe("A section", () => {
  it("is known by its id", () => {
    expect(sectionView(sampleSection())).toMatchObject({ id: SECTION_ID, href: `/shows/section/${SECTION_ID}` });
  });
});
