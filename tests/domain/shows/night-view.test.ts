import { describe, expect, it } from "vitest";
import { timeLeft } from "../../../app/domain/format/time-left";
import { spokenHour, zonedDates } from "../../../app/domain/format/zoned-dates";
import { nightView } from "../../../app/domain/shows/night-view";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { sampleEvent } from "../samples/sample-event";

const now = new Date("2026-11-20T12:00:00Z");
const view = (event: CatalogueEvent, at = now) => nightView(event, { locale: "en", now: at });
const november3 = new Date("2026-11-03T12:00:00Z");
const noTickets = { ticketing: null, external: null } as const;

describe("The dates of a night", () => {
  it("are in the hall's time zone, not in UTC", () => {
    const { date, doors, dateTime } = view(sampleEvent());
    expect(date).toMatchObject({
      parts: { day: "28", unit: "", month: "Nov", weekday: "Sat", wordsFirst: false },
      short: "Sat, Nov 28",
      time: "7:30 PM",
    });
    expect(date).toMatchObject({ monthKey: "2026-11", monthTitle: "November 2026", zone: "EST" });
    expect(doors).toBe("6:30 PM");
    expect(dateTime).toBe("2026-11-29T00:30:00.000Z");
  });

  it.each([
    ["before the clocks change in spring", "2026-03-07T00:30:00Z", "7:30 PM", "EST", "06"],
    ["after it", "2026-03-09T23:30:00Z", "7:30 PM", "EDT", "09"],
    ["on the night of the change itself", "2026-03-08T23:30:00Z", "7:30 PM", "EDT", "08"],
    ["in the first of the two hours that autumn has twice", "2026-11-01T05:30:00Z", "1:30 AM", "EDT", "01"],
    ["in the second of them", "2026-11-01T06:30:00Z", "1:30 AM", "EST", "01"],
  ])("have the UTC offset of their own date: %s", (_, at, time, zone, day) => {
    expect(zonedDates(new Date(at), "America/New_York", "en")).toMatchObject({ time, zone, parts: { day } });
  });

  it("have only plain spaces, so that server and browser agree", () => {
    for (const locale of ["en", "en-US", "fr", "es"]) {
      const dates = zonedDates(new Date("2026-11-29T00:30:00Z"), "America/New_York", locale);
      expect(JSON.stringify(dates)).not.toMatch(/[\u202f\u2009]/);
    }
  });

  it.each([
    ["en", "Nov 03 Tue"],
    ["de", "3. Nov. Di"],
    ["nb", "3. nov. tir."],
    ["pt", "3 nov. ter."],
    ["ru", "3 нояб. вт"],
    ["he", "3 בנוב׳ יום ג׳"],
    ["ja", "11月 火曜日 3日"],
    ["ko", "11월 화요일 3일"],
    ["zh", "11月 周二 3日"],
  ])("come apart in the order and with the affixes of the language: %s", (locale, written) => {
    const { day, unit, month, weekday, wordsFirst } = zonedDates(november3, "Europe/London", locale).parts;
    const number = day + unit;
    const order = wordsFirst ? [month, weekday, number] : [number, month, weekday];
    expect(locale === "en" ? [month, number, weekday].join(" ") : order.join(" ")).toBe(written);
  });

  it.each([
    ["en", "Nov 3"],
    ["de", "3. Nov."],
    ["pl", "3 lis"],
    ["he", "3.11"],
    ["ru", "03.11"],
    ["ja", "11/3"],
  ])("are on posters in characters of the display face: %s", (locale, written) => {
    expect(zonedDates(november3, "Europe/London", locale).onPoster).toBe(written);
  });

  it("leave out zero minutes in a spoken hour", () => {
    expect(spokenHour(new Date("2026-11-27T10:00:00Z"), "Europe/London", "en")).toBe("10 AM");
    expect(spokenHour(new Date("2026-11-27T10:05:00Z"), "Europe/London", "en")).toBe("10:05 AM");
  });

  it("are undefined while the date is to be announced, and so is the countdown", () => {
    const open = view(sampleEvent({ config: { scheduleTbd: true } }));
    expect(open).toMatchObject({ date: undefined, dateTime: undefined, bell: undefined, sale: "dateOpen" });
  });
});

describe("The sale of a night", () => {
  const external = { type: "EXTERNAL", status: "OPEN_EXTERNAL", ...noTickets } as const;
  const partner = { registration: "https://fair.example/tickets" };

  it.each<[string, CatalogueEvent, string, string | undefined]>([
    ["simply on sale", sampleEvent(), "onSale", undefined],
    ["few seats left", sampleEvent({ ticketing: { fewLeft: 3 } }), "onSale", "left"],
    ["sold out", sampleEvent({ ticketing: { soldOut: true, fewLeft: 0 } }), "soldOut", "soldOut"],
    ["on sale later", sampleEvent({ ticketing: { salesStart: "2026-11-23T15:00:00Z" } }), "soon", "soon"],
    ["cancelled", sampleEvent({ status: "CANCELED" }), "cancelled", "cancelled"],
    [
      "cancelled and long past",
      sampleEvent({ status: "CANCELED", config: { endDate: "2026-01-01T00:00:00Z" } }),
      "cancelled",
      "cancelled",
    ],
    ["over according to the API", sampleEvent({ status: "ENDED" }), "past", "past"],
    ["over by the clock", sampleEvent({ config: { endDate: "2026-11-20T11:59:59Z" } }), "past", "past"],
    [
      "postponed without a date",
      sampleEvent({ postponed: true, config: { scheduleTbd: true } }),
      "postponed",
      "postponed",
    ],
    ["moved to a new date", sampleEvent({ previousStartDate: "2026-11-22T00:30:00Z" }), "onSale", "newDate"],
    ["sold by the hall", sampleEvent({ registration: { ...external, external: partner } }), "external", undefined],
    [
      "sold nowhere",
      sampleEvent({ registration: { type: "NO_REGISTRATION", status: "CLOSED", ...noTickets } }),
      "none",
      undefined,
    ],
    [
      "under way",
      sampleEvent({ config: { startDate: "2026-11-20T11:00:00Z", endDate: "2026-11-20T14:00:00Z" } }),
      "onSale",
      "underWay",
    ],
  ])("%s", (_, event, sale, text) => {
    const { badge, ...rest } = view(event);
    expect(rest.sale).toBe(sale);
    expect(badge?.text).toBe(text);
  });

  it("is closed if the API says so, even with seats left", () => {
    const event = sampleEvent();
    expect(view({ ...event, registration: { ...event.registration, status: "CLOSED_MANUALLY" } }).sale).toBe("closed");
  });

  it("shows the number of seats left only if few", () => {
    expect(view(sampleEvent({ ticketing: { fewLeft: 3 } })).badge).toEqual({ kind: "few", text: "left", n: 3 });
  });

  it("has a price only if tickets are or will be sold here", () => {
    expect(view(sampleEvent()).from).toBe("$20");
    expect(view(sampleEvent({ ticketing: { lowestCents: 3_499 } })).from).toBe("$34.99");
    expect(view(sampleEvent({ status: "CANCELED" })).from).toBeUndefined();
    expect(view(sampleEvent({ ticketing: { soldOut: true } })).from).toBeUndefined();
  });

  it("shows the start of the sale by weekday if near, otherwise by date", () => {
    expect(view(sampleEvent({ ticketing: { salesStart: "2026-11-23T15:00:00Z" } })).opens).toBe("Mon 10 AM");
    expect(view(sampleEvent({ ticketing: { salesStart: "2026-11-27T15:00:00Z" } })).opens).toBe("Nov 27, 10 AM");
  });

  it("keeps the original date of a moved night", () => {
    expect(view(sampleEvent({ previousStartDate: "2026-11-22T00:30:00Z" })).wasDate).toBe("Nov 21");
  });
});

describe("The rest of the view", () => {
  it("does not repeat a region that equals the city", () => {
    expect(view(sampleEvent()).place).toBe("Tidewater Hall, Norfolk, VA");
    expect(view(sampleEvent({ location: { city: "London", region: "London" } })).city).toBe("London");
    expect(view(sampleEvent({ location: { city: "London", region: "" } })).city).toBe("London");
  });

  it("shows the main event first, although it is last in the running order", () => {
    const { card, cast } = view(sampleEvent());
    expect(card.map((bout) => bout.title)).toEqual(["World Championship", "Opening match"]);
    expect(cast.map((fighter) => fighter.name)).toEqual(["Calder Vane", "El Cobre"]);
  });

  it("shows no results before the night is over", () => {
    expect(view(sampleEvent()).card[0]?.sides.map((side) => side.won)).toEqual([false, false]);
    expect(view(sampleEvent({ status: "ENDED" })).card[0]?.sides.map((side) => side.won)).toEqual([false, true]);
  });

  it("counts down to the start and stops there", () => {
    expect(view(sampleEvent()).bell?.left).toEqual({ days: 8, hours: 12, minutes: 30 });
    expect(view(sampleEvent(), new Date("2026-11-29T00:30:00Z")).bell).toBeUndefined();
    expect(timeLeft(59_999)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });
});

describe("A view that is kept", () => {
  const sale = { ticketing: { salesStart: "2026-11-27T15:00:00.000Z" } };
  const times = [
    ...["2026-11-21T14:59:59.999Z", "2026-11-21T15:00:00.000Z", "2026-11-21T15:00:00.001Z"],
    ...["2026-11-29T00:29:59.999Z", "2026-11-29T00:30:00.000Z", "2026-11-29T03:29:59.999Z", "2026-11-29T03:30:00.000Z"],
    ...["2026-11-20T00:00:00.000Z", "2026-12-24T00:00:00.000Z"],
  ].map((time) => new Date(time));

  it.each([
    ["on sale", {}],
    ["on sale later", sale],
    ["without a date", { config: { scheduleTbd: true } }],
    ["canceled", { status: "CANCELED" as const }],
  ])("is the same as a new one at any time, forward and back: a night %s", (_, changes) => {
    const event = sampleEvent(changes);
    for (const at of [...times, ...[...times].reverse(), ...[...times].sort()]) {
      for (const locale of ["en", "he"]) {
        const fresh = nightView(structuredClone(event), { locale, now: at });
        expect(nightView(event, { locale, now: at }), at.toISOString()).toEqual(fresh);
      }
    }
  });
});
