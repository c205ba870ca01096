import { describe, expect, it } from "vitest";
import { heightOf, weightOf } from "../../../app/domain/roster/height-and-weight";
import {
  earlierOfRoster,
  isFiltered,
  MOST_WRESTLERS,
  moreOfRoster,
  rosterFilters,
  rosterQuery,
  WRESTLERS_AT_FIRST,
  wrestlersQuery,
} from "../../../app/domain/roster/roster-filters";
import { profileView, rosterCard, rosterGroups, spotlightView } from "../../../app/domain/roster/roster-view";
import { reignsOf } from "../../../app/domain/roster/title-reigns";
import { resultsOf, rivalsOf } from "../../../app/domain/roster/wrestler-bouts";
import { partnersQuery, wrestlerPageView } from "../../../app/domain/roster/wrestler-profile";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { sampleEvent } from "../samples/sample-event";
import { sampleWrestler } from "../samples/sample-wrestler";

const now = new Date("2026-11-20T12:00:00Z");
const view = { locale: "en", now };
const filters = (query: string) => rosterFilters(new URLSearchParams(query));

describe("Roster filters", () => {
  it("ignore invalid values", () => {
    expect(filters("text= Vane &division=Women&status=injured&role=referee&champions=true&from=20&rows=40")).toEqual({
      text: "Vane",
      division: "Women",
      status: "injured",
      role: "referee",
      champions: true,
      from: 20,
      rows: 40,
    });
    expect(filters("status=retired&role=king&champions=yes&from=-1&rows=many")).toEqual(filters(""));
    expect(filters("rows=1000").rows).toBe(MOST_WRESTLERS);
    expect(filters(`text=${"x".repeat(200)}`).text).toHaveLength(80);
  });

  it.each(["", "?text=Vane", "?division=Tag+team&status=alumni", "?role=referee&champions=true", "?from=20&rows=40"])(
    "are an address again: %s",
    (query) => expect(rosterQuery(filters(query))).toBe(query),
  );

  it("become a catalogue query", () => {
    expect(wrestlersQuery(filters("text=Vane&champions=true&from=20"))).toEqual({
      limit: WRESTLERS_AT_FIRST,
      offset: 20,
      text: "Vane",
      division: undefined,
      status: undefined,
      role: undefined,
      champions: "true",
    });
  });

  it("extend the page before they go to the next one", () => {
    expect(moreOfRoster(filters("division=Women"), 40)).toMatchObject({ division: "Women", from: 0, rows: 40 });
    expect(moreOfRoster(filters("rows=40"), 40)).toBeUndefined();
    expect(moreOfRoster(filters(`rows=${MOST_WRESTLERS}`), 200)).toMatchObject({
      from: MOST_WRESTLERS,
      rows: WRESTLERS_AT_FIRST,
    });
    expect(earlierOfRoster(filters("from=30"))).toMatchObject({ from: 10, rows: WRESTLERS_AT_FIRST });
    expect(earlierOfRoster(filters(""))).toBeUndefined();
  });

  it("know whether they filter; a position in the list is no filter", () => {
    expect(
      ["text=a", "division=a", "status=active", "role=wrestler", "champions=true"].map((q) => isFiltered(filters(q))),
    ).toEqual(Array(5).fill(true));
    expect(isFiltered(filters("from=20&rows=40"))).toBe(false);
  });
});

describe("Height and weight", () => {
  it("come first in the reader's own units", () => {
    expect(heightOf(191, "en")).toEqual({ own: "6′3″", other: "191 cm" });
    expect(heightOf(191, "de")).toEqual({ own: "191 cm", other: "6′3″" });
    expect(weightOf(108, "en")).toEqual({ own: "238 lb", other: "108 kg" });
    expect(weightOf(108, "fr")).toEqual({ own: "108 kg", other: "238 lb" });
  });

  it("never show twelve inches", () => {
    expect(heightOf(182.5, "en").own).toBe("6′0″");
  });
});

describe("Reigns", () => {
  it("list the held title first, then the latest, each with its days", () => {
    const titles = [
      { name: "Continental Championship", from: "2024-11-30", to: "2025-08-23" },
      { name: "World Championship", from: "2026-11-10" },
      { name: "Tag Team Championship", from: "2025-10-01", to: "2025-10-02" },
    ];
    expect(reignsOf(titles, view)).toEqual([
      { name: "World Championship", held: true, days: 10, from: "November 2026", to: undefined },
      { name: "Tag Team Championship", held: false, days: 1, from: "October 2025", to: "October 2025" },
      { name: "Continental Championship", held: false, days: 266, from: "November 2024", to: "August 2025" },
    ]);
  });

  it("count as one day from the first hour on", () => {
    expect(reignsOf([{ name: "World Championship", from: "2026-11-20" }], view)[0]?.days).toBe(1);
  });
});

describe("A roster card", () => {
  it("has the belts currently held", () => {
    const titles = [
      { name: "World Championship", from: "2026-01-01" },
      { name: "Old", from: "2020-01-01", to: "2021-01-01" },
    ];
    expect(rosterCard(sampleWrestler({ titles })).belts).toEqual(["World Championship"]);
  });

  it("is grouped into ring, ringside or alumni", () => {
    const cards = [
      sampleWrestler({ _id: "1", role: "referee" }),
      sampleWrestler({ _id: "2", status: "alumni" }),
      sampleWrestler({ _id: "3", status: "injured" }),
      sampleWrestler({ _id: "4", role: "manager", status: "alumni" }),
    ].map(rosterCard);
    const groups = rosterGroups(cards).map(({ kind, people }) => [kind, people.map(({ id }) => id)]);
    expect(groups).toEqual([
      ["ring", ["3"]],
      ["ringside", ["1"]],
      ["alumni", ["2", "4"]],
    ]);
    expect(rosterGroups([])).toEqual([]);
  });

  it("leads to a profile with only the known facts", () => {
    const keys = (changes: Parameters<typeof sampleWrestler>[0]) =>
      profileView(sampleWrestler(changes), view).facts.map(({ key }) => key);
    expect(keys({ tagTeam: "Trade Route" })).toEqual([
      "from",
      "height",
      "weight",
      "division",
      "team",
      "debut",
      "finisher",
    ]);
    expect(keys({ heightCm: null, weightKg: null, debutYear: null, hometown: "", finisher: "" })).toEqual(["division"]);
    expect(keys({ role: "referee", heightCm: null, weightKg: null })).toEqual(["from", "debut", "last"]);
  });

  it("opens with a subset of the profile", () => {
    expect(Object.keys(spotlightView(sampleWrestler(), view))).not.toContain("bio");
  });
});

const fighter = (id: string) => ({ id, slug: id, ringName: id, portrait: { seed: id } });
const bout = (order: number, sides: string[][], winner: number | null): CatalogueEvent["card"][number] => ({
  order,
  title: "Singles match",
  stipulation: "One fall",
  championship: null,
  sides: sides.map((side) => side.map(fighter)),
  winner,
});
const past = (changes: Partial<CatalogueEvent>): CatalogueEvent => ({
  ...sampleEvent({ status: "ENDED" }),
  ...changes,
});

describe("Past matches", () => {
  const night = past({
    card: [bout(1, [["c1"], ["c2"]], 0), bout(2, [["c2"], ["c1", "c3"]], 0), bout(3, [["c2"], ["c3"]], null)],
  });

  it("show whether they were won or lost, the last match of a night first", () => {
    const results = resultsOf("c1", [night], "en", 5);
    expect(results.map(({ bout: { order }, outcome }) => [order, outcome])).toEqual([
      [2, "lost"],
      [1, "won"],
    ]);
    expect(results[0]?.night).toMatchObject({ href: `/events/${night.id}`, city: "Norfolk", date: "Nov 28" });
  });

  it("show no outcome for a match without a winner", () => {
    expect(resultsOf("c3", [night], "en", 1)[0]?.outcome).toBeUndefined();
  });

  it("leave out canceled nights, and matches beyond the limit", () => {
    expect(resultsOf("c1", [past({ ...night, status: "CANCELED" })], "en", 5)).toEqual([]);
    expect(resultsOf("c1", [night, night], "en", 3)).toHaveLength(3);
  });

  it("rank the opponents, never the partners, by number of matches", () => {
    expect(rivalsOf("c1", [night], 5).map(({ id, matches }) => [id, matches])).toEqual([["c2", 2]]);
    expect(rivalsOf("c2", [night], 5).map(({ id, matches }) => [id, matches])).toEqual([
      ["c1", 2],
      ["c3", 2],
    ]);
    expect(rivalsOf("c2", [night], 1)).toHaveLength(1);
  });
});

describe("A wrestler's page", () => {
  const item = sampleWrestler({ tagTeam: "Trade Route" });
  const mate = sampleWrestler({ _id: "m1", ringName: "Mate", tagTeam: "Trade Route" });
  const other = sampleWrestler({ _id: "m2", ringName: "Other", tagTeam: "Third Shift" });

  it("searches for partners by the team's name, and keeps those of exactly that team", () => {
    expect(partnersQuery(item)).toMatchObject({ text: "Trade Route" });
    expect(partnersQuery(sampleWrestler())).toBeUndefined();
    const source = { item, nights: { ahead: [], past: [] }, films: [], team: [item, mate, other] };
    expect(wrestlerPageView(source, view).partners.map(({ name }) => name)).toEqual(["Mate"]);
  });

  it("links to the next night that isn't canceled", () => {
    const off = { ...sampleEvent({ status: "CANCELED" }), id: "off" };
    const on = { ...sampleEvent(), id: "on" };
    const source = { item, nights: { ahead: [off, on], past: [] }, films: [], team: [] };
    const content = wrestlerPageView(source, view);
    expect(content.next?.id).toBe("on");
    expect(content.nights.map(({ id }) => id)).toEqual(["off", "on"]);
  });

  it("prefers a night that sells tickets to an earlier one that doesn't", () => {
    const full = { ...sampleEvent({ ticketing: { soldOut: true } }), id: "full" };
    const on = { ...sampleEvent(), id: "on" };
    const next = (ahead: (typeof on)[]) =>
      wrestlerPageView({ item, nights: { ahead, past: [] }, films: [], team: [] }, view).next?.id;
    expect(next([full, on])).toBe("on");
    expect(next([full])).toBe("full");
    expect(next([])).toBeUndefined();
  });
});
