/** The head of a page: robots directives and link previews. */
import { describe, expect, it } from "vitest";
import { type PageMeta, pageMeta } from "../../../app/ui/document/page-meta";

const page: PageMeta = {
  title: "Iron Harvest",
  description: "The harvest comes in once a year.",
  canonical: "https://ringside.example/events/1",
};

/** Names to values, as a robot reads them. */
function metaByName(changes: Partial<PageMeta> = {}): Record<string, string> {
  return Object.fromEntries(
    pageMeta({ ...page, ...changes }, "Ringside").flatMap((tag) => {
      const { name, property, rel, content, href } = tag as Record<string, string>;
      const key = name ?? property ?? rel;
      return key ? [[key, content ?? href ?? ""]] : [];
    }),
  );
}
const jsonLdOf = (changes: Partial<PageMeta>) =>
  pageMeta({ ...page, ...changes }, "Ringside").find((tag) => "script:ld+json" in tag);

describe("A page's head", () => {
  it("names page and site in the title", () => {
    expect(pageMeta(page, "Ringside")[0]).toEqual({ title: "Iron Harvest · Ringside" });
    expect(metaByName()).toMatchObject({ "og:title": "Iron Harvest · Ringside", "og:site_name": "Ringside" });
  });

  it("gives a shared link a picture by its absolute URL, the site's own by default", () => {
    const image = { path: "/og/event/1.png?v=1.1", alt: "Iron Harvest" };
    expect(metaByName({ image })).toMatchObject({
      "og:image": "https://ringside.example/og/event/1.png?v=1.1",
      "og:image:alt": "Iron Harvest",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(metaByName()["og:image"]).toContain("https://ringside.example/og/site/");
  });

  it("has no picture without a canonical URL, which gives its origin", () => {
    expect(Object.keys(metaByName())).toContain("og:image");
    expect(Object.keys(metaByName({ canonical: undefined }))).not.toContain("og:image");
  });

  it("cuts a long description between words", () => {
    const { description = "" } = metaByName({ description: `${"harvest ".repeat(40)}end` });
    expect(description.length).toBeLessThanOrEqual(201);
    expect(description).toMatch(/harvest…$/);
    expect(metaByName({ description: "One\n\n  line." }).description).toBe("One line.");
  });

  it("has no JSON-LD with noindex", () => {
    const jsonLd = [{ "@type": "Person", name: "El Cobre" }];
    expect(metaByName({ noindex: true }).robots).toBe("noindex");
    expect(jsonLdOf({ jsonLd, noindex: true })).toBeUndefined();
    expect(metaByName().robots).toBe("max-image-preview:large");
    expect(jsonLdOf({ jsonLd })).toEqual({ "script:ld+json": { "@context": "https://schema.org", "@graph": jsonLd } });
  });

  it("links to the feeds, and to the page's calendar", () => {
    const links = pageMeta({ ...page, calendar: "/events/1.ics" }, "Ringside").filter(
      (tag) => "rel" in tag && tag.rel === "alternate",
    );
    expect(links.map((tag) => "href" in tag && tag.href)).toEqual([
      "/news.rss",
      "/tour-dates.rss",
      "/tour-dates.ics",
      "/events/1.ics",
    ]);
  });
});
