/** Six broadcasts, one for each state that a broadcast can be in on the day of filling. */
import { PAYMENT_INTENT_CENTS } from "../../../app/domain/limits";
import type { ppvEvent } from "../schema";
import { daysFrom } from "./dates";
import type { NightSketch } from "./events";
import { seedId } from "./ids";

type BroadcastRow = typeof ppvEvent.$inferInsert;
type Broadcast = Pick<BroadcastRow, "title" | "description"> &
  Partial<BroadcastRow> & {
    night: string;
    /** Days from today. By default, the sale begins thirty days before the bell. */
    saleInDays?: number;
    /** Days from today. By default, a month after the night. */
    replayInDays?: number;
  };

const broadcasts: Broadcast[] = [
  {
    night: "the-long-bell",
    title: "The Long Bell",
    description:
      "A day and a night from Portland, without a break: eight title matches and everything between them. Come and go as you like; the picture keeps your place.",
    premiumIncluded: true,
  },
  {
    night: "iron-harvest",
    title: "Iron Harvest",
    description:
      "Calder Vane and El Cobre without a clock, from Tidewater Hall. Seven more matches before it, the first one on the minute.",
    premiumIncluded: true,
  },
  {
    night: "noche-de-cobre",
    saleInDays: -2,
    title: "Noche de Cobre",
    description:
      "El Cobre comes home as near as the truck can take him. Made with a broadcaster in Mexico, and shown in Mexico and Puerto Rico only.",
    allowedCountries: ["MX", "PR"],
  },
  {
    night: "winter-count",
    title: "Winter Count",
    description:
      "One night in London, at tea time in New York. The champion, a mask at stake, and the last bell of the season.",
    saleInDays: 14,
    premiumIncluded: true,
  },
  {
    night: "contract-night",
    title: "Contract Night",
    description:
      "The night on which Iron Harvest was put on paper. The replay has the signing from three cameras, and the table from a fourth.",
    replayInDays: 7,
    premiumIncluded: true,
  },
  {
    night: "dead-reckoning",
    title: "Dead Reckoning",
    description: "Sixty minutes, one knee, and five more because she asked. The replay has ended; the record has not.",
    replayInDays: -3,
    premiumIncluded: true,
  },
];

/** The broadcasts of `nights`, on air from a quarter of an hour before the bell. */
export const payPerViews = (now: Date, nights: NightSketch[]): BroadcastRow[] =>
  broadcasts.map(({ night, saleInDays, replayInDays, ...row }) => {
    const { id, startAt, endAt, poster } = eventOf(night, nights);
    const before = daysFrom(startAt, -30);
    return {
      id: seedId("pay-per-view", night),
      eventId: id,
      poster,
      priceCents: PAYMENT_INTENT_CENTS,
      currency: "USD",
      saleStart: saleInDays !== undefined ? daysFrom(now, saleInDays) : before,
      liveStart: new Date(startAt.getTime() - 15 * 60_000),
      liveEnd: endAt,
      replayUntil: replayInDays !== undefined ? daysFrom(now, replayInDays) : daysFrom(endAt, 30),
      streamKey: "stand-in",
      ...row,
    };
  });

function eventOf(slug: string, nights: NightSketch[]): NightSketch["event"] {
  const found = nights.find(({ event }) => event.slug === slug);
  if (!found) throw new Error(`The seed has no night ${slug}`);
  return found.event;
}
