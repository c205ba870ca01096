import { describe, expect, it } from "vitest";
import { asRow } from "../../../app/domain/shows/night-summaries";
import { nightView } from "../../../app/domain/shows/night-view";
import { sectionView } from "../../../app/domain/shows/show-view";
import { tourFilters } from "../../../app/domain/shows/tour-filters";
import { SectionPage } from "../../../app/ui/shows/section-page";
import { TourPage, type TourPageProps } from "../../../app/ui/tour/tour-page";
import { sampleEvent } from "../../domain/samples/sample-event";
import { SECTION_ID, sampleSection } from "../../domain/samples/sample-show";
import { render, textOf } from "../render";

const night = (changes: Parameters<typeof sampleEvent>[0] = {}) =>
  asRow(nightView(sampleEvent(changes), { locale: "en", now: new Date("2026-11-20T12:00:00Z") }));
const filters = (query = "") => tourFilters(new URLSearchParams(query));
const onSale = night();
const tour: TourPageProps = {
  path: "/tour-dates",
  filters: filters(),
  rows: [onSale, night({ config: { scheduleTbd: true } })],
  total: 2,
  left: 0,
  choices: {
    all: 2,
    sections: [{ value: SECTION_ID, label: "Pigeon Forge Residency", count: 1 }],
    cities: [{ value: "Norfolk, VA", label: "Norfolk, VA", count: 2 }],
    months: [{ value: "2026-11", label: "November 2026", count: 1 }],
  },
};

describe("The tour dates", () => {
  const page = (props: Partial<TourPageProps> = {}) => render(<TourPage {...tour} {...props} />);

  it("are grouped by month, open dates last", async () => {
    const headings = [...(await page()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(headings).toEqual(["November 2026", "Date TBA"]);
  });

  it("are filtered by links, each with the number of nights it leaves, which keep the other filters", async () => {
    const markup = await page({ filters: filters("month=2026-11") });
    expect(markup).toMatch(/<a class="chip" [^>]*href="\/tour-dates\?month=2026-11"[^>]*>All <small>2<\/small>/);
    expect(markup).toContain(`href="/tour-dates?month=2026-11&amp;category=${SECTION_ID}"`);
    expect(textOf(markup)).toContain("Pigeon Forge Residency 1");
    expect(markup).toContain('href="/tour-dates?city=Norfolk%2C+VA&amp;month=2026-11"');
    expect(markup).not.toContain("<select");
  });

  it("open the second line of a filter by a link, and show the line of one in use", async () => {
    const markup = await page({ filters: filters("city=Oslo&month=2026-11") });
    for (const id of ["city", "month", "find"]) expect(markup).toContain(`href="#${id}"`);
    expect([...markup.matchAll(/class="sub open" id="(\w+)"/g)].map(([, id]) => id)).toEqual(["city", "month"]);
    expect(textOf(markup)).toContain("City: Oslo Month: November 2026");
    expect(markup).toMatch(/aria-current="true"[^>]*>Oslo <small>0<\/small>/);
  });

  it("are searched by a plain form at the requested path that keeps the filters", async () => {
    const chosen = filters(`city=Oslo&month=2026-11&category=${SECTION_ID}`);
    const markup = await page({ filters: { ...chosen, text: `"><x` } });
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/tour-dates"/);
    for (const [name, value] of Object.entries({ city: "Oslo", month: "2026-11", category: SECTION_ID }))
      expect(markup).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    expect(markup).not.toContain("<x");
  });

  it("continue where they stopped, and keep the filters", async () => {
    const markup = await page({ total: 45, left: 25, filters: filters("city=Norfolk, VA") });
    expect(markup).toContain(`href="/tour-dates?city=Norfolk%2C+VA&amp;rows=40#night-${onSale.id}"`);
    expect(textOf(markup)).toContain("25 more shows");
  });

  it("say so if nothing matches, and link to all", async () => {
    const markup = await page({ rows: [], total: 0, filters: filters("city=Oslo") });
    expect(textOf(markup)).toContain("Not in your town yet");
    expect(markup).toContain('href="/tour-dates"');
    expect(markup).toContain('class="chips-bar"');
  });

  it("say that there are none yet, without filters", async () => {
    const [ahead, over] = [
      { rows: [], total: 0 },
      { rows: [], total: 0, filters: filters("when=past") },
    ];
    expect(textOf(await page(ahead))).toContain("No shows on the books");
    expect(textOf(await page(over))).toContain("No past shows yet.");
    for (const props of [ahead, over]) expect(await page(props)).not.toContain("chips-bar");
  });

  it("link to past nights and back, and a search stays among them", async () => {
    expect(await page()).toContain('href="/tour-dates?when=past"');
    const past = await page({ filters: filters("when=past") });
    expect(past).toMatch(/<h1[^>]*>Past shows<\/h1>/);
    expect(past).toContain('<input type="hidden" name="when" value="past"/>');
    expect(textOf(past)).toContain("Upcoming shows");
  });
});

describe("A section", () => {
  const { path: _, ...rest } = tour;
  const list = { ...rest, choices: { ...rest.choices, sections: [] } };
  const section = sectionView(sampleSection());
  const page = (props: Partial<TourPageProps> = {}) =>
    render(<SectionPage section={section} list={{ ...list, path: section.href, ...props }} />);

  it("shows its description, and filters its nights at its own path", async () => {
    const markup = await page();
    expect(markup).toMatch(/<h1[^>]*>Pigeon Forge Residency<\/h1>/);
    expect(textOf(markup)).toContain("Supper and six matches.");
    expect(markup).toContain(`action="${section.href}"`);
    expect(markup).toContain(`href="${section.href}?month=2026-11"`);
    expect(textOf(markup)).not.toContain("All 2");
  });

  it("links to all dates without nights, and to itself if the filters match none", async () => {
    expect(textOf(await page({ rows: [], total: 0 }))).toContain("No dates yet");
    const narrow = await page({ rows: [], total: 0, filters: filters("text=zebra") });
    expect(textOf(narrow)).toContain("Not in your town yet");
    expect(narrow).toMatch(new RegExp(`class="btn line"[^>]*href="${section.href}"`));
  });
});
