import { describe, expect, it } from "vitest";
import { HomePage } from "../../../app/ui/home/home-page";
import { EmptyCover } from "../../../app/ui/index-page/empty-cover";
import { NextNightCover } from "../../../app/ui/index-page/next-night-cover";
import { PosterCard } from "../../../app/ui/posters/poster-card";
import { titleLines } from "../../../app/ui/posters/title-lines";
import { mediaId } from "../../domain/samples/sample-media";
import { render, textOf } from "../render";
import { allMedia, emptyHome, home, noMedia, sampleNight } from "./home-samples";

const page = (changes: Partial<typeof home> = {}) =>
  render(<HomePage home={{ ...home, ...changes }} title={titleLines("Iron Harvest")} />);
const headings = (markup: string) => [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);

describe("The home page", () => {
  it("shows the next night first, with a countdown and links to its seats and its broadcast", async () => {
    const markup = await page();
    expect(textOf(markup)).toContain("days 8 hours 12 minutes 30");
    expect(textOf(markup)).toContain("Get tickets from $20 Watch at home, $9.99");
    expect(markup).toContain('role="timer"');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("links to the night itself if it has no broadcast", async () => {
    expect(textOf(await page({ watch: undefined }))).toContain("Get tickets from $20 See details");
  });

  it("has its sections in order, what is live and next first, each under a heading", async () => {
    expect(headings(await page())).toEqual([
      "The Long Bell",
      "Next shows",
      "The card in Norfolk",
      "Coming to town",
      "Who’s who",
      "Since the last bell",
      "Every big night, at home",
      "Wear the night",
    ]);
  });

  it("has all films, stories and pictures in place of the newest few if they are asked for", async () => {
    const markup = await page({ news: undefined, media: allMedia });
    expect(headings(markup).slice(5, 8)).toEqual(["Highlights", "Since the last bell", "Behind the curtain"]);
    expect(await page()).toContain('href="/home?feed=all#feed"');
  });

  it("links each person to the wrestler, champions with their belts, Hebrew names in their own direction", async () => {
    const markup = await page();
    expect(markup).toContain(`href="/wrestlers/${mediaId(20)}"`);
    expect(markup).toMatch(/<p class="belt" lang="en">World Championship/);
    expect(markup).toMatch(/<h3 lang="he" dir="auto">.*?גולן/);
  });

  it("shows the live broadcast first, and the price of Premium", async () => {
    const text = textOf(await page());
    expect(text).toContain("Live now The Long Bell Watch live, $9.99");
    expect(text).toContain("$9.99 a month or $99.90 a year. Try 7 days free");
  });

  it("shows a broadcast ahead among the offers", async () => {
    const { broadcast } = home;
    const text = textOf(await page({ broadcast: broadcast && { ...broadcast, state: "announced" } }));
    expect(text).not.toContain("Live now");
    expect(text).toMatch(/Announced Pay-per-view The Long Bell .* Included in Premium\. See the pay-per-view/);
  });

  it("shows one price of Premium if there is one, and no trial if there is none", async () => {
    const text = textOf(await page({ premium: { month: undefined, year: "$99.90", trialDays: 0 } }));
    expect(text).toContain("$99.90 a year. See Premium");
  });

  it("says when missing content will appear", async () => {
    const markup = await render(<HomePage home={emptyHome} title={undefined} />);
    for (const words of ["No shows on the books", "Nothing to report"]) expect(textOf(markup)).toContain(words);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toContain("/premium");
    const all = await render(<HomePage home={{ ...emptyHome, news: undefined, media: noMedia }} title={undefined} />);
    for (const words of ["Nothing in the can yet", "Nothing to report", "The curtain is drawn"])
      expect(textOf(all)).toContain(words);
  });
});

describe("A poster on the wall", () => {
  it("is a picture with text on top, and one link", async () => {
    const markup = await render(<PosterCard night={sampleNight()} />);
    expect(markup).toMatch(/<img src="\/art\/poster\/iron-harvest\.svg\?[^"]*room=1[^"]*" alt=""/);
    expect(markup).toContain('<svg viewBox="0 0 600 800"');
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(textOf(markup)).toBe("Iron Harvest Sat, Nov 28, Norfolk, VA from $20");
  });
});

describe("The index", () => {
  const index = (night = sampleNight()) =>
    render(<NextNightCover night={night} face="<svg></svg>" siteName="Ringside" />);

  it("keeps its heading as text next to the wood type, and has one main action", async () => {
    const markup = await index();
    expect(markup).toMatch(/<span class="hide" lang="en">Iron Harvest<\/span>/);
    expect(textOf(markup)).toContain("Calder Vane vs El Cobre");
    expect(markup.match(/class="btn"/g)).toHaveLength(1);
    expect(textOf(markup)).toContain("Tickets from $20 See tour dates");
  });

  it("links to the night if no seats can be bought", async () => {
    const night = sampleNight({ ticketing: { soldOut: true } });
    const markup = await index(night);
    expect(markup).toMatch(new RegExp(`class="btn"[^>]*href="${night.href}"`));
    expect(textOf(markup)).toContain("Sold out See details");
  });

  it("says once that the date is open, and has no countdown", async () => {
    const markup = await index(sampleNight({ config: { scheduleTbd: true } }));
    expect(textOf(markup)).toContain("Date TBA Tidewater Hall Norfolk, VA See details");
    expect(markup).not.toContain('role="timer"');
  });

  it("splits a very long title into more lines, none too thin to read", async () => {
    const title = "The Night That Nobody In Norfolk Will Ever Stop Talking About, With All Eight Belts On The Line";
    const { lines, widthEm } = titleLines(title);
    expect(lines.join(" ")).toBe(title);
    expect(widthEm).toBeLessThan(10);
    expect((await index(sampleNight({ title }))).match(/<text /g)).toHaveLength(lines.length);
  });

  it("links to the site if no night is announced", async () => {
    const markup = await render(<EmptyCover face="<svg></svg>" siteName="Ringside" />);
    expect(markup).toContain('href="/home"');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });
});

describe("A title split into lines", () => {
  it("breaks like the wood type, in its original case", () => {
    expect(titleLines("No Man’s Canvas").lines.join("|")).toBe("No Man’s|Canvas");
    expect(titleLines("Iron Harvest")).toEqual({ lines: ["Iron", "Harvest"], widthEm: 2.49 });
  });
});
