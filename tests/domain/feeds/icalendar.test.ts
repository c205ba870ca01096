/** Calendar files, checked with an independent parser, ical.js. */
import ICAL from "ical.js";
import { describe, expect, it, test } from "vitest";
import { calendar, hasPlaceInCalendars, saleCalendar } from "../../../app/domain/feeds/icalendar";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { sampleEvent } from "../samples/sample-event";

const site = { siteUrl: "https://ringside.example", siteName: "Ringside" };
const file = (...nights: CatalogueEvent[]) => calendar(nights, { name: "Tour dates", path: "/tour-dates.ics" }, site);

function read(ics: string) {
  const root = new ICAL.Component(ICAL.parse(ics));
  return {
    root,
    nights: root.getAllSubcomponents("vevent").map((one) => ({
      one,
      event: new ICAL.Event(one),
      of: (name: string) => one.getFirstPropertyValue(name)?.toString(),
    })),
  };
}
const onlyNight = (night: CatalogueEvent) => {
  const [first] = read(file(night)).nights;
  if (!first) throw new Error("The file has no night");
  return first;
};

describe("A night's entry", () => {
  it("has the right instant in any reader's time zone", () => {
    const { event, of } = onlyNight(sampleEvent());
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-29T00:30:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-29T03:30:00.000Z");
    expect(of("dtstart")).toBe("2026-11-29T00:30:00Z");
  });

  it("has title, place and URL", () => {
    const { event, of } = onlyNight(sampleEvent());
    expect(event.summary).toBe("Iron Harvest");
    expect(event.location.replace(/\s+/g, " ")).toContain("Tidewater Hall 1 Granby Pier, Norfolk, VA 23510");
    expect(event.description).toContain("Doors 6:30 PM EST.");
    expect(of("url")).toBe("https://ringside.example/events/7c9e6679-7425-40de-944b-e07fc1f90ae7");
    expect(of("status")).toBe("CONFIRMED");
  });

  it("keeps its id and increments its sequence, so that a calendar replaces the old version", () => {
    const before = onlyNight(sampleEvent());
    const after = onlyNight(sampleEvent({ revision: 4, modified: "2026-11-02T00:00:00.000Z" }));
    expect(after.event.uid).toBe(before.event.uid);
    expect([before.event.sequence, after.event.sequence]).toEqual([1, 4]);
    expect(after.of("dtstamp")).toBe("2026-11-02T00:00:00Z");
  });

  it("cannot add lines of its own to the calendar's name, as of a pasted title", () => {
    const night = sampleEvent({ title: "Iron\r\nX-EVIL:1\nHarvest\rX-EVIL:2" });
    const ics = calendar([night], { name: `${night.title} · Ringside`, path: "/events/1.ics" }, site);
    for (const one of [ics, saleCalendar(night, { opens: new Date(0), begun: [] }, site)])
      expect(one).not.toMatch(/(^|[\r\n])(X-EVIL|Harvest)/);
    expect(read(ics).root.getFirstPropertyValue("x-wr-calname")).toBe("Iron X-EVIL:1 Harvest X-EVIL:2 · Ringside");
  });

  it("is canceled if the night is, and says so to apps that ignore it", () => {
    const { event, of } = onlyNight(sampleEvent({ status: "CANCELED" }));
    expect(of("status")).toBe("CANCELLED");
    expect(event.description).toMatch(/^This show is canceled\.\n\nThe harvest/);
  });

  it("cancels the old date while there is no new one", () => {
    const waiting = sampleEvent({
      postponed: true,
      previousStartDate: "2026-11-22T00:30:00.000Z",
      config: { scheduleTbd: true },
    });
    const { event, of } = onlyNight(waiting);
    expect(of("status")).toBe("CANCELLED");
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-22T00:30:00.000Z");
    expect(event.description).toContain("Postponed");
  });

  it("distinguishes two nights at 1:30 on the Sunday when that hour happens twice", () => {
    const times = ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"];
    const starts = times.map((startDate) => onlyNight(sampleEvent({ config: { startDate } })).event.startDate);
    expect(starts.map((start) => start.toJSDate().toISOString())).toEqual(times);
  });
});

describe("The file", () => {
  const awkward = 'Semi; colon, comma \\ back\nline </script> "quote" גל ברק';

  it("has lines of at most 75 octets with the line endings of RFC 5545", () => {
    const ics = file(sampleEvent({ title: "Wörter ".repeat(45).trim(), description: awkward }));
    expect(ics.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("preserves all text", () => {
    const { event } = onlyNight(sampleEvent({ title: "Wörter ".repeat(45).trim(), description: awkward }));
    expect(event.summary).toBe("Wörter ".repeat(45).trim());
    expect(event.description).toContain(awkward);
  });

  it("is identical for the same nights, so that its ETag stays valid", () => {
    expect(file(sampleEvent())).toBe(file(sampleEvent()));
  });

  it("has its name and source URL", () => {
    const { root } = read(file());
    expect(root.getFirstPropertyValue("x-wr-calname")).toBe("Tour dates");
    expect(root.getFirstPropertyValue("source")).toBe("https://ringside.example/tour-dates.ics");
    expect(root.getFirstPropertyValue("method")).toBe("PUBLISH");
  });
});

test("a file ends its last line, and has no control characters", () => {
  const title = "Iron\u000b \u007fHar\u0000vest\ufffe";
  const sale = { opens: new Date(), begun: [] };
  const files = [file(sampleEvent({ title })), saleCalendar(sampleEvent({ title }), sale, site), file()];
  for (const text of files) {
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text.replace(/\r\n/g, "")).not.toMatch(/[\p{Cc}\ufffe]/u);
  }
  expect(onlyNight(sampleEvent({ title })).event.summary).toBe("Iron Harvest");
});

test("a night that never had a date has no entry", () => {
  const open = sampleEvent({ config: { scheduleTbd: true } });
  expect(hasPlaceInCalendars(open)).toBe(false);
  expect(read(file(open, sampleEvent())).nights).toHaveLength(1);
});

describe("The opening of a sale", () => {
  const opens = new Date("2026-11-27T15:00:00Z");
  const entry = (night = sampleEvent(), sale: Parameters<typeof saleCalendar>[1] = { opens, begun: [] }) => {
    const [first] = read(saleCalendar(night, sale, site)).nights;
    if (!first) throw new Error("The file has no entry");
    return first;
  };

  it("is an entry at that instant, with a reminder ten minutes before, that leads to the seats", () => {
    const { one, event, of } = entry();
    expect([event.summary, of("dtstart")]).toEqual(["On sale: Iron Harvest", "2026-11-27T15:00:00Z"]);
    expect(of("url")).toBe(`https://ringside.example/tickets/event/${sampleEvent().id}`);
    expect(event.description).toContain("Sat, Nov 28, Tidewater Hall");
    const alarm = one.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT10M");
  });

  it("doesn't replace the night's own entry, nor block the fan's time", () => {
    const { event, of } = entry();
    expect(event.uid).not.toBe(onlyNight(sampleEvent()).event.uid);
    expect(of("transp")).toBe("TRANSPARENT");
  });

  it("replaces an older file of the same night, whichever way the opening moved", () => {
    const earlier = new Date("2026-11-20T15:00:00Z");
    const dawn = new Date("2026-11-10T15:00:00Z");
    const files = [
      entry(sampleEvent(), { opens: dawn, begun: [] }),
      // The first tier has opened, and the next one opens later. Nobody has changed anything.
      entry(sampleEvent(), { opens, begun: [dawn] }),
      // The office puts both openings off, …
      entry(sampleEvent({ revision: 2 }), { opens, begun: [] }),
      // … and then the first one forward again.
      entry(sampleEvent({ revision: 3 }), { opens: earlier, begun: [] }),
    ];
    expect(new Set(files.map(({ event }) => event.uid)).size).toBe(1);
    const sequences = files.map(({ event }) => event.sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    // Files from before this rule had the night's own revision.
    expect(sequences[0]).toBeGreaterThan(sampleEvent().revision);
    expect(files[1]?.of("dtstamp")).toBe("2026-11-10T15:00:00Z");
  });
});
