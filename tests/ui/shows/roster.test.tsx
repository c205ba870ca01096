import { describe, expect, it } from "vitest";
import { rosterFilters } from "../../../app/domain/roster/roster-filters";
import { rosterCard, rosterGroups, spotlightView } from "../../../app/domain/roster/roster-view";
import { wrestlerPageView } from "../../../app/domain/roster/wrestler-profile";
import { nightView } from "../../../app/domain/shows/night-view";
import { Card } from "../../../app/ui/fight-card/bout";
import { RosterPage, type RosterPageProps } from "../../../app/ui/roster/roster-page";
import { wrestlerHeroArt } from "../../../app/ui/roster/wrestler-hero-art";
import { WrestlerPage } from "../../../app/ui/roster/wrestler-page";
import { sampleEvent } from "../../domain/samples/sample-event";
import { sampleWrestler } from "../../domain/samples/sample-wrestler";
import { render, textOf } from "../render";

const now = new Date("2026-11-20T12:00:00Z");
const view = { locale: "en", now };
type WrestlerChanges = Parameters<typeof sampleWrestler>[0];

const page = (
  people: WrestlerChanges[],
  { query = "", total = people.length, ...more }: { query?: string } & Partial<RosterPageProps> = {},
) =>
  render(
    <RosterPage
      filters={rosterFilters(new URLSearchParams(query))}
      groups={rosterGroups(people.map((one) => rosterCard(sampleWrestler(one))))}
      total={total}
      divisions={["Heavyweight", "Women"]}
      {...more}
    />,
  );

describe("The roster", () => {
  it("has cards that are one link each, with belt and hometown", async () => {
    const markup = await page([{ _id: "w1", titles: [{ name: "World Championship", from: "2025-01-26" }] }]);
    expect(markup).toContain('href="/wrestlers/w1"');
    expect(markup).toContain('<p class="belt" lang="en">World Championship</p>');
    expect(textOf(markup)).toContain("1 name In the ring Calder Vane World Championship Duluth, Minnesota");
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("never links a wrestler by name, because a page may have that path", async () => {
    expect(await page([{ slug: "shop", ringName: "Shop" }])).not.toContain('href="/shop"');
  });

  it("marks injured and departed wrestlers, and names the roles at ringside", async () => {
    const text = textOf(
      await page([{ status: "injured" }, { _id: "2", status: "alumni" }, { _id: "3", role: "referee" }]),
    );
    expect(text).toContain("In the ring Injured Calder Vane");
    expect(text).toContain("At ringside Calder Vane Referee Alumni Alumni Calder Vane");
  });

  it("loads the portraits below the first row lazily", async () => {
    const markup = await page(Array.from({ length: 8 }, (_, i) => ({ _id: `${i}` })));
    expect(markup.match(/<img/g)).toHaveLength(8);
    expect(markup.match(/loading="lazy"/g)).toHaveLength(3);
    expect(markup.match(/width="400" height="500"/g)).toHaveLength(8);
  });

  it("marks a Hebrew name with its language and direction", async () => {
    expect(await page([{ ringName: "ברק הכרמל" }])).toMatch(/<h3 lang="he" dir="auto"><a[^>]*>ברק הכרמל</);
  });

  it("shows the first letter in place of a missing picture", async () => {
    const markup = await page([{ portrait: { seed: "" }, ringName: "Éva" }]);
    expect(markup).not.toContain("<img");
    expect(markup).toContain('aria-hidden="true" lang="en">É</span>');
  });

  it("keeps the filters in its form and counts the matches", async () => {
    const markup = await page([{}], { query: "text=Vane&division=Women&status=injured&champions=true", total: 1 });
    expect(markup).toContain('value="Vane"');
    expect(markup).toMatch(/<option value="Women" lang="en" selected=""/);
    expect(markup).toMatch(/<option value="injured" selected=""/);
    expect(markup).toMatch(/name="champions"[^>]*checked=""/);
    expect(markup).toContain('method="get" action="/wrestlers"');
    expect(textOf(markup)).toContain("1 name See the full roster");
  });

  it("keeps a division from an old link selected", async () => {
    expect(await page([{}], { query: "division=Lucha" })).toMatch(/<option value="Lucha" lang="en" selected=""/);
  });

  it("links to more with all filters, and keeps the position", async () => {
    const markup = await page([{ _id: "last" }], { query: "division=Women", total: 30 });
    expect(markup).toContain('href="/wrestlers?division=Women&amp;rows=40#wrestler-last"');
    expect(markup).toContain('id="wrestler-last"');
    expect(textOf(markup)).toContain("29 more");
  });

  it("says so if nobody matches, and links to everyone", async () => {
    const markup = await page([], { query: "text=zzz" });
    expect(textOf(markup)).toContain("0 names No one by that name");
    expect(markup).toMatch(/class="btn line"[^>]* href="\/wrestlers"/);
  });

  it("opens the wrestler named in the URL, with a link to the full profile", async () => {
    const opened = spotlightView(sampleWrestler({ _id: "w1" }), view);
    const markup = await page([{ _id: "w1" }], { opened });
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(textOf(markup)).toContain("Calder Vane The Ore Boat Hometown Duluth, Minnesota");
    expect(markup).toMatch(/class="btn"[^>]* href="\/wrestlers\/w1"/);
    expect(markup).toMatch(/<h2 class="d2">The roster/);
  });
});

const profile = (
  changes: WrestlerChanges,
  source: { ahead?: ReturnType<typeof sampleEvent>[]; past?: ReturnType<typeof sampleEvent>[] } = {},
) => {
  const item = sampleWrestler(changes);
  const nights = { ahead: source.ahead ?? [], past: source.past ?? [] };
  const content = wrestlerPageView({ item, nights, films: [], team: [] }, view);
  return render(
    <WrestlerPage
      {...content}
      head={wrestlerHeroArt(content.person, `Portrait of ${content.person.name}`)}
      url="https://ringside.example/wrestlers/w1"
      siteName="Ringside"
    />,
  );
};
const calder = sampleEvent().card.find(({ winner }) => winner !== null)?.sides[0]?.[0]?.id ?? "";

describe("A wrestler's page", () => {
  it("has one h1, the portrait, the tape in both systems of units, and the moves", async () => {
    const markup = await profile({});
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="Portrait of Calder Vane"');
    expect(textOf(markup)).toContain("Height · 191 cm 6′3″");
    expect(textOf(markup)).toContain("Gangplank drop · The long lift");
    expect(textOf(markup)).toContain("Ballast");
  });

  it("lists titles with the length of the reign", async () => {
    const titles = [{ name: "World Championship", from: "2026-11-10" }];
    expect(textOf(await profile({ titles }))).toContain("World Championship since November 2026 · 10 days");
    expect(textOf(await profile({}))).toContain("No titles yet.");
  });

  it("links to the seats of the next night", async () => {
    const night = sampleEvent();
    const markup = await profile({}, { ahead: [night] });
    expect(markup).toContain(`href="/tickets/event/${night.id}">Tickets for Nov 28, Norfolk, VA`);
    expect(markup).toContain('href="/tickets?text=Calder%20Vane"');
  });

  it("links to the night itself if no seats are sold", async () => {
    const night = sampleEvent({ ticketing: { soldOut: true } });
    expect(await profile({}, { ahead: [night] })).toContain(`href="/events/${night.id}">Nov 28, Norfolk, VA`);
  });

  it.each([
    ["active", "as soon as it’s signed"],
    ["injured", "On the injured list"],
    ["alumni", "No longer on the road"],
  ] as const)("says why there is no night for the %s", async (status, words) => {
    expect(textOf(await profile({ status }))).toContain(words);
  });

  it("lists past matches with result, night and opponents", async () => {
    const markup = await profile({ _id: calder }, { past: [sampleEvent({ status: "ENDED" })] });
    expect(textOf(markup)).toMatch(/Lost Iron Harvest Norfolk , Nov 28/);
    expect(textOf(markup)).toMatch(/Across the ring El Cobre 1 match/);
  });

  it("renders without picture, height, weight, year and text", async () => {
    const bare = {
      portrait: { seed: "" },
      heightCm: null,
      weightKg: null,
      debutYear: null,
      bio: "",
      nickname: "",
      entranceTheme: null,
    };
    const markup = await profile({ ...bare, signatureMoves: [], finisher: "", hometown: "" });
    expect(markup).toContain('class="blank display"');
    expect(markup).not.toContain("Height");
    expect(markup).not.toMatch(/undefined|null|NaN/);
  });

  it("shows nights, results and titles for wrestlers only", async () => {
    const text = textOf(await profile({ role: "referee" }));
    expect(text).not.toMatch(/Recent matches|Titles|live/);
    expect(text).toContain("On the job");
  });

  it("can be shared without scripts", async () => {
    const markup = await profile({});
    expect(markup).toContain("mailto:?subject=Calder%20Vane%20on%20Ringside");
    expect(markup).toContain(encodeURIComponent("https://ringside.example/wrestlers/w1"));
  });
});

describe("A match on a card", () => {
  it("links every name to its page, without nested links", async () => {
    const markup = await render(<Card bouts={nightView(sampleEvent(), view).card} />);
    expect(markup).toContain(`href="/wrestlers/${calder}"`);
    expect(markup.split("</a>").filter((part) => (part.match(/<a /g) ?? []).length > 1)).toEqual([]);
  });
});
