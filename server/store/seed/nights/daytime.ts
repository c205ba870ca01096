/** Youth and school shows, fairs and open days: by daylight, short, and cheap. */
import { daysTo } from "../dates";
import type { Sketch } from "./night-sketch";

const SCHOOL_CENTS = { front: 4000, ringside: 2500, floor: 2000, lower: 1500, upper: 1000, access: 1500 };

/** Open days are Saturdays, school shows are on a school day; the residency is dark on Tuesdays. */
export const daytime = (now: Date): Sketch[] => [
  {
    slug: "fan-fest-columbus",
    title: "Fan Fest: Open Ring",
    venue: "foundry-arena",
    days: daysTo("Sat", now, "America/New_York", 26),
    bell: "11:00",
    minutes: 360,
    doors: 30,
    categories: ["fan-fest"],
    poster: { layout: "ring", ink: "mint" },
    description:
      "Walk on the canvas, learn to fall, bring the picture that you want signed. Three short matches from four.",
    about:
      "Otis Tarrow signs in the old box office from noon, in his hood, with his good hand. The lesson in falling is at one and at three; closed shoes, please.",
    tiers: "fest",
    taken: 0.3,
  },
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
    tiers: "arena",
    taken: 0.1,
    cents: SCHOOL_CENTS,
  },
  {
    slug: "lunch-bell",
    title: "Lunch Bell",
    venue: "saguaro-fieldhouse",
    days: daysTo("Tue", now, "America/Phoenix", 27),
    bell: "11:30",
    minutes: 75,
    doors: 30,
    categories: ["youth-and-school"],
    poster: { layout: "burst", ink: "bone" },
    description: "Four matches in a lunch break. Classes are back at their desks by two.",
    about:
      "Teachers come in free with fifteen or more; write to us. The counting match is counted by everybody, in the language of the row.",
    tiers: "kids",
    taken: 0.5,
    cents: { ...SCHOOL_CENTS, kids: 500 },
  },
  {
    slug: "fan-fest-london",
    title: "Fan Fest: The Morning After",
    venue: "cannery-exchange",
    days: 42,
    bell: "12:00",
    minutes: 300,
    doors: 30,
    categories: ["fan-fest"],
    poster: { layout: "ring", ink: "neon" },
    description: "The day after Winter Count, in the same hall, at noon, because some of them will be walking slowly.",
    about:
      "Tea, signatures and three short matches between those who can. Whoever lost the mask match signs without it.",
    tiers: "fest",
    taken: 0.1,
  },
  {
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
  },
  {
    slug: "first-period",
    title: "First Period",
    venue: "taconite-hall",
    days: daysTo("Wed", now, "America/Chicago", 47),
    bell: "10:00",
    minutes: 75,
    doors: 30,
    categories: ["youth-and-school"],
    poster: { layout: "burst", ink: "volt" },
    description: "The only lesson of the year that begins with a bell and is glad of it.",
    about:
      "For schools along the north shore, and for everybody else who is up by ten. Barnaby Keel, who opened the pier, rings it.",
    tiers: "kids",
    taken: 0.25,
    cents: { ...SCHOOL_CENTS, kids: 500 },
  },
];
