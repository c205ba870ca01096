import { describe, expect, it } from "vitest";
import { nightPageView } from "../../../app/domain/shows/night-page-view";
import { nightView } from "../../../app/domain/shows/night-view";
import { nightHeading } from "../../../app/domain/tickets/ticket-view";
import { NightPage, type NightPageProps } from "../../../app/ui/night/night-page";
import { SaleClosedPage } from "../../../app/ui/seats/sale-closed-page";
import { sampleEvent } from "../../domain/samples/sample-event";
import { SECTION_ID, sampleSection, sampleShow, sampleTier } from "../../domain/samples/sample-show";
import { render, textOf } from "../render";

type NightChanges = Parameters<typeof sampleEvent>[0];
const now = new Date("2026-11-20T12:00:00Z");
const view = { locale: "en", now, siteUrl: "https://ringside.example" };
const partner = {
  type: "EXTERNAL",
  status: "OPEN_EXTERNAL",
  ticketing: null,
  external: { registration: "https://fair.example/tickets?id=7" },
} as const;

const propsOf = (changes: NightChanges = {}, definitions = [sampleTier()]): NightPageProps =>
  nightPageView(
    {
      event: sampleEvent({ categoryIds: [SECTION_ID], ...changes }),
      definitions,
      coming: [],
      categories: [sampleSection()],
      shows: [sampleShow()],
      broadcasts: [],
    },
    view,
  );
const page = (changes: NightChanges = {}, more: Partial<NightPageProps> = {}) =>
  render(<NightPage {...propsOf(changes)} {...more} />, { path: "/events/x" });

describe("The page of one night", () => {
  it("has one h1, the poster and a link to the seats", async () => {
    const markup = await page();
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toMatch(/(alt|aria-label)="Poster for Iron Harvest"/);
    expect(textOf(markup)).toContain("Choose seats");
  });

  it.each<[string, NightChanges, string]>([
    ["cancelled", { status: "CANCELED" }, "we’re refunding your card"],
    ["postponed", { postponed: true, config: { scheduleTbd: true } }, "Your tickets are good for the new date"],
    [
      "postponed, with the date that was",
      { postponed: true, previousStartDate: "2026-11-22T00:30:00Z", config: { scheduleTbd: true } },
      "Originally Nov 21.",
    ],
    ["sold out", { ticketing: { soldOut: true } }, "Every seat is sold or held"],
    ["not yet on sale", { ticketing: { salesStart: "2026-11-27T15:00:00Z" } }, "Tickets go on sale Nov 27, 10 AM."],
    ["sold by the hall", { registration: partner }, "Tickets at fair.example"],
    ["past", { status: "ENDED" }, "The last bell has rung"],
    ["moved", { previousStartDate: "2026-11-22T00:30:00Z" }, "Moved from Nov 21."],
    ["three seats from sold out", { ticketing: { fewLeft: 3 } }, "3 seats left"],
    ["without a date", { config: { scheduleTbd: true } }, "Date TBA"],
    [
      "under way",
      { config: { startDate: "2026-11-20T11:00:00Z", endDate: "2026-11-20T14:00:00Z" } },
      "The show is on.",
    ],
  ])("explains the state %s", async (_, changes, words) => {
    expect(textOf(await page(changes))).toContain(words);
  });

  it("links to no seats if none are sold here", async () => {
    for (const changes of [{ status: "CANCELED" }, { status: "ENDED" }, { ticketing: { soldOut: true } }] as const)
      expect(await page(changes)).not.toContain("/tickets/event/");
  });

  it("names the winner as text, and only after the show", async () => {
    expect(textOf(await page({ status: "ENDED" }))).toContain("El Cobre (winner)");
    expect(textOf(await page())).not.toContain("winner");
  });

  it("shows prices, sold-out tiers, and when the sale of a tier opens", async () => {
    const row = { soldOut: false, left: undefined, window: undefined };
    const prices = [
      { ...row, id: "a", name: "Front", price: "$149", soldOut: true, left: 0 },
      { ...row, id: "b", name: "Ringside", price: "$79", left: 3 },
      { ...row, id: "c", name: "Lap child", price: undefined },
      {
        ...row,
        id: "d",
        name: "Upper",
        price: "$20",
        window: { kind: "from" as const, when: "Fri, Nov 27, 10 AM EST" },
      },
    ];
    const markup = await page({}, { prices });
    expect(textOf(markup)).toContain(
      "Front Sold out Ringside 3 left $79 Lap child Free Upper On sale Fri, Nov 27, 10 AM EST $20",
    );
    expect(markup).toMatch(/<s lang="en">Front<\/s>/);
  });

  it("links to the shows, its residency and its section", async () => {
    const markup = await page();
    expect(markup).toMatch(/<nav[^>]*aria-label="You are here"/);
    expect(markup).toContain('href="/shows"');
    expect(markup).toContain('href="/shows/pigeon-forge"');
    expect(markup).toContain(`href="/shows/section/${SECTION_ID}"`);
  });

  it("can be added to calendars and shared without scripts", async () => {
    const markup = await page();
    const { night } = propsOf();
    expect(markup).toContain(`href="${night.href}.ics"`);
    expect(markup).toContain('href="https://calendar.example"');
    const mail = /href="(mailto:[^"]*)"/.exec(markup)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(new URL(mail).searchParams.get("body")).toContain(`https://ringside.example${night.href}`);
    expect(markup).not.toMatch(/<button[^>]*>.*?(Copy|Share)/);
  });

  it("sets a title of 300 characters as text", async () => {
    const markup = await page({ title: "Endless ".repeat(38).slice(0, 300) });
    expect(markup).toMatch(/<h1 class="d4"/);
    expect(await page({ title: "Saturday night at the old grain exchange" })).toMatch(/<h1 class="d1"/);
    expect(await page({ title: "Saturday night at the old grain exchange, again" })).toMatch(/<h1 class="d2"/);
  });

  it("doesn't mention an unknown venue", async () => {
    const nowhere = { address: "", city: "", region: "", coordinates: null } as const;
    expect(textOf(await page({ location: nowhere }))).not.toContain("Getting in");
  });
});

describe("A sale that opens soon", () => {
  const opening = { inMs: 170_000, left: { days: 0, hours: 0, minutes: 2 } };

  it("shows the remaining time on the night's page, and a link to reload without scripts", async () => {
    const markup = await page({ ticketing: { salesStart: "2026-11-20T12:02:50Z" } }, { opening });
    expect(markup).toMatch(/role="timer"[^>]*>2:50</);
    expect(textOf(markup)).toContain("reload this page to see the seats");
    expect(markup).toMatch(new RegExp(`<a class="btn line" href="/events/${sampleEvent().id}"`));
    expect(markup).not.toContain("http-equiv");
  });

  it("counts in days while it is far away", async () => {
    const far = { inMs: 90_000_000, left: { days: 1, hours: 1, minutes: 0 } };
    expect(textOf(await page({}, { opening: far }))).toContain("day 1 hour 01 minutes 00");
  });

  it("shows the same on the page that sells seats", async () => {
    const closed = { why: "later", when: "Fri, Nov 20, 7:02 AM EST" } as const;
    const night = nightView(sampleEvent(), { locale: "en", now });
    const { id } = night;
    const ways = { nights: [], watch: undefined, calendar: undefined, city: undefined };
    const page = { closed, event: nightHeading(night), venue: "Tidewater Hall", tiers: [], opening, ways };
    const markup = await render(<SaleClosedPage {...page} />);
    expect(markup).toContain(`href="/tickets/event/${id}"`);
    expect(markup).toContain("2:50");
  });
});
