import { describe, expect, it } from "vitest";
import { daysOfWeek } from "../../../app/domain/shows/calendar-week";
import type { WeekRow } from "../../../app/domain/shows/residency-week";
import { type TourRow, tourRows, weekMonths } from "../../../app/domain/shows/tour-rows";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { sampleEvent } from "../samples/sample-event";
import { SECTION_ID } from "../samples/sample-show";

const series = { id: SECTION_ID, name: "Pigeon Forge Residency", href: `/shows/section/${SECTION_ID}` };
const now = new Date("2026-11-22T03:00:00Z");

/** A night at 7 PM on the clocks of the venue, in winter. */
function night(day: string, changes: Parameters<typeof sampleEvent>[0] = {}, hour = 19): CatalogueEvent {
  const start = Date.parse(`${day}T00:00:00Z`) + (hour + 5) * 3_600_000;
  return sampleEvent({
    id: `${day} ${hour}`,
    ...changes,
    config: {
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 9e6).toISOString(),
      ...changes.config,
    },
  });
}
const residency = (day: string, changes: Parameters<typeof sampleEvent>[0] = {}, hour?: number) =>
  night(day, { categoryIds: [SECTION_ID], ...changes }, hour);
const rowsOf = (nights: CatalogueEvent[], around: CatalogueEvent[] = [], from = 0, locale = "de") =>
  tourRows({ nights, around, residencies: [series], from }, { locale, now });

const isWeek = (row: TourRow | undefined): row is WeekRow => row !== undefined && "days" in row;
const weekOf = (row: TourRow | undefined): WeekRow => {
  if (!isWeek(row)) throw new Error("not a week");
  return row;
};
const daysWithNights = (week: WeekRow) => week.days.filter(({ nights }) => nights.length > 0).map(({ day }) => day);

// Monday to Sunday: November 30 to December 6.
const tuesday = residency("2026-12-01");
const saturday = [residency("2026-12-05", {}, 14), residency("2026-12-05")];
const sunday = residency("2026-12-06", { ticketing: { soldOut: true } });
const week = [tuesday, ...saturday, sunday];

describe("The days of a week", () => {
  it.each([
    ["2026-12-05", 1, "2026-11-30", "2026-12-06"],
    ["2026-12-06", 1, "2026-11-30", "2026-12-06"],
    ["2026-12-06", 7, "2026-12-06", "2026-12-12"],
    ["2026-11-30", 1, "2026-11-30", "2026-12-06"],
  ] as const)("of %s with first day %i are %s to %s", (day, first, from, to) => {
    const days = daysOfWeek(day, first);
    expect([days.length, days[0], days[6]]).toEqual([7, from, to]);
  });
});

describe("Rows of nights", () => {
  it("have a residency's week as one row, where its first night would be", () => {
    const [before, after] = [night("2026-11-28"), night("2026-12-04")];
    const { rows, ahead } = rowsOf([before, tuesday, after, ...saturday, sunday]);
    expect(rows.map((row) => (isWeek(row) ? row.title : row.id))).toEqual([before.id, series.name, after.id]);
    expect(ahead).toBe(0);
  });

  it("keep the place of days without a night, and show two nights on one day", () => {
    const row = weekOf(rowsOf(week).rows[0]);
    expect(row.days.map(({ day }) => day)).toEqual([30, 1, 2, 3, 4, 5, 6]);
    expect(daysWithNights(row)).toEqual([1, 5, 6]);
    expect(row.days[5]?.nights.map(({ hour }) => hour)).toEqual(["14 Uhr", "19 Uhr"]);
    expect(row.count).toBe(4);
  });

  it("link each night to its seats, and a sold-out one to its page", () => {
    const row = weekOf(rowsOf(week).rows[0]);
    const [first, last] = [row.days[1]?.nights[0], row.days[6]?.nights[0]];
    expect([first?.href, first?.from]).toEqual([`/tickets/event/${tuesday.id}`, "20\u00a0$"]);
    expect([last?.sale, last?.from]).toEqual(["soldOut", undefined]);
  });

  it.each([
    ["de", "1.–6.", ".", "Dez."],
    ["en", "1–5", "", "Dec"],
    ["ja", "1–5", "日", "12月"],
  ])("name the span of days in %s", (locale, day, unit, month) => {
    // The week of English and Japanese ends on Saturday.
    const { parts } = weekOf(rowsOf(week, [], 0, locale).rows[0]);
    expect([parts.day + (parts.unit === "." ? "." : ""), parts.unit, parts.month]).toEqual([day, unit, month]);
  });

  it("name both months of a week that has two", () => {
    const { parts } = weekOf(rowsOf([residency("2026-11-30"), tuesday], [], 0, "en").rows[0]);
    expect([parts.day, parts.month]).toEqual(["30–1", "Nov–Dec"]);
  });

  it("have a row of its own for a single night in its week, and for one without a date", () => {
    const open = residency("2026-12-03", { config: { scheduleTbd: true } });
    const { rows } = rowsOf([tuesday, open]);
    expect(rows.some(isWeek)).toBe(false);
    expect(rows).toHaveLength(2);
  });

  it("leave nights of other sections alone", () => {
    const { rows } = tourRows({ nights: week, around: [], residencies: [], from: 0 }, { locale: "de", now });
    expect(rows.some(isWeek)).toBe(false);
  });
});

describe("A week at the end of a page", () => {
  it("is shown whole, and the page says how many nights it shows beyond its end", () => {
    const { rows, ahead } = rowsOf([tuesday], week);
    expect(daysWithNights(weekOf(rows[0]))).toEqual([1, 5, 6]);
    expect(ahead).toBe(3);
  });

  it("isn't shown again on the next page", () => {
    const later = night("2026-12-12");
    expect(rowsOf([...saturday, sunday, later], week, 20).rows.map(({ id }) => id)).toEqual([later.id]);
  });

  it("isn't shown again on a page that ends within it", () => {
    const earlier = night("2026-12-04");
    expect(rowsOf([earlier, sunday], week, 20).rows.map(({ id }) => id)).toEqual([earlier.id]);
  });

  it("is shown on a page that would otherwise be empty", () => {
    expect(rowsOf([sunday], week, 20).rows).toHaveLength(1);
  });

  it("needs the nights of all months it touches", () => {
    expect(weekMonths([tuesday, night("2026-11-28")], [series], "de")).toEqual([
      { category: SECTION_ID, month: "2026-11" },
      { category: SECTION_ID, month: "2026-12" },
    ]);
  });
});
