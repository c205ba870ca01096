/** Calendar files, read by ical.js, which had no part in writing them. */
import ICAL from "ical.js";
import { describe, expect, it, test } from "vitest";
import { calendar, hasPlaceInCalendars } from "../../../app/domain/feeds/icalendar";
import type { Event } from "../../../server/product-api/contract";
import { sampleEvent } from "../samples/sample-event";

const site = { siteUrl: "https://ringside.example", siteName: "Ringside" };
const file = (...nights: Event[]) => calendar(nights, { name: "Tour dates", path: "/tour-dates.ics" }, site);

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
const onlyNight = (night: Event) => {
  const [first] = read(file(night)).nights;
  if (!first) throw new Error("The file has no night");
  return first;
};

describe("A night's entry", () => {
  it("has the instant of the bell, whoever reads it", () => {
    const { event, of } = onlyNight(sampleEvent());
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-29T00:30:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-29T03:30:00.000Z");
    expect(of("dtstart")).toBe("2026-11-29T00:30:00Z");
  });

  it("says what, where and on which page", () => {
    const { event, of } = onlyNight(sampleEvent());
    expect(event.summary).toBe("Iron Harvest");
    expect(event.location.replace(/\s+/g, " ")).toContain("Tidewater Hall 1 Granby Pier, Norfolk, VA 23510");
    expect(event.description).toContain("Doors 6:30 PM EST.");
    expect(of("url")).toBe("https://ringside.example/events/7c9e6679-7425-40de-944b-e07fc1f90ae7");
    expect(of("status")).toBe("CONFIRMED");
  });

  it("keeps its name and counts its changes, so that a calendar takes the new one for the old", () => {
    const before = onlyNight(sampleEvent());
    const after = onlyNight(sampleEvent({ revision: 4, modified: "2026-11-02T00:00:00.000Z" }));
    expect(after.event.uid).toBe(before.event.uid);
    expect([before.event.sequence, after.event.sequence]).toEqual([1, 4]);
    expect(after.of("dtstamp")).toBe("2026-11-02T00:00:00Z");
  });

  it("is cancelled when the night is", () => {
    expect(onlyNight(sampleEvent({ status: "CANCELED" })).of("status")).toBe("CANCELLED");
  });

  it("takes the old date back while a new one is looked for", () => {
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

  it("keeps both nights at half past one on the Sunday that has that hour twice", () => {
    const times = ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"];
    const starts = times.map((startDate) => onlyNight(sampleEvent({ config: { startDate } })).event.startDate);
    expect(starts.map((start) => start.toJSDate().toISOString())).toEqual(times);
  });
});

describe("The file", () => {
  const awkward = 'Semi; colon, comma \\ back\nline </script> "quote" גל ברק';

  it("has lines of at most 75 octets that end as RFC 5545 has it", () => {
    const ics = file(sampleEvent({ title: "Wörter ".repeat(45).trim(), description: awkward }));
    expect(ics.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("gives every word back as it was", () => {
    const { event } = onlyNight(sampleEvent({ title: "Wörter ".repeat(45).trim(), description: awkward }));
    expect(event.summary).toBe("Wörter ".repeat(45).trim());
    expect(event.description).toContain(awkward);
  });

  it("is the same for the same nights, so that its tag holds", () => {
    expect(file(sampleEvent())).toBe(file(sampleEvent()));
  });

  it("names itself and where it is found", () => {
    const { root } = read(file());
    expect(root.getFirstPropertyValue("x-wr-calname")).toBe("Tour dates");
    expect(root.getFirstPropertyValue("source")).toBe("https://ringside.example/tour-dates.ics");
    expect(root.getFirstPropertyValue("method")).toBe("PUBLISH");
  });
});

test("a night that never had a date has no place in a calendar", () => {
  const open = sampleEvent({ config: { scheduleTbd: true } });
  expect(hasPlaceInCalendars(open)).toBe(false);
  expect(read(file(open, sampleEvent())).nights).toHaveLength(1);
});
