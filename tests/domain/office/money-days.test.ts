/** The days of a money page, read from its URL. */
import { expect, test } from "vitest";
import { daysIn } from "../../../app/domain/office/views/money-days";

const EVENING = new Date("2026-05-01T23:00:00Z");
const of = (query: string, timeZone = "UTC", now = EVENING) => daysIn(new URLSearchParams(query), now, 30, timeZone);

test.each([
  ["UTC", "2026-04-02", "2026-05-01"],
  ["Asia/Tokyo", "2026-04-03", "2026-05-02"],
  ["America/New_York", "2026-04-02", "2026-05-01"],
  ["Pacific/Honolulu", "2026-04-02", "2026-05-01"],
])("without days in the URL, the last one is today in %s", (timeZone, from, to) =>
  expect(of("", timeZone)).toEqual({ from, to, bad: false }),
);

test("in a zone behind UTC, tomorrow begins at its midnight", () =>
  expect(of("", "America/New_York", new Date("2026-05-02T03:59:00Z"))).toMatchObject({ to: "2026-05-01" }));

test("thirty days are thirty, also when the clocks change between them", () =>
  expect(of("", "America/New_York", new Date("2026-03-20T04:30:00Z"))).toMatchObject({
    from: "2026-02-19",
    to: "2026-03-20",
  }));

test("days in the URL are the same in every zone", () =>
  expect(of("from=2026-01-01&to=2026-01-31", "Asia/Tokyo")).toEqual({
    from: "2026-01-01",
    to: "2026-01-31",
    bad: false,
  }));

test.each(["from=2026-02-30", "to=x", "from=2026-02-02&to=2026-02-01"])("%s is not a range of days", (query) =>
  expect(of(query, "Asia/Tokyo")).toEqual({ from: "2026-04-03", to: "2026-05-02", bad: true }),
);
