import { describe, expect, it } from "vitest";
import { HomePage } from "../../../app/ui/home/home-page";
import { EmptyCover } from "../../../app/ui/index-page/empty-cover";
import { NextNightCover } from "../../../app/ui/index-page/next-night-cover";
import { PosterCard } from "../../../app/ui/posters/poster-card";
import { titleLines } from "../../../app/ui/posters/title-lines";
import { mediaId } from "../../domain/media-samples";
import { render, textOf } from "../render";
import { emptyHome, home, sampleNight } from "./home-samples";

const page = (changes: Partial<typeof home> = {}) =>
  render(<HomePage home={{ ...home, ...changes }} title={titleLines("Iron Harvest")} />);
const headings = (markup: string) => [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);

describe("The home page", () => {
  it("puts the next night first, with a countdown, its seats and the way to watch it at home", async () => {
    const markup = await page();
    expect(textOf(markup)).toContain("days 8 hours 12 minutes 30");
    expect(textOf(markup)).toContain("Get tickets from $20 Watch at home, $9.99");
    expect(markup).toContain('role="timer"');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("leads to the night itself where there is no broadcast of it", async () => {
    expect(textOf(await page({ watch: undefined }))).toContain("Get tickets from $20 See the night");
  });

  it("has its parts in order, each under a heading", async () => {
    expect(headings(await page())).toEqual([
      "Next nights",
      "The card in Norfolk",
      "On the wall",
      "Who holds the gold",
      "Who’s who",
      "Highlights",
      "Since the last bell",
      "Behind the curtain",
      "The Long Bell",
      "Every big night, at home",
    ]);
  });

  it("leads from each champion and each face to the wrestler, Hebrew names in their own direction", async () => {
    const markup = await page();
    expect(markup).toContain(`href="/wrestlers/${mediaId(20)}"`);
    expect(markup).toMatch(/<p class="belt" lang="en">World Championship/);
    expect(markup).toMatch(/<h3 lang="he" dir="auto">.*?גולן/);
  });

  it("says what is live and what Premium costs", async () => {
    const text = textOf(await page());
    expect(text).toContain("Live now Pay-per-view The Long Bell");
    expect(text).toContain("Watch live, $9.99 Included in Premium.");
    expect(text).toContain("$9.99 a month, or $99.90 a year. Try 7 days free");
  });

  it("names one price of Premium where there is one, and no trial where there is none", async () => {
    const text = textOf(await page({ premium: { month: undefined, year: "$99.90", trialDays: 0 } }));
    expect(text).toContain("$99.90 a year. See Premium");
  });

  it("says of everything that is missing when it comes", async () => {
    const markup = await render(<HomePage home={emptyHome} title={undefined} />);
    const text = textOf(markup);
    for (const words of ["No night on the wall", "No film in the can", "Nothing to report", "The curtain is drawn"])
      expect(text).toContain(words);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toContain("/premium");
  });
});

describe("A poster on the wall", () => {
  it("is a picture with its words over it, and one link", async () => {
    const markup = await render(<PosterCard night={sampleNight()} />);
    expect(markup).toMatch(/<img src="\/art\/poster\/iron-harvest\.svg\?[^"]*room=1[^"]*" alt=""/);
    expect(markup).toContain('<svg viewBox="0 0 600 800"');
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(textOf(markup)).toBe("Iron Harvest Sat 28 Nov, Norfolk, VA from $20");
  });
});

describe("The index", () => {
  const index = (night = sampleNight()) =>
    render(<NextNightCover night={night} face="<svg></svg>" siteName="Ringside" />);

  it("keeps its heading readable beside the wood type, and has one hot way on", async () => {
    const markup = await index();
    expect(markup).toMatch(/<span class="hide" lang="en">Iron Harvest<\/span>/);
    expect(textOf(markup)).toContain("Calder Vane vs El Cobre");
    expect(markup.match(/class="btn"/g)).toHaveLength(1);
    expect(textOf(markup)).toContain("Tickets from $20 See tour dates");
  });

  it("leads to the night where no seat can be bought", async () => {
    const night = sampleNight({ ticketing: { soldOut: true } });
    const markup = await index(night);
    expect(markup).toMatch(new RegExp(`class="btn"[^>]*href="${night.href}"`));
    expect(textOf(markup)).toContain("Sold out See the night");
  });

  it("says once that a date is open, and counts to nothing", async () => {
    const markup = await index(sampleNight({ config: { scheduleTbd: true } }));
    expect(textOf(markup)).toContain("Date open Tidewater Hall Norfolk, VA See the night");
    expect(markup).not.toContain('role="timer"');
  });

  it("sets a very long title in more lines, none too thin to read", async () => {
    const title = "The Night That Nobody In Norfolk Will Ever Stop Talking About, With All Eight Belts On The Line";
    const { lines, widthEm } = titleLines(title);
    expect(lines.join(" ")).toBe(title);
    expect(widthEm).toBeLessThan(10);
    expect((await index(sampleNight({ title }))).match(/<text /g)).toHaveLength(lines.length);
  });

  it("lets one in when no night is announced", async () => {
    const markup = await render(<EmptyCover face="<svg></svg>" siteName="Ringside" />);
    expect(markup).toContain('href="/home"');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });
});

describe("A title in lines", () => {
  it("breaks as the wood type does, in its own letters", () => {
    expect(titleLines("No Man’s Canvas").lines.join("|")).toBe("No Man’s|Canvas");
    expect(titleLines("Iron Harvest")).toEqual({ lines: ["Iron", "Harvest"], widthEm: 2.49 });
  });
});
