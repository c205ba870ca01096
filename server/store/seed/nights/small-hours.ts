/** Three nights that test the clock: one under way, and one on each Sunday on which clocks change. */
import { daysFrom, daysToClockChange, localInstant, minutesFrom } from "../dates";
import type { Sketch } from "./night-sketch";

/** So far ahead that the next night of the tour stays the next night. */
const LEAST_DAYS = 14;
const ON_SALE_DAYS = 90;
const HOUR_MINUTES = 60;

export function smallHours(now: Date): Sketch[] {
  const forward = daysToClockChange(now, "America/New_York", "forward", LEAST_DAYS);
  const back = daysToClockChange(now, "America/Chicago", "back", LEAST_DAYS);
  return [
    {
      slug: "the-long-bell",
      title: "The Long Bell",
      venue: "harbor-shed-9",
      days: 0,
      bell: "",
      startAt: lastFullHour(minutesFrom(now, -45)),
      minutes: 24 * HOUR_MINUTES,
      categories: ["pay-per-view-nights"],
      poster: { layout: "ring", ink: "riot", kicker: "Under way" },
      description:
        "A day and a night without a break: a match every third hour, and somebody in the ring all the time.",
      about:
        "For the lifeboats of the Columbia bar, whose crews sit in row one in shifts. Between the matches there are lessons, card games and, around the fifteenth hour, breakfast.",
      tiers: "arena",
      taken: 0.9,
    },
    {
      slug: "the-missing-hour",
      title: "The Missing Hour",
      venue: "foundry-arena",
      days: forward,
      bell: "01:30",
      categories: ["road-tour"],
      poster: { layout: "ring", ink: "neon" },
      saleStart: onSale(now, forward),
      description:
        "The bell rings at half past one. Half an hour later it is three, and whoever was to be counted out at two is safe.",
      about:
        "The night on which the clocks go forward. Tickets show the time on the wall in Columbus; the matches are timed by Prudence Tally’s own watch, which does not change.",
      tiers: "arena",
      taken: 0,
    },
    {
      slug: "the-hour-twice",
      title: "The Hour Twice",
      venue: "the-cooperage",
      days: back,
      bell: "01:30",
      categories: ["road-tour"],
      poster: { layout: "faceoff", ink: "mint" },
      saleStart: onSale(now, back),
      description:
        "There are two half past ones this night. The bell rings at the first, and the second is in the match.",
      about:
        "The night on which the clocks go back. Come for the first half past one, in summer time; if you come for the second, you will have missed an hour that nobody can give back twice.",
      tiers: "arena",
      taken: 0,
      cents: { upper: 2500 },
    },
  ];
}

const HOUR_MS = HOUR_MINUTES * 60_000;
const lastFullHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** Nobody buys a night a year ahead. */
const onSale = (now: Date, days: number) =>
  days > ON_SALE_DAYS ? localInstant(now, days - ON_SALE_DAYS, "10:00", "America/New_York") : daysFrom(now, -30);
