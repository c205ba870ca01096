/** The nights, each so many days from the day of filling, at the venue's own time. */
import { CURRENCY } from "../../../app/domain/limits";
import type { event, ticketDefinition } from "../schema";
import { cards, residencyCard } from "./cards";
import { daysFrom, daysToFriday, localInstant } from "./dates";
import { seedId, shortCode } from "./ids";
import { arenaTiers, type Sale, theatreTiers } from "./tiers";
import { venues } from "./venues";

type Event = typeof event.$inferInsert;
type Definition = typeof ticketDefinition.$inferInsert;
export type Night = { event: Event; definitions: Definition[] };

type Sketch = Pick<Event, "title" | "description" | "about"> & {
  slug: string;
  venue: string;
  /** Days from today, and the bell on the venue's clock. */
  days: number;
  bell: string;
  /** Minutes from doors to bell; an hour by default. */
  doors?: number;
  categories: string[];
  poster: Partial<Event["poster"]>;
  row?: Partial<Event>;
};

/** All nights as of `now`, with their tiers. */
export function nights(now: Date): Night[] {
  const road = (sketch: Sketch, sale: Partial<Sale> = {}, cents: Record<string, number> = {}): Night => {
    const row = eventRow(now, sketch);
    return { event: row, definitions: arenaTiers({ ...saleOf(row, sketch), taken: 0.4, ...sale }, cents) };
  };
  const withoutTickets = (sketch: Sketch): Night => ({ event: eventRow(now, sketch), definitions: [] });

  const friday = daysToFriday(now, "Europe/London");
  const lastLight = { venue: "harbor-shed-9", bell: "19:30" };

  return [
    road(
      {
        slug: "iron-harvest",
        title: "Iron Harvest",
        venue: "tidewater-hall",
        days: 8,
        bell: "19:30",
        categories: ["pay-per-view-nights", "road-tour"],
        poster: { layout: "faceoff", ink: "flare", kicker: "World Championship" },
        description:
          "The harvest comes in once a year. Calder Vane has held the World Championship for 411 days; El Cobre has never lost in Norfolk. No time limit, one of those two facts ends.",
        about:
          "Eight matches, three belts, and a main event without a clock. Odessa Brandt gives Juno Rask the two falls out of three that she asked for, and somebody has found the fuse box before The Lamplighter did.",
      },
      { left: { front: 0, ringside: 3 } },
    ),
    ...residency(now, [
      { number: 212, days: 13, bell: "19:00", taken: 0.55 },
      { number: 213, days: 14, bell: "19:00", taken: 0.3, left: { table: 0 } },
      { number: 214, days: 16, bell: "14:00", taken: 0.2 },
      { number: 215, days: 16, bell: "19:00", taken: 0.7, left: { table: 0, premier: 4 } },
      { number: 216, days: 20, bell: "19:00", taken: 0.1 },
    ]),
    road(
      {
        slug: "broken-bell",
        title: "Broken Bell",
        venue: "the-cooperage",
        days: 15,
        bell: "19:30",
        categories: ["pay-per-view-nights", "road-tour"],
        poster: { layout: "burst", ink: "riot" },
        description:
          "The timekeeper’s bell cracked here last spring. Nobody has replaced it, and nobody will say who cracked it.",
        about:
          "A chain match on top, a contender found by midnight, and the tag belts on the line in a house built for barrels.",
      },
      {},
      { upper: 2500 },
    ),
    road(
      {
        slug: "saltwater-riot",
        title: "Saltwater Riot",
        venue: "saguaro-fieldhouse",
        days: 21,
        bell: "19:00",
        categories: ["road-tour"],
        poster: { layout: "ring", ink: "ice" },
        description: "Two hundred miles from the sea and every seat went in a day.",
        about:
          "Four women, twelve minutes, no tags and no partners. The desert’s own Hollis Kade meets the man who turns the lights off.",
      },
      { taken: 1 },
    ),
    road({
      slug: "no-mans-canvas",
      title: "No Man’s Canvas",
      venue: "foundry-arena",
      days: 22,
      bell: "19:30",
      categories: ["pay-per-view-nights", "road-tour"],
      poster: { layout: "burst", ink: "volt" },
      description: "Whoever leaves the canvas loses it. The ropes come down at nine.",
      about:
        "The Continental Championship without ropes, a ladder with a contract on it, and the rematch that Saoirse Flint has carried in her bag since autumn.",
    }),
    road(
      {
        slug: "school-gym-special",
        title: "School Gym Special",
        venue: "alder-creek-high",
        days: 29,
        bell: "18:00",
        categories: ["youth-and-school"],
        poster: { layout: "burst", ink: "mint" },
        row: { status: "CANCELED" },
        description: "A short card and an early bell, for the roof fund. The roof could not wait.",
        about: "Cancelled: the gym is closed for repairs. Every ticket is refunded to the card it was bought with.",
      },
      { taken: 0.1 },
      { front: 4000, ringside: 2500, floor: 2000, lower: 1500, upper: 1000, access: 1500 },
    ),
    road(
      {
        slug: "cold-iron",
        title: "Cold Iron",
        venue: "the-cooperage",
        days: 36,
        bell: "19:30",
        categories: ["road-tour"],
        poster: { layout: "belt", ink: "bone" },
        description: "Calder Vane defends against the quietest man in the business.",
        about: "Tōru Hagane asked for this match in writing, in a very good hand. The champion has had it framed.",
      },
      { taken: 0.05 },
      { upper: 2500 },
    ),
    road(
      {
        slug: "winter-count",
        title: "Winter Count",
        venue: "cannery-exchange",
        days: 41,
        bell: "20:00",
        categories: ["pay-per-view-nights"],
        poster: { layout: "belt", ink: "neon" },
        description: "One night in London. The champion, a mask at stake, and the last bell of the season.",
        about:
          "The first night on the far side of the water in six years. Prices are in US dollars, as on every other night.",
      },
      { taken: 0, saleStart: localInstant(now, friday, "10:00", "Europe/London") },
      { front: 16900, ringside: 8900, floor: 5900, lower: 4200, upper: 2800, access: 4200 },
    ),
    road({
      slug: "last-light",
      title: "Last Light",
      ...lastLight,
      days: 57,
      categories: ["road-tour"],
      poster: { layout: "faceoff", ink: "ice" },
      row: {
        status: "POSTPONED",
        previousStartAt: localInstant(now, 50, lastLight.bell, zoneOf(lastLight.venue)),
      },
      description: "Moved by a week: the slip is being dredged. Tickets keep their seats and their number.",
      about: "The lamps of the shed go out one by one. Whoever is on the floor when the last one goes has lost.",
    }),
    withoutTickets({
      slug: "ember-street",
      title: "Ember Street",
      venue: "millrace-armory",
      days: 75,
      bell: "19:30",
      categories: ["road-tour"],
      poster: { layout: "ring", ink: "riot" },
      row: { scheduleTbd: true, registrationType: "NO_REGISTRATION" },
      description: "Denver is on the route. The armory has said yes; the calendar has not.",
      about: "Date to be announced. We write once, when it stands.",
    }),
    withoutTickets({
      slug: "fair-week",
      title: "Fair Week Showdown",
      venue: "pinewood-fairground",
      days: 48,
      bell: "18:30",
      categories: ["youth-and-school"],
      poster: { layout: "burst", ink: "flare" },
      row: { registrationType: "EXTERNAL", externalUrl: "https://fair.example/tickets/showdown" },
      description: "Two matches under the grandstand, between the tractor pull and the pie.",
      about: "Entry is with the fair’s own day ticket, which the fair sells itself.",
    }),
    road(
      {
        slug: "contract-night",
        title: "Contract Night",
        venue: "tidewater-hall",
        days: -2,
        bell: "19:30",
        categories: ["road-tour"],
        poster: { layout: "faceoff", ink: "bone" },
        description: "Vane signed with a broken thumb. Cobre signed in gold.",
        about: "The night on which Iron Harvest was put on paper, and the table did not survive it.",
      },
      { taken: 0.93 },
    ),
    {
      event: {
        ...eventRow(now, {
          slug: "unannounced",
          title: "Unannounced",
          venue: "foundry-arena",
          days: 90,
          bell: "19:30",
          categories: ["archive"],
          poster: {},
          description: "A draft: nobody but the office sees it.",
          about: "Kept back until the arena has signed.",
        }),
        status: "DRAFT",
      },
      definitions: [],
    },
  ];
}

type Residency = { number: number; days: number; bell: string; taken: number; left?: Record<string, number> };

function residency(now: Date, coming: Residency[]): Night[] {
  const past = { number: 211, days: -9, bell: "19:00", taken: 0.9 };
  return [past, ...coming].map((night: Residency) => {
    const sketch: Sketch = {
      slug: `residency-night-${night.number}`,
      title: `Residency Night ${night.number}`,
      venue: "smoky-ridge-theatre",
      days: night.days,
      bell: night.bell,
      doors: 75,
      categories: ["pigeon-forge"],
      poster: { layout: night.number % 2 ? "ring" : "burst", ink: "bone" },
      row: {
        showId: seedId("show", "pigeon-forge"),
        card: cards[`residency-night-${night.number}`] ?? residencyCard(night.number),
      },
      description:
        "Supper, four matches and a ring you can reach from your chair. Most nights of the week in Pigeon Forge.",
      about:
        "Doors open for supper an hour and a quarter before the bell. The card is set on the day; whoever is on the road tour that week may be across the table from you.",
    };
    const row = eventRow(now, sketch);
    const sale = { ...saleOf(row, sketch), taken: night.taken, ...(night.left && { left: night.left }) };
    return { event: row, definitions: theatreTiers(sale) };
  });
}

function eventRow(now: Date, sketch: Sketch): Event {
  const { slug, title, description, about } = sketch;
  const zone = zoneOf(sketch.venue);
  const startAt = localInstant(now, sketch.days, sketch.bell, zone);
  const publishedAt = daysFrom(now, Math.min(sketch.days, 0) - 30);
  return {
    id: seedId("event", slug),
    shortCode: shortCode(slug),
    slug,
    title,
    description,
    about,
    status: "SCHEDULED",
    showId: seedId("show", "road-tour"),
    venueId: seedId("venue", sketch.venue),
    categoryIds: sketch.categories.map((one) => seedId("category", one)),
    startAt,
    endAt: minutesFrom(startAt, 165),
    doorsAt: minutesFrom(startAt, -(sketch.doors ?? 60)),
    timeZoneId: zone,
    card: cards[slug] ?? [],
    poster: { seed: `${title}${townOf(sketch.venue)}`, ...sketch.poster },
    registrationType: "TICKETS",
    ticketLimitPerOrder: 8,
    currency: CURRENCY.toUpperCase(),
    publishedAt,
    updatedAt: publishedAt,
    ...sketch.row,
  };
}

const saleOf = (row: Event, sketch: Sketch) => ({
  event: sketch.slug,
  venue: sketch.venue,
  saleStart: row.publishedAt,
  saleEnd: row.startAt,
});

const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

function venueOf(slug: string) {
  const found = venues.find((one) => one.id === seedId("venue", slug));
  if (!found) throw new Error(`The seed has no venue ${slug}`);
  return found;
}

const zoneOf = (venue: string) => venueOf(venue).timeZoneId;

function townOf(venue: string): string {
  const { city, region, country } = venueOf(venue);
  return country === "US" ? `${city}, ${region}` : city;
}
