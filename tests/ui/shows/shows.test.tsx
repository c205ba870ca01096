import { describe, expect, it } from "vitest";
import { residencyView } from "../../../app/domain/shows/residency-view";
import { sectionView, showView } from "../../../app/domain/shows/show-view";
import { showArt } from "../../../app/ui/art/show-art";
import { ResidencyPage } from "../../../app/ui/shows/residency-page";
import { ShowsPage, type ShowsPageProps } from "../../../app/ui/shows/shows-page";
import { sampleEvent } from "../../domain/samples/sample-event";
import { sampleSection, sampleShow, sampleTier } from "../../domain/samples/sample-show";
import { render, textOf } from "../render";

const view = { locale: "en", now: new Date("2026-12-03T12:00:00Z") };
const headings = (markup: string) => [...markup.matchAll(/<h([1-6])/g)].map(([, rank]) => Number(rank));

describe("The shows", () => {
  const before = { ...view, now: new Date("2026-11-20T12:00:00Z") };
  const shows = [showView(sampleShow(), sampleEvent(), before)];
  const page = (props: Partial<ShowsPageProps> = {}) =>
    render(<ShowsPage shows={shows} sections={[sectionView(sampleSection())]} text="" pastNights={3} {...props} />, {
      path: "/shows",
    });

  it("are listed with their scene, their next night and a link", async () => {
    const markup = await page();
    expect(textOf(markup)).toContain(
      "Residency Nights Supper at six, bell at seven Residency Next: Sat, Nov 28, Norfolk, VA from $20",
    );
    expect(markup).toContain('href="/shows/pigeon-forge"');
    expect(markup).toMatch(/src="\/art\/show\/smoky%20ridge.svg\?[^"]*scene=theatre"/);
    expect(headings(markup).slice(0, 3)).toEqual([1, 2, 2]);
  });

  it("link to every section, and to past nights if there are any", async () => {
    const markup = await page();
    expect(markup).toContain(`href="${sectionView(sampleSection()).href}"`);
    expect(markup).toContain('href="/tickets?when=past"');
    expect(await page({ pastNights: 0 })).not.toContain("when=past");
  });

  it("are searched with a plain form that shows only the matches", async () => {
    const markup = await page({ shows: [], text: "supper" });
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/shows"/);
    expect(markup).toContain('value="supper"');
    expect(textOf(markup)).toContain("1 show See all shows");
  });

  it("say so if a search finds nothing, and if there are no shows", async () => {
    expect(textOf(await page({ shows: [], sections: [], text: "zebra" }))).toContain("Nothing by that name");
    expect(textOf(await page({ shows: [], sections: [], pastNights: 0 }))).toContain("The program is at the printer");
  });
});

describe("The residency", () => {
  let count = 0;
  const at = (startDate: string, changes: Parameters<typeof sampleEvent>[0] = {}) =>
    sampleEvent({
      id: `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`,
      title: `Residency Night ${count}`,
      ...changes,
      config: { startDate, doorsDate: startDate, endDate: new Date(Date.parse(startDate) + 9e6).toISOString() },
    });
  const matinee = at("2026-12-05T19:00:00.000Z", { ticketing: { fewLeft: 3 } });
  const evening = at("2026-12-06T00:00:00.000Z", { ticketing: { soldOut: true } });
  const off = at("2026-12-09T00:00:00.000Z", { status: "CANCELED" });
  const nights = [matinee, evening, off];

  async function page(month = "2026-12", inMonth = nights) {
    const read = {
      month,
      zone: "America/New_York",
      nights: inMonth,
      ahead: nights,
      definitions: [sampleTier({ eventId: matinee.id })],
    };
    const residency = residencyView(sampleShow(), read, view);
    return render(<ResidencyPage path="/shows/pigeon-forge" {...residency} />, { path: "/shows/pigeon-forge" });
  }
  const cells = (markup: string) => [...markup.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => textOf(cell));

  it("has its nights in a table of the month with a caption and column headers", async () => {
    const markup = await page();
    expect(markup).toContain('<caption class="hide">Shows in December 2026</caption>');
    expect(markup.match(/<th scope="col" abbr="[A-Z][a-z]+day"/g)).toHaveLength(7);
    expect(cells(markup)).toContain(
      "5 2:00 PM Residency Night 1 from $20 3 seats left 7:00 PM Residency Night 2 Sold out",
    );
    expect(cells(markup)).toContain("8 7:00 PM Residency Night 3 Canceled");
  });

  it("marks today in words and for assistive technology", async () => {
    const markup = await page();
    expect(markup.match(/aria-current="date"/g)).toHaveLength(1);
    expect(cells(markup)).toContain("3 today");
  });

  it("has the same nights as a list of days for phones", async () => {
    const list = /<ul class="ledger days"[^>]*>(.*?)<\/ul>/s.exec(await page())?.[1] ?? "";
    expect(list.match(/<li/g)).toHaveLength(2);
    expect(textOf(list)).toContain("Dec 05 Sat 2:00 PM");
  });

  it("has the month's heading at the links' fragment, where it takes the focus", async () => {
    expect(await page()).toContain('<section aria-labelledby="calendar">');
    expect(await page()).toMatch(/<h2 id="calendar" tabindex="-1">December 2026</);
  });

  it("links from month to month and keeps the position", async () => {
    const markup = await page("2027-02", []);
    expect(markup).toContain('href="/shows/pigeon-forge?month=2026-12#calendar"');
    expect(textOf(markup)).toContain("The curtain stays down in February 2027. ");
  });

  it("shows the course of an evening, prices, questions and directions", async () => {
    const text = textOf(await page());
    for (const words of ["How the night goes", "2 hr 30 min later", "Upper The whole ring and both screens. $20"])
      expect(text).toContain(words);
    expect(text).toContain("For Sat, Dec 5, fees included.");
    for (const words of ["All ages.", "Is supper in the price?", "Getting there Smoky Ridge Theatre", "Open in maps"])
      expect(text).toContain(words);
  });

  it("offers the seats of the next night first", async () => {
    const markup = await page();
    expect(markup).toMatch(
      new RegExp(`<a class="btn"[^>]*href="/tickets/event/${matinee.id}"[^>]*>Seats for Sat, Dec 5`),
    );
    expect(headings(markup).filter((rank) => rank === 1)).toHaveLength(1);
  });
});

describe("The scenes", () => {
  const scenes = ["theatre", "crowd", "backstage", "belt"];

  it("are the same for the same seed, and differ from each other", () => {
    const drawn = scenes.map((scene) => showArt("a", { scene, ink: "flare" }));
    expect(scenes.map((scene) => showArt("a", { scene, ink: "flare" }))).toEqual(drawn);
    expect(new Set([...drawn, showArt("a", { ink: "flare" })]).size).toBe(5);
  });

  it("fall back to the arena for an unknown scene", () => {
    for (const scene of ["moon", "constructor", "__proto__", ""]) expect(showArt("a", { scene })).toBe(showArt("a"));
  });

  it("have unique ids in one document, whatever the inks", () => {
    const page = [...scenes, ...scenes]
      .map((scene, i) => showArt("a", { scene, ink: i < 4 ? "flare" : "ice" }))
      .join("");
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page).not.toMatch(/NaN|undefined/);
  });
});
