/** The server's time zone has no influence on the dates and times of a night. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { calendar } from "../../../app/domain/feeds/icalendar";
import { clockTime, dayKey } from "../../../app/domain/format/zoned-dates";
import { calendarNight } from "../../../app/domain/shows/calendar-night";
import { nightView } from "../../../app/domain/shows/night-view";
import { nightHeading } from "../../../app/domain/tickets/ticket-view";
import { sampleEvent } from "../samples/sample-event";

const SERVERS = ["UTC", "Asia/Tokyo", "America/New_York"];
afterEach(() => void vi.unstubAllEnvs());

const now = new Date("2026-11-20T12:00:00Z");
const at = (startDate: string) =>
  sampleEvent({
    config: {
      startDate,
      endDate: new Date(Date.parse(startDate) + 9_900_000).toISOString(),
      doorsDate: new Date(Date.parse(startDate) - 3_600_000).toISOString(),
    },
  });

/** Every time shown on pages, tickets and in calendars. */
function shownTimes(startDate: string) {
  const event = at(startDate);
  const night = nightView(event, { locale: "en", now });
  const slot = calendarNight(event, { locale: "en", now });
  const file = calendar([event], { name: "One night", path: "/x.ics" }, {
    siteName: "Ringside",
    siteUrl: "https://ringside.example",
  } as Parameters<typeof calendar>[2]);
  return {
    page: `${night.date?.long}, ${night.date?.time} ${night.date?.zone}`,
    purchase: `${nightHeading(night).date?.short}, ${nightHeading(night).date?.time}, doors ${nightHeading(night).doors}`,
    ticket: clockTime(startDate, "America/New_York", "en"),
    calendar: [slot?.dayOfMonth, slot?.time, dayKey(new Date(startDate), "America/New_York")],
    file: /DTSTART.*/.exec(file)?.[0].trim(),
  };
}

describe.each(SERVERS)("With the server in %s", (zone) => {
  it("the process really uses that time zone", () => {
    vi.stubEnv("TZ", zone);
    const hours = { UTC: 6, "Asia/Tokyo": 15, "America/New_York": 1 }[zone];
    expect(new Date("2027-03-14T06:30:00Z").getHours()).toBe(hours);
  });

  it("S25: 1:30 on the Sunday with the skipped hour is the same everywhere", () => {
    vi.stubEnv("TZ", zone);
    expect(shownTimes("2027-03-14T06:30:00.000Z")).toEqual({
      page: "Sunday, March 14, 2027, 1:30 AM EST",
      purchase: "Sun, Mar 14, 1:30 AM, doors 12:30 AM",
      ticket: "1:30 AM EST",
      calendar: [14, "1:30 AM", "2027-03-14"],
      file: "DTSTART:20270314T063000Z",
    });
  });

  it.each([
    ["first", "2027-11-07T05:30:00.000Z", "EDT", "12:30 AM", "DTSTART:20271107T053000Z"],
    ["second", "2027-11-07T06:30:00.000Z", "EST", "1:30 AM", "DTSTART:20271107T063000Z"],
  ])("S25: so is the %s 1:30 on the Sunday with the repeated hour", (_, instant, offset, doors, file) => {
    vi.stubEnv("TZ", zone);
    expect(shownTimes(instant)).toEqual({
      page: `Sunday, November 7, 2027, 1:30 AM ${offset}`,
      purchase: `Sun, Nov 7, 1:30 AM, doors ${doors}`,
      ticket: `1:30 AM ${offset}`,
      calendar: [7, "1:30 AM", "2027-11-07"],
      file,
    });
  });
});
