/** The residency in Pigeon Forge: a season of two weeks ahead, Wednesday to Sunday and twice on Saturdays. */
import { residencyCard } from "../cards";
import { daysTo } from "../dates";
import type { Sketch } from "./night-sketch";

/** The season begins on a Friday, after the next night of the tour and its trip home. */
const LEAST_DAYS = 9;

/** Days from the first Friday, share of seats sold, and what is left of single tiers. */
const SEASON: { day: number; bell?: "14:00"; taken: number; left?: Record<string, number> }[] = [
  { day: 0, taken: 0.55 },
  { day: 1, bell: "14:00", taken: 0.3, left: { table: 0 } },
  { day: 1, taken: 0.7, left: { table: 0, premier: 4 } },
  { day: 2, taken: 0.2 },
  { day: 5, taken: 0.1 },
  { day: 6, taken: 0.15 },
  { day: 7, taken: 0.4 },
  { day: 8, bell: "14:00", taken: 0.25 },
  { day: 8, taken: 0.6, left: { table: 2 } },
  { day: 9, taken: 0.1 },
  { day: 12, taken: 0.05 },
  { day: 13, taken: 0.1 },
];
const FIRST_NUMBER = 212;
/** From this day on, the theater sells numbered seats. */
const SEATED_DAYS = 21;

/** `onTheRoad`: days from today on which the tour needs its stars elsewhere. */
export function residency(now: Date, onTheRoad: number[]): Sketch[] {
  const friday = daysTo("Fri", now, "America/New_York", LEAST_DAYS);
  const nights = SEASON.map(({ day, ...night }, index): Sketch => {
    const days = friday + day;
    const number = FIRST_NUMBER + index;
    const spared = !onTheRoad.some((other) => Math.abs(other - days) <= 1);
    return { ...night, ...sketch(number, days, night.bell), card: residencyCard(number, spared) };
  });
  return [{ ...sketch(FIRST_NUMBER - 1, -9), taken: 0.9 }, ...nights];
}

function sketch(number: number, days: number, bell: "14:00" | "19:00" = "19:00"): Sketch {
  const matinee = bell === "14:00";
  return {
    slug: `residency-night-${number}`,
    title: `Residency Night ${number}`,
    venue: "smoky-ridge-theatre",
    days,
    bell,
    doors: 75,
    minutes: 150,
    show: "pigeon-forge",
    categories: ["pigeon-forge"],
    poster: { layout: number % 2 ? "ring" : "burst", ink: "bone" },
    tiers: matinee ? "matinee" : "theatre",
    ...(days >= SEATED_DAYS && { seating: "smoky-ridge" as const }),
    description: matinee
      ? "The Saturday matinee: six matches, lunch in place of supper, and a child’s price in the raked house."
      : "Supper, six matches and a ring you can reach from your chair. Most nights of the week in Pigeon Forge.",
    about: matinee
      ? "Doors open for lunch an hour and a quarter before the bell. Those who wrestle twice today keep a little for the evening, and say so."
      : "Doors open for supper an hour and a quarter before the bell. The card is set on the day; whoever is on the road tour that week may be across the table from you.",
  };
}
