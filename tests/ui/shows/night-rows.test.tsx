import { describe, expect, it } from "vitest";
import { type NightView, nightView } from "../../../app/domain/shows/night-view";
import { artAt, artSrc } from "../../../app/ui/art/art-src";
import { NightRows } from "../../../app/ui/tour/night-rows";
import { sampleEvent } from "../../domain/samples/sample-event";
import { render, textOf } from "../render";

const now = new Date("2026-11-20T12:00:00Z");
const night = (changes: Parameters<typeof sampleEvent>[0] = {}): NightView =>
  nightView(sampleEvent(changes), { locale: "en", now });
const onSale = night();
const partner = {
  type: "EXTERNAL",
  status: "OPEN_EXTERNAL",
  ticketing: null,
  external: { registration: "https://fair.example/tickets?id=7" },
} as const;

describe("A row of a night", () => {
  const row = async (changes: Parameters<typeof sampleEvent>[0] = {}) => render(<NightRows rows={[night(changes)]} />);

  it("has date, title, price and a link to the seats", async () => {
    const markup = await row();
    expect(textOf(markup)).toBe("Nov 28 Sat Iron Harvest Norfolk, VA · Tidewater Hall · 7:30 PM from $20");
    expect(markup).toContain('<time class="date" dateTime="2026-11-29T00:30:00.000Z"');
    expect(markup).toContain(`href="/tickets/event/${onSale.id}"`);
    expect(markup).toContain('aria-label="Tickets for Iron Harvest, Norfolk, VA, from $20"');
  });

  it.each<[string, Parameters<typeof sampleEvent>[0], string]>([
    ["few left", { ticketing: { fewLeft: 1 } }, '<span class="badge few">1 seat left</span>'],
    ["sold out", { ticketing: { soldOut: true } }, '<span class="badge gone">Sold out</span>'],
    ["cancelled", { status: "CANCELED" }, '<span class="badge off">Canceled</span>'],
    [
      "soon",
      { ticketing: { salesStart: "2026-11-23T15:00:00Z" } },
      '<span class="badge soon">On sale Mon 10 AM</span>',
    ],
    ["new date", { previousStartDate: "2026-11-22T00:30:00Z" }, "<s>was Nov 21</s>"],
    ["date open", { config: { scheduleTbd: true } }, '<span class="badge soon">Date TBA</span>'],
    ["postponed", { postponed: true, config: { scheduleTbd: true } }, '<span class="badge few">Postponed</span>'],
    ["sold by the hall", { registration: partner }, 'href="https://fair.example/tickets?id=7"'],
  ])("shows the state %s", async (_, changes, markup) => {
    expect(await row(changes)).toContain(markup);
  });

  it.each<[string, Parameters<typeof sampleEvent>[0], string]>([
    ["sold out", { ticketing: { soldOut: true } }, "See options: Iron Harvest, Norfolk, VA"],
    ["not on sale yet", { ticketing: { salesStart: "2026-11-23T15:00:00Z" } }, "See prices: Iron Harvest, Norfolk, VA"],
  ])("leads to the ways on while it is %s", async (_, changes, name) => {
    const markup = await row(changes);
    expect(markup).toMatch(new RegExp(`class="btn quiet line" aria-label="${name}"[^>]*href="/tickets/event/`));
  });

  it("links to the night itself if there is nothing to buy", async () => {
    const markup = await row({ status: "CANCELED" });
    expect(markup).not.toContain("/tickets/event/");
    expect(markup).toMatch(new RegExp(`class="btn quiet line"[^>]*href="/events/${onSale.id}"`));
  });
});

describe("The URL of a picture", () => {
  it("gives the same picture each time, faces included", () => {
    const cast = [{ seed: "calder-vane", build: "m", look: "slick" }] as const;
    const { pathname, searchParams } = new URL(
      artSrc("poster", "iron harvest/1", { ink: "ice", cast }),
      "https://x.example",
    );
    const [, , kind = "", file = ""] = pathname.split("/");
    const svg = artAt(kind, decodeURIComponent(file), searchParams);
    expect(svg).toContain("<svg");
    expect(svg).not.toContain("<text");
    const others = new URLSearchParams({ ink: "ice", cast: "el-cobre~m~flame" });
    expect(artAt(kind, decodeURIComponent(file), others)).not.toBe(svg);
  });

  it("is unknown for another kind, another extension or an overlong seed", () => {
    const none = new URLSearchParams();
    expect(artAt("virus", "x.svg", none)).toBeUndefined();
    expect(artAt("poster", "x.png", none)).toBeUndefined();
    expect(artAt("poster", `${"x".repeat(81)}.svg`, none)).toBeUndefined();
    const { pathname } = new URL(artSrc("poster", "🔔".repeat(150)), "http://site");
    const [, , kind = "", file = ""] = pathname.split("/");
    expect(artAt(kind, decodeURIComponent(file), none)).toContain("<svg");
  });

  it("carries no markup into the picture", () => {
    const query = new URLSearchParams({ ink: "<script>", look: '"><script>', build: "m" });
    expect(artAt("portrait", "<script>.svg", query)).not.toContain("<script>");
  });
});
