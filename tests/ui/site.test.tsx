import { describe, expect, it } from "vitest";
import { type EventView, eventView } from "../../app/domain/event-view";
import { ROWS_AT_FIRST } from "../../app/domain/tour-filters";
import { artAt, artSrc } from "../../app/ui/art/art-src";
import { EventPage } from "../../app/ui/site/event-page";
import { Ledger } from "../../app/ui/site/ledger";
import { TourPage, type TourPageProps } from "../../app/ui/site/tour-page";
import { sampleEvent } from "../domain/sample-event";
import { render, textOf } from "./render";

const now = new Date("2026-11-20T12:00:00Z");
const night = (changes: Parameters<typeof sampleEvent>[0] = {}): EventView =>
  eventView(sampleEvent(changes), { locale: "en", now });
const onSale = night();
const partner = {
  type: "EXTERNAL",
  status: "OPEN_EXTERNAL",
  ticketing: null,
  external: { registration: "https://fair.example/tickets?id=7" },
} as const;

describe("A row of the ledger", () => {
  const row = async (changes: Parameters<typeof sampleEvent>[0] = {}) => render(<Ledger nights={[night(changes)]} />);

  it("has date, what, price and the way to the seats", async () => {
    const markup = await row();
    expect(textOf(markup)).toBe("28 Nov Sat Iron Harvest Norfolk, VA · Tidewater Hall · 7:30 PM from $20 Tickets");
    expect(markup).toContain('<time class="date" dateTime="2026-11-29T00:30:00.000Z"');
    expect(markup).toContain(`href="/tickets/event/${onSale.id}"`);
  });

  it.each<[string, Parameters<typeof sampleEvent>[0], string]>([
    ["few left", { ticketing: { fewLeft: 1 } }, '<span class="badge few">1 seat left</span>'],
    ["sold out", { ticketing: { soldOut: true } }, '<span class="badge gone">Sold out</span>'],
    ["cancelled", { status: "CANCELED" }, '<span class="badge off">Cancelled</span>'],
    [
      "soon",
      { ticketing: { salesStart: "2026-11-23T15:00:00Z" } },
      '<span class="badge soon">On sale Mon 10 AM</span>',
    ],
    ["new date", { previousStartDate: "2026-11-22T00:30:00Z" }, "<s>was 21 Nov</s>"],
    ["date open", { config: { scheduleTbd: true } }, '<span class="badge soon">Date to be announced</span>'],
    ["postponed", { postponed: true, config: { scheduleTbd: true } }, '<span class="badge few">Postponed</span>'],
    ["sold by the hall", { registration: partner }, 'href="https://fair.example/tickets?id=7"'],
  ])("shows the state %s", async (_, changes, markup) => {
    expect(await row(changes)).toContain(markup);
  });

  it("leads whoever cannot buy to the night instead of the seats", async () => {
    const markup = await row({ ticketing: { soldOut: true } });
    expect(markup).not.toContain("/tickets/event/");
    expect(markup).toMatch(new RegExp(`class="btn quiet line"[^>]*href="/events/${onSale.id}"`));
  });
});

describe("The page of one night", () => {
  const page = async (shown: EventView) => render(<EventPage night={shown} prices={[]} others={[]} />);

  it("has one heading of the first rank, the poster and the way to the seats", async () => {
    const markup = await page(onSale);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="Poster of Iron Harvest"');
    expect(textOf(markup)).toContain("Choose seats");
  });

  it.each<[string, Parameters<typeof sampleEvent>[0], string]>([
    ["cancelled", { status: "CANCELED" }, "gets the money back"],
    ["postponed", { postponed: true, config: { scheduleTbd: true } }, "Tickets stay valid"],
    ["sold out", { ticketing: { soldOut: true } }, "Every seat is sold or held"],
    ["not yet on sale", { ticketing: { salesStart: "2026-11-27T15:00:00Z" } }, "Seats go on sale 27 Nov, 10 AM."],
    ["sold by the hall", { registration: partner }, "Tickets at fair.example"],
    ["past", { status: "ENDED" }, "The last bell has rung"],
    ["moved", { previousStartDate: "2026-11-22T00:30:00Z" }, "Moved from 21 Nov."],
  ])("says how things stand when it is %s", async (_, changes, words) => {
    expect(textOf(await page(night(changes)))).toContain(words);
  });

  it("offers no seats where none are sold", async () => {
    for (const changes of [{ status: "CANCELED" }, { status: "ENDED" }, { ticketing: { soldOut: true } }] as const)
      expect(await page(night(changes))).not.toContain("/tickets/event/");
  });

  it("marks the winner in words too, and only when it is over", async () => {
    expect(textOf(await page(night({ status: "ENDED" })))).toContain("El Cobre (winner)");
    expect(textOf(await page(onSale))).not.toContain("winner");
  });

  it("shows prices, and which tier is gone", async () => {
    const prices = [
      { id: "a", name: "Front", price: "$149", soldOut: true, left: 0 },
      { id: "b", name: "Ringside", price: "$79", soldOut: false, left: 3 },
      { id: "c", name: "Lap child", price: undefined, soldOut: false, left: undefined },
    ];
    const text = textOf(await render(<EventPage night={onSale} prices={prices} others={[]} />));
    expect(text).toContain("Front Sold out Ringside 3 left $79 Lap child Free");
  });
});

describe("The tour dates", () => {
  const tour: TourPageProps = {
    path: "/tour-dates",
    filters: { city: "", month: "", text: "", category: "", past: false, from: 0, rows: ROWS_AT_FIRST },
    nights: [onSale, night({ config: { scheduleTbd: true } })],
    total: 2,
    cities: ["Norfolk, VA"],
    months: [{ key: "2026-11", title: "November 2026" }],
  };
  const page = (props: Partial<TourPageProps> = {}) => render(<TourPage {...tour} {...props} />);

  it("stand under their months, open dates last", async () => {
    const headings = [...(await page()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(headings).toEqual(["November 2026", "Date to be announced"]);
  });

  it("are filtered by a plain form on the address that was asked for, with what was chosen kept", async () => {
    const markup = await page({ filters: { ...tour.filters, city: "Oslo", month: "2026-11", text: `"><x` } });
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/tour-dates"/);
    expect(markup).toContain('<option selected="">Oslo</option>');
    expect(markup).toMatch(/value="2026-11" selected=""|selected="" value="2026-11"/);
    expect(markup).not.toContain("<x");
  });

  it("go on where they stopped, with the filters kept", async () => {
    const markup = await page({ total: 45, filters: { ...tour.filters, city: "Norfolk, VA" } });
    expect(markup).toContain(`href="/tour-dates?city=Norfolk%2C+VA&amp;rows=40#night-${onSale.id}"`);
    expect(textOf(markup)).toContain("43 more nights");
  });

  it("say so when nothing fits, and how to see all", async () => {
    const markup = await page({ nights: [], total: 0 });
    expect(textOf(markup)).toContain("Your town is not on the wall");
    expect(markup).toContain('href="/tour-dates"');
  });
});

describe("The address of a picture", () => {
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

  it("is none for another kind, another ending or an endless seed", () => {
    const none = new URLSearchParams();
    expect(artAt("virus", "x.svg", none)).toBeUndefined();
    expect(artAt("poster", "x.png", none)).toBeUndefined();
    expect(artAt("poster", `${"x".repeat(81)}.svg`, none)).toBeUndefined();
  });

  it("carries no markup into the picture", () => {
    const query = new URLSearchParams({ ink: "<script>", look: '"><script>', build: "m" });
    expect(artAt("portrait", "<script>.svg", query)).not.toContain("<script>");
  });
});
