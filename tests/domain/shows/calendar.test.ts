import { describe, expect, it } from "vitest";
import { monthKey, monthsAfter, weeksOf } from "../../../app/domain/shows/calendar-month";
import { calendarNight } from "../../../app/domain/shows/calendar-night";
import { firstDayOfWeek, type Weekday, weekdayNames } from "../../../app/domain/shows/calendar-week";
import { calendarView, requestedMonth } from "../../../app/domain/shows/residency-view";
import { sampleEvent } from "../samples/sample-event";

const ZONE = "America/New_York";
const now = new Date("2026-11-22T03:00:00Z");
const view = { locale: "en", now };
let count = 0;
/** A night at the theatre, at the given instant. */
const night = (startDate: string, changes: Parameters<typeof sampleEvent>[0] = {}) =>
  sampleEvent({
    id: `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`,
    ...changes,
    config: { startDate, endDate: new Date(Date.parse(startDate) + 9e6).toISOString(), ...changes.config },
  });

describe("A week", () => {
  it.each([
    ["en", 7],
    ["de", 1],
    ["he", 7],
    ["fr", 1],
    ["ja", 7],
    ["pt", 7],
    ["ru", 1],
  ])("starts in %s on day %i, whether the engine knows it or not", (locale, day) => {
    expect(firstDayOfWeek(locale)).toBe(day);
    expect(firstDayOfWeek(locale, { language: locale } as Intl.Locale)).toBe(day);
  });

  it("uses the method of newer engines", () => {
    const engine = { language: "en", getWeekInfo: () => ({ firstDay: 6 as Weekday }) } as unknown as Intl.Locale;
    expect(firstDayOfWeek("en", engine)).toBe(6);
  });

  it("names its days from first to last", () => {
    expect(weekdayNames("en").map(({ short }) => short)).toEqual(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]);
    expect(
      weekdayNames("de")
        .map(({ long }) => long)
        .at(0),
    ).toBe("Montag");
  });
});

describe("A month", () => {
  it.each([
    ["2026-12", 7, 5, [undefined, undefined, 1]],
    ["2026-12", 1, 5, [undefined, 1, 2]],
    ["2026-02", 7, 4, [1, 2, 3]],
    ["2026-11", 1, 6, [undefined, undefined, undefined]],
    ["2028-02", 1, 5, [undefined, 1, 2]],
  ] as [string, Weekday, number, (number | undefined)[]][])(
    "%s with weeks from day %i has %i of them",
    (key, first, weeks, begin) => {
      const grid = weeksOf(key, first);
      expect(grid).toHaveLength(weeks);
      expect(grid[0]?.slice(0, 3)).toEqual(begin);
      expect(grid.every((week) => week.length === 7)).toBe(true);
    },
  );

  it("has each day once, even in months with a clock change", () => {
    for (const key of ["2027-03", "2027-11", "2028-02", "2026-12"]) {
      const days = weeksOf(key, 1)
        .flat()
        .filter((day) => day !== undefined);
      const last = new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 0)).getUTCDate();
      expect(days).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    }
  });

  it("has neighbors across the end of a year", () => {
    expect(monthsAfter("2026-12", 1)).toBe("2027-01");
    expect(monthsAfter("2027-01", -1)).toBe("2026-12");
  });

  it.each(["2026-13", "2026-1", "december", "0000-01", "9999-12", "", null])("is not %s", (text) => {
    expect(monthKey(text)).toBeUndefined();
  });
});

describe("A night in the calendar", () => {
  it("is on its day in the hall's time zone", () => {
    expect(calendarNight(night("2026-12-06T00:00:00.000Z"), view)).toMatchObject({ dayOfMonth: 5, time: "7:00 PM" });
  });

  it("links to its tickets while they are on sale, otherwise to its page", () => {
    const open = night("2026-12-06T00:00:00.000Z");
    expect(calendarNight(open, view)?.href).toBe(`/tickets/event/${open.id}`);
    const gone = night("2026-12-06T00:00:00.000Z", { ticketing: { soldOut: true } });
    expect(calendarNight(gone, view)?.href).toBe(`/events/${gone.id}`);
  });

  it("is left out without a date", () => {
    expect(calendarNight(night("2026-12-06T00:00:00.000Z", { config: { scheduleTbd: true } }), view)).toBeUndefined();
  });
});

describe("The calendar of the residency", () => {
  const december = [night("2026-12-05T19:00:00.000Z"), night("2026-12-06T00:00:00.000Z")];
  const february = night("2027-02-07T00:00:00.000Z");
  const ahead = [...december, february];
  const of = (key: string, nights = ahead) => calendarView(key, { nights, ahead, zone: ZONE }, view);

  it("shows the requested month, else that of the next night, else the current one", () => {
    expect(requestedMonth(null, ahead, ZONE, now)).toBe("2026-12");
    expect(requestedMonth("2027-02", ahead, ZONE, now)).toBe("2027-02");
    expect(requestedMonth("nonsense", ahead, ZONE, now)).toBe("2026-12");
    expect(requestedMonth(null, [], ZONE, new Date("2026-12-01T03:00:00Z"))).toBe("2026-11");
  });

  it("marks today in the hall's time zone, not the server's", () => {
    expect(of("2026-11").today).toBe(21);
    expect(of("2026-12").today).toBeUndefined();
  });

  it("can have two nights on a Saturday", () => {
    expect(of("2026-12", december).nights.map(({ dayOfMonth, time }) => [dayOfMonth, time])).toEqual([
      [5, "2:00 PM"],
      [5, "7:00 PM"],
    ]);
  });

  it("links to the previous and next month only if there are nights in that direction", () => {
    expect(of("2026-12")).toMatchObject({ previous: { key: "2026-11" }, next: { key: "2027-01" } });
    expect(of("2026-11").previous).toBeUndefined();
    expect(of("2027-02").next).toBeUndefined();
    expect(of("2030-01")).toMatchObject({ previous: { key: "2027-02" }, next: undefined });
    expect(of("2020-01")).toMatchObject({ previous: undefined, next: { key: "2026-11" } });
  });

  it("links an empty month to the nearest one with nights", () => {
    expect(of("2027-01", []).nearest).toEqual({ key: "2027-02", title: "February 2027" });
    expect(of("2028-01", []).nearest?.key).toBe("2026-12");
    expect(of("2026-12", december).nearest).toBeUndefined();
  });
});
