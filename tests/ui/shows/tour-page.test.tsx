import { describe, expect, it } from "vitest";
import { nightView } from "../../../app/domain/shows/night-view";
import { sectionView } from "../../../app/domain/shows/show-view";
import { tourFilters } from "../../../app/domain/shows/tour-filters";
import { SectionPage } from "../../../app/ui/shows/section-page";
import { TourPage, type TourPageProps } from "../../../app/ui/tour/tour-page";
import { sampleEvent } from "../../domain/samples/sample-event";
import { SECTION_ID, sampleSection } from "../../domain/samples/sample-show";
import { render, textOf } from "../render";

const night = (changes: Parameters<typeof sampleEvent>[0] = {}) =>
  nightView(sampleEvent(changes), { locale: "en", now: new Date("2026-11-20T12:00:00Z") });
const filters = (query = "") => tourFilters(new URLSearchParams(query));
const onSale = night();
const tour: TourPageProps = {
  path: "/tour-dates",
  filters: filters(),
  nights: [onSale, night({ config: { scheduleTbd: true } })],
  total: 2,
  categories: [{ id: SECTION_ID, name: "Pigeon Forge Residency" }],
  cities: ["Norfolk, VA"],
  months: [{ key: "2026-11", title: "November 2026" }],
};

describe("The tour dates", () => {
  const page = (props: Partial<TourPageProps> = {}) => render(<TourPage {...tour} {...props} />);

  it("are grouped by month, open dates last", async () => {
    const headings = [...(await page()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(headings).toEqual(["November 2026", "Date TBA"]);
  });

  it("are filtered by a plain form at the requested path that keeps the selection", async () => {
    const chosen = filters(`city=Oslo&month=2026-11&category=${SECTION_ID}`);
    const markup = await page({ filters: { ...chosen, text: `"><x` } });
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/tour-dates"/);
    expect(markup).toContain('<option value="Oslo" selected="">Oslo</option>');
    expect(markup).toMatch(/value="2026-11" selected=""|selected="" value="2026-11"/);
    expect(markup).toMatch(new RegExp(`<option[^>]*value="${SECTION_ID}"[^>]*selected=""`));
    expect(markup).not.toContain("<x");
  });

  it("continue where they stopped, and keep the filters", async () => {
    const markup = await page({ total: 45, filters: filters("city=Norfolk, VA") });
    expect(markup).toContain(`href="/tour-dates?city=Norfolk%2C+VA&amp;rows=40#night-${onSale.id}"`);
    expect(textOf(markup)).toContain("43 more shows");
  });

  it("say so if nothing matches, and link to all", async () => {
    const markup = await page({ nights: [], total: 0, filters: filters("city=Oslo") });
    expect(textOf(markup)).toContain("Not in your town yet");
    expect(markup).toContain('href="/tour-dates"');
    expect(markup).toContain("<form");
  });

  it("say that there are none yet, without filters", async () => {
    const [ahead, over] = [
      { nights: [], total: 0 },
      { nights: [], total: 0, filters: filters("when=past") },
    ];
    expect(textOf(await page(ahead))).toContain("No shows on the books");
    expect(textOf(await page(over))).toContain("No past shows yet.");
    for (const props of [ahead, over]) expect(await page(props)).not.toContain("<form");
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
  const { path: _, categories: __, ...list } = tour;
  const section = sectionView(sampleSection());
  const page = (props: Partial<TourPageProps> = {}) =>
    render(<SectionPage section={section} list={{ ...list, path: section.href, ...props }} />);

  it("shows its description, and filters its nights at its own path", async () => {
    const markup = await page();
    expect(markup).toMatch(/<h1[^>]*>Pigeon Forge Residency<\/h1>/);
    expect(textOf(markup)).toContain("Supper and six matches.");
    expect(markup).toContain(`action="${section.href}"`);
    expect(markup).not.toContain('name="category"');
  });

  it("links to all dates without nights, and to itself if the filters match none", async () => {
    expect(textOf(await page({ nights: [], total: 0 }))).toContain("No dates yet");
    const narrow = await page({ nights: [], total: 0, filters: filters("text=zebra") });
    expect(textOf(narrow)).toContain("Not in your town yet");
    expect(narrow).toMatch(new RegExp(`class="btn line"[^>]*href="${section.href}"`));
  });
});
