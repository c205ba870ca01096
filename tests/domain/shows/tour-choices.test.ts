import { describe, expect, it } from "vitest";
import { cityChoices, monthChoices, sectionChoices } from "../../../app/domain/shows/tour-choices";
import { sampleEvent } from "../samples/sample-event";
import { SECTION_ID } from "../samples/sample-show";

const events = [
  sampleEvent({ categoryIds: [SECTION_ID] }),
  // December in London, still November in Norfolk.
  sampleEvent({ config: { startDate: "2026-12-01T01:00:00Z" } }),
  sampleEvent({ location: { city: "London", region: "London" }, config: { scheduleTbd: true } }),
];
const all = { events, total: events.length };

describe("The values of a filter", () => {
  it("are the cities by name, the months at the venue and the sections with nights, each with its count", () => {
    expect(cityChoices(all)).toEqual([
      { value: "London", label: "London", count: 1 },
      { value: "Norfolk, VA", label: "Norfolk, VA", count: 2 },
    ]);
    expect(monthChoices(all, "de")).toEqual([{ value: "2026-11", label: "November 2026", count: 2 }]);
    // An old link may name a month without a night. The page shows it in words, too.
    expect(monthChoices(all, "de", "2026-12")).toEqual([
      { value: "2026-11", label: "November 2026", count: 2 },
      { value: "2026-12", label: "Dezember 2026", count: 0 },
    ]);
    const sections = [
      { id: "none", name: "Fan Fest" },
      { id: SECTION_ID, name: "Residency" },
    ];
    expect(sectionChoices(all, sections)).toEqual([{ value: SECTION_ID, label: "Residency", count: 1 }]);
  });

  it("have no counts if not all nights could be read", () => {
    expect(cityChoices({ events, total: 101 }).map(({ count }) => count)).toEqual([undefined, undefined]);
  });
});
